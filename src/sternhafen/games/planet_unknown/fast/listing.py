"""Every question's legal answers, listed from prebuilt actions, and whether there are any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sternhafen.engine import Action, Ask, Seat
from sternhafen.games.planet_unknown.aliases import Effect
from sternhafen.games.planet_unknown.colony import HELD, PICKED, Colony
from sternhafen.games.planet_unknown.data.grid import cells_of
from sternhafen.games.planet_unknown.data.vocabulary import BACK, SMALL, TAKE_TILE
from sternhafen.games.planet_unknown.fast.placement import (
    Sector,
    all_placements,
    ban_boards,
    quick_patch_cells,
    sector_boards,
)
from sternhafen.games.planet_unknown.fast.tables import (
    ADVANCE,
    BOOSTS,
    DIAGONAL_WALKS,
    DONE,
    DOUBLE_BOOSTS,
    ENERGISES,
    LAY_PATCH,
    PROMOTES,
    PUT_ROVER,
    STEPS_BACK,
    STORE_PATCH,
    TAKE_CARD,
    TURN_STATION,
    WALKS,
)
from sternhafen.games.planet_unknown.rules.civ_cards import ChooseCard, choice
from sternhafen.games.planet_unknown.rules.corporations.actions import SetLifepod
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES, CorporationRules
from sternhafen.games.planet_unknown.rules.energy import energised
from sternhafen.games.planet_unknown.rules.gains.on_tracks import ChosenAdvance
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING
from sternhafen.games.planet_unknown.rules.gains.question import Gains
from sternhafen.games.planet_unknown.rules.patches import may_store, patch_alternatives
from sternhafen.games.planet_unknown.rules.placement import ALL_BANS
from sternhafen.games.planet_unknown.rules.rounds import AimStation, ChooseTile
from sternhafen.games.planet_unknown.rules.rovers import closed_cells, put_cells
from sternhafen.games.planet_unknown.rules.tracks import back_tracks
from sternhafen.games.planet_unknown.state import PlanetState

# Parts ---------------------------------------------------------------------------------------------------------------


def steps_of_rovers(s: PlanetState, c: Colony, rules: CorporationRules) -> list[Action]:
    """Return every step a rover can make now."""
    rovers = c.rovers
    if not rovers:
        return []
    walks = WALKS[c.planet]
    if rules.special:
        if not c.moves and not rules.free_steps(c):
            return []
        if rules.moves_diagonally(c):
            walks = DIAGONAL_WALKS[c.planet]
    elif not c.moves:
        return []
    targets = ~closed_cells(s, c)
    if not c.moves:
        targets &= rules.free_steps(c)
    steps: list[Action] = []
    while rovers:
        start = rovers.bit_length() - 1
        rovers ^= 1 << start
        around, every_step, each = walks[start]
        if around & targets == around:
            steps += every_step
        else:
            steps += [step for target, step in each if target & targets]
    return steps


def of_markers(c: Colony, rules: CorporationRules) -> list[Action]:
    """Return the advances for the tile's resources, and the boosts."""
    answers: list[Action] = []
    tracks = 0
    for code in c.advances:
        track = code & 7
        if not tracks >> track & 1:
            tracks |= 1 << track
            answers.append(ADVANCE[track])
    if c.boosts:
        tracks = rules.movable(c)
        answers += BOOSTS[tracks]
        if rules.special and rules.boosts_doubly(c):
            answers += DOUBLE_BOOSTS[tracks]
    return answers


def beside_patch(s: PlanetState, c: Colony, rules: CorporationRules) -> list[Action]:
    """Return what can be done with a patch other than laying it."""
    if rules.special:
        return patch_alternatives(s, c)
    return [STORE_PATCH] if may_store(s, c) else []


def of_patch(s: PlanetState, c: Colony, rules: CorporationRules) -> list[Action]:
    """Return what can be done with a gained patch, if it can be laid."""
    cells = quick_patch_cells(s, c)
    if not cells:
        return []
    if rules.special and rules.doubles_patch(c):
        return patch_alternatives(s, c)
    answers: list[Action] = [LAY_PATCH[cell] for cell in cells_of(cells)]
    return answers + beside_patch(s, c, rules)


