"""What every command of the command line does. It imports what it needs when it runs, so that all start fast."""

from __future__ import annotations

import argparse
import sys
from secrets import randbits
from typing import TYPE_CHECKING

import msgspec

from sternhafen.bots import bot
from sternhafen.cli.errors import UsageError
from sternhafen.engine import Title
from sternhafen.games import title as title_by_id
from sternhafen.games import titles
from sternhafen.text import Words, ids

if TYPE_CHECKING:
    from sternhafen.arena.bench import Figures
    from sternhafen.arena.summary import Summary


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

    def puzzle(self, args: argparse.Namespace) -> None:
        """Set a puzzle in the terminal."""
        from sternhafen.terminal.puzzle import set_puzzle

        set_puzzle(self.language, args.title, args.puzzle, args.plain)

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
        if args.envs or args.against:
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
        if args.against:
            self.bench_against(chosen, args)
            return
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

    def bench_against(self, chosen: list[Title], args: argparse.Namespace) -> None:
        """Measure titles beside the libraries of others that are installed here."""
        from sternhafen.envs.peers import Missing, compare

        compared = compare(chosen, args.rounds)
        if args.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(list(compared))).decode() + "\n")
            return
        self.print(self.words("cli-bench-against-head"))
        for line in compared:
            if isinstance(line, Missing):
                self.print(self.words("cli-bench-missing", peer=line.library, install=line.install, why=line.reason))
            else:
                spread = f"{line.lowest:9.4f}{line.highest:9.4f}{line.decisions:13,.0f}"
                self.print(f"{line.library:13}{line.version:9}{line.game:20}{line.kind:12}{line.ratio:9.4f}{spread}")

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

    def review(self, args: argparse.Namespace) -> None:
        """Review a finished game."""
        from sternhafen.engine.record import peek, read
        from sternhafen.reviews import NotOver, growing
        from sternhafen.terminal.progress import progress
        from sternhafen.terminal.review import show_review

        record = peek(args.file.read_bytes())
        match = read(record, self.title(record.title))
        try:
            steps = growing(match, args.iterations, args.seed or 0)
            review = next(steps)
        except NotOver:
            raise UsageError(self.words("cli-review-not-over")) from None
        for review in progress(steps, review.decisions, sys.stderr):  # noqa: B007, B020  # the last one counts
            pass
        if args.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(review), indent=1).decode() + "\n")
            return
        words = Words(self.language, match.title.under(match.setup.options), record.names)
        show_review(match, review, words, args.plain, self.print)

    def study(self, args: argparse.Namespace) -> None:
        """Check and print a study, or make a lesson of it."""
        from sternhafen.studies.files import checked, read
        from sternhafen.studies.teaching import lesson_of
        from sternhafen.terminal.study import show_study

        file = read(args.file.read_bytes())
        match = checked(file, self.title(file.record.title))
        if args.lesson is None:
            words = Words(self.language, match.title.under(match.setup.options), file.record.names)
            show_study(match, file, words, args.plain, self.print)
            return
        if not 1 <= args.lesson <= match.setup.seats:
            raise UsageError(self.words("cli-no-such-seat", seat=args.lesson, seats=match.setup.seats))
        lesson = lesson_of(file.study, match, args.lesson - 1, tuple(file.record.names))
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(lesson), indent=1).decode() + "\n")

    def rules(self, args: argparse.Namespace) -> None:
        """Print or search a title's rules."""
        from sternhafen.text import rulebook
        from sternhafen.text.chapters import chapters

        title = self.title(args.title)
        if args.chapters:
            for chapter in chapters(self.language, title.id):
                if chapter.mentions(" ".join(args.wanted)):
                    self.print("\n" + "\n".join(chapter.lines()))
            return
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
                count = check_campaign(id, self.print, args.games, args.player)
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
