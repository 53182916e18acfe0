"""The rarer effects that wait in the bag: what can be answered to each, and what the answer does."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.values import Action
from sternhafen.games.planet_unknown.actions import (
    PROMOTES,
    STEPS_BACK,
    TURN_STATION,
    AddMeteorite,
    ClaimRow,
    ClearLine,
    CollectLifepod,
    CollectMeteorite,
    CountResource,
    DestroyMeteorite,
    DropObjective,
    KeepObjective,
    LoseCollectedLifepod,
    LoseLifepod,
    LoseRover,
    PeekAtEvent,
    PlaceTile,
    Promote,
    RemoveShape,
    SetFlux,
    Steer,
    StepBack,
    TakeBoost,
    TakeDoubleField,
    TeleportRover,
    TurnStation,
)
from sternhafen.games.planet_unknown.board import cells_of
from sternhafen.games.planet_unknown.colony import FLUX, Colony, Hand
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.events import (
    CommonObjective,
    FluxSet,
    LifepodLost,
    ObjectiveDropped,
    ShapeRemoved,
    StationTurned,
)
from sternhafen.games.planet_unknown.laying import (
    NO_METEORS,
    chose_tile,
    count_section,
    lay_tile,
    open_tile,
)
from sternhafen.games.planet_unknown.lifepods import losable_lifepods, lose_lifepod
from sternhafen.games.planet_unknown.placement import all_placements, card_boards, placeable
from sternhafen.games.planet_unknown.rovers import (
    all_meteors,
    collect_meteor,
    collect_pod,
    destroy_meteor,
    destroy_rover,
    drop_meteor,
    free_spots,
    may_teleport,
    relocate,
    teleports_by_card,
)
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tiles import TILE_SHAPE
from sternhafen.games.planet_unknown.tracks import (
    NO_BONUS_STEPS,
    NO_BOOST_STEPS,
    advance,
    back_tracks,
    claim_row,
    extra_moves,
    gain_boosts,
    goal_field,
    movable,
    move_back,
    sideways_columns,
    steer,
    steer_columns,
    take_double_field,
)
from sternhafen.games.planet_unknown.vocabulary import (
    ADD_METEOR,
    ALL_TO,
    BACK,
    BOOST_OR_PEEK,
    CHOICE,
    CLAIM_ROW,
    CLEAR_LINE,
    COLLECT_METEORS,
    COLLECT_PODS,
    DESTROY_METEORS,
    DIFFERENT,
    DOUBLE_FIELD,
    KEEP_OBJECTIVE,
    LEAP,
    LOSE_COLLECTED_POD,
    LOSE_OBJECTIVE,
    LOSE_POD,
    LOSE_ROVER,
    MOVE_FLUX,
    ONE_COUNTS,
    REMOVE_SHAPE,
    ROVER,
    STEER,
    TAKE_TILE,
    TELEPORT,
    TRACKS,
    TURN_FREELY,
    Effect,
)

CHORES: Final[tuple[type[Action], ...]] = (
    Promote,
    StepBack,
    CountResource,
    TakeDoubleField,
    CollectLifepod,
    CollectMeteorite,
    DestroyMeteorite,
    ClearLine,
    AddMeteorite,
    LoseRover,
    LoseLifepod,
    LoseCollectedLifepod,
    PeekAtEvent,
    TakeBoost,
    ClaimRow,
    KeepObjective,
    DropObjective,
    RemoveShape,
    SetFlux,
    Steer,
    TurnStation,
)
"""Answers to the rarer effects; a teleport by card and a tile by card are two more."""

STEPS_MASK: Final = 31


# What can be answered ----------------------------------------------------------------------------------------------


def answerable(s: PlanetUnknown, seat: int, item: Effect) -> bool:
    """Return whether there is an answer to a waiting effect; where there are many they are not listed."""
    if item[0] == TELEPORT:
        return may_teleport(s, s.colonies[seat])
    if item[0] == TAKE_TILE:
        small, _, large, _ = card_boards(s, seat)
        return small + large > 0
    return bool(answers_to(s, seat, item))


def promotable(c: Colony, item: Effect) -> int:
    """Return the tracks whose markers a card or event may advance, as a mask (PU-5.10, 5.11, 6.14)."""
    verb, a, b = item
    if verb == DIFFERENT:
        return movable(c) & ~(a >> 4)
    if verb in (CHOICE, LEAP):
        return movable(c) & a
    below = sum(1 << track for track in range(TRACKS) if c.tracks[track] < goal_field(c, track, a))
    return movable(c) & below & ~b


def answers_to(s: PlanetUnknown, seat: int, item: Effect) -> list[Action]:
    """Return what can be answered to one waiting effect now; none if it cannot be carried out."""
    c = s.colonies[seat]
    verb, a, b = item
    if verb in (DIFFERENT, CHOICE, LEAP, ALL_TO):
        return PROMOTES[promotable(c, item)]
    if verb == BACK:
        return STEPS_BACK[back_tracks(c, a, b)]
    if verb == DOUBLE_FIELD:
        return [TakeDoubleField(False), TakeDoubleField(True)]
    if verb == ONE_COUNTS:
        return [CountResource(0), CountResource(1)]
    if verb == STEER:
        return steerings(c, a, b)
    if verb == TAKE_TILE:
        return all_placements(card_boards(s, seat))
    if verb == KEEP_OBJECTIVE:
        return [KeepObjective(goal) for goal in c.hand.offer]
    if verb == LOSE_OBJECTIVE:
        return [DropObjective(goal) for goal in c.hand.objectives]
    if verb == BOOST_OR_PEEK:
        return [TakeBoost(), PeekAtEvent()]
    if verb == CLAIM_ROW:
        return [ClaimRow(track) for track in range(TRACKS)]
    if verb == MOVE_FLUX:
        return [SetFlux(track) for track in range(TRACKS)]
    if verb == TURN_FREELY:
        return list(TURN_STATION)
    if verb == REMOVE_SHAPE:
        return [RemoveShape(ring) for ring in removable_rings(s, seat)]
    return answers_on_planet(s, c, verb)


def answers_on_planet(s: PlanetUnknown, c: Colony, verb: int) -> list[Action]:
    """Return the answers that point at something on the planet or in the scoring area."""
    if verb == COLLECT_PODS:
        return [CollectLifepod(cell) for cell in cells_of(c.pods)]
    if verb == LOSE_POD:
        return [LoseLifepod(cell) for cell in cells_of(c.pods)]
    if verb == COLLECT_METEORS:
        return [CollectMeteorite(cell) for cell in cells_of(all_meteors(c))]
    if verb == DESTROY_METEORS:
        return [DestroyMeteorite(cell) for cell in cells_of(all_meteors(c))]
    if verb == CLEAR_LINE:
        return [ClearLine(i) for i, (line, _) in enumerate(c.ground().lines) if line & all_meteors(c)]
    if verb == TELEPORT:
        return [TeleportRover(False, start, target) for start, target in teleports_by_card(s, c)]
    if verb == ADD_METEOR:
        return [] if c.techs() & NO_METEORS else [AddMeteorite(cell) for cell in cells_of(free_spots(c))]
    if verb == LOSE_ROVER:
        return [LoseRover(cell) for cell in cells_of(c.rovers)] if c.rovers.bit_count() > 1 else []
    assert verb == LOSE_COLLECTED_POD, "every waiting effect has its answers"
    return [LoseCollectedLifepod(place) for place in losable_lifepods(c)]


def steerings(c: Colony, track: int, steps: int) -> list[Action]:
    """Return where an advancing marker of Makeshift can go (PU-30.1, 30.5)."""
    found: list[Action] = []
    up, aside = steer_columns(c, track), sideways_columns(c, track)
    for column in range(TRACKS):
        if up >> column & 1:
            found.append(Steer(track, column, False))
        if aside >> column & 1:
            found.append(Steer(track, column, True))
    return found


def removable_rings(s: PlanetUnknown, seat: int) -> list[int]:
    """Return the stacks whose removal does not by itself end the game (PU-20.18)."""
    rings = [ring for ring in range(2) if s.shown[s.stack(seat, ring)] >= 0]
    if not placeable(s, seat):
        return rings
    return [ring for ring in rings if _placeable_without(s, seat, ring)]


def _placeable_without(s: PlanetUnknown, seat: int, ring: int) -> bool:
    stack = s.stack(seat, ring)
    tile, s.shown[stack] = s.shown[stack], -1
    found = placeable(s, seat)
    s.shown[stack] = tile
    return found


# What the answers do -----------------------------------------------------------------------------------------------


def item_for(s: PlanetUnknown, seat: int, action: Action) -> Effect | None:
    """Return the first waiting effect that an action answers."""
    for item in s.colonies[seat].todo:
        if action in answers_to(s, seat, item):
            return item
    return None


def answer(s: PlanetUnknown, seat: int, action: Action) -> None:
    """Carry out the effect that an action answers."""
    c = s.colonies[seat]
    item = c.todo[0] if len(c.todo) == 1 else item_for(s, seat, action)
    assert item is not None, "only waiting effects are answered"
    _, a, b = item
    c.drop_todo(item)
    if type(action) is Promote:
        promote(s, seat, item, action.track)
    elif type(action) is StepBack:
        move_back(s, seat, action.track, b)
    elif type(action) is TakeDoubleField:
        take_double_field(s, seat, item, action.patch)
    elif type(action) is CountResource:
        count_section(s, seat, item, action.section)
    elif type(action) is Steer:
        if b & STEPS_MASK > 1:
            c.add_todo(STEER, a, b - 1)
        steer(s, seat, action.track, action.column, action.sideways, b & (NO_BONUS_STEPS | NO_BOOST_STEPS))
    elif type(action) is PlaceTile:
        place_by_card(s, seat, action, bool(a))
    elif type(action) is TakeBoost:
        gain_boosts(s, c, 1)
    elif type(action) is PeekAtEvent:
        s.peekers |= 1 << seat
    elif type(action) is ClaimRow:
        claim_row(s, seat, action.track)
    elif isinstance(action, (KeepObjective, DropObjective)):
        answer_objective(s, seat, action)
    else:
        answer_on_planet(s, seat, item, action)


def answer_on_planet(s: PlanetUnknown, seat: int, item: Effect, action: Action) -> None:
    """Carry out an effect on the planet, the station or the boards; one that asks for several stays in the bag."""
    c = s.colonies[seat]
    verb, a, b = item
    if a > 1 and verb in (COLLECT_PODS, COLLECT_METEORS, DESTROY_METEORS):
        c.add_todo(verb, a - 1, b)
    if type(action) is CollectLifepod:
        collect_pod(s, seat, action.cell)
    elif type(action) is CollectMeteorite:
        collect_meteor(s, seat, action.cell)
    elif type(action) is DestroyMeteorite:
        destroy_meteor(s, seat, action.cell)
    elif type(action) is ClearLine:
        clear_line(s, seat, action.line)
    elif type(action) is TeleportRover:
        relocate(s, seat, action.start, action.target)
    elif type(action) is AddMeteorite:
        drop_meteor(s, seat, action.cell)
    elif type(action) is LoseRover:
        destroy_rover(s, seat, action.cell)
    elif type(action) is LoseLifepod:
        c.pods &= ~(1 << action.cell)
        if s.telling:
            s.tell(LifepodLost(seat=seat))
    elif type(action) is LoseCollectedLifepod:
        lose_lifepod(s, seat, action.place)
    elif type(action) is SetFlux:
        set_flux(s, seat, action.track)
    elif type(action) is TurnStation:
        turn_station(s, action.sectors)
    elif type(action) is RemoveShape:
        remove_shape(s, seat, action.ring)


def promote(s: PlanetUnknown, seat: int, item: Effect, track: int) -> None:
    """Advance a marker as a card or event says."""
    c = s.colonies[seat]
    verb, a, b = item
    if verb == DIFFERENT:
        if a & 15 > 1:
            c.add_todo(DIFFERENT, (a & 15) - 1 | (a >> 4 | 1 << track) << 4, b)
        advance(s, seat, track, b)
    elif verb == ALL_TO:
        c.add_todo(ALL_TO, a, b | 1 << track)
        if CORPORATIONS[c.corporation].makeshift:
            advance(s, seat, track, a - c.tracks[track], boosts=False)
            return
        while c.tracks[track] < goal_field(c, track, a) and movable(c) >> track & 1:
            advance(s, seat, track, 1, boosts=False)
    else:
        advance(s, seat, track, b, bonuses=verb != LEAP)


def place_by_card(s: PlanetUnknown, seat: int, action: PlaceTile, resources: bool) -> None:
    """Place a tile taken by card; the next one is opened at once (PU-6.9, 6.10)."""
    stack = s.stack(seat, action.ring)
    tile, s.shown[stack] = s.shown[stack], -1
    if resources:
        chose_tile(s, seat, tile)
    lay_tile(s, seat, tile, action.turn, action.anchor, resources)
    open_tile(s, stack)
    if s.sector_empty(s.sector(seat)):
        s.announce_end()


def clear_line(s: PlanetUnknown, seat: int, number: int) -> None:
    """Destroy all meteorites of a row or column."""
    c = s.colonies[seat]
    line = c.ground().lines[number][0]
    while line & all_meteors(c):
        destroy_meteor(s, seat, (line & all_meteors(c)).bit_length() - 1)


def answer_objective(s: PlanetUnknown, seat: int, action: KeepObjective | DropObjective) -> None:
    """Keep one of three as common objective (PU-28.9), or give up a private one."""
    hand = s.colonies[seat].hand
    if isinstance(action, KeepObjective):
        s.common = (*s.common, action.objective)
        back = tuple(sorted({*hand.returned, *(goal for goal in hand.offer if goal != action.objective)}))
        s.colonies[seat].hand = Hand(hand.cards, hand.knows, hand.objectives, (), back)
        s.tell(CommonObjective(seat=seat, objective=action.objective, reveals=True))
        return
    kept = tuple(goal for goal in hand.objectives if goal != action.objective)
    back = tuple(sorted({*hand.returned, action.objective}))
    s.colonies[seat].hand = Hand(hand.cards, hand.knows, kept, hand.offer, back)
    s.tell(ObjectiveDropped(seat=seat, objective=action.objective, to=1 << seat))


def set_flux(s: PlanetUnknown, seat: int, track: int) -> None:
    """Set the flux token (PU-31.1)."""
    s.colonies[seat].set_quirk(FLUX, track)
    if s.telling:
        s.tell(FluxSet(seat=seat, track=track))


def turn_station(s: PlanetUnknown, sectors: int) -> None:
    """Turn the station clockwise (PU-2.1)."""
    s.turned = (s.turned + sectors) % 6
    if s.telling:
        s.tell(StationTurned(sectors=sectors))


def remove_shape(s: PlanetUnknown, seat: int, ring: int) -> None:
    """Remove a stack of the sector from the station (PU-20.18)."""
    stack = s.stack(seat, ring)
    tile = s.shown[stack]
    s.gone = tuple(sorted((*s.gone, tile, *s.pools[stack])))
    s.shown[stack], s.pools[stack] = -1, ()
    if s.below and s.below[stack] >= 0:
        s.gone = tuple(sorted((*s.gone, s.below[stack])))
        s.show_next(stack, -1, ())
    if s.telling:
        s.tell(ShapeRemoved(seat=seat, ring=ring, shape=TILE_SHAPE[tile]))


def past_top_steers(s: PlanetUnknown, seat: int) -> None:
    """Drop advances of Makeshift that lead nowhere; on top of the rover track they give moves (PU-9.13)."""
    c = s.colonies[seat]
    for item in c.todo:
        if item[0] == STEER and not steerings(c, item[1], item[2]):
            c.drop_todo(item)
            board = c.board()
            at_top = c.column(item[1]) == ROVER and c.tracks[item[1]] == board.tops[ROVER]
            if at_top and not item[2] & NO_BONUS_STEPS:
                c.moves += (board.past_top + extra_moves(c)) * (item[2] & STEPS_MASK)
