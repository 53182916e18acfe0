"""Cryo's text board: the wreck, the caves and the platforms; in plain mode everything is said in words."""

from __future__ import annotations

import re
from typing import Final

from sternhafen.games.cryo.data.tables import (
    ALL_OF,
    CARD,
    CAVE_LARGE,
    CAVES,
    COST_SLOT,
    DOCK_SPACES,
    DOCKS_OF_SECTION,
    FACE_ITEMS,
    FACE_MODE,
    LATE_STACKS,
    PLATFORM_DOCKS,
    REWARD_SLOT,
    ROWS,
    SECTIONS,
    SPACE_KIND,
    SPACE_LETTER,
    SPACE_SECTION,
    SPACE_STACK,
    SPACES,
    TILE,
    TOP_DOCKS,
    TRANSPORT,
    TUNNEL_CAVES,
    TUNNEL_ENERGY,
    VEHICLE_ROOM,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.view import CryoView, SideView
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

WIDTH: Final = 100
CELL: Final = 10
CHAMBER: Final = 16
LATTICE: Final = (" a b ", "c1d2e", "3f4g5", "h   j")
"""How docks (digits) and action spaces (letters) lie in every section."""
KINDS: Final = (
    "cryo-board-kind-0",
    "cryo-board-kind-1",
    "cryo-board-kind-2",
    "cryo-board-kind-3",
    "cryo-board-kind-4",
    "cryo-board-kind-5",
    "cryo-board-kind-6",
    "cryo-board-kind-7",
)
ACTIONS: Final = (
    "cryo-board-action-0",
    "cryo-board-action-1",
    "cryo-board-action-2",
    "cryo-board-action-3",
    "cryo-board-action-4",
    "cryo-board-action-5",
    "cryo-board-action-6",
    "cryo-board-action-7",
)
SHORT: Final = (
    "cryo-board-short-0",
    "cryo-board-short-1",
    "cryo-board-short-2",
    "cryo-board-short-3",
    "cryo-board-short-4",
)
SECTION_COLOURS: Final = (175, 114, 252, 179)
ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")


def draw(view: CryoView, words: Words, paint: Paint) -> str:
    """Return the whole table as its watcher may see it."""
    parts = [*wrapped(header(view, words, paint)), ""]
    parts += plain_wreck(view, words, paint) if paint.plain else painted_wreck(view, words, paint)
    parts += ["", *salvage(view, words, paint), "", *caves(view, words, paint)]
    if view.solo:
        parts += ["", *rival_cards(view, words, paint)]
    parts += ["", paint.bold(words("cryo-board-platforms"))]
    for number in range(len(view.sides)):
        parts += platform(view, number, words, paint)
    return "\n".join(line.rstrip() for line in parts)


def name(words: Words, kind: str, number: int) -> str:
    """Return a component's name."""
    return words(f"cryo-name-{kind}-{number}")


def names(words: Words, kind: str, numbers: tuple[int, ...]) -> str:
    """Return several components' names, equal ones counted."""
    texts = []
    for number in sorted(set(numbers)):
        count = numbers.count(number)
        texts.append(name(words, kind, number) + (f" ×{count}" if count > 1 else ""))
    return ", ".join(texts) or words("cryo-board-none")


def side_name(view: CryoView, number: int, words: Words) -> str:
    """Return the name of who plays a side."""
    return words("cryo-board-side", side=-1 if view.solo and number == 1 else number)


def signed(view: CryoView, number: int, words: Words, paint: Paint) -> str:
    """Return a side's sign and name, in its colour."""
    return f"{paint.glyph(number)} {paint.seat(number, side_name(view, number, words))}"


def pods(view: CryoView, counts: list[int], words: Words, paint: Paint) -> str:
    """Return how many pods of each side are somewhere, by sign (or name, for listeners)."""
    texts = []
    for number, count in enumerate(counts):
        if count:
            who = side_name(view, number, words) + " " if paint.plain else paint.glyph(number)
            texts.append(f"{who}{count}")
    return (", " if paint.plain else " ").join(texts) or words("cryo-board-none")


def padded(text: str, width: int) -> str:
    """Return text filled with blanks to a width, colours not counted."""
    return text + " " * (width - len(ESCAPES.sub("", text)))


# The table's state ---------------------------------------------------------------------------------------------------


def header(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return whose turn it is, the cards and the incident track."""
    turn = f"{signed(view, view.active, words, paint)}: {words('cryo-board-on-turn')}"
    if view.over:
        turn = paint.bold(words("cryo-board-over"))
    elif view.scrapped:
        turn += f" ({words('cryo-board-scrapped')})"
    lines = [turn]
    if view.ending and not view.over:
        lines.append(paint.bold(words("cryo-board-last-turn")))
    cards = words("cryo-board-cards", deck=view.deck, discard=len(view.discard))
    lines.append(f"{cards}{': ' + names(words, 'card', view.discard) if view.discard else ''}")
    early = "+".join(str(height) for height in view.track[:-LATE_STACKS])
    late = "+".join(str(height) for height in view.track[-LATE_STACKS:])
    return [*lines, words("cryo-board-track", early=early, late=late)]


def wrapped(lines: list[str]) -> list[str]:
    """Return lines broken at blanks so that none is wider than the board."""
    rows = []
    for line in lines:
        indent = len(line) - len(line.lstrip(" "))
        row, width = "", 0
        for word in line.split(" "):
            length = len(ESCAPES.sub("", word)) + 1
            if width and width + length > WIDTH:
                rows.append(row)
                row, width = " " * (indent + 4), indent + 4
            elif width:
                row += " "
            row, width = row + word, width + length
        rows.append(row)
    return rows


# The wreck -----------------------------------------------------------------------------------------------------------


def tile_short(tile: int, words: Words) -> str:
    """Return a tile's icons as letters."""
    if FACE_MODE[tile] == CARD:
        return words("cryo-board-short-card")
    joint = "+" if FACE_MODE[tile] == ALL_OF else "/"
    return joint.join(words(SHORT[resource]) for resource, _ in FACE_ITEMS[tile])


def space_cell(view: CryoView, space: int, words: Words) -> str:
    """Return an action space in a few letters: its letter, and its kind or open tile."""
    letter = SPACE_LETTER[space]
    if SPACE_KIND[space] != TILE:
        return f"{letter} {words(KINDS[SPACE_KIND[space]])}"
    stack = SPACE_STACK[space]
    if view.tops[stack] < 0:
        return f"{letter} ({words(SHORT[SPACE_SECTION[space]])})"
    return f"{letter} {tile_short(view.tops[stack], words)}×{view.heights[stack]}"


def dock_cell(view: CryoView, dock: int, paint: Paint) -> str:
    """Return a dock in a few letters: its number, damage, and whose drone stands there."""
    drones = [number for number, side in enumerate(view.sides) if dock in side.docks]
    mark = "x" if dock in view.damaged else ""
    text = f"[{dock % DOCKS_OF_SECTION + 1}{mark}{paint.glyph(drones[0]) if drones else ''}]"
    return paint.dim(text) if mark and not drones else paint.bold(text)


def section_block(view: CryoView, section: int, words: Words, paint: Paint) -> list[str]:
    """Return a section's name, chambers, incident and lattice."""
    lines = [paint.colour(SECTION_COLOURS[section], paint.bold(f"{section + 1} {name(words, 'section', section)}"))]
    cells = []
    for chamber in range(3 * section, 3 * section + 3):
        state = chamber_state(view, chamber, words, paint).replace(" ", "")
        cells.append(padded(f"{chamber % 3 + 1}: {state}", CHAMBER))
    lines.append("".join(cells))
    lines.append(f"! {incident(view, section, words)}")
    for row in LATTICE:
        lines.append("".join(padded(lattice_cell(view, section, sign, words, paint), CELL) for sign in row))
    return lines


def chamber_state(view: CryoView, chamber: int, words: Words, paint: Paint) -> str:
    """Return whose pods are in a chamber, or that it is sabotaged."""
    counts = [side.stasis[chamber] for side in view.sides]
    if chamber in view.sabotaged:
        return words("cryo-board-sabotaged")
    return pods(view, counts, words, paint) if any(counts) else words("cryo-board-empty")


def lattice_cell(view: CryoView, section: int, sign: str, words: Words, paint: Paint) -> str:
    """Return what lies at one point of a section's lattice."""
    if sign.isdigit():
        return dock_cell(view, DOCKS_OF_SECTION * section + int(sign) - 1, paint)
    for space in range(SPACES):
        if SPACE_SECTION[space] == section and SPACE_LETTER[space] == sign:
            return space_cell(view, space, words)
    return ""


def incident(view: CryoView, section: int, words: Words) -> str:
    """Return the open incident of a section."""
    tile = view.incidents[section]
    return name(words, "incident", tile) if tile >= 0 else words("cryo-board-none")


def painted_wreck(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return the four sections, two beside each other."""
    lines = [paint.bold(words("cryo-board-wreck")), *wrapped([words("cryo-board-legend")])]
    blocks = [section_block(view, section, words, paint) for section in range(SECTIONS)]
    for left, right in ((0, 1), (2, 3)):
        lines.append("")
        for one, other in zip(blocks[left], blocks[right], strict=True):
            lines.append(padded(one, 5 * CELL) + other)
    lines += ["", transport(view, words, paint)]
    return lines


def transport(view: CryoView, words: Words, paint: Paint) -> str:
    """Return who has drones on the transport dock."""
    drones = pods(view, [side.transport for side in view.sides], words, paint)
    return f"{words('cryo-board-transport')}: {drones}"


def plain_wreck(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return the wreck in sentences, for listeners."""
    lines = [words("cryo-board-wreck")]
    for section in range(SECTIONS):
        lines.append(f"{section + 1} {name(words, 'section', section)}.")
        for chamber in range(3 * section, 3 * section + 3):
            state = chamber_state(view, chamber, words, paint)
            lines.append(f"  {words('cryo-board-chamber', n=chamber % 3 + 1)}: {state}")
        lines.append(f"  {words('cryo-board-incident')}: {incident(view, section, words)}")
        for dock in range(DOCKS_OF_SECTION * section, DOCKS_OF_SECTION * section + DOCKS_OF_SECTION):
            lines.append(f"  {plain_dock(view, dock, words)}")
        for space in range(SPACES):
            if SPACE_SECTION[space] == section and SPACE_KIND[space] == TILE:
                lines.append(f"  {name(words, 'space', space)}: {plain_tiles(view, SPACE_STACK[space], words)}")
    return wrapped([*lines, transport(view, words, paint)])


def plain_dock(view: CryoView, dock: int, words: Words) -> str:
    """Return a dock, its state and the letters of the spaces beside it."""
    states = [words("cryo-board-damaged")] if dock in view.damaged else []
    for number, side in enumerate(view.sides):
        if dock in side.docks:
            states.append(words("cryo-board-drone", who=side_name(view, number, words)))
    beside = []
    for space in sorted(DOCK_SPACES[dock]):
        beside.append(f"{SPACE_LETTER[space]} {words(ACTIONS[SPACE_KIND[space]])}")
    state = ", ".join(states) or words("cryo-board-free")
    number_word = words("cryo-board-dock", n=dock % DOCKS_OF_SECTION + 1)
    return f"{number_word}: {state}; {words('cryo-board-beside', spaces=', '.join(beside))}"


def plain_tiles(view: CryoView, stack: int, words: Words) -> str:
    """Return a stack's open tile and height."""
    if view.tops[stack] < 0:
        return words("cryo-board-no-tiles")
    return words("cryo-board-tiles", tile=name(words, "tile", view.tops[stack]), count=view.heights[stack])


# Salvage and caves ---------------------------------------------------------------------------------------------------


def salvage(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return who has crew in which salvage row."""
    lines = [paint.bold(words("cryo-board-salvage", spaces=view.salvage_spaces))]
    rows = []
    for row in range(ROWS):
        rows.append(
            f"{name(words, 'row', row)}: {pods(view, [side.salvage[row] for side in view.sides], words, paint)}"
        )
    return lines + (rows if paint.plain else ["   ".join(rows)])


def caves(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return every cave in use and the tunnels to open ones."""
    lines = [paint.bold(words("cryo-board-caves"))]
    for cave in range(CAVES):
        tile = view.caves[cave]
        if tile >= 0:
            what = words("cryo-board-known", tile=name(words, "cavetile", tile))
            if cave in view.open_caves:
                settlers = pods(view, [side.caves[cave] for side in view.sides], words, paint)
                what = f"{name(words, 'cavetile', tile)}; {words('cryo-board-settlers')}: {settlers}"
            lines.append(f"{paint.bold(name(words, 'cave', cave))} ({cave_size(cave, words)}): {what}")
    for large in (False, True):
        hidden = [cave for cave in range(CAVES) if view.caves[cave] == -2 and CAVE_LARGE[cave] == large]
        if hidden:
            ids = ", ".join(name(words, "cave", cave) for cave in hidden)
            lines.append(words("cryo-board-face-down", size=cave_size(hidden[0], words), names=ids))
    return wrapped([*lines, tunnels(view, words)])


def cave_size(cave: int, words: Words) -> str:
    """Return whether a cave space is small or large."""
    return words("cryo-board-large") if CAVE_LARGE[cave] else words("cryo-board-small")


def tunnels(view: CryoView, words: Words) -> str:
    """Return the tunnel sections that lead to open caves, by the energy they cost."""
    by_energy: dict[int, list[str]] = {}
    for (one, other), energy in zip(TUNNEL_CAVES, TUNNEL_ENERGY, strict=True):
        if one in view.open_caves or other in view.open_caves:
            ends = f"{name(words, 'cave', one)}–{name(words, 'cave', other)}"
            by_energy.setdefault(energy, []).append(ends)
    costs = "; ".join(f"{energy}: {', '.join(by_energy[energy])}" for energy in sorted(by_energy))
    return f"{words('cryo-board-tunnels')}: {costs}"


# Platforms -----------------------------------------------------------------------------------------------------------


def rival_cards(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return the Rival's decision cards and where every card leads it."""
    lines = [paint.bold(words("cryo-board-rival"))]
    lines.append(words("cryo-board-decisions", names=names(words, "card", view.decisions)))
    for position, card in enumerate(view.board_cards):
        dock = name(words, "dock", TOP_DOCKS[position])
        lines.append(words("cryo-board-leads", card=name(words, "card", card), dock=dock))
    return lines


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