def of_effect(s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
    """Return what can be answered to one waiting effect now."""
    pending = PENDING[effect[0]]
    if isinstance(pending, ChosenAdvance):
        return PROMOTES[pending.tracks(s.colonies[seat], effect)]
    if effect[0] == BACK:
        return STEPS_BACK[back_tracks(s.colonies[seat], effect[1], effect[2])]
    return pending.answers(s, seat, effect)


def can_be_answered(s: PlanetState, seat: Seat, effect: Effect) -> bool:
    """Return whether anything can be answered to one waiting effect; placements are only counted."""
    if effect[0] == TAKE_TILE:
        boards = ban_boards(s, seat, s.colonies[seat], ALL_BANS)
        return bool(boards[0] or boards[2])
    return PENDING[effect[0]].can_be_answered(s, seat, effect)


def of_others(s: PlanetState, seat: Seat, c: Colony, rules: CorporationRules, early: bool) -> list[Action]:
    """Return the answers to rovers gained, waiting effects and what few corporations must do."""
    answers: list[Action] = []
    if c.rovers_to_put:
        answers += [PUT_ROVER[cell] for cell in cells_of(put_cells(c))]
    if c.quirks[HELD]:
        answers += [SetLifepod(place) for place in rules.lifepod_places(c)]
    if c.effects:
        for effect in c.effects:
            if not PENDING[effect[0]].optional:
                answers += of_effect(s, seat, effect)
        if len(c.effects) > 1:
            answers = list(dict.fromkeys(answers))
    return answers + rules.must_do(s, seat, early) if rules.special else answers


def what_must_be_done(s: PlanetState, seat: Seat, c: Colony, rules: CorporationRules, early: bool) -> list[Action]:
    """Return the answers to all that must be done as far as possible."""
    answers = of_markers(c, rules)
    if c.patches_to_lay:
        answers += of_patch(s, c, rules)
    if c.rovers_to_put or c.effects or rules.special:
        answers += of_others(s, seat, c, rules, early)
    return answers


def what_may_be_done(s: PlanetState, seat: Seat, c: Colony, rules: CorporationRules, early: bool) -> list[Action]:
    """Return the answers to what is only allowed."""
    answers: list[Action] = []
    if c.energies:
        answers += ENERGISES[energised(c)]
    if c.patches_to_lay and not quick_patch_cells(s, c):
        answers += beside_patch(s, c, rules)
    if rules.special:
        answers += rules.may_do(s, seat)
        if not early:
            answers += rules.actions_now(s, seat)
    return answers


# Questions -----------------------------------------------------------------------------------------------------------


def of_gains(s: PlanetState, ask: Gains) -> list[Action]:
    """Return what can be resolved next."""
    c = s.colonies[ask.seat]
    rules = CORPORATION_RULES[c.corporation]
    answers = what_must_be_done(s, ask.seat, c, rules, ask.early)
    if not answers:
        answers.append(DONE)
    if c.energies or c.patches_to_lay or rules.special:
        answers += what_may_be_done(s, ask.seat, c, rules, False)
    if c.moves or rules.special:
        answers += steps_of_rovers(s, c, rules)
    return list(dict.fromkeys(answers)) if rules.special else answers


def before_tile(s: PlanetState, ask: ChooseTile, c: Colony) -> list[Action]:
    """Return what may be done before placing."""
    rules = CORPORATION_RULES[c.corporation]
    if rules.special:
        return ask.before(s)
    return steps_of_rovers(s, c, rules) if c.moves else []


def boards_of(s: PlanetState, ask: ChooseTile, c: Colony) -> Sector:
    """Return the placements left: of the tile chosen in advance, if one was."""
    boards = sector_boards(s, ask.seat)
    if c.quirks[PICKED]:
        small, first, large, second = boards
        return (small, first, 0, []) if c.picked - 1 == SMALL else (0, [], large, second)
    return boards


def of_tile(s: PlanetState, ask: ChooseTile) -> list[Action]:
    """Return every placement, and what may come before."""
    c = s.colonies[ask.seat]
    return before_tile(s, ask, c) + (all_placements(boards_of(s, ask, c)) or ask.unplaceable(s))


def of_card(s: PlanetState, ask: ChooseCard) -> list[Action]:
    """Return the cards that can be taken."""
    return [TAKE_CARD[card] for card in choice(s, ask.level)]


def of_station(s: PlanetState, ask: AimStation) -> list[Action]:
    """Return how far the station can be turned, in a shared list."""
    return TURN_STATION


LISTED: Final[dict[type[Ask], Callable[[Any, Any], list[Action]]]] = {
    Gains: of_gains,
    ChooseTile: of_tile,
    ChooseCard: of_card,
    AimStation: of_station,
}
"""Whatever is not listed here lists itself."""
