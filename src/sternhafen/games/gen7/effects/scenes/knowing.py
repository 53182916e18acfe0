"""What each seat may know of scenes, and how what it cannot know is dealt again (GEN7-2.10, 36, 37)."""

from __future__ import annotations

from random import Random
from typing import Final

from sternhafen.engine.shuffling import deal
from sternhafen.games.gen7.campaign.memory.chronicle import Chronicle
from sternhafen.games.gen7.campaign.memory.memory import Memory
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory
from sternhafen.games.gen7.rules.group_station.targets import is_there
from sternhafen.games.gen7.state import Ship
from sternhafen.games.gen7.view import SceneView

ONE_IN_THREE: Final = 3


def view_scene(s: Ship, me: int) -> SceneView | None:
    """Return what a seat sees of a campaign's memory; somebody watching (-1) sees what lies open."""
    if not isinstance(s.log, Chronicle):
        return None
    memory = memory_of(s)
    point = s.book.points[s.point]
    everybody = (1 << s.seats) - 1
    mine = 1 << me if me >= 0 else everybody
    return SceneView(
        opening=memory.opening,
        found=memory.found,
        finds=tuple([number for number in memory.found if number in point.find_do]),
        hidden=len(memory.hidden),
        tokens=tuple([(token.number, token.path[at]) for token, at in zip(point.tokens, memory.tokens, strict=False)]),
        held=memory.held,
        chain=memory.chain,
        teams=memory.teams,
        ballots=len(memory.ballots),
        own_ballots=tuple([option for seat, option in memory.ballots if seat == me and me >= 0]),
        arranged=tuple([(task, arranged) for task, arranged, knows in memory.arranged if knows & mine == mine]),
        strains=tuple([(station, strain) for station, strain, knows in memory.strains if knows & mine == mine]),
        unseen=memory.unseen,
        away=memory.away,
        open_stations=open_stations(s),
        reason=own_reason(memory, me),
        decided=tuple([decision for decision, _ in memory.decided]),
        outcomes=memory.outcomes,
    )


def open_stations(s: Ship) -> int:
    """Return the stations of the plot point that are there now, as a mask."""
    mask, stations = 0, s.book.plot_stations
    for i, number in enumerate(s.book.points[s.point].stations):
        if is_there(s, stations[number]):
            mask |= 1 << i
    return mask


def own_reason(memory: Memory, me: int) -> int:
    """Return a seat's own Reason, or -1."""
    return memory.reasons[me] if me >= 0 and memory.reasons else -1


def deal_scene(s: Ship, me: int, rng: Random) -> None:
    """Deal again what a seat cannot know: others' alarms, strains, ballots and Reasons."""
    if not isinstance(s.log, Chronicle):
        return
    memory = s.log.memory
    if not (memory.arranged or memory.strains or memory.ballots or memory.reasons):
        return
    memory = own_memory(s)
    everybody = (1 << s.seats) - 1
    mine = 1 << me if me >= 0 else everybody
    if memory.arranged:
        memory.arranged = tuple([
            (task, arranged if knows & mine == mine else int(rng.random() * ONE_IN_THREE < 1), knows)
            for task, arranged, knows in memory.arranged
        ])  # fmt: skip
    known = [entry[1] for entry in memory.strains if entry[2] & mine == mine]
    if len(known) < len(memory.strains):
        pool = [strain for strain in range(1, s.book.strained + 1) if strain not in known]
        dealt = deal(pool, len(memory.strains) - len(known), rng)
        memory.strains = tuple([
            entry if entry[2] & mine == mine else (entry[0], dealt.pop(), entry[2]) for entry in memory.strains
        ])  # fmt: skip
    if memory.ballots:
        memory.ballots = tuple(sorted([
            (seat, option if seat == me and me >= 0 else rng.choice(s.book.ballot_choices[option]))
            for seat, option in memory.ballots
        ]))  # fmt: skip
    if memory.reasons:
        own = memory.reasons[me] if me >= 0 else -1
        deck = [reason for reason in range(len(s.book.reason_names)) if reason != own]
        others = deal(deck, s.seats - (me >= 0), rng)
        memory.reasons = tuple([own if seat == me else others.pop() for seat in range(s.seats)])
