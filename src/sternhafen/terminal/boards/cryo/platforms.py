"""The platforms on Cryo's text board: a side's resources, pods, drones, slots and cards."""

from __future__ import annotations

from sternhafen.games.cryo.data.tables import (
    COST_SLOT,
    PLATFORM_DOCKS,
    REWARD_SLOT,
    TRANSPORT,
    VEHICLE_ROOM,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.view import CryoView, SideView
from sternhafen.terminal.boards.cryo.pieces import name, names, signed, wrapped
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words


def platform(view: CryoView, number: int, words: Words, paint: Paint) -> list[str]:
    """Return all a watcher may know of one side."""
    side = view.sides[number]
    c, o, t, n, e = side.resources
    tracks = words("cryo-board-tracks", crystal=c, organics=o, tech=t, nanites=n, energy=e)
    lines = [f"{signed(view, number, words, paint)}: {paint.bold(tracks)}"]
    below = [
        words(
            "cryo-board-pods",
            awake=side.awake,
            room=side.room,
            stasis=sum(side.stasis),
            salvage=sum(side.salvage),
            caves=sum(side.caves),
            destroyed=side.destroyed,
        ),
        drones(side, words),
        slots(side, words),
        *cards(side, words),
    ]
    if side.points is not None:
        kinds = ", ".join(f"{words('cryo-points-' + kind)} {count}" for kind, count in side.points.items())
        below.append(f"{words('cryo-board-points', total=sum(side.points.values()))} ({kinds})")
    return [*lines, *wrapped(["  " + line for line in below])]


def drones(side: SideView, words: Words) -> str:
    """Return where a side's drones are."""
    home = ", ".join(str(dock + 1) for dock in side.home) or words("cryo-board-none")
    out = [name(words, "dock", dock) for dock in side.docks]
    out += [name(words, "dock", TRANSPORT)] * side.transport
    return words("cryo-board-drones", home=home, out=", ".join(out) or words("cryo-board-none"))


def slots(side: SideView, words: Words) -> str:
    """Return the platform's actions with the tiles in their slots: cost → reward."""
    texts = []
    for dock in range(PLATFORM_DOCKS):
        tiles = []
        for slot in (COST_SLOT[dock], REWARD_SLOT[dock]):
            if slot >= 0:
                tile = side.slots[slot]
                tiles.append(name(words, "tile", tile) if tile >= 0 else "–")
        texts.append(f"{dock + 1} {' → '.join(tiles)}")
    return f"{words('cryo-board-platform')}: {' | '.join(texts)}"


def cards(side: SideView, words: Words) -> list[str]:
    """Return a side's cards, those that are hidden only counted."""
    more = 1 if WAKE_PROTOCOL in side.upgrades and side.room >= 0 else 0  # the Rival's upgrades never work
    vehicles = [
        words("cryo-board-places", name=name(words, "vehicle", card), room=VEHICLE_ROOM[card] + more)
        for card in side.vehicles
    ]
    missions = words("cryo-board-face-down-cards", count=side.mission_count)
    if side.missions is not None:
        missions = names(words, "mission", side.missions)
    hand = words("cryo-board-face-down-cards", count=side.hand_size)
    if side.hand is not None:
        hand = names(words, "card", side.hand)
    lines = [
        words("cryo-board-upgrades", names=names(words, "upgrade", side.upgrades)),
        words("cryo-board-vehicles", names=", ".join(vehicles) or words("cryo-board-none")),
        words("cryo-board-missions", names=missions),
        *([] if side.room < 0 else [words("cryo-board-hand", names=hand)]),  # the Rival has no hand
        words("cryo-board-kept", names=names(words, "incident", side.kept)),
    ]
    if side.put_away:
        lines.append(words("cryo-board-put-away", names=names(words, "card", side.put_away)))
    return [" · ".join(lines[:2]), *lines[2:]]
