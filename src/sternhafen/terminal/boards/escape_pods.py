"""The text board of Escape Pods: a map of hexes with the ship below and the havens above, or plain words."""

from __future__ import annotations

from textwrap import wrap

from sternhafen.engine.bitset import members
from sternhafen.games.escape_pods.data.tables import (
    ADJACENT,
    ARRIVAL_SPACES,
    BAY,
    BOX,
    BUOY_SPACES,
    HANGAR_PLACES,
    HAVEN_SECTORS,
    KINDS,
    LAUNCH_SECTOR,
    OWNER,
    SCORING_SPACES,
    SECTORS,
    SLOT_ACTION,
    SPECIAL,
    UNKNOWN,
    XY,
)
from sternhafen.games.escape_pods.view import PodsView, SeatView
from sternhafen.terminal.paint import SEAT_COLOURS, SEAT_LETTERS, Paint
from sternhafen.text import Words

WIDE = 11
"""The length of a hex's upper edge."""
ACROSS = WIDE + 2
"""How many columns lie between a hex and its neighbour."""
TALL = 4
MAP_WIDTH = 2 * ACROSS + WIDE + 6
TEXT_WIDTH = 99 - MAP_WIDTH
DEBRIS_COLOUR = 203
BUOY_COLOUR = 80


def draw(view: PodsView, words: Words, paint: Paint) -> str:
    """Return the whole table as text."""
    lines = [*head(view, words, paint), "", *havens(view, words, paint), ""]
    side = [*deck(view, words), "", *buoys(view, words, paint), "", *ship(view, words), "", *seats(view, words, paint)]
    if paint.plain:
        return "\n".join([*lines, *sectors(view, words, paint), "", *side])
    return "\n".join([*lines, *beside(space(view, words, paint), side)])


def beside(left: list[str], right: list[str]) -> list[str]:
    """Return the map with the text to its right; the map's lines are all of one width."""
    right = [part for line in right for part in folded(line)]
    height = max(len(left), len(right))
    left += [" " * MAP_WIDTH] * (height - len(left))
    right += [""] * (height - len(right))
    return [f"{one} {other}".rstrip() for one, other in zip(left, right, strict=True)]


def folded(line: str) -> list[str]:
    """Return a line of the right side in pieces that fit there; coloured ones are short."""
    return (
        [line] if not line or "\x1b" in line else wrap(line, TEXT_WIDTH, subsequent_indent="  ", drop_whitespace=True)
    )


# Words for things --------------------------------------------------------------------------------------------------


def tag_name(view: PodsView, words: Words, paint: Paint, tag: int) -> str:
    """Return a crew member's name, with the letter or the name of its type."""
    kind = view.crew[tag]
    if paint.plain:
        key = "escape-pods-board-unknown" if kind == UNKNOWN else f"escape-pods-name-kind-{kind}"
        return words("escape-pods-board-crew", crew=tag, kind=words(key))
    return paint.seat(OWNER[tag], crew_label(view, words, tag))


def crew_label(view: PodsView, words: Words, tag: int) -> str:
    """Return a crew member's tag and the letter of its type: ``A3K``."""
    return words("escape-pods-board-tag", crew=tag) + words(f"escape-pods-name-letter-{view.crew[tag]}")


def crew_list(view: PodsView, words: Words, paint: Paint, tags: tuple[int, ...]) -> str:
    """Return several crew members in a row."""
    return (", " if paint.plain else " ").join(tag_name(view, words, paint, tag) for tag in tags)


def numbers(values: tuple[int, ...] | list[int]) -> str:
    """Return numbers in a row, or a dash."""
    return ", ".join(map(str, values)) or "–"


# The lines ---------------------------------------------------------------------------------------------------------


def head(view: PodsView, words: Words, paint: Paint) -> list[str]:
    """Return whose turn it is, and what the barrier has changed."""
    turn = words(
        "escape-pods-board-turn",
        round=view.round,
        cap=view.round_cap,
        seat=view.active,
        left=view.actions_left,
        start=view.start,
    )
    lines = [paint.bold(turn)]
    if view.barrier >= 0:
        lines.append(words("escape-pods-board-barrier", seat=view.barrier, sectors=numbers(view.beyond)))
    return lines


def havens(view: PodsView, words: Words, paint: Paint) -> list[str]:
    """Return the havens from left to right: where, which spaces, who has arrived."""
    lines = []
    for number, haven in enumerate(view.havens):
        title = words("escape-pods-board-haven", haven=number, card=haven.card)
        near = words("escape-pods-board-beside", sectors=numbers(members(HAVEN_SECTORS[number])))
        lines.append(f"{paint.bold(title)} {near} {scoring(view, words, paint, number)}")
        special = SPECIAL[haven.card]
        if special:
            lines.append("  " + words(f"escape-pods-name-special-{special.replace('_', '-')}"))
        lines.append("  " + arrivals(view, words, paint, number))
    return lines


