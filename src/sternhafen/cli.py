"""The command line: one command for each job. A command imports what it needs when it runs, so that all start fast."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, NoReturn

import msgspec

from sternhafen import __version__
from sternhafen.bots import BOTS, UnknownBot, bot
from sternhafen.engine import Refused, Title, Unplayable
from sternhafen.engine.record import BadRecord
from sternhafen.games import UnknownTitle, titles
from sternhafen.games import title as title_by_id
from sternhafen.server.commands import add_commands
from sternhafen.text import LANGUAGES, Words, ids

if TYPE_CHECKING:
    from sternhafen.arena.bench import Figures
    from sternhafen.arena.sprt import Sprt
    from sternhafen.arena.summary import Summary

USAGE_ERROR = 2


class UsageError(Exception):
    """A mistake by the user, with a one-line message that says how to fix it."""


def preferred_language() -> str:
    """Return the language of the user's environment if it is supported, else English."""
    for name in ("STERNHAFEN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Commands:
    """The commands, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)

    def title(self, id: str) -> Title:
        """Return a title by its id."""
        return title_by_id(id)

    def play(self, args: argparse.Namespace) -> None:
        """Open a text table."""
        from sternhafen.terminal.play import PlayRequest, play

        play(
            PlayRequest(
                self.language,
                args.title,
                args.seats,
                None if args.bots is None else [name for name in args.bots.split(",") if name],
                [name for name in (args.names or "").split(",") if name],
                args.option,
                args.seed,
                args.save,
                args.resume,
                args.plain,
            )
        )

    def learn(self, args: argparse.Namespace) -> None:
        """Teach a lesson in the terminal."""
        from sternhafen.terminal.learn import LearnRequest, learn

        learn(LearnRequest(self.language, args.title, args.lesson, args.plain))

    def simulate(self, args: argparse.Namespace) -> None:
        """Let bots play many games and print a summary."""
        from sternhafen.arena.playout import play_games
        from sternhafen.arena.summary import summarise
        from sternhafen.terminal.menu import parse_options
        from sternhafen.terminal.progress import progress

        title = self.title(args.title)
        seats = args.seats or max(2, min(title.seats))
        given = [name for name in args.bots.split(",") if name]
        for name in given:
            bot(name)
        players = [given[i % len(given)] for i in range(seats)]
        options = parse_options(title, ["confirm=false", *args.option], seats)
        title.start(options, seats, 0)
        start = randbits(64) if args.seed is None else args.seed
        seeds = [start + i for i in range(args.games)]
        games = list(progress(play_games(title, options, players, seeds, args.jobs), len(seeds), sys.stderr))
        summary = summarise(games, players)
        if args.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
        else:
            self.print_summary(title, summary)

    def print_summary(self, title: Title, summary: Summary) -> None:
        """Print the summary of many games."""
        words = Words(self.language, title)
        self.print(words("cli-games", games=summary.games, decisions=round(summary.decisions)))
        for number, seat in enumerate(summary.seats, 1):
            kinds = ", ".join(f"{words(ids.points(title.id, kind))} {mean:.1f}" for kind, mean in seat.kinds.items())
            line = words(
                "cli-seat",
                n=number,
                bot=words.bot_name(seat.player),
                wins=f"{seat.wins:.1%}",
                mean=f"{seat.mean:.1f}",
                least=seat.least,
                most=seat.most,
                kinds=kinds,
            )
            self.print(line)
        for verdict, count in sorted(summary.verdicts.items()):
            self.print(f"{words(ids.verdict(title.id, verdict))} {count}")

    def arena(self, args: argparse.Namespace) -> None:
        """Let bots compete, continuing the contest in the file if there is one; print who is better, and how surely."""
        from sternhafen.arena.contest import Contest
        from sternhafen.arena.executors import executor
        from sternhafen.arena.ledger import Ledger
        from sternhafen.arena.ratings import first_share, standings
        from sternhafen.arena.report import bars, picture, table
        from sternhafen.arena.running import run
        from sternhafen.terminal.menu import parse_options
        from sternhafen.terminal.progress import progress

        title = self.title(args.title)
        for name in args.entrants:
            bot(name)
        seats = args.seats or max(min(title.seats), min(len(args.entrants), max(title.seats)), 2)
        options = parse_options(title, ["confirm=false", *args.option], seats).bounded()
        title.start(options, seats, 0)
        plain = msgspec.to_builtins(options)
        ledger = Ledger(Contest(title.id, title.rules, tuple(args.entrants), seats, args.seed or 0, plain), args.file)
        total = -(-args.games // seats)
        played = progress(run(ledger, args.games, args.sprt, executor(args.jobs, args.ray)), total, sys.stderr)
        blocks = list(played)
        result = standings(blocks, args.entrants)
        if args.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
            return
        heading = self.words(
            "cli-arena-heading", title=self.words.title_name(title), seats=seats, games=len(blocks) * seats
        )
        for line in (heading, *table(result, self.words), "", *bars(result)):
            self.print(line)
        if args.sprt is not None:
            shares = [first_share(block, args.entrants[0]) for block in blocks if args.entrants[0] in block.names]
            verdict, ratio = args.sprt.verdict(shares), f"{args.sprt.ratio(shares):+.2f}"
            low, high = f"{args.sprt.low:.0%}", f"{args.sprt.high:.0%}"
            self.print(
                self.words(f"cli-arena-sprt-{verdict}", player=args.entrants[0], low=low, high=high, ratio=ratio)
            )
        if args.svg is not None:
            args.svg.write_text(picture(result, heading), encoding="utf-8")

    def bench(self, args: argparse.Namespace) -> None:
        """Measure how fast titles play."""
        from sternhafen.arena.bench import measure, yardstick_rate
        from sternhafen.terminal.menu import parse_options

        chosen = [self.title(args.title)] if args.title else list(titles().values())
        if args.envs:
            self.bench_envs(chosen, args)
            return
        measured: list[Figures] = []
        if not args.json:
            self.print(self.words("cli-bench-yardstick", rate=round(yardstick_rate(1.0))))
            self.print(self.words("cli-bench-head"))
        for title in chosen:
            for seats in [args.seats] if args.seats else title.seats:
                options = parse_options(title, ["confirm=false", *args.option], seats)
                figures = measure(title, seats, options, args.rounds)
                measured.append(figures)
                if not args.json:
                    self.print(bench_line(figures))
        if args.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(measured)).decode() + "\n")

    def bench_envs(self, chosen: list[Title], args: argparse.Namespace) -> None:
        """Measure how fast titles play through PettingZoo."""
        try:
            from sternhafen.envs.bench import measure_env
        except ModuleNotFoundError as error:  # the extra `envs` is not installed
            raise UsageError(self.words("cli-no-envs", module=str(error.name))) from error
        measured = [
            measure_env(title, seats, args.rounds)
            for title in chosen
            for seats in ([args.seats] if args.seats else title.seats)
        ]
        if args.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(measured)).decode() + "\n")
            return
        self.print(self.words("cli-bench-envs-head"))
        for line in measured:
            ends = f"{line.steps:10,.0f}{line.numbers:9}{line.actions:9}"
            self.print(f"{line.title:16}{line.seats:2}{line.ratio:9.4f}{ends}")

    def replay(self, args: argparse.Namespace) -> None:
        """Print a saved game."""
        from sternhafen.engine.record import peek, read
        from sternhafen.terminal.replay import show

        record = peek(args.file.read_bytes())
        match = read(record, self.title(record.title))
        if args.at is not None and not 0 <= args.at <= len(match.log):
            raise UsageError(self.words("cli-no-such-entry", at=args.at, last=len(match.log)))
        if args.at is not None and args.at < match.before:
            raise UsageError(self.words("engine-no-before-resumed", first=match.before))
        if args.seat is not None and not 1 <= args.seat <= record.seats:
            raise UsageError(self.words("cli-no-such-seat", seat=args.seat, seats=record.seats))
        seat = None if args.seat is None else args.seat - 1
        words = Words(self.language, match.title.under(match.setup.options), record.names)
        show(match, words, args.at, seat, args.plain, self.print, record.notes)

    def rules(self, args: argparse.Namespace) -> None:
        """Print or search a title's rules."""
        from sternhafen.text import rulebook

        title = self.title(args.title)
        book = rulebook(self.language, title.id)
        rules = book.find(" ".join(args.wanted)) if args.wanted else list(book.rules.values())
        if not rules:
            raise UsageError(self.words("cli-no-rule", wanted=" ".join(args.wanted)))
        section = ""
        for rule in rules:
            if rule.section != section:
                section = rule.section
                self.print(f"\n{section}")
            self.print(f"{rule.id}  {rule.text}")

    def titles(self, args: argparse.Namespace) -> None:
        """List the titles."""
        for title in titles().values():
            self.print(f"{title.id:16} {min(title.seats)}–{max(title.seats)}  {self.words.title_line(title)}")

    def campaign(self, args: argparse.Namespace) -> None:
        """Check a campaign of Gen7, or print a played path as a book."""
        from sternhafen.terminal.gen7_campaign import HOUSE, campaign_book, check_campaign, with_pages

        if args.job == "check":
            for id in [args.wanted] if args.wanted else with_pages():
                count = check_campaign(id, self.print)
                if count:
                    raise UsageError(self.words("cli-campaign-faults", campaign=id, count=count))
                self.print(self.words("cli-campaign-sound", campaign=id))
            return
        sys.stdout.write(
            campaign_book(
                args.campaign or HOUSE, args.wanted or "", args.seats, args.seed or 1, args.player, self.language
            )
        )

    def new_title(self, args: argparse.Namespace) -> None:
        """Write the skeleton of a new title into a clone."""
        from sternhafen.scaffold import Names, write_title

        names = Names.of(args.name)
        for path in write_title(args.name, args.folder):
            self.print(str(path))
        self.print(self.words("cli-new-title-done", title=names.id, package=names.package))

    def print(self, line: str) -> None:
        """Print a line."""
        sys.stdout.write(line + "\n")


def bench_line(figures: Figures) -> str:
    """Return a title's figures as one line of a table."""
    return (
        f"{figures.title:16}{figures.seats:2}{figures.ratio:9.3f}{figures.decisions:13,.0f}{figures.playouts:12,.1f}"
        f"{figures.length:8.0f}{figures.copy:8.1f}{figures.legal:8.1f}{figures.play:8.1f}{figures.resample:10.1f}"
        f"{figures.copy_ratio:7.1f}{figures.resample_ratio:7.1f}"
    )


def parser(language: str) -> argparse.ArgumentParser:
    """Return the parser of the whole command line, with its help in a language."""
    words = Words(language)
    commands = Commands(language)
    top = argparse.ArgumentParser("sternhafen", description=words("cli-about"), epilog=words("cli-examples"))
    top.formatter_class = argparse.RawDescriptionHelpFormatter
    top.add_argument("--version", action="version", version=__version__)
    top.add_argument("--language", choices=LANGUAGES, default=language, help=words("cli-language"))
    below = top.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: object) -> argparse.ArgumentParser:
        made = below.add_parser(
            name,
            help=words(f"cli-command-{name}"),
            description=words(f"cli-command-{name}"),
            epilog=words(f"cli-command-{name}-examples"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.set_defaults(run=run)
        return made

    playing = command("play", commands.play)
    playing.add_argument("title", nargs="?", metavar="TITLE", help=words("cli-arg-title"))
    playing.add_argument("--seats", type=int, help=words("cli-arg-seats"))
    playing.add_argument("--bots", help=words("cli-arg-bots", bots=", ".join(BOTS)))
    playing.add_argument("--names", help=words("cli-arg-names"))
    playing.add_argument("--save", type=Path, metavar="FILE", help=words("cli-arg-save"))
    playing.add_argument("--resume", type=Path, metavar="FILE", help=words("cli-arg-resume"))
    playing.add_argument("--plain", action="store_true", help=words("cli-arg-plain"))

    learning = command("learn", commands.learn)
    learning.add_argument("title", nargs="?", metavar="TITLE", help=words("cli-arg-title"))
    learning.add_argument("lesson", nargs="?", type=positive, metavar="N", help=words("cli-arg-lesson"))
    learning.add_argument("--plain", action="store_true", help=words("cli-arg-plain"))

    simulating = command("simulate", commands.simulate)
    simulating.add_argument("title", metavar="TITLE", help=words("cli-arg-title"))
    simulating.add_argument("--seats", type=int, help=words("cli-arg-seats"))
    simulating.add_argument("--bots", default="random", help=words("cli-arg-bots", bots=", ".join(BOTS)))
    simulating.add_argument("--games", type=positive, default=100, help=words("cli-arg-games"))
    simulating.add_argument("--jobs", type=positive, default=1, help=words("cli-arg-jobs"))
    simulating.add_argument("--json", action="store_true", help=words("cli-arg-json"))

    competing = command("arena", commands.arena)
    competing.add_argument("title", metavar="TITLE", help=words("cli-arg-title"))
    competing.add_argument("entrants", nargs="+", metavar="BOT", help=words("cli-arg-entrants", bots=", ".join(BOTS)))
    competing.add_argument("--seats", type=int, help=words("cli-arg-seats"))
    competing.add_argument("--games", type=positive, default=200, help=words("cli-arg-games"))
    competing.add_argument("--jobs", type=positive, default=1, help=words("cli-arg-jobs"))
    competing.add_argument("--ray", metavar="ADDRESS", help=words("cli-arg-ray"))
    competing.add_argument("--sprt", type=sprt, metavar="LOW:HIGH", help=words("cli-arg-sprt"))
    competing.add_argument("--file", type=Path, metavar="FILE", help=words("cli-arg-ledger"))
    competing.add_argument("--svg", type=Path, metavar="FILE", help=words("cli-arg-svg"))
    competing.add_argument("--json", action="store_true", help=words("cli-arg-json"))

    benching = command("bench", commands.bench)
    benching.add_argument("title", nargs="?", metavar="TITLE", help=words("cli-arg-title"))
    benching.add_argument("--seats", type=int, help=words("cli-arg-seats"))
    benching.add_argument("--rounds", type=positive, default=5, help=words("cli-arg-rounds"))
    benching.add_argument("--envs", action="store_true", help=words("cli-arg-envs"))
    benching.add_argument("--json", action="store_true", help=words("cli-arg-json"))

    for made in (playing, simulating, competing, benching):
        made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-arg-option"))
    for made in (playing, simulating, competing):
        made.add_argument("--seed", type=seed, help=words("cli-arg-seed"))

    replaying = command("replay", commands.replay)
    replaying.add_argument("file", type=Path, metavar="FILE", help=words("cli-arg-file"))
    replaying.add_argument("--at", type=int, metavar="N", help=words("cli-arg-at"))
    replaying.add_argument("--seat", type=int, help=words("cli-arg-seat"))
    replaying.add_argument("--plain", action="store_true", help=words("cli-arg-plain"))

    reading = command("rules", commands.rules)
    reading.add_argument("title", metavar="TITLE", help=words("cli-arg-title"))
    reading.add_argument("wanted", nargs="*", metavar="ID|WORD", help=words("cli-arg-wanted"))

    command("titles", commands.titles)

    campaigning = command("campaign", commands.campaign)
    campaigning.add_argument("job", choices=("check", "book"), help=words("cli-arg-campaign-job"))
    campaigning.add_argument("wanted", nargs="?", metavar="ID|PATH", help=words("cli-arg-campaign-wanted"))
    campaigning.add_argument("--campaign", metavar="ID", help=words("cli-arg-campaign"))
    campaigning.add_argument("--seats", type=int, default=3, help=words("cli-arg-seats"))
    campaigning.add_argument("--seed", type=int, help=words("cli-arg-seed"))
    campaigning.add_argument("--player", default="greedy", help=words("cli-arg-bots", bots=", ".join(BOTS)))

    adding = command("new-title", commands.new_title)
    adding.add_argument("name", metavar="NAME", help=words("cli-arg-new-title"))
    adding.add_argument("--folder", type=Path, default=Path(), metavar="FOLDER", help=words("cli-arg-folder"))

    add_commands(below, language)
    return top


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


def fail(line: str) -> NoReturn:
    """Print one line that says what is wrong, and exit."""
    sys.stderr.write(f"sternhafen: {line}\n")
    raise SystemExit(USAGE_ERROR)


def explain(error: Exception, language: str) -> str | None:
    """Return one line that says what is wrong and what to do; None for an error that the user cannot fix: a bug."""
    from sternhafen.arena.executors import RayMissing
    from sternhafen.arena.ledger import WrongLedger
    from sternhafen.lessons import UnknownLesson
    from sternhafen.scaffold import CannotWrite

    words = Words(language)
    match error:
        case UnknownTitle():
            return words("cli-unknown-title", wanted=error.wanted, known=", ".join(error.known))
        case UnknownBot():
            return words("cli-unknown-bot", wanted=error.wanted, known=", ".join(error.known))
        case UnknownLesson():
            return words("cli-unknown-lesson", title=error.title, wanted=error.wanted)
        case WrongLedger():
            return words("cli-wrong-ledger", file=str(error))
        case CannotWrite():
            return words(f"cli-new-title-{error.problem}", **error.details)
        case RayMissing():
            return words("cli-no-ray")
        case BadRecord():
            reason = {"reason": Words(language, error.title).refusal(error.illegal)} if error.illegal else {}
            return words(f"cli-record-{error.code}", **reason, **error.details)
        case Refused():
            return words.refusal(error.illegal)
        case msgspec.ValidationError():
            return words("cli-bad-option", problem=str(error))
        case OSError():
            return words("cli-no-file", file=str(error.filename), problem=str(error.strerror))
        case UsageError():
            return str(error)
    return None


def requested_language(arguments: list[str]) -> str:
    """Return the language that the command line or the environment asks for."""
    for i, word in enumerate(arguments):
        value = word.partition("=")[2] if word.startswith("--language=") else ""
        if word == "--language" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in LANGUAGES:
            return value
    return preferred_language()


def main(arguments: list[str] | None = None) -> None:
    """Run the command line."""
    given = sys.argv[1:] if arguments is None else arguments
    language = requested_language(given)
    try:
        args = parser(language).parse_args(given)
        code = args.run(args)
    except Unplayable as error:  # without the titles there are no messages either
        fail(str(error))
    except Exception as error:
        line = explain(error, language)
        if line is None:
            raise
        fail(line)
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    if code:
        raise SystemExit(code)
