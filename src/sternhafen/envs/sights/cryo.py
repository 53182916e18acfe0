"""How the views of Cryo follow from its states."""

from __future__ import annotations

from typing import Any

from sternhafen.envs.sights.common import ANYBODY, itself, list_of, same, who_looks
from sternhafen.envs.watch import PLAIN, Glance, Parts, Private, Sight
from sternhafen.games.cryo.components import RIVAL, SALVAGE_SPACES, SCANNER
from sternhafen.games.cryo.game import members, seen_caves, track_heights


def _cryo_private(seat: int, seats: int) -> tuple[Private, ...]:
    return (
        Private(
            itself,
            lambda s: s.sides[seat].has(SCANNER),
            (
                who_looks(seat),
                Glance(
                    "caves", "caves open_caves", lambda s, scans: seen_caves(s.caves, -1 if scans else s.open_caves)
                ),
            ),
        ),
    )


def _is_open(side: Any, aspect: tuple[Any, Any, bool]) -> bool:
    """Return whether a side's missions are seen: by its owner, and by all when the game is over."""
    return side is aspect[1] or aspect[2]


CRYO = Sight(
    (
        Glance(
            PLAIN,
            "solo active scrapped ending over deck",
            lambda s, _: (
                ANYBODY, s.solo, s.active, s.scrapped, s.ending, s.over, len(s.deck), SALVAGE_SPACES[len(s.sides)],
            ),
        ),
        list_of("tops"),
        list_of("heights"),
        same("box"),
        same("discard"),
        Glance("open_caves", "open_caves", lambda s, _: members(s.open_caves)),
        list_of("incidents"),
        Glance("track", "track", lambda s, _: track_heights(s.track, len(s.sides))),
        Glance("sabotaged", "sabotaged", lambda s, _: members(s.sabotaged)),
        Glance("damaged", "damaged", lambda s, _: members(s.damaged)),
        same("board_cards"),
        same("decisions"),
    ),
    Parts(
        "sides",
        lambda s: s.sides,
        lambda s, seat: (s.sides[RIVAL] if s.solo else None, s.sides[seat], s.over),
        (
            Glance(
                PLAIN,
                "vehicles upgrades awake destroyed transport hand missions",
                lambda side, aspect: (
                    -1 if side is aspect[0] else side.room(), side.awake, side.destroyed, side.transport,
                    len(side.hand), len(side.missions),
                ),
            ),
            list_of("resources", "res"),
            list_of("stasis"),
            list_of("salvage"),
            list_of("caves"),
            list_of("slots"),
            Glance("home", "home", lambda side, _: members(side.home)),
            Glance("docks", "docks", lambda side, _: members(side.docks)),
            Glance("upgrades", "upgrades", lambda side, _: members(side.upgrades)),
            same("vehicles"),
            same("kept"),
            Glance("hand", "hand", lambda side, aspect: side.hand if side is aspect[1] else None),
            Glance("missions", "missions", lambda side, aspect: side.missions if _is_open(side, aspect) else None),
            Glance("put_away", "aside", lambda side, aspect: side.aside if _is_open(side, aspect) else None),
        ),
    ),
    _cryo_private,
    alone=True,
)  # fmt: skip
