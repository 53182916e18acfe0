"""Commands of the server for the command line: serve, verify, backup, restore, admin."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from sternhafen.server.ops.admin.parser import add_admin
from sternhafen.server.ops.say import own_language, say
from sternhafen.server.ops.settings import SETTINGS, WrongSettings, default_database, read_settings


def add_commands(subparsers: Any, language: str | None = None) -> None:
    """Add the server's commands; each sets `run`, a function of the parsed arguments that returns an exit code."""
    words = language or own_language()
    add_serve(subparsers, words)
    add_verify(subparsers, words)
    add_backup(subparsers, words)
    add_admin(subparsers, words)


def add_serve(subparsers: Any, words: str) -> None:
    """Add ``serve``; what an option leaves open is read from the settings file, or is as `Settings` has it."""
    parser = subparsers.add_parser("serve", help=say(words, "server-help-serve"))
    option = parser.add_argument
    option("--config", type=Path, metavar="FILE", help=say(words, "server-help-config"))
    option("--database", metavar="URL", help=say(words, "server-help-database"))
    option("--wait", type=float, metavar="S", help=say(words, "server-help-wait"))
    option("--redis", metavar="URL", help=say(words, "server-help-redis"))
    option("--host", help=say(words, "server-help-host"))
    option("--port", type=int, help=say(words, "server-help-port"))
    option("--origin", dest="origins", action="append", metavar="URL", help=say(words, "server-help-origin"))
    option("--proxy", metavar="IP", help=say(words, "server-help-proxy"))
    option("--tls", action="store_true", default=None, help=say(words, "server-help-tls"))
    option("--certificate", type=Path, metavar="FILE", help=say(words, "server-help-certificate"))
    option("--key", type=Path, metavar="FILE", help=say(words, "server-help-key"))
    option("--web", type=Path, metavar="FOLDER", help=say(words, "server-help-web"))
    option("--workers", type=int, metavar="N", help=say(words, "server-help-workers"))
    option("--think", type=float, metavar="S", help=say(words, "server-help-think"))
    option("--memory", type=int, metavar="MB", help=say(words, "server-help-memory"))
    option("--rates", type=float, metavar="X", help=say(words, "server-help-rates"))
    option("--tables-a-client", type=int, metavar="N", help=say(words, "server-help-tables-a-client"))
    option("--ahead", action="store_true", default=None, help=say(words, "server-help-ahead"))
    option("--private-notify", action="store_true", default=None, help=say(words, "server-help-private-notify"))
    option("--imprint", type=Path, metavar="FILE", help=say(words, "server-help-imprint"))
    option("--privacy", type=Path, metavar="FILE", help=say(words, "server-help-privacy"))
    option("--open", dest="browser", action="store_true", default=None, help=say(words, "server-help-open"))
    option("--log", choices=("json", "text"))
    parser.set_defaults(run=lambda args: serve(args, words))


def add_verify(subparsers: Any, words: str) -> None:
    """Add ``verify``."""
    parser = subparsers.add_parser("verify", help=say(words, "server-help-verify"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--hash", metavar="HEX", help=say(words, "server-help-hash"))
    parser.add_argument("--seal", metavar="HEX", help=say(words, "server-help-seal"))
    parser.add_argument("--from", dest="source", type=Path, metavar="FILE", help=say(words, "server-help-from"))
    parser.set_defaults(run=lambda args: verify(args, words))


def add_backup(subparsers: Any, words: str) -> None:
    """Add ``backup`` and ``restore``."""
    for name, run in (("backup", backup), ("restore", restore)):
        parser = subparsers.add_parser(name, help=say(words, f"server-help-{name}"))
        parser.add_argument("file", type=Path)
        database = default_database()
        parser.add_argument("--database", default=database, metavar="URL", help=say(words, "server-help-database"))
        parser.set_defaults(run=lambda args, run=run: run(args, words))


def serve(args: argparse.Namespace, words: str) -> int:
    """Run a server until it is told to stop."""
    from sternhafen.server.ops.run import run  # imports the whole server, which the other commands do without

    given = {name: value for name, value in vars(args).items() if value is not None and name in SETTINGS}
    if "log" not in given and sys.stderr.isatty():
        given["log"] = "text"
    try:
        settings = read_settings(args.config, given)
    except WrongSettings as wrong:
        return complain(words, "settings", {"file": str(args.config), "problem": str(wrong)})
    return run(settings, words)


def verify(args: argparse.Namespace, words: str) -> int:
    """Replay a recorded game, prove every line of it, and compare its seed with the hash that was published."""
    from sternhafen.server.ops.verify import prove

    return prove(args.file, args.hash, words, args.seal, args.source)


def backup(args: argparse.Namespace, words: str) -> int:
    """Write all tables of a database into one file, while servers run."""
    from sternhafen.server.storage.backup import BackupFailed, write_backup

    try:
        count = write_backup(args.database, args.file)
    except BackupFailed as failed:
        return complain(words, failed.code, failed.details)
    print(say(words, "server-backup-done", tables=count, file=str(args.file)))
    return 0


def restore(args: argparse.Namespace, words: str) -> int:
    """Read a backup into an empty database."""
    from sternhafen.server.storage.backup import BackupFailed, read_backup

    try:
        count = read_backup(args.database, args.file)
    except BackupFailed as failed:
        return complain(words, failed.code, failed.details)
    print(say(words, "server-restore-done", tables=count))
    return 0


def complain(words: str, code: str, details: dict[str, int | str]) -> int:
    """Say what went wrong and what to do; return the exit code for it."""
    print(say(words, f"server-trouble-{code}", **details), file=sys.stderr)
    return 1


def main(arguments: list[str] | None = None) -> int:
    """Run one of the server's commands by itself: ``python -m sternhafen.server.commands serve``."""
    parser = argparse.ArgumentParser(prog="sternhafen")
    add_commands(parser.add_subparsers(required=True))
    args = parser.parse_args(arguments)
    code: int = args.run(args)
    return code


if __name__ == "__main__":
    sys.exit(main())
