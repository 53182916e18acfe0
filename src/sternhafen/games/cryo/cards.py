"""Cards: drawing, reshuffling, discarding and playing them in their three ways (CRYO-8)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.steps import Ask
from sternhafen.engine.values import EVERYBODY, Action, Illegal
from sternhafen.games.cryo.actions import (
    DECLINE,
    DISCARD_CARD,
    DRAW_CARD,
    PLAY_CARD,
    Decline,
    DiscardCard,
    DrawCard,
    PlayCard,
)
from sternhafen.games.cryo.components import (
    LARGE_CAVES,
    MISSION,
    MISSION_PLACES,
    RESCUE,
    RIVAL,
    SCANNER,
    UPGRADE,
    UPGRADE_PLACES,
    VEHICLE,
    VEHICLE_PLACES,
)
from sternhafen.games.cryo.events import (
    CardDiscarded,
    CavesScanned,
    Drew,
    MissionPlayed,
    PodRescued,
    Reshuffled,
    UpgradePlayed,
    VehiclePlayed,
)
from sternhafen.games.cryo.table import (
    DECK,
    FACE_DOWN,
    LARGE_CAVES_POOL,
    SMALL_CAVES,
    Side,
    Table,
    bits,
    with_card,
    without,
)


def can_draw(s: Table) -> bool:
    """Return whether there is a card to draw (CRYO-8.10)."""
    return len(s.deck) > 0 or len(s.discard) > 0


def top_card(s: Table) -> int:
    """Take the top card of the deck; an empty deck is first renewed from the discard pile (CRYO-8.9)."""
    if not s.deck:
        s.deck = s.discard
        s.discard = ()
        for side in s.sides:
            side.old_hand = side.hand
            side.old_missions = side.missions
        if s.telling:
            s.tell(Reshuffled(cards=len(s.deck)))
    deck = s.deck
    k = s.draw(DECK, len(deck))
    s.deck = deck[:k] + deck[k + 1 :]
    return deck[k]


def draw_to_hand(s: Table, seat: int) -> None:
    """Draw a card that only its owner sees."""
    card = top_card(s)
    side = s.sides[seat]
    side.hand = with_card(side.hand, card)
    if s.telling:
        s.tell(Drew(side=seat, card=card, to=1 << seat, reveals=True))


def to_discard(s: Table, card: int) -> None:
    """Put a card on the open discard pile."""
    s.discard = with_card(s.discard, card)


def take_from_hand(side: Side, card: int) -> bool:
    """Take a card out of a hand; return whether it counts as one from before the deck was renewed."""
    side.hand = without(side.hand, card)
    old = card in side.old_hand
    if old:
        side.old_hand = without(side.old_hand, card)
    return old


def discard_from_hand(s: Table, seat: int, card: int) -> None:
    """Discard a hand card without a reward (CRYO-3.40, 4.7)."""
    take_from_hand(s.sides[seat], card)
    to_discard(s, card)
    if s.telling:
        s.tell(CardDiscarded(side=seat, card=card))


# Playing -------------------------------------------------------------------------------------------------------------


def unplayable(s: Table, side: Side, card: int, use: int) -> Illegal | None:
    """Return why a card cannot be played that way (CRYO-8.3 to 8.7, S2.1)."""
    if use == UPGRADE:
        if side.upgrades >> card & 1:
            return Illegal("upgrade-twice", "CRYO-8.4", {"card": card})
        if side.upgrades.bit_count() >= UPGRADE_PLACES:
            return Illegal("no-upgrade-place", "CRYO-8.3")
        if s.seats == 1 and s.sides[RIVAL].upgrades >> card & 1:
            return Illegal("rival-has-upgrade", "CRYO-S2.1", {"card": card})
    elif use == MISSION:
        if card in side.missions:
            return Illegal("mission-twice", "CRYO-8.5", {"card": card})
        if len(side.missions) >= MISSION_PLACES:
            return Illegal("no-mission-place", "CRYO-8.5")
    elif len(side.vehicles) >= VEHICLE_PLACES:
        return Illegal("no-vehicle-place", "CRYO-8.6")
    return None


def plays(s: Table, side: Side) -> list[Action]:
    """Return every way to play a hand card now."""
    barred = side.upgrades
    if s.seats == 1:
        barred |= s.sides[RIVAL].upgrades
    upgrades = side.upgrades.bit_count() < UPGRADE_PLACES
    missions = len(side.missions) < MISSION_PLACES
    vehicles = len(side.vehicles) < VEHICLE_PLACES
    found: list[Action] = []
    last = -1
    for card in side.hand:
        if card == last:
            continue
        last = card
        if upgrades and not barred >> card & 1:
            found.append(PLAY_CARD[card][UPGRADE])
        if missions and card not in side.missions:
            found.append(PLAY_CARD[card][MISSION])
        if vehicles:
            found.append(PLAY_CARD[card][VEHICLE])
    return found


def card_action_possible(s: Table, side: Side) -> bool:
    """Return whether a card action could do anything at all (CRYO-5.4)."""
    return can_draw(s) or len(plays(s, side)) > 0


def play_card(s: Table, seat: int, card: int, use: int) -> None:
    """Play a hand card."""
    side = s.sides[seat]
    old = take_from_hand(side, card)
    if use == UPGRADE:
        side.upgrades |= 1 << card
        if s.telling:
            s.tell(UpgradePlayed(side=seat, card=card))
        if card == SCANNER:
            scan_caves(s, seat)
    elif use == MISSION:
        side.missions = with_card(side.missions, card)
        if old:
            side.old_missions = with_card(side.old_missions, card)
        if s.telling:
            s.tell(MissionPlayed(side=seat, card=card, to=1 << seat))
    else:
        add_vehicle(s, seat, card)


def add_vehicle(s: Table, seat: int, card: int) -> None:
    """Put a vehicle into play; the Spider brings a destroyed pod along (CRYO-9.28, 9.29)."""
    side = s.sides[seat]
    side.vehicles = with_card(side.vehicles, card)
    if s.telling:
        s.tell(VehiclePlayed(side=seat, card=card))
    if card == RESCUE and side.destroyed:
        side.destroyed -= 1
        side.awake += 1
        if s.telling:
            s.tell(PodRescued(side=seat))


def scan_caves(s: Table, seat: int) -> None:
    """Show a Ground Scanner's owner all face-down caves: from now on they are decided (CRYO-9.1)."""
    caves = list(s.caves)
    for cave in bits(s.caves_used()):
        if caves[cave] == FACE_DOWN:
            caves[cave] = s.take_from(LARGE_CAVES_POOL if LARGE_CAVES >> cave & 1 else SMALL_CAVES)
    s.caves = tuple(caves)
    if s.telling:
        s.tell(CavesScanned(side=seat, to=EVERYBODY, reveals=True))


