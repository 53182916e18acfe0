"""Play many whole Gen7 campaigns between bots and write their statistics into docs/balance/gen7.md.

Campaigns are stored in build/balance, so that a run continues where the last one stopped; delete the files when rules,
figures or bots have changed. The text above the page's mark is written by hand and stays.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from typing import Final

import msgspec

from sternhafen.bots import bot
from sternhafen.engine import Action
from sternhafen.games import title as title_by_id
from sternhafen.games.gen7.campaign.campaign import Campaign as Book
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of, campaigns
from sternhafen.games.gen7.campaign.review.evenings import LANGUAGES, play_evenings
from sternhafen.games.gen7.effects.scenes.scene_events import PlotHalfDone
from sternhafen.games.gen7.effects.story_events import PlotSetback, PlotSucceeded
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options

GRADED: Final = ((PlotSucceeded, "success"), (PlotHalfDone, "partial"), (PlotSetback, "setback"))
"""The events that tell how a plot goal ended."""

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "balance"
PAGE = ROOT / "docs" / "balance" / "gen7.md"
KEEP_EVERY = 5
"""After how many campaigns they are kept."""
MARK = "<!-- What follows is written by tools/campaign_balance.py -->\n"


class Campaign(msgspec.Struct, frozen=True):
    """One campaign that was played to its ending."""

    merits: list[list[int]]
    """Per episode, the merits of every seat."""
    goals: list[tuple[str, str]]
    """Every plot goal in order, and how it ended: success, partial, setback."""
    ending: str
    decisions: int
    ranks: list[int]
    damage: int
    setbacks: int
    votes: list[str]
    """What was decided in the story's votes, fate cards and choices."""
    words: list[list[int]]
    """Per episode, how many words were told in English and in German."""
    contradicted: list[str]
    """Passages that were read although they take for granted what was not so."""


def play(players: Sequence[str], campaign: str, seed: int) -> Campaign:
    """Return a campaign between bots, named by seat."""
    title, book = title_by_id("gen7"), campaign_of(campaign)
    bots, rng = [bot(player) for player in players], Random(seed)

    def choose(state: Gen7, seat: int) -> Action:
        return bots[seat](title, state, seat, rng)

    def start(options: Gen7Options, seats: int, seed: int) -> Gen7:
        state = title.start(options, seats, seed)
        assert isinstance(state, Gen7), "a match of Gen7 has its state"
        return state

    evenings = list(play_evenings(start, book, len(players), seed, choose))
    outcomes = [evening.state.outcome() for evening in evenings]
    carry = outcomes[-1].carry if outcomes[-1] is not None else None
    assert isinstance(carry, Carry), "a campaign leaves its logbook"
    return Campaign(
        [[outcome.total(seat) for seat in range(len(players))] for outcome in outcomes if outcome is not None],
        [
            (book.point_data[point]["id"], grade)
            for evening in evenings
            for point, event in evening.told
            for kind, grade in GRADED
            if isinstance(event, kind)
        ],
        book.point_data[carry.point]["id"],
        sum(evening.answers for evening in evenings),
        [officer.rank for officer in carry.officers],
        carry.damage,
        carry.counters[book.setbacks],
        [book.decision_names[decision] for decision, _ in carry.memory.decided] if carry.memory else [],
        [[evening.words(language) for language in LANGUAGES] for evening in evenings],
        [line for evening in evenings for line in evening.contradicted],
    )


def kept(campaign: str, player: str, seats: int) -> Path:
    """Return where the campaigns at a number of seats are kept."""
    return KEPT / f"{campaign}-{player}-{seats}.json"


def load(campaign: str, player: str, seats: int) -> list[Campaign]:
    """Return the campaigns that are kept at a number of seats."""
    path = kept(campaign, player, seats)
    return msgspec.json.decode(path.read_bytes(), type=list[Campaign]) if path.exists() else []


def fill(campaign: str, seats: int, player: str, count: int, jobs: int) -> None:
    """Play what is missing and keep it."""
    campaigns = load(campaign, player, seats)
    path = kept(campaign, player, seats)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for one in pool.map(partial(play, [player] * seats, campaign), range(len(campaigns), count)):
            campaigns.append(one)
            if len(campaigns) % KEEP_EVERY == 0 or len(campaigns) == count:
                path.write_bytes(msgspec.json.encode(campaigns))


# The page ------------------------------------------------------------------------------------------------------------