def scoring(view: PodsView, words: Words, paint: Paint, number: int) -> str:
    """Return a haven's scoring spaces with who took them."""
    haven = view.havens[number]
    texts = []
    for place, (kind, points, colour) in enumerate(SCORING_SPACES[haven.card]):
        if paint.plain:
            text = words("escape-pods-board-space-plain", n=place + 1, kind=kind, points=points)
        else:
            letter = words("escape-pods-board-any") if kind == KINDS else words(f"escape-pods-name-letter-{kind}")
            text = f"{letter}{points}"
        if colour:
            text += f" ({words(f'escape-pods-name-colour-{colour}')})"
        if place in haven.assigned:
            tag = haven.crew[haven.assigned.index(place)]
            text += f"={tag_name(view, words, paint, tag)}"
        texts.append(text)
    return words("escape-pods-board-spaces", spaces=(", " if paint.plain else "  ").join(texts))


def arrivals(view: PodsView, words: Words, paint: Paint, number: int) -> str:
    """Return a haven's arrival spaces: crew, free ones, and the explosion marker."""
    haven = view.havens[number]
    crew = crew_list(view, words, paint, haven.crew) or "–"
    text = words("escape-pods-board-arrived", crew=crew, free=ARRIVAL_SPACES - len(haven.crew))
    if haven.marker:
        marker = words("escape-pods-board-marker", space=haven.marker)
        text += " " + paint.colour(DEBRIS_COLOUR, marker)
    return text


def deck(view: PodsView, words: Words) -> list[str]:
    """Return the explosion cards."""
    lines = [words("escape-pods-board-cards", cards=numbers(view.face_up), deck=view.deck)]
    if view.under:
        lines.append(words("escape-pods-board-under", cards=numbers(view.under)))
    lines.append(words("escape-pods-board-debris", sectors=numbers(view.debris)))
    return lines


def buoys(view: PodsView, words: Words, paint: Paint) -> list[str]:
    """Return the buoy reserve, and the buoys on the board unless the map shows them."""
    reserve = words("escape-pods-board-buoy-reserve", buoys=view.buoy_reserve)
    if not paint.plain:
        return [reserve, words("escape-pods-board-buoy-legend")]
    placed = [
        words("escape-pods-board-buoy", buoy=buoy, space=border) for border, buoy in enumerate(view.buoys) if buoy >= 0
    ]
    free = [border for border, buoy in enumerate(view.buoys) if buoy < 0]
    return [
        words("escape-pods-board-buoys", buoys=", ".join(placed) or "–"),
        words("escape-pods-board-free-borders", spaces=free),
        reserve,
    ]


def ship(view: PodsView, words: Words) -> list[str]:
    """Return what is still in the ship: hangars and the mini-pod bay."""
    lines = []
    places = [pod.place for pod in view.pods]
    for hangar, place in enumerate(HANGAR_PLACES):
        if place in places:
            pod = places.index(place)
            lines.append(words("escape-pods-board-hangar", hangar=hangar, pod=pod, sector=LAUNCH_SECTOR[place]))
        else:
            lines.append(words("escape-pods-board-hangar-empty", hangar=hangar, sector=LAUNCH_SECTOR[place]))
    lines.append(words("escape-pods-board-bay", count=places.count(BAY)))
    return lines


def seats(view: PodsView, words: Words, paint: Paint) -> list[str]:
    """Return every player's reserve and panels."""
    lines = []
    for number, seat in enumerate(view.seats):
        name = paint.seat(number, words("escape-pods-board-seat", seat=number))
        sign = paint.glyph(number) if paint.plain else f"{SEAT_LETTERS[number]} {paint.glyph(number)}"
        lines.append(f"{sign} {name}: {reserve_text(seat, words, paint)}")
        busy = [panel_text(words, slot, kind) for slot, kind in enumerate(seat.panels) if kind >= 0]
        if busy:
            lines.append("  " + words("escape-pods-board-panels", actions=", ".join(busy)))
    return lines


def reserve_text(seat: SeatView, words: Words, paint: Paint) -> str:
    """Return how many are in a reserve, by type for its owner."""
    text = words("escape-pods-board-reserve", count=seat.reserve)
    if seat.kinds is None:
        return text
    kind = "kind" if paint.plain else "letter"
    named = [f"{words(f'escape-pods-name-{kind}-{n}')} {count}" for n, count in enumerate(seat.kinds)]
    return f"{text} ({', '.join(named)})"


def panel_text(words: Words, slot: int, kind: int) -> str:
    """Return an action with a marker on it, and its type if it is known."""
    name = words(f"escape-pods-name-action-{SLOT_ACTION[slot]}")
    return name if kind == UNKNOWN else f"{name} ({words(f'escape-pods-name-kind-{kind}')})"


