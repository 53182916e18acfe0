"""Find the figures of a title's reviews, and measure how good its reviews are, in games between bots.

``python tools/review_figures.py cryo forecast`` plays games of ``search-50`` bots and stores what could be expected at
every moment; ``losses`` reviews such games; ``confirm`` reviews games of easy bots, and looks at marked mistakes again
with a search ten times as deep. Each game is stored at once in benchmarks/reviews, so you can stop at any time and go
on. ``fit`` writes the figures that the stored games give into the package, and ``report`` prints how good they are:
forecasts are fitted to games with even seeds and judged by those with odd ones.

``python tools/review_figures.py all all --games 400`` does everything for all titles in turn, a few games at first, and
reports after every round. With ``PYTHONPATH=build/fast`` it takes a fraction of the time.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev

import msgspec
import numpy as np

import sternhafen
from sternhafen.bots import bot
from sternhafen.engine import Match, Title
from sternhafen.games import title as title_by_id
from sternhafen.games import title_ids
from sternhafen.reviews import Judgement, Review, growing, situations
from sternhafen.reviews.chance import chance_for
from sternhafen.reviews.figures import Figures, all_figures, figures_of
from sternhafen.reviews.judging import SURE, Futures

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "benchmarks" / "reviews"
DATA = Path("reviews") / "data" / "figures.json"
PLACES = {ROOT / "src" / "sternhafen" / DATA, Path(sternhafen.__file__).parent / DATA}
"""Where figures are written: into the sources, and into the build that plays, if it is another."""
PLAYERS = "search-50"
EASY = "easy"
DEEPER = 10
KNOTS = 5
SAMPLED = 24
"""At how many moments of a game a forecast is looked at."""
MIN_INACCURACY = 0.5
SEEDS = 70_000
SHARES = (0.1, 0.3, 1.0)
"""In which steps all titles come to all their games."""
REVIEWED, CONFIRMED = 10, 5
"""One of so many games is reviewed, and of so many a further one for its mistakes."""


class Look(msgspec.Struct, array_like=True):
    """What a seat could expect at one moment of a game, and what it got."""

    quarter: int
    early: float
    foreseen: float
    final: float


class Foreseen(msgspec.Struct):
    """A game, as it was foreseen."""

    seed: int
    seats: int
    looks: list[Look]


class Reviewed(msgspec.Struct):
    """A game, as it was reviewed."""

    seed: int
    player: str
    seconds: float
    first: float
    """Seconds until the first review."""
    decisions: int
    losses: list[tuple[float, float]]
    """The loss and the error of every decision that lost anything."""
    marks: dict[str, int]
    shares: list[dict[str, float]]
    mistake: float = 0.0
    """What a mistake was when it was reviewed; with other figures it must be reviewed again."""
    confirmed: list[bool] = []
    """For every marked mistake, whether a deeper search thinks so too."""


def played(title: Title, seats: int, seed: int, player: str) -> Match:
    """Return a game between bots."""
    match, rng = Match.new(title, seats, seed, title.options(confirm=False).bounded()), Random(seed)
    bots = [bot(player) for _ in range(seats)]
    while not match.over:
        seat = match.state.first_asked()
        match.play(seat, bots[seat](title, match.isolated(seat), seat, rng))
    return match


def foreseen(title: Title, seats: int, seed: int) -> Foreseen:
    """Return how a game was foreseen."""
    match = played(title, seats, seed, PLAYERS)
    outcome = match.state.outcome()
    assert outcome is not None, "the game is over"
    every = max(1, len(match.log) // SAMPLED)
    looks = [
        Look(
            4 * number // len(match.log),
            round(title.outlook.clock(there.state, seat), 3),
            round(title.foresee(there.state, seat), 2),
            outcome.total(seat),
        )
        for number, _, there in match.retraced()
        if number % every == 0
        for seat in range(seats)
        if title.outlook is not None
    ]
    return Foreseen(seed, seats, looks)


def reviewed(title: Title, seats: int, seed: int, player: str, confirm: bool) -> Reviewed:
    """Return how a game was reviewed, and how many of its mistakes a deeper search confirms."""
    match = played(title, seats, seed, player)
    begun = time.process_time()
    steps = growing(match)
    review = next(steps)
    first = time.process_time() - begun
    for review in steps:  # noqa: B007  # the last one counts
        pass
    seconds = time.process_time() - begun
    marks: dict[str, int] = defaultdict(int)
    for judgement in review.judgements:
        marks[judgement.mark] += 1
    mistakes = [judgement for judgement in review.judgements if judgement.mark == "mistake"] if confirm else []
    return Reviewed(
        seed,
        player,
        seconds,
        first,
        review.decisions,
        [(round(one.loss, 3), round(one.error, 3)) for one in review.judgements if one.loss > 0],
        dict(marks),
        [{part: round(value, 3) for part, value in msgspec.to_builtins(share).items()} for share in review.shares],
        figures_of(title.id, seats).mistake,
        [confirmed(match, review, judgement) for judgement in mistakes],
    )


def confirmed(match: Match, review: Review, judgement: Judgement) -> bool:
    """Return whether a search ten times as deep prefers something else by at least half as much.

    It searches with other random numbers, and compares its own best with what was played in ten times as many worlds.
    """
    from sternhafen.bots.search import SearchBot
    from sternhafen.reviews.judging import MORE_WORLDS

    there = situations(match, [judgement.entry])[judgement.entry]
    rng = chance_for(review.seed + 1, "confirm", judgement.entry)
    ranking = SearchBot(DEEPER * review.iterations).weigh(match.title, there.state, there.seat, rng, there.action)
    best = ranking[0].taken()
    if best == there.action:
        return False
    futures = Futures(match.title, there.state, there.seat, rng)
    futures.look((best, there.action), DEEPER * MORE_WORLDS)
    loss, error = futures.more(best, there.action)
    return loss >= 2 * error and loss >= figures_of(match.title.id, match.setup.seats).inaccuracy


def kept(title: Title, job: str, kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Yield the games of a job that are stored."""
    path = KEPT / f"{title.id}-{job}.jsonl"
    for line in path.read_bytes().splitlines() if path.exists() else ():
        yield msgspec.json.decode(line, type=kind)


