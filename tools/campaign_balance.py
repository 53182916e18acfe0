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

import msgspec

from sternhafen.bots import bot
from sternhafen.games import title as title_by_id
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of
from sternhafen.games.gen7.effects.story_events import PlotSetback, PlotSucceeded
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options

BOOK = campaign_of(HOUSE)
"""The house's own Gen7 campaign."""

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "balance"
PAGE = ROOT / "docs" / "balance" / "gen7.md"
KEEP_EVERY = 10
"""After how many campaigns they are kept."""
MARK = "<!-- What follows is written by tools/campaign_balance.py -->\n"


class Campaign(msgspec.Struct, frozen=True):
    """One campaign that was played to its ending."""

    merits: list[list[int]]
    """Per episode, the merits of every seat."""
    goals: list[tuple[str, bool]]
    """Every plot goal in order, and whether it was met."""
    ending: str
    decisions: int
    ranks: list[int]
    damage: int
    setbacks: int


def play(players: Sequence[str], seed: int) -> Campaign:
    """Return a campaign between bots, named by seat."""
    title, bots, rng, seats = title_by_id("gen7"), [bot(player) for player in players], Random(seed), len(players)
    merits: list[list[int]] = []
    goals: list[tuple[str, bool]] = []
    carry: Carry | None = None
    decisions = 0
    while carry is None or not carry.ended:
        state = title.start(Gen7Options(carry=carry, confirm=False), seats, seed * 10 + len(merits))
        while (seat := state.first_asked()) >= 0:
            action = bots[seat](title, state, seat, rng)
            assert isinstance(state, Gen7), "a match of Gen7 has its state"
            point = BOOK.point_data[state.point]["id"]
            state.record()
            state.play(seat, action)
            for event in state.drain_events():
                if isinstance(event, (PlotSucceeded, PlotSetback)):
                    goals.append((point, isinstance(event, PlotSucceeded)))
            decisions += 1
        outcome = state.outcome()
        assert outcome is not None, "an episode that asks nobody is over"
        merits.append([outcome.total(seat) for seat in range(seats)])
        carry = outcome.carry
        assert isinstance(carry, Carry), "an episode hands on its logbook"
    return Campaign(
        merits,
        goals,
        BOOK.point_data[carry.point]["id"],
        decisions,
        [officer.rank for officer in carry.officers],
        carry.damage,
        carry.counters[BOOK.setbacks],
    )


def kept(seats: int) -> Path:
    """Return where the campaigns at a number of seats are kept."""
    return KEPT / f"gen7-campaigns-{seats}.json"


def load(seats: int) -> list[Campaign]:
    """Return the campaigns that are kept at a number of seats."""
    path = kept(seats)
    return msgspec.json.decode(path.read_bytes(), type=list[Campaign]) if path.exists() else []


def fill(seats: int, player: str, count: int, jobs: int) -> None:
    """Play what is missing and keep it."""
    campaigns = load(seats)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for campaign in pool.map(partial(play, [player] * seats), range(len(campaigns), count)):
            campaigns.append(campaign)
            if len(campaigns) % KEEP_EVERY == 0 or len(campaigns) == count:
                kept(seats).write_bytes(msgspec.json.encode(campaigns))


# The page ------------------------------------------------------------------------------------------------------------


def page(seats: int, campaigns: Sequence[Campaign], player: str) -> list[str]:
    """Return the lines about the campaigns at a number of seats."""
    everyone = [merit for one in campaigns for episode in one.merits for merit in episode]
    met = [goal[1] for one in campaigns for goal in one.goals]
    answers = fmean(one.decisions for one in campaigns)
    within = fmean(25 <= merit <= 60 for merit in everyone)
    return [
        f"## {seats} seats",
        "",
        f"{len(campaigns)} campaigns by the {player} bot; {answers:,.0f} answers each.",
        "",
        f"- Merits per player and episode: {fmean(everyone):.1f} on average, {within:.0%} of them from 25 to 60.",
        f"- Plot goals met: {fmean(met):.1%} of {len(met):,}.",
        f"- Damage at the end: {fmean(one.damage for one in campaigns):.1f} on average, "
        f"setbacks: {fmean(one.setbacks for one in campaigns):.1f}.",
        f"- Rank at the end: {fmean(rank for one in campaigns for rank in one.ranks):.1f} on average.",
        "",
        *_merits(campaigns),
        "",
        *_endings(campaigns),
        "",
        *_goals(campaigns),
        "",
    ]


def _merits(campaigns: Sequence[Campaign]) -> Iterable[str]:
    yield "| episode | mean merits | least | lower quarter | median | upper quarter | most |"
    yield "|---|---|---|---|---|---|---|"
    for episode in range(max(len(one.merits) for one in campaigns)):
        merits = [merit for one in campaigns if episode < len(one.merits) for merit in one.merits[episode]]
        low, _, high = quantiles(merits, n=4)
        yield (
            f"| {episode + 1} | {fmean(merits):.1f} | {min(merits)} | {low:.0f} | {median(merits):.0f} | {high:.0f} "
            f"| {max(merits)} |"
        )


def _endings(campaigns: Sequence[Campaign]) -> Iterable[str]:
    yield "| ending | share of campaigns |"
    yield "|---|---|"
    for id in [entry["id"] for entry in BOOK.point_data if entry["kind"] == "ending"]:
        yield f"| {id} | {fmean(one.ending == id for one in campaigns):.1%} |"


def _goals(campaigns: Sequence[Campaign]) -> Iterable[str]:
    yield "| plot point | campaigns that came by | goal met |"
    yield "|---|---|---|"
    for id in [entry["id"] for entry in BOOK.point_data if entry["kind"] == "plot"]:
        met = [goal[1] for one in campaigns for goal in one.goals if goal[0] == id]
        yield f"| {id} | {len(met) / len(campaigns):.0%} | {f'{fmean(met):.0%}' if met else '–'} |"


def write(player: str) -> None:
    """Write the page from all campaigns that are kept."""
    before = PAGE.read_text("utf-8").split(MARK)[0] if PAGE.exists() else "# Balance of Gen7\n\n"
    lines = [line for seats in (3, 4) if (campaigns := load(seats)) for line in page(seats, campaigns, player)]
    PAGE.write_text(before + MARK + "\n" + "\n".join(lines), "utf-8")


def main() -> None:
    """Play, keep, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4], help="none only writes the page")
    parser.add_argument("--campaigns", type=int, default=100, help="how many there shall be at each number of seats")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    for seats in args.seats:
        fill(seats, args.player, args.campaigns, args.jobs)
    write(args.player)


if __name__ == "__main__":
    main()
