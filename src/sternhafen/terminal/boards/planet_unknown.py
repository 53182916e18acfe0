"""The text board of Planet Unknown: station, objectives, every colony with its planet, and the turns of your tiles."""

from __future__ import annotations

from textwrap import wrap

from sternhafen.games.planet_unknown.aliases import Effect
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS, CORPORATIONS
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS, PLANETS, cell_name
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import BOOST, CARD, MOVES, PATCH, PUT, TECHNOLOGIES, UNLOCK
from sternhafen.games.planet_unknown.view import ColonyView, PlanetUnknownView
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

LETTERS = "cwbrte"
TERRAIN_COLOURS = (250, 75, 71, 203, 255, 220)
"""The colours of civ, water, biomass, rover, tech and energy in the terminal's palette."""
GROUND_SIGNS = {"#": ".", "~": "~", "R": "=", "C": "#", "E": "-", "T": "x"}
ICE_COLOUR, BARE_COLOUR = 153, 240
MAP_WIDTH = 44
TEXT_WIDTH = 99 - MAP_WIDTH
WIDTH = 13
AHEAD = 3
"""How many fields above a marker are told."""


def draw(view: PlanetUnknownView, words: Words, paint: Paint) -> str:
    """Return the whole table as text."""
    lines = [*head(view, words, paint), "", *station(view, words, paint), ""]
    order = [seat for seat in range(len(view.colonies)) if seat != view.seat]
    for seat in [view.seat, *order] if view.seat >= 0 else order:
        lines += [*colony(view, seat, words, paint), ""]
    lines += turns(view, words, paint)
    if not paint.plain:
        lines += ["", *wrap(words("planet-unknown-board-legend"), 99), words("planet-unknown-board-line-medals")]
    return "\n".join(line.rstrip() for line in lines)


def head(view: PlanetUnknownView, words: Words, paint: Paint) -> list[str]:
    """Return round, event and objectives."""
    first = words("planet-unknown-board-round", round=view.round, commander=view.commander)
    if view.last_round:
        first += " · " + words("planet-unknown-board-last-round")
    lines = [paint.bold(first)]
    if view.target:
        lines.append(words("planet-unknown-board-target", target=view.target))
    if view.event >= 0:
        lines.append(words("planet-unknown-board-event", event=view.event))
    if sum(view.events_left):
        green, orange, red = view.events_left
        lines.append(words("planet-unknown-board-events-left", green=green, orange=orange, red=red))
    if view.next_event >= 0:
        lines.append(words("planet-unknown-board-next-event", event=view.next_event))
    seats = len(view.colonies)
    for i, goal in enumerate(view.neighbours):
        one, other = i % seats, (i + 1) % seats
        lines.append(words("planet-unknown-board-neighbour", one=one, other=other, objective=goal))
    for goal in view.common:
        lines.append(words("planet-unknown-board-common", objective=goal))
    return lines


def station(view: PlanetUnknownView, words: Words, paint: Paint) -> list[str]:
    """Return the six sectors with their open tiles and who faces them, and the civ stacks."""
    lines = [paint.bold(words("planet-unknown-board-station"))]
    for sector in range(6):
        small, large = (_open(view, view.stacks[2 * sector + ring], words) for ring in range(2))
        line = words("planet-unknown-board-sector", sector=sector + 1, small=small, large=large)
        for seat, faced in enumerate(view.sectors):
            if faced == sector:
                line = words("planet-unknown-board-faces", sector=line, seat=seat) + " " + paint.glyph(seat)
        lines.append(line)
    stacks = ", ".join(str(count) for count in view.civ_stacks)
    return [*lines, words("planet-unknown-board-civ-stacks", stacks=stacks)]


def _open(view: PlanetUnknownView, stack: int, words: Words) -> str:
    tile, left = view.shown[stack], view.sizes[stack]
    if tile < 0 and not left:
        return words("planet-unknown-board-empty")
    if left and view.next_tiles:
        following = view.next_tiles[stack]
        if tile < 0:
            return words("planet-unknown-board-taken-next", left=left, next=following)
        return words("planet-unknown-board-open-next", tile=tile, left=left, next=following)
    if tile < 0:
        return words("planet-unknown-board-taken", left=left)
    return words("planet-unknown-board-open", tile=tile, left=left)


