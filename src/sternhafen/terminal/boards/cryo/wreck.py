"""The wreck on Cryo's text board: sections with docks, action spaces, chambers and incidents."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.data.tables import (
    ALL_OF,
    CARD,
    DOCK_SPACES,
    DOCKS_OF_SECTION,
    FACE_ITEMS,
    FACE_MODE,
    SECTIONS,
    SPACE_KIND,
    SPACE_LETTER,
    SPACE_SECTION,
    SPACE_STACK,
    SPACES,
    TILE,
)
from sternhafen.games.cryo.view import CryoView
from sternhafen.terminal.boards.cryo.pieces import name, padded, pods, side_name, wrapped
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

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
