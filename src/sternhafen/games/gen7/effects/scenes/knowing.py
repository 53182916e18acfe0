"""What each seat may know of scenes, and how what it cannot know is dealt again (GEN7-2.10, 36, 37)."""

from __future__ import annotations

from random import Random
from typing import Final

from sternhafen.games.gen7.campaign.memory.chronicle import Chronicle
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
        open_stations=sum(1 << i for i, n in enumerate(point.stations) if is_there(s, s.book.plot_stations[n])),
        reason=memory.reasons[me] if me >= 0 and memory.reasons else -1,
        decided=tuple([decision for decision, _ in memory.decided]),
        outcomes=memory.outcomes,
    )


def deal_scene(s: Ship, me: int, rng: Random) -> None:
    """Deal again what a seat cannot know: others' alarms, strains, ballots and Reasons."""
    if not isinstance(s.log, Chronicle):
        return
    memory = own_memory(s)
    everybody = (1 << s.seats) - 1
    mine = 1 << me if me >= 0 else everybody
    memory.arranged = tuple([
        (task, arranged if knows & mine == mine else int(rng.random() * ONE_IN_THREE < 1), knows)
        for task, arranged, knows in memory.arranged
    ])  # fmt: skip
    known = [entry[1] for entry in memory.strains if entry[2] & mine == mine]
    pool = [strain for strain in range(1, s.book.strained + 1) if strain not in known]
    rng.shuffle(pool)
    memory.strains = tuple([
        entry if entry[2] & mine == mine else (entry[0], pool.pop(), entry[2]) for entry in memory.strains
    ])  # fmt: skip
    memory.ballots = tuple(sorted([
        (seat, option if seat == me and me >= 0 else rng.choice(s.book.ballot_choices[option]))
        for seat, option in memory.ballots
    ]))  # fmt: skip
    if memory.reasons:
        own = memory.reasons[me] if me >= 0 else -1
        deck = [reason for reason in range(len(s.book.reason_names)) if reason != own]
        rng.shuffle(deck)
        memory.reasons = tuple([own if seat == me else deck.pop() for seat in range(s.seats)])