def page(book: Book, seats: int, campaigns: Sequence[Campaign], player: str) -> list[str]:
    """Return the lines about the campaigns at a number of seats."""
    everyone = [merit for one in campaigns for episode in one.merits for merit in episode]
    grades = [grade for one in campaigns for _, grade in one.goals]
    answers = fmean(one.decisions for one in campaigns)
    within = fmean(25 <= merit <= 60 for merit in everyone)
    return [
        f"## {seats} seats",
        "",
        f"{len(campaigns)} campaigns by the {player} bot; {answers:,.0f} answers each.",
        "",
        f"- Merits per player and episode: {fmean(everyone):.1f} on average, {within:.0%} of them from 25 to 60.",
        f"- Of {len(grades):,} plot goals {share('success', grades)} were met, {share('partial', grades)} by half.",
        f"- Damage at the end: {fmean(one.damage for one in campaigns):.1f} on average, "
        f"setbacks: {fmean(one.setbacks for one in campaigns):.1f}.",
        f"- Rank at the end: {fmean(rank for one in campaigns for rank in one.ranks):.1f} on average.",
        f"- Passages that contradicted the state: {sum(len(one.contradicted) for one in campaigns)}.",
        "",
        *_evenings(campaigns),
        "",
        *_endings(book, campaigns),
        "",
        *_goals(book, campaigns),
        "",
    ]


def share(grade: str, grades: Sequence[str]) -> str:
    """Return the share of a grade, in percent."""
    return f"{grades.count(grade) / len(grades):.0%}" if grades else "–"


def _evenings(campaigns: Sequence[Campaign]) -> Iterable[str]:
    yield "| episode | mean merits | least | lower quarter | median | upper quarter | most | words (en) | words (de) |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for episode in range(max(len(one.merits) for one in campaigns)):
        merits = [merit for one in campaigns if episode < len(one.merits) for merit in one.merits[episode]]
        low, _, high = quantiles(merits, n=4)
        told = [one.words[episode] for one in campaigns if episode < len(one.words)]
        lengths = [f"{min(words):,}–{max(words):,}" for words in zip(*told, strict=True)]
        yield (
            f"| {episode + 1} | {fmean(merits):.1f} | {min(merits)} | {low:.0f} | {median(merits):.0f} | {high:.0f} "
            f"| {max(merits)} | {' | '.join(lengths)} |"
        )


def _endings(book: Book, campaigns: Sequence[Campaign]) -> Iterable[str]:
    yield "| ending | share of campaigns |"
    yield "|---|---|"
    for id in [entry["id"] for entry in book.point_data if entry["kind"] == "ending"]:
        yield f"| {id} | {fmean(one.ending == id for one in campaigns):.1%} |"


def _goals(book: Book, campaigns: Sequence[Campaign]) -> Iterable[str]:
    yield "| plot point | kind | campaigns that came by | goal met | half met |"
    yield "|---|---|---|---|---|"
    for entry in book.point_data:
        if entry["kind"] == "plot":
            grades = [grade for one in campaigns for id, grade in one.goals if id == entry["id"]]
            yield (
                f"| {entry['id']} | {', '.join(entry.get('kinds', ()))} | {len(grades) / len(campaigns):.0%} "
                f"| {share('success', grades)} | {share('partial', grades)} |"
            )


def write(campaign: str, player: str) -> None:
    """Write the page from all campaigns that are kept."""
    before = PAGE.read_text("utf-8").split(MARK)[0] if PAGE.exists() else "# Balance of Gen7\n\n"
    book = campaign_of(campaign)
    lines = [
        line for seats in (3, 4) if (some := load(campaign, player, seats)) for line in page(book, seats, some, player)
    ]
    PAGE.write_text(before + MARK + "\n" + "\n".join(lines), "utf-8")


def main() -> None:
    """Play, keep, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaign", default=HOUSE, choices=campaigns(), metavar="ID")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4], help="none only writes the page")
    parser.add_argument("--campaigns", type=int, default=100, help="how many there shall be at each number of seats")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--print", action="store_true", help="print the tables and leave the page alone")
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    for seats in args.seats:
        fill(args.campaign, seats, args.player, args.campaigns, args.jobs)
    if args.print:
        book = campaign_of(args.campaign)
        for seats in args.seats:
            print("\n".join(page(book, seats, load(args.campaign, args.player, seats), args.player)))
    else:
        write(args.campaign, args.player)


if __name__ == "__main__":
    main()
