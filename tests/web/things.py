"""What lies on a title's table, read off a view: every thing that somebody may point at and ask about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sternhafen.games.cryo.view import CryoView
from sternhafen.games.escape_pods.view import PodsView
from sternhafen.games.gen7.view import Gen7View
from sternhafen.games.planet_unknown.view import PlanetUnknownView


def each(kind: str, numbers: Iterable[int]) -> Iterator[str]:
    """Yield things of one kind; what is hidden or missing has a negative number."""
    return (f"{kind}:{number}" for number in numbers if number >= 0)


def on_cryos_table(view: CryoView) -> Iterator[str]:
    yield from ("track", "awake", "hand", "deck", "discard", "box", "mission-back")
    yield from ("place:upgrade", "place:vehicle", "place:mission")
    yield from each("section", range(4))
    yield from each("dock", range(21))
    yield from each("space", range(34))
    yield from each("incident", range(4))
    yield from each("chamber", range(12))
    yield from each("row", range(3))
    yield from each("tunnel", range(18))
    yield from each("cave", (i for i, tile in enumerate(view.caves) if tile != -1))
    yield from each("home", range(6))
    yield from each("slot", range(7))
    yield from each("resource", range(5))
    yield from each("tile", view.tops)
    yield from each("card", view.discard)
    yield from each("board-card", view.board_cards)
    for number, side in enumerate(view.sides):
        yield f"seat:{number}"
        yield from each("tile", side.slots)
        yield from each("upgrade", side.upgrades)
        yield from each("vehicle", side.vehicles)
        yield from each("mission", side.missions or ())
        yield from each("card", (*(side.hand or ()), *(side.put_away or ())))
        yield from each("kept", side.kept)


def on_the_pods_table(view: PodsView) -> Iterator[str]:
    yield from ("deck", "buoys", "bay", "barrier", "panel:basic", "panel:advanced", "under", "gone")
    yield from each("hangar", range(3))
    yield from each("sector", range(1, 14))
    yield from each("action", range(9))
    yield from each("reserve", range(3))
    yield from each("pod", (i for i, pod in enumerate(view.pods) if pod.place != 17))
    yield from each("crew", (i for i, kind in enumerate(view.crew) if kind >= 0))
    yield from each("haven", range(len(view.havens)))
    yield from each("card", (*view.face_up, *view.under, *view.gone))
    yield from each("buoy-space", range(len(view.buoys)))
    yield from each("buoy", view.buoy_reserve)
    yield from each("seat", range(len(view.seats)))


def on_planet_unknowns_table(view: PlanetUnknownView) -> Iterator[str]:
    yield from ("station", "civ-back", "discard")
    yield from each("tile", range(2))
    yield from each("line", range(24))
    yield from each("event", (view.event, *view.past_events, view.next_event))
    yield from each("objective", (*view.neighbours, *view.common))
    yield from each("private", (*view.objectives, *view.offer))
    yield from each("civ", view.cards)
    yield from each("civ-stack", range(len(view.civ_stacks)))
    own = max(0, view.seat)
    yield from each("cell", (i for i, ground in enumerate("".join(view.colonies[own].ground)) if ground != "."))
    yield from each("rover", view.colonies[own].rovers)
    for seat, colony in enumerate(view.colonies):
        yield from (f"seat:{seat}", f"planet:{seat}", f"corporation:{seat}")
        yield from each("track", colony.columns)
        yield from each("civ", colony.open_cards)
    yield from (f"have:{kind}" for kind in ("rovers", "lifepods", "meteorites", "patches"))


def on_gen7s_table(view: Gen7View) -> Iterator[str]:
    yield from ("store", "wake", "track", "plot", "rounds", "hand", "goals", "offer", "fate-back", "logbook")
    yield from each("system", range(1, len(view.status)))
    yield from each("station", range(len(view.stations)))
    yield from each("room", (i for i in range(view.rooms.bit_length()) if view.rooms >> i & 1))
    yield from each("group", view.row)
    yield from each("deck", range(len(view.deck_sizes)))
    yield from each("fate", (view.fate,))
    yield from each("goal", view.goals)
    yield from each("resource", range(3))
    yield from each("rule-card", (i for i in range(view.rule_cards.bit_length()) if view.rule_cards >> i & 1))
    for deck, under in enumerate(view.under):
        yield from (f"card:{deck}:{card}" for card in under)
    yield from (f"card:{view.look_deck}:{card}" for card in view.look)
    yield from (f"card:2:{card}" for card in view.packet)
    if view.scene is not None:
        yield from ("finds", "box", "unseen", "away")
        yield from each("team", view.scene.teams)
        yield from each("find", view.scene.found)
        yield from each("token", (token for token, _ in view.scene.tokens))
        yield from each("reason", (view.scene.reason,))
    for seat, officer in enumerate(view.officers):
        yield from (f"seat:{seat}", f"quarters:{officer.quarters}", f"rank:{officer.rank}")
        yield from (f"crew:{seat}:{die}" for die in officer.dice)
        yield from (f"card:0:{card}" for card in officer.files)
        yield from (f"card:1:{card}" for card in officer.schemas if card >= 0)
        yield from (f"card:2:{card}" for card in officer.orders)
        yield from each("skill", officer.skills)
        yield from each("kept", officer.kept)
        yield from each("relationship", (officer.relationship,))
        yield from each("plan", officer.plans)


ON_THE_TABLE: dict[str, Callable[[Any], Iterator[str]]] = {
    "cryo": on_cryos_table,
    "escape-pods": on_the_pods_table,
    "planet-unknown": on_planet_unknowns_table,
    "gen7": on_gen7s_table,
}