def colony(view: PlanetUnknownView, seat: int, words: Words, paint: Paint) -> list[str]:
    """Return one player's boards."""
    c = view.colonies[seat]
    title = words(
        "planet-unknown-board-colony",
        seat=seat,
        planet=PLANET_IDS.index(c.planet),
        corporation=CORPORATION_IDS.index(c.corporation),
        points=c.points,
    )
    side = facts(view, seat, words)
    if paint.plain:
        return [title, *side, *rows_in_words(c, words)]
    heading = f"{paint.glyph(seat)} {paint.bold(title)}"
    return [heading, *beside(planet(c, paint), [part for line in side for part in wrap(line, TEXT_WIDTH)])]


def beside(left: list[str], right: list[str]) -> list[str]:
    """Return the map with the text to its right; the map's lines are all of one width."""
    height = max(len(left), len(right))
    left = left + [" " * MAP_WIDTH] * (height - len(left))
    right = right + [""] * (height - len(right))
    return [f"{one}{other}" for one, other in zip(left, right, strict=True)]


def facts(view: PlanetUnknownView, seat: int, words: Words) -> list[str]:
    """Return markers, technologies, collected things and cards of a player."""
    c = view.colonies[seat]
    if seat == view.seat:
        lines = [_ahead(c, track, words) for track in range(5)]
    else:
        markers = ", ".join(_marker(c, track, words) for track in range(5))
        lines = [words("planet-unknown-board-markers", markers=markers)]
    if c.flux >= 0:
        lines.append(words("planet-unknown-board-flux", track=c.flux))
    for name in c.technologies:
        lines.append(words("planet-unknown-board-technology", technology=TECHNOLOGIES.index(name)))
    lines.append(
        words(
            "planet-unknown-board-collected",
            lifepods=c.got_lifepods,
            meteorites=c.got_meteorites,
            rovers=c.rovers_left,
            patches=c.stored_patches,
        )
    )
    if c.lodged:
        lines.append(words("planet-unknown-board-lodged", places=c.lodged))
    if c.open_cards:
        lines.append(words("planet-unknown-board-open-cards", cards=c.open_cards))
    if seat == view.seat:
        lines += _own(view, words)
    elif c.hidden_cards:
        lines.append(words("planet-unknown-board-hidden-cards", count=len(c.hidden_cards)))
    if c.moves or c.boosts or c.patches_to_lay or c.rovers_to_put:
        waiting = {"moves": c.moves, "boosts": c.boosts, "patches": c.patches_to_lay, "rovers": c.rovers_to_put}
        lines.append(words("planet-unknown-board-bag", **waiting))
    return lines


def _own(view: PlanetUnknownView, words: Words) -> list[str]:
    lines: list[str] = []
    if view.cards:
        lines.append(words("planet-unknown-board-own-cards", cards=view.cards))
    if view.objectives:
        lines.append(words("planet-unknown-board-own-objectives", objectives=view.objectives))
    if view.offer:
        lines.append(words("planet-unknown-board-offer", objectives=view.offer))
    return lines


def _marker(c: ColonyView, track: int, words: Words) -> str:
    if c.columns[track] != track:
        return words(
            "planet-unknown-board-marker-column",
            track=track,
            field=c.markers[track],
            top=c.tops[track],
            column=c.columns[track],
        )
    return words("planet-unknown-board-marker", track=track, field=c.markers[track], top=c.tops[track])


