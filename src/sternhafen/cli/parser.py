"""The command line's parser: every command with its arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from sternhafen import __version__
from sternhafen.bots import BOTS
from sternhafen.cli.commands import Commands
from sternhafen.server.commands import add_commands
from sternhafen.text import LANGUAGES, Words

if TYPE_CHECKING:
    from sternhafen.arena.sprt import Sprt


def command_line(language: str) -> argparse.ArgumentParser:
    """Return the parser of the whole command line, with its help in a language."""
    words = Words(language)
    top = argparse.ArgumentParser("sternhafen", description=words("cli-about"), epilog=words("cli-examples"))
    top.formatter_class = argparse.RawDescriptionHelpFormatter
    top.add_argument("--version", action="version", version=__version__)
    top.add_argument("--language", choices=LANGUAGES, default=language, help=words("cli-language"))
    below = top.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], None]) -> Command:
        return Command(below, words, name, run)

    commands = Commands(language)
    add_play(command, commands)
    add_measure(command, commands)
    add_read(command, commands)
    add_author(command, commands)
    add_commands(below, language)
    return top


class Command:
    """One command; its help and that of its arguments are messages named after them."""

    def __init__(self, below: Any, words: Words, name: str, run: Callable[[argparse.Namespace], None]) -> None:
        self._words = words
        self._parser: argparse.ArgumentParser = below.add_parser(
            name,
            help=words(f"cli-command-{name}"),
            description=words(f"cli-command-{name}"),
            epilog=words(f"cli-command-{name}-examples"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self._parser.set_defaults(run=run)

    def add(self, argument: str, help: str | None = None, **how: Any) -> None:
        """Add an argument; its message is ``cli-arg-`` and its name, unless `help` says another one."""
        message = f"cli-arg-{help or argument.removeprefix('--')}"
        self._parser.add_argument(argument, help=self._words(message, bots=", ".join(BOTS)), **how)

    def add_title(self, optional: bool = False) -> None:
        """Add the title."""
        self.add("title", metavar="TITLE", **({"nargs": "?"} if optional else {}))

    def add_setup(self, seeded: bool = True) -> None:
        """Add what a new game needs: seats, options and, where it is not measured by many games, a seed."""
        self.add("--seats", type=int)
        self.add("--option", action="append", default=[], metavar="NAME=VALUE")
        if seeded:
            self.add("--seed", type=seed)


AddCommand: TypeAlias = Callable[[str, Callable[[argparse.Namespace], None]], Command]


def add_play(command: AddCommand, commands: Commands) -> None:
    """Add the commands for a person at the terminal."""
    play = command("play", commands.play)
    play.add_title(optional=True)
    play.add_setup()
    play.add("--bots")
    play.add("--names")
    play.add("--save", type=Path, metavar="FILE")
    play.add("--resume", type=Path, metavar="FILE")
    play.add("--plain", action="store_true")

    learn = command("learn", commands.learn)
    learn.add_title(optional=True)
    learn.add("lesson", nargs="?", type=positive, metavar="N")
    learn.add("--plain", action="store_true")

    puzzle = command("puzzle", commands.puzzle)
    puzzle.add_title()
    puzzle.add("puzzle", nargs="?", metavar="ID")
    puzzle.add("--plain", action="store_true")


def add_measure(command: AddCommand, commands: Commands) -> None:
    """Add the commands that let bots play many games."""
    simulate = command("simulate", commands.simulate)
    simulate.add_title()
    simulate.add_setup()
    simulate.add("--bots", default="random")
    simulate.add("--games", type=positive, default=100)
    simulate.add("--jobs", type=positive, default=1)
    simulate.add("--json", action="store_true")

    arena = command("arena", commands.arena)
    arena.add_title()
    arena.add("entrants", nargs="+", metavar="BOT")
    arena.add_setup()
    arena.add("--games", type=positive, default=200)
    arena.add("--jobs", type=positive, default=1)
    arena.add("--ray", metavar="ADDRESS")
    arena.add("--sprt", type=sprt, metavar="LOW:HIGH")
    arena.add("--file", "ledger", type=Path, metavar="FILE")
    arena.add("--svg", type=Path, metavar="FILE")
    arena.add("--json", action="store_true")

    bench = command("bench", commands.bench)
    bench.add_title(optional=True)
    bench.add_setup(seeded=False)
    bench.add("--rounds", type=positive, default=5)
    bench.add("--envs", action="store_true")
    bench.add("--against", action="store_true")
    bench.add("--json", action="store_true")


def add_read(command: AddCommand, commands: Commands) -> None:
    """Add the commands that print saved games, rules and titles."""
    replay = command("replay", commands.replay)
    replay.add("file", type=Path, metavar="FILE")
    replay.add("--at", type=int, metavar="N")
    replay.add("--seat", type=int)
    replay.add("--plain", action="store_true")

    review = command("review", commands.review)
    review.add("file", type=Path, metavar="FILE")
    review.add("--iterations", type=positive, default=200)
    review.add("--seed", "review-seed", type=seed)
    review.add("--plain", action="store_true")
    review.add("--json", action="store_true")

    study = command("study", commands.study)
    study.add("file", type=Path, metavar="FILE")
    study.add("--lesson", "study-lesson", type=int, metavar="SEAT")
    study.add("--plain", action="store_true")

    rules = command("rules", commands.rules)
    rules.add_title()
    rules.add("wanted", nargs="*", metavar="ID|WORD")
    rules.add("--chapters", action="store_true")

    command("titles", commands.titles)


def add_author(command: AddCommand, commands: Commands) -> None:
    """Add the commands for authors of campaigns and titles."""
    campaign = command("campaign", commands.campaign)
    campaign.add("job", "campaign-job", choices=("check", "book"))
    campaign.add("wanted", "campaign-wanted", nargs="?", metavar="ID|PATH")
    campaign.add("--campaign", metavar="ID")
    campaign.add("--seats", type=int, default=3)
    campaign.add("--seed", type=int)
    campaign.add("--games", "campaign-games", type=int, default=0)
    campaign.add("--player", "bots", default="greedy")

    new_title = command("new-title", commands.new_title)
    new_title.add("name", "new-title", metavar="NAME")
    new_title.add("--folder", type=Path, default=Path(), metavar="FOLDER")


def positive(text: str) -> int:
    """Return a whole number above zero."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def seed(text: str) -> int:
    """Return a seed: a whole number of at most 128 bits."""
    number = int(text, 0)
    if not 0 <= number < 1 << 128:
        raise ValueError(text)
    return number


def sprt(text: str) -> Sprt:
    """Return a test between two shares of first places, written ``0.5:0.55``."""
    from sternhafen.arena.sprt import Sprt

    low, _, high = text.partition(":")
    if not 0 < float(low) < float(high) < 1:
        raise ValueError(text)
    return Sprt(float(low), float(high))