def sectors(view: PodsView, words: Words, paint: Paint) -> list[str]:
    """Return space in words: every sector that holds something, and its neighbours."""
    lines = []
    for sector in range(1, SECTORS + 1):
        near = numbers(members(ADJACENT[sector]))
        pod = next((number for number, pod in enumerate(view.pods) if pod.place == sector), -1)
        if pod >= 0:
            crew = crew_list(view, words, paint, view.pods[pod].crew)
            lines.append(words("escape-pods-board-sector-pod", sector=sector, near=near, pod=pod, crew=crew))
        elif sector in view.debris:
            lines.append(words("escape-pods-board-sector-debris", sector=sector, near=near))
        else:
            lines.append(words("escape-pods-board-sector-empty", sector=sector, near=near))
    return lines


# The map -----------------------------------------------------------------------------------------------------------


class Canvas:
    """A sheet of characters; every cell may have a colour."""

    def __init__(self, rows: int, columns: int) -> None:
        self.cells = [[" "] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str, paint: Paint, colour: int | None = None) -> None:
        """Write text from a cell on."""
        for i, char in enumerate(text):
            self.cells[row][column + i] = char if colour is None else paint.colour(colour, char)

    def lines(self) -> list[str]:
        """Return the sheet line by line."""
        return ["".join(row) for row in self.cells]


def corner(sector: int) -> tuple[int, int]:
    """Return the row and column where a sector's hex begins."""
    x, y = XY[sector]
    top = max(place[1] for place in XY)
    return round((top - y) * TALL), (1 + (x > 0) - (x < 0)) * ACROSS + 1


def space(view: PodsView, words: Words, paint: Paint) -> list[str]:
    """Return the map of all sectors with debris, pods and buoys."""
    canvas = Canvas(TALL * 5 + 1, MAP_WIDTH)
    for sector in range(1, SECTORS + 1):
        outline(canvas, paint, *corner(sector))
    for sector in range(1, SECTORS + 1):
        content(view, words, paint, canvas, sector)
    for border, buoy in enumerate(view.buoys):
        mark_buoy(words, paint, canvas, border, buoy)
    return canvas.lines()


def outline(canvas: Canvas, paint: Paint, row: int, column: int) -> None:
    """Draw one hex."""
    canvas.write(row, column + 2, "_" * WIDE, paint)
    canvas.write(row + 1, column + 1, "/", paint)
    canvas.write(row + 1, column + 2 + WIDE, "\\", paint)
    canvas.write(row + 2, column, "/", paint)
    canvas.write(row + 2, column + 3 + WIDE, "\\", paint)
    canvas.write(row + 3, column, "\\", paint)
    canvas.write(row + 3, column + 3 + WIDE, "/", paint)
    canvas.write(row + 4, column + 1, "\\" + "_" * WIDE + "/", paint)


def content(view: PodsView, words: Words, paint: Paint, canvas: Canvas, sector: int) -> None:
    """Write a sector's number and what is in it."""
    row, column = corner(sector)
    canvas.write(row + 1, column + 2, str(sector).center(WIDE), paint)
    if sector in view.debris:
        text = words("escape-pods-board-wreck").center(WIDE + 2)
        canvas.write(row + 2, column + 1, text, paint, DEBRIS_COLOUR)
    for number, pod in enumerate(view.pods):
        if pod.place != sector or pod.place == BOX:
            continue
        canvas.write(row + 2, column + 1, words("escape-pods-board-pod", pod=number).center(WIDE + 2), paint)
        labels = [crew_label(view, words, tag) for tag in pod.crew]
        start = column + 1 + (WIDE + 2 - len(" ".join(labels))) // 2
        for tag, label in zip(pod.crew, labels, strict=True):
            colour = SEAT_COLOURS[OWNER[tag]]
            canvas.write(row + 3, start, label, paint, colour)
            start += len(label) + 1


def mark_buoy(words: Words, paint: Paint, canvas: Canvas, border: int, buoy: int) -> None:
    """Write a buoy, or an empty buoy space, onto its border."""
    one, other = BUOY_SPACES[border]
    label = words("escape-pods-board-buoy-label", buoy=buoy) if buoy >= 0 else "oo"
    colour = BUOY_COLOUR if buoy >= 0 else None
    row, column = corner(one)
    if XY[one][0] == XY[other][0]:
        canvas.write(row, column + 1 + WIDE // 2, f"({label})", paint, colour)
    elif XY[one][0] < XY[other][0]:
        canvas.write(row + 2, column + 2 + WIDE, label, paint, colour)
    else:
        canvas.write(row + 2, column, label, paint, colour)