def keep(title: Title, job: str, game: msgspec.Struct) -> None:
    """Store a game."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{title.id}-{job}.jsonl").open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")


def forecasts(title: Title) -> list[Foreseen]:
    """Return the games whose forecasts are stored."""
    return [game for game in kept(title, "forecast", Foreseen) if isinstance(game, Foreseen)]


def reviews(title: Title, job: str) -> list[Reviewed]:
    """Return the reviewed games of a job that are stored."""
    return [game for game in kept(title, job, Reviewed) if isinstance(game, Reviewed)]


def play(title: Title, job: str, games: int) -> None:
    """Play what is missing of a job."""
    seats = min(title.seats)
    if job == "forecast":
        done = {game.seed for game in forecasts(title)}
        for seed in missing(done, games):
            keep(title, job, foreseen(title, seats, seed))
        return
    player = EASY if job == "confirm" else PLAYERS
    done = {game.seed for game in reviews(title, job) if job == "losses" or is_current(title, game)}
    for seed in missing(done, games):
        keep(title, job, reviewed(title, seats, seed, player, job == "confirm"))


def is_current(title: Title, game: Reviewed) -> bool:
    """Return whether a game was reviewed with today's figures."""
    return game.mistake == figures_of(title.id, min(title.seats)).mistake


def missing(done: set[int], games: int) -> Iterable[int]:
    """Return the seeds that are still to be played."""
    return [seed for seed in range(SEEDS, SEEDS + games) if seed not in done]


def fit(title: Title) -> Figures:
    """Return the figures that the stored games say."""
    figures = all_figures().get(title.id, Figures())
    looks = [(look, 1 / len(game.looks)) for game in forecasts(title) if game.seed % 2 == 0 for look in game.looks]
    if looks:
        figures = msgspec.structs.replace(figures, off=fitted(looks))
    games = reviews(title, "losses")
    losses = [loss if loss >= SURE * error else 0.0 for game in games for loss, error in game.losses]
    losses += [0.0] * (sum(game.decisions for game in games) - len(losses))
    if losses:
        cuts = quantiles(losses, n=100)
        inaccuracy = round(max(MIN_INACCURACY, cuts[94]), 2)
        mistake = round(max(2 * inaccuracy, cuts[98]), 2)
        figures = msgspec.structs.replace(figures, inaccuracy=inaccuracy, mistake=mistake, scale=mistake)
    return figures


