"""Every question's legal answers, listed without trying all candidates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sternhafen.engine import Action, Ask, Pay
from sternhafen.engine.bitset import members
from sternhafen.games.cryo.data.tables import (
    CRYSTAL,
    DOCK_SPACES,
    ENERGY,
    FACE_ITEMS,
    NANITES,
    ORGANICS,
    TECH,
    TRANSPORT,
    TUNNELS,
)
from sternhafen.games.cryo.fast.queries import can_use, distinct, free_docks, plays, scraps
from sternhafen.games.cryo.fast.rival_listing import RIVAL_LISTED
from sternhafen.games.cryo.fast.tables import (
    ACTIVATE,
    ANNOUNCEMENTS,
    AWAKEN,
    BRING_BACK,
    BURNS,
    CHOOSE_RESOURCE,
    CONVERSIONS,
    DECLINE,
    DEPLOY,
    DISCARD_CARD,
    DIVERT,
    DOCK_USES,
    DRAW_CARD,
    FREE_HOMES,
    LAUNCH,
    ONLY_END,
    PLACE_TILE,
    PUT_AWAY,
    RECALL,
    RESOLUTIONS,
    SCOUT_CAVE,
    SEND_CREW,
    SETTLE,
    TAKE_REWARD,
    USE,
    WAKES,
)
from sternhafen.games.cryo.rules.cards import CardAction, DiscardAsCost, Discarding, HandLimit
from sternhafen.games.cryo.rules.caves import AtTransport, Scout, Settling, can_reach, scoutable_caves
from sternhafen.games.cryo.rules.computer import Computer, Computing
from sternhafen.games.cryo.rules.crew import BringingBack, Sending
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.incidents import ChooseIncident, Diverting
from sternhafen.games.cryo.rules.platform import OfferPlatform, Returning, WakeOne, refuse_platform_action
from sternhafen.games.cryo.rules.rewards import ChooseGain
from sternhafen.games.cryo.rules.scrap import Scrapping
from sternhafen.games.cryo.rules.turns import Finish, Turn
from sternhafen.games.cryo.rules.upgrades.automation import Automating
from sternhafen.games.cryo.rules.upgrades.hooks import STASIS_DISCOUNT
from sternhafen.games.cryo.rules.upgrades.overclock import Overclocking, ways_to_overclock
from sternhafen.games.cryo.rules.upgrades.prototype import OfferPrototype
from sternhafen.games.cryo.rules.vehicles import launch_energy, room
from sternhafen.games.cryo.rules.wreck import Converter, Reactor, StasisControl, TakeTile
from sternhafen.games.cryo.setup import KeepCards
from sternhafen.games.cryo.state import CryoState

# A turn --------------------------------------------------------------------------------------------------------------


def of_keeping(s: CryoState, ask: KeepCards) -> list[Action]:
    """Return the pairs of cards that can be put away."""
    hand = s.sides[ask.seat].hand
    legal: list[Action] = []
    for i in range(len(hand)):
        if not i or hand[i] != hand[i - 1]:
            pairs = PUT_AWAY[hand[i]]
            for second in distinct(hand[i + 1 :]):
                legal.append(pairs[second])
    return legal


def of_turn(s: CryoState, ask: Turn) -> list[Action]:
    """Return every deployment, and the recall."""
    side = s.sides[ask.seat]
    legal: list[Action] = []
    if side.home:
        free = [*members(free_docks(s, side)), TRANSPORT]
        for home in members(side.home):
            row = DEPLOY[home]
            for dock in free:
                legal.append(row[dock])
    if side.docks or side.transport:
        legal.append(RECALL)
    return legal


def of_finish(s: CryoState, ask: Finish) -> list[Action]:
    """Return the end of the turn."""
    return ONLY_END


def of_scrapping(s: CryoState, ask: Scrapping) -> list[Action]:
    """Return what can be scrapped."""
    return [] if s.scrapped else scraps(s.sides[ask.seat])


# Deploying -----------------------------------------------------------------------------------------------------------


def at_dock(s: CryoState, ask: AtDock) -> list[Action]:
    """Return the actions beside the dock that can be carried out."""
    side = s.sides[ask.seat]
    resources = side.resources
    legal: list[Action] = [DECLINE]
    for space, use, is_tile in DOCK_USES[ask.dock]:
        if is_tile or can_use(s, side, resources, space):
            legal.append(use)
    return legal


def of_overclocking(s: CryoState, ask: Overclocking) -> list[Action]:
    """Return the other actions beside the dock that can be carried out after a payment."""
    side = s.sides[ask.seat]
    legal: list[Action] = [DECLINE]
    if side.resources[TECH] or side.resources[NANITES]:
        for space in DOCK_SPACES[ask.dock]:
            if space != ask.used and ways_to_overclock(s, side, space):
                legal.append(USE[space])
    return legal


def of_stasis_control(s: CryoState, ask: StasisControl) -> list[Action]:
    """Return which pods can be woken."""
    side = s.sides[ask.seat]
    k = 3 * ask.section
    a, b, c = side.stasis[k], side.stasis[k + 1], side.stasis[k + 2]
    units = side.resources[ORGANICS] + side.resources[NANITES] + STASIS_DISCOUNT[side.upgrades]
    return WAKES[min(a, 3)][min(b, 3)][min(c, 3)][min(3, room(side), units)]


def of_taking_tile(s: CryoState, ask: TakeTile) -> list[Action]:
    """Return the reward and the empty slots."""
    slots = s.sides[ask.seat].slots
    return [TAKE_REWARD, *[PLACE_TILE[slot] for slot, tile in enumerate(slots) if tile < 0]]


def of_reactor(s: CryoState, ask: Reactor) -> list[Action]:
    """Return how many crystals can be burnt."""
    resources = s.sides[ask.seat].resources
    return BURNS[min(3, resources[CRYSTAL] + resources[NANITES])]


def of_converter(s: CryoState, ask: Converter) -> list[Action]:
    """Return which resources can be converted."""
    resources = s.sides[ask.seat].resources
    return CONVERSIONS[min(resources[CRYSTAL], 3)][min(resources[ORGANICS], 3)][min(resources[TECH], 3)][3]


def of_computer(s: CryoState, ask: Computer) -> list[Action]:
    """Return what can be announced."""
    resources = s.sides[ask.seat].resources
    return ANNOUNCEMENTS[min(3, resources[TECH] + resources[NANITES])]


def of_computing(s: CryoState, ask: Computing) -> list[Action]:
    """Return the plays and draws that are left."""
    legal: list[Action] = plays(s, s.sides[ask.seat]) if ask.plays else []
    if ask.draws and (s.deck or s.discard):
        legal.append(DRAW_CARD)
    legal.append(DECLINE)
    return legal


def of_card_action(s: CryoState, ask: CardAction) -> list[Action]:
    """Return the plays and the draw."""
    legal = plays(s, s.sides[ask.seat])
    if s.deck or s.discard:
        legal.append(DRAW_CARD)
    legal.append(DECLINE)
    return legal


def of_discarding(s: CryoState, ask: Discarding) -> list[Action]:
    """Return the hand cards."""
    return [DISCARD_CARD[card] for card in distinct(s.sides[ask.seat].hand)]


def of_scout(s: CryoState, ask: Scout) -> list[Action]:
    """Return the caves that can be scouted."""
    return [SCOUT_CAVE[cave] for cave in members(scoutable_caves(s))]


def at_transport(s: CryoState, ask: AtTransport) -> list[Action]:
    """Return the launches that can be paid."""
    side = s.sides[ask.seat]
    energy = side.resources[ENERGY]
    legal: list[Action] = [DECLINE]
    if side.awake and energy:
        for vehicle in distinct(side.vehicles):
            for tunnel in range(TUNNELS):
                if launch_energy(side, vehicle, tunnel) <= energy and can_reach(s, side, vehicle, tunnel):
                    legal.append(LAUNCH[vehicle][tunnel])
    return legal


# Recalling -----------------------------------------------------------------------------------------------------------


def of_incident(s: CryoState, ask: ChooseIncident) -> list[Action]:
    """Return the open incident tiles."""
    return RESOLUTIONS[s.incident_sections()]


def of_returning(s: CryoState, ask: Returning) -> list[Action]:
    """Return the free platform docks."""
    return FREE_HOMES[s.sides[ask.seat].home]


def of_platform(s: CryoState, ask: OfferPlatform) -> list[Action]:
    """Return the platform action, if it can be carried out."""
    if refuse_platform_action(s, ask.seat, ask.dock) is None:
        return [DECLINE, ACTIVATE[ask.dock]]
    return [DECLINE]


def of_gain(s: CryoState, ask: ChooseGain) -> list[Action]:
    """Return the icons of the tile."""
    return [CHOOSE_RESOURCE[resource] for resource, _ in FACE_ITEMS[ask.face]]


def by_candidates(s: CryoState, ask: Ask) -> list[Action]:
    """Return the candidates that pass the check."""
    return ask.legal(s)


# Few answers, tried one by one ---------------------------------------------------------------------------------------


def allowed(s: CryoState, ask: Ask, candidates: list[Action]) -> list[Action]:
    """Return the prebuilt candidates that pass the check."""
    return [action for action in candidates if ask.check(s, action) is None]


def of_sending(s: CryoState, ask: Sending) -> list[Action]:
    """Return the rows with an empty salvage space."""
    return allowed(s, ask, SEND_CREW)


def of_bringing_back(s: CryoState, ask: BringingBack) -> list[Action]:
    """Return which pods can come back."""
    return allowed(s, ask, BRING_BACK)


def of_settling(s: CryoState, ask: Settling) -> list[Action]:
    """Return the loads and caves of a launch."""
    return allowed(s, ask, SETTLE)


def of_waking_one(s: CryoState, ask: WakeOne) -> list[Action]:
    """Return the chambers with pods of the seat."""
    return [AWAKEN[chamber] for chamber, pods in enumerate(s.sides[ask.seat].stasis) if pods]


def of_diverting(s: CryoState, ask: Diverting) -> list[Action]:
    """Return the sections that can be struck."""
    return allowed(s, ask, DIVERT)


def of_automating(s: CryoState, ask: Automating) -> list[Action]:
    """Return the platform actions without a drone that can be carried out."""
    return [DECLINE, *allowed(s, ask, ACTIVATE)]


def of_prototype(s: CryoState, ask: OfferPrototype) -> list[Action]:
    """Return the reward, if it can be paid."""
    return [TAKE_REWARD, DECLINE] if ask.check(s, TAKE_REWARD) is None else [DECLINE]


LISTED: Final[dict[type[Ask], Callable[[Any, Any], list[Action]]]] = {
    KeepCards: of_keeping,
    Turn: of_turn,
    Finish: of_finish,
    Scrapping: of_scrapping,
    AtDock: at_dock,
    Overclocking: of_overclocking,
    StasisControl: of_stasis_control,
    TakeTile: of_taking_tile,
    Reactor: of_reactor,
    Converter: of_converter,
    Computer: of_computer,
    Computing: of_computing,
    CardAction: of_card_action,
    DiscardAsCost: of_discarding,
    HandLimit: of_discarding,
    Scout: of_scout,
    AtTransport: at_transport,
    ChooseIncident: of_incident,
    Returning: of_returning,
    OfferPlatform: of_platform,
    ChooseGain: of_gain,
    Sending: of_sending,
    BringingBack: of_bringing_back,
    Settling: of_settling,
    WakeOne: of_waking_one,
    Diverting: of_diverting,
    Automating: of_automating,
    OfferPrototype: of_prototype,
    Pay: by_candidates,
    **RIVAL_LISTED,
}
"""How the answers to every question of the game are listed."""
