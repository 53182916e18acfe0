"""``sternhafen admin`` on the command line: its acts and their arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from sternhafen.server.ops.say import say
from sternhafen.server.ops.settings import default_database


def add_admin(subparsers: Any, words: str) -> None:
    """Add ``admin`` with its acts."""
    parser = subparsers.add_parser("admin", help=say(words, "server-help-admin"))
    parser.add_argument(
        "--database", default=default_database(), metavar="URL", help=say(words, "server-help-database")
    )
    below = parser.add_subparsers(metavar="ACT", required=True)

    def act(name: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = below.add_parser(name, help=say(words, f"server-help-admin-{name}"))
        made.set_defaults(run=lambda args: perform(name, args, words))
        return made

    listing = act("list")
    listing.add_argument("--status", action="append", default=[], choices=("waiting", "running", "over", "closed"))
    listing.add_argument("--title")
    listing.add_argument("--idle", type=float, default=0, metavar="DAYS", help=say(words, "server-help-admin-idle"))
    listing.add_argument("--limit", type=int, default=50, metavar="N")
    listing.add_argument("--json", action="store_true")
    act("show").add_argument("table")
    act("close").add_argument("table", nargs="+")
    act("delete").add_argument("table", nargs="+")
    pruning = act("prune")
    pruning.add_argument("--idle", type=float, required=True, metavar="DAYS", help=say(words, "server-help-admin-idle"))
    pruning.add_argument("--status", action="append", default=[], choices=("waiting", "running", "over", "closed"))
    pruning.add_argument("--dry-run", action="store_true", help=say(words, "server-help-admin-dry-run"))
    transferring = act("transfer")
    transferring.add_argument("table")
    transferring.add_argument("seat", type=int)
    banning = act("ban")
    banning.add_argument("subject", nargs="?", metavar="ADDRESS|PERSON")
    banning.add_argument("--days", type=float, metavar="N")
    banning.add_argument("--reason", default="")
    banning.add_argument("--lift", action="store_true", help=say(words, "server-help-admin-lift"))
    quota = act("quota")
    quota.add_argument("person", nargs="?")
    quota.add_argument("tables", nargs="?", type=int, metavar="N")
    exporting = act("export")
    exporting.add_argument("person")
    exporting.add_argument("file", type=Path)
    act("forget").add_argument("person")
    appointing = act("appoint")
    appointing.add_argument("person", nargs="?")
    appointing.add_argument("--dismiss", action="store_true", help=say(words, "server-help-admin-dismiss"))
    reporting = act("reports")
    reporting.add_argument("--done", type=int, metavar="N", help=say(words, "server-help-admin-done"))
    ruling = act("rules")
    ruling.add_argument("--reset", metavar="TITLE", help=say(words, "server-help-admin-reset"))


def perform(name: str, args: argparse.Namespace, words: str) -> int:
    """Carry out one act; return the exit code."""
    from sternhafen.server.ops.admin import commands  # imports the database, which other commands do without

    return commands.perform(name, args, words)