def fitted(looks: list[tuple[Look, float]]) -> tuple[float, ...]:
    """Return by how much forecasts are too high, from late to early (least squares)."""
    rows = np.zeros((len(looks), KNOTS))
    wanted, weights = np.zeros(len(looks)), np.zeros(len(looks))
    for number, (look, weight) in enumerate(looks):
        place = min(1.0, max(0.0, look.early)) * (KNOTS - 1)
        step = min(int(place), KNOTS - 2)
        rows[number, step], rows[number, step + 1] = 1 - (place - step), place - step
        wanted[number], weights[number] = look.foreseen - look.final, weight**0.5
    solution = np.linalg.lstsq(rows * weights[:, None], wanted * weights, rcond=None)[0]
    return tuple(round(float(figure), 2) for figure in solution)


def write(title: Title) -> None:
    """Write a title's figures into the package."""
    figures = {**all_figures(), title.id: fit(title)}
    for path in PLACES:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(figures.items()))), indent=1) + b"\n")
    all_figures.cache_clear()
    figures_of.cache_clear()


def report(title: Title) -> None:
    """Print how good a title's reviews are."""
    off = np.array(figures_of(title.id, min(title.seats)).off)
    for quarter in range(4):
        errors = [
            fmean(
                look.foreseen - look.final - np.interp(look.early, np.linspace(0, 1, len(off)), off) for look in looks
            )
            for game in forecasts(title)
            if game.seed % 2 and (looks := [look for look in game.looks if look.quarter == quarter])
        ]
        if len(errors) > 1:
            half = 1.96 * stdev(errors) / len(errors) ** 0.5
            print(
                f"{title.id} forecast, quarter {quarter + 1}: {fmean(errors):+.2f} ± {half:.2f} ({len(errors)} games)"
            )
    for job in ("losses", "confirm"):
        games = [game for game in reviews(title, job) if job == "losses" or is_current(title, game)]
        if not games:
            continue
        seconds = [game.seconds for game in games]
        unexplained = [abs(share["rest"]) / max(1.0, abs(share["result"])) for game in games for share in game.shares]
        mistakes = fmean(game.marks.get("mistake", 0) for game in games)
        print(
            f"{title.id} {games[0].player}: {len(games)} games, {fmean(seconds):.1f} s (at most {max(seconds):.1f}), ",
            end="",
        )
        print(f"first after {max(game.first for game in games):.1f} s, {mistakes:.1f} mistakes a game, ", end="")
        print(f"{100 * fmean(unexplained):.1f} % of the result unexplained")
        judged = [one for game in games for one in game.confirmed]
        if judged:
            print(f"{title.id}: {100 * fmean(judged):.0f} % of {len(judged)} mistakes confirmed")


def everything(titles: Iterable[Title], games: int) -> None:
    """Do all jobs for some titles, a small share of the games first; mistakes are confirmed once the figures stand."""
    chosen = list(titles)
    for share in SHARES:
        for title in chosen:
            play(title, "forecast", round(share * games))
            play(title, "losses", round(share * games / REVIEWED))
            write(title)
            report(title)
    for share in SHARES:
        for title in chosen:
            play(title, "confirm", round(share * games / CONFIRMED))
            report(title)


def main() -> None:
    """Do one job, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", help="or all")
    parser.add_argument("job", choices=("forecast", "losses", "confirm", "fit", "report", "all"))
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    if given.job == "all":
        everything([title_by_id(id) for id in (title_ids() if given.title == "all" else [given.title])], given.games)
        return
    title = title_by_id(given.title)
    if given.job == "fit":
        write(title)
    elif given.job == "report":
        report(title)
    else:
        play(title, given.job, given.games)


if __name__ == "__main__":
    main()
