"""The text board of Planet Unknown: station, objectives, every colony with its planet, and the turns of your tiles."""

from __future__ import annotations

from textwrap import wrap

from sternhafen.games.planet_unknown.aliases import Effect
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS, CORPORATIONS
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS
from sternhafen.games.planet_unknown.data.vocabulary import BOOST, CARD, MOVES, PATCH, PUT, TECHNOLOGIES, UNLOCK
from sternhafen.games.planet_unknown.view import ColonyView, PlanetUnknownView
from sternhafen.terminal.boards.planet_unknown.planet import MAP_WIDTH, planet, rows_in_words
from sternhafen.terminal.boards.planet_unknown.turns import turns
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

TEXT_WIDTH = 99 - MAP_WIDTH
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
