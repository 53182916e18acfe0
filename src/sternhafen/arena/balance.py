"""Balance: what many games between bots say about a title's seats, scores and actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import fmean, median, quantiles

import msgspec

from sternhafen.bots import bot
from sternhafen.engine import Action, Options, Title
from sternhafen.games import title as title_by_id
from sternhafen.text import Words

MAX_LISTED = 40
"""A kind of action with more different answers than this is counted as a whole only."""
BATCH = 10
"""How many games a process plays before it reports."""


class Played(msgspec.Struct, frozen=True):
    """One finished game: every seat's share of first place, points and actions, and the points of other sides."""

    order: list[int]
    """The seats in the order of their first turns."""
    firsts: list[float]
    totals: list[int]
    others: dict[str, int]
    verdict: str | None
    decisions: int
    uses: list[dict[str, int]]
    """For every seat, how often it played each action; the key is the kind, a tab, and the action in words."""


class Tally(msgspec.Struct):
    """Games at one number of seats with the same options; the seed of a game is its number."""

    title: str
    rules: int
    seats: int
    player: str
    options: dict[str, object]
    games: list[Played]


def play_counted(title: Title, options: Options, player: str, seats: int, seed: int, words: Words) -> Played:
    """Return one game in which every seat is played by the same bot."""
    choose = bot(player)
    rng = Random(seed)
    state = title.start(options.bounded(), seats, seed)
    uses: list[dict[Action, int]] = [{} for _ in range(seats)]
    order: list[int] = []
    decisions = 0
    while (seat := state.first_asked()) >= 0:
        if seat not in order and not state.lanes:
            order.append(seat)
        action = choose(title, state, seat, rng)
        uses[seat][action] = uses[seat].get(action, 0) + 1
        state.play(seat, action)
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None, "a game that asks nobody is over"
    return Played(
        order=order if len(order) == seats else list(range(seats)),
        firsts=[outcome.first_share(seat) for seat in range(seats)],
        totals=[outcome.total(seat) for seat in range(seats)],
        others={side: sum(points.values()) for side, points in outcome.others.items()},
        verdict=outcome.verdict,
        decisions=decisions,
        uses=[{f"{type(a).__name__}\t{words.action(a)}": n for a, n in used.items()} for used in uses],
    )


def _play_batch(title: str, options: Options, player: str, seats: int, seeds: Sequence[int]) -> list[Played]:
    played_title = title_by_id(title)
    words = Words("en", played_title, [str(seat + 1) for seat in range(seats)])
    return [play_counted(played_title, options, player, seats, seed, words) for seed in seeds]


def play_more(tally: Tally, options: Options, games: int, jobs: int) -> Iterator[Tally]:
    """Yield the tally after every batch, until it holds the wanted number of games."""
    seeds = range(len(tally.games), games)
    batches = [seeds[i : i + BATCH] for i in range(0, len(seeds), BATCH)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_play_batch, tally.title, options, tally.player, tally.seats, one) for one in batches]
        for batch in waiting:
            tally.games.extend(batch.result())
            yield tally


# The page ------------------------------------------------------------------------------------------------------------


def pages(tallies: Sequence[Tally]) -> str:
    """Return the tallies as Markdown; the use of actions only once for each number of seats."""
    lines: list[str] = []
    listed: set[int] = set()
    for tally in tallies:
        lines += page(tally, uses=tally.seats not in listed)
        listed.add(tally.seats)
    return "\n".join(lines)


def page(tally: Tally, uses: bool = True) -> list[str]:
    """Return the lines of one tally: scores in the order of turns, and if wanted the use of every action."""
    games = tally.games
    wished = ", ".join(f"{name} = {value}" for name, value in sorted(tally.options.items()) if name != "confirm")
    seats = "1 seat" if tally.seats == 1 else f"{tally.seats} seats"
    lines = [f"## {seats}{f' ({wished})' if wished else ''}", ""]
    lines += [
        f"{len(games):,} games by the {tally.player} bot, {fmean(game.decisions for game in games):.0f} answers each."
    ]
    lines += ["", "| side | first places | mean | least | lower quarter | median | upper quarter | most |"]
    lines += ["|---|---|---|---|---|---|---|---|"]
    for turn in range(tally.seats):
        wins = f"{fmean(game.firsts[game.order[turn]] for game in games):.1%}" if tally.seats > 1 else "–"
        lines.append(score_row(f"turn {turn + 1}", wins, [game.totals[game.order[turn]] for game in games]))
    for side in sorted(games[0].others):
        lines.append(score_row(side, "–", [game.others[side] for game in games]))
    verdicts = sorted({game.verdict for game in games if game.verdict is not None})
    shares = [f"{name} {sum(game.verdict == name for game in games) / len(games):.1%}" for name in verdicts]
    if shares:
        lines += ["", f"Verdicts: {', '.join(shares)}."]
    return [*lines, "", *use_rows(tally), ""] if uses else [*lines, ""]


def score_row(name: str, wins: str, totals: list[int]) -> str:
    """Return a side's scores as a row of a table."""
    low, _, high = quantiles(totals, n=4)
    return (
        f"| {name} | {wins} | {fmean(totals):.1f} | {min(totals)} | {low:.0f} | {median(totals):.0f} "
        f"| {high:.0f} | {max(totals)} |"
    )


def use_rows(tally: Tally) -> list[str]:
    """Return the use of every action as a table: how often, by how many seats, and how often those came first."""
    sides = [(used, game.firsts[seat]) for game in tally.games for seat, used in enumerate(game.uses)]
    kinds: dict[str, set[str]] = {}
    for used, _ in sides:
        for name in used:
            kinds.setdefault(name.split("\t")[0], set()).add(name)
    firsts = [first for _, first in sides]
    lines = ["| action | a seat and game | used by | first places of those |", "|---|---|---|---|"]
    for kind, names in sorted(kinds.items()):
        counts = [sum([n for name, n in used.items() if name in names]) for used, _ in sides]
        lines.append(use_row(f"**{kind}**", counts, firsts))
        if 1 < len(names) <= MAX_LISTED:
            for name in sorted(names):
                lines.append(use_row(name.split("\t")[1], [used.get(name, 0) for used, _ in sides], firsts))
    return lines


def use_row(name: str, counts: list[int], firsts: list[float]) -> str:
    """Return how often something was done, as a row of a table."""
    users = [first for first, n in zip(firsts, counts, strict=True) if n]
    return f"| {name} | {fmean(counts):.2f} | {len(users) / len(counts):.0%} | {fmean(users):.0%} |"