# Questions -----------------------------------------------------------------------------------------------------------


def all_plays() -> list[Action]:
    """Return every card played in every way."""
    return [action for row in PLAY_CARD for action in row]


def check_play(s: Table, seat: int, action: PlayCard) -> Illegal | None:
    """Return why a hand card cannot be played so."""
    side = s.sides[seat]
    if action.card not in side.hand:
        return Illegal("card-not-in-hand", "CRYO-8.1", {"card": action.card})
    return unplayable(s, side, action.card, action.use)


class CardAction(Ask):
    """One card action: draw a card, play one, or neither (CRYO-8.1)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-8.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (DrawCard, PlayCard, Decline)

    def candidates(self, s: Table) -> list[Action]:
        return [DRAW_CARD, *all_plays(), DECLINE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if isinstance(action, PlayCard):
            return check_play(s, self.seat, action)
        if isinstance(action, DrawCard) and not can_draw(s):
            return Illegal("no-card-to-draw", "CRYO-8.10")
        return None

    def legal(self, s: Table) -> list[Action]:
        found = plays(s, s.sides[self.seat])
        if s.deck or s.discard:
            found.append(DRAW_CARD)
        found.append(DECLINE)
        return found

    def play(self, s: Table, action: Action) -> None:
        if type(action) is PlayCard:
            play_card(s, self.seat, action.card, action.use)
        elif type(action) is DrawCard:
            draw_to_hand(s, self.seat)


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Return the kinds of sorted cards, each once."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


class Discarding(Ask):
    """One hand card goes to the discard pile."""

    __slots__ = ()
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (DiscardCard,)

    def candidates(self, s: Table) -> list[Action]:
        return DISCARD_CARD

    def check(self, s: Table, action: DiscardCard) -> Illegal | None:
        if action.card in s.sides[self.seat].hand:
            return None
        return Illegal("card-not-in-hand", self.rule, {"card": action.card})

    def legal(self, s: Table) -> list[Action]:
        return [DISCARD_CARD[card] for card in distinct(s.sides[self.seat].hand)]

    def play(self, s: Table, action: DiscardCard) -> None:
        discard_from_hand(s, self.seat, action.card)


class DiscardAsCost(Discarding):
    """A card tile in a cost slot costs one hand card (CRYO-3.39)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-3.39"


class HandLimit(Discarding):
    """Beyond five hand cards at the end of a turn the surplus is discarded (CRYO-4.7)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-4.7"