def _ahead(c: ColonyView, track: int, words: Words) -> str:
    """Return a marker with the next fields above it that hold something."""
    board = CORPORATIONS[CORPORATION_IDS.index(c.corporation)]
    column = c.columns[track]
    texts: list[str] = []
    for field in range(c.markers[track] + 1, board.tops[column] + 1):
        parts = [_bonus(effect, words) for effect in board.bonuses[column][field]]
        if board.medals[column][field] >= 0:
            parts.append(words("planet-unknown-board-bonus-medals", medals=board.medals[column][field]))
        if parts:
            texts.append(words("planet-unknown-board-ahead-field", field=field, what=" + ".join(parts)))
        if len(texts) == AHEAD:
            break
    marker = _marker(c, track, words)
    return words("planet-unknown-board-ahead", marker=marker, fields="; ".join(texts)) if texts else marker


def _bonus(effect: Effect, words: Words) -> str:
    verb, a, _ = effect
    if verb == BOOST:
        return words("planet-unknown-board-bonus-boost")
    if verb == PATCH:
        return words("planet-unknown-board-bonus-patch")
    if verb == MOVES:
        return words("planet-unknown-board-bonus-moves", count=a)
    if verb == PUT:
        return words("planet-unknown-board-bonus-rover")
    if verb == CARD:
        return words("planet-unknown-board-bonus-card", level=a)
    if verb == UNLOCK:
        return words("planet-unknown-board-bonus-technology")
    return words("planet-unknown-board-bonus-double")


def planet(c: ColonyView, paint: Paint) -> list[str]:
    """Return the planet as a map with column letters, row numbers and medals."""
    lines_medals = PLANETS[PLANET_IDS.index(c.planet)].lines
    lines = ["   " + "".join(f"{letter}  " for letter in "ABCDEFGHIJKL") + " " * (MAP_WIDTH - 39)]
    for y in range(12):
        cells = "".join(_cell(c, y * WIDTH + x, paint) for x in range(12))
        lines.append(f"{y + 1:>2} {cells} {lines_medals[y][1]:<4}")
    below = "".join(f"{medals}  " for _, medals in lines_medals[12:])
    return [*lines, "   " + below + " " * (MAP_WIDTH - 39)]


def _cell(c: ColonyView, cell: int, paint: Paint) -> str:
    ground = c.ground[cell // WIDTH][cell % WIDTH]
    if ground in ".o":
        return "   "
    terrain = c.terrain[cell]
    if terrain < 0:
        colour = ICE_COLOUR if ground == "~" else BARE_COLOUR
        return paint.colour(colour, GROUND_SIGNS[ground]) + _thing(c, cell) + " "
    letter = LETTERS[terrain].upper() if cell in c.symbols else LETTERS[terrain]
    sign = "p" if cell in c.patches else letter
    return paint.ground(TERRAIN_COLOURS[terrain], sign + _thing(c, cell)) + " "


def _thing(c: ColonyView, cell: int) -> str:
    if cell in c.loaded:
        return "%"
    if cell in c.rovers:
        return "&"
    if cell in c.meteorites:
        return "*"
    if cell in c.lifepods:
        return "o"
    return "'" if cell in c.free_spots else " "


def rows_in_words(c: ColonyView, words: Words) -> list[str]:
    """Return the planet row by row in words, for a screen reader."""
    lines: list[str] = []
    for y in range(12):
        inside = [y * WIDTH + x for x in range(12) if c.ground[y][x] not in ".o"]
        cells = ", ".join(f"{cell_name(cell)} {_in_words(c, cell, words)}" for cell in inside)
        lines.append(words("planet-unknown-board-row", row=y + 1, cells=cells))
    return lines


def _in_words(c: ColonyView, cell: int, words: Words) -> str:
    ground = c.ground[cell // WIDTH][cell % WIDTH]
    if c.terrain[cell] >= 0:
        parts = [_resource(words, c.terrain[cell])]
        if cell in c.symbols:
            parts.append(words("planet-unknown-board-thing-symbol"))
        if cell in c.patches:
            parts.append(words("planet-unknown-board-thing-patch"))
    else:
        parts = [_ground_word(ground, words)]
    if cell in c.loaded:
        parts.append(words("planet-unknown-board-thing-loaded"))
    elif cell in c.rovers:
        parts.append(words("planet-unknown-board-thing-rover"))
    if cell in c.meteorites:
        parts.append(words("planet-unknown-board-thing-meteorite"))
    if cell in c.lifepods:
        parts.append(words("planet-unknown-board-thing-lifepod"))
    if cell in c.free_spots:
        parts.append(words("planet-unknown-board-thing-spot"))
    return " ".join(parts)


def _resource(words: Words, resource: int) -> str:
    title = words.title
    assert title is not None, "a board belongs to a title"
    return title.names("resource", resource, words.language) or ""


def _ground_word(ground: str, words: Words) -> str:
    if ground == "~":
        return words("planet-unknown-board-ground-ice")
    if ground == "R":
        return words("planet-unknown-board-ground-ring")
    if ground == "C":
        return words("planet-unknown-board-ground-city")
    if ground == "E":
        return words("planet-unknown-board-ground-current")
    if ground == "T":
        return words("planet-unknown-board-ground-toxic")
    return words("planet-unknown-board-ground-land")


def turns(view: PlanetUnknownView, words: Words, paint: Paint) -> list[str]:
    """Return the turns of the two tiles in front of the viewer, as the choices number them."""
    if view.seat < 0:
        return []
    lines: list[str] = []
    for ring in range(2):
        tile = view.shown[view.stacks[2 * view.sectors[view.seat] + ring]]
        if tile < 0:
            continue
        lines.append(words("planet-unknown-board-turns", ring=ring, tile=tile))
        if paint.plain:
            for number in range(len(TILE_TURNS[tile])):
                cells = "; ".join(_offsets(tile, number, words))
                lines.append(words("planet-unknown-board-turn-plain", turn=number, cells=cells))
        else:
            lines += _pictures(tile, paint)
    return lines


def _cells(tile: int, turn: int) -> list[tuple[int, int, int, bool]]:
    """Return a turned tile's cells as column and row beside the first cell, terrain, and whether a symbol is there."""
    cells, first, _, symbol, other, _ = TILE_TURNS[tile][turn]
    placed: list[tuple[int, int, int, bool]] = []
    for k in range(cells.bit_length()):
        if cells >> k & 1:
            y, x = divmod(k + 6, WIDTH)
            terrain = TILE_RESOURCES[tile][0 if first >> k & 1 else 1]
            placed.append((x - 6, y, terrain, bool((symbol | other) >> k & 1)))
    return placed


def _offsets(tile: int, turn: int, words: Words) -> list[str]:
    lines: list[str] = []
    for x, y, terrain, symbol in _cells(tile, turn):
        mark = " " + words("planet-unknown-board-thing-symbol") if symbol else ""
        lines.append(f"{x:+d} {y:+d} {_resource(words, terrain)}{mark}")
    return lines


def _pictures(tile: int, paint: Paint) -> list[str]:
    """Return all turns side by side; a bracket marks the first cell, a star the meteorite."""
    rows = ["", "", "", "", ""]
    for turn in range(len(TILE_TURNS[tile])):
        cells = {(x, y): (terrain, symbol) for x, y, terrain, symbol in _cells(tile, turn)}
        left = min(x for x, _ in cells)
        meteorite = TILE_TURNS[tile][turn][5].bit_length() + 5
        spot = (meteorite % WIDTH - 6, meteorite // WIDTH) if meteorite > 5 else None
        rows[0] += f"{turn}:".ljust(12)
        for y in range(4):
            line, width = "", 0
            for x in range(left, left + 4):
                if (x, y) in cells:
                    terrain, symbol = cells[x, y]
                    letter = LETTERS[terrain].upper() if symbol else LETTERS[terrain]
                    first = (x, y) == (0, 0)
                    end = "*" if (x, y) == spot else "]" if first else " "
                    text = ("[" if first else " ") + letter + end
                    line += paint.ground(TERRAIN_COLOURS[terrain], text)
                else:
                    line += "   "
                width += 3
            rows[1 + y] += line + " " * (12 - width)
    return [row for row in rows if row.strip()]
