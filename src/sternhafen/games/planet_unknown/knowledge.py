"""What each seat knows: building its view, and dealing again what it cannot know (PU-6.15)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sternhafen.engine import Seat
from sternhafen.engine.bitset import contains
from sternhafen.engine.fast import cached
from sternhafen.games.planet_unknown.aliases import CivCard, Knowledge
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.data.card_groups import shuffled_groups, take_kept, watched
from sternhafen.games.planet_unknown.data.cards import CARD_LEVEL, CARD_NOW, CARDS, COLOURS, EVENT_COLOUR, OBJECTIVES
from sternhafen.games.planet_unknown.data.codes import laid_parts
from sternhafen.games.planet_unknown.data.grid import CELLS, cells_of
from sternhafen.games.planet_unknown.data.vocabulary import TECHNOLOGIES, TRACKS
from sternhafen.games.planet_unknown.rules.corporations.cosmos_inc import lifepods_to_move
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.scoring import (
    METEORITES_PER_SET,
    deck_counts,
    lines,
    planet_medals,
    solo_target,
    track_medals,
)
from sternhafen.games.planet_unknown.state import FINAL, PlanetState, open_cards
from sternhafen.games.planet_unknown.view import ColonyView, PlanetUnknownView

MAX_CACHED: Final = 1024
"""How many values of each field of a view are kept: most of what is seen has not changed."""

# Parts of a colony -------------------------------------------------------------------------------------------------


@cached(MAX_CACHED)
def names(bits: int) -> tuple[str, ...]:
    """Return the technologies in a set."""
    return tuple([name for i, name in enumerate(TECHNOLOGIES) if bits >> i & 1])


@cached(MAX_CACHED)
def cells(bits: int) -> tuple[int, ...]:
    """Return the cells of a bitboard."""
    return tuple(cells_of(bits))


@cached(MAX_CACHED)
def cells_twice(bits: int, again: int) -> tuple[int, ...]:
    """Return the cells of two bitboards; one that is on both appears twice."""
    return tuple(sorted(cells_of(bits) + cells_of(again)))


@cached(MAX_CACHED)
def terrain(boards: tuple[int, ...]) -> tuple[int, ...]:
    """Return what covers each cell."""
    covers = [-1] * CELLS
    for resource, bits in enumerate(boards):
        for cell in cells(bits):
            covers[cell] = resource
    return tuple(covers)


@cached(MAX_CACHED)
def tiles_laid(laid: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Return every tile laid: its number, turn and anchor."""
    return tuple([laid_parts(code) for code in laid])


@cached(MAX_CACHED)
def advances(pending: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tracks of advances still to be made."""
    return tuple([code & 7 for code in pending])


@cached(MAX_CACHED)
def cards_shown(cards: tuple[int, ...], final: bool) -> tuple[int, ...]:
    """Return the cards that lie open."""
    return tuple([card for card in cards if CARD_NOW[card] or final])


@cached(MAX_CACHED)
def levels(cards: tuple[int, ...], final: bool) -> tuple[int, ...]:
    """Return the levels of the hidden cards."""
    return tuple(sorted([CARD_LEVEL[card] for card in cards if not CARD_NOW[card] and not final]))


@cached(MAX_CACHED)
def groups(cards: tuple[int, ...], knows: Knowledge, final: bool) -> tuple[int, ...]:
    """Return the groups of the hidden cards, of those that a watcher cannot tell apart."""
    group = group_numbers(knows)
    return tuple(sorted([group[card] for card in cards if not CARD_NOW[card] and not final]))


@cached(MAX_CACHED)
def group_numbers(knows: Knowledge) -> tuple[int, ...]:
    """Return the number of the group each civ card is in."""
    numbers = [0] * CARDS
    for number, group in enumerate(knows):
        for card in cells(group):
            numbers[card] = number
    return tuple(numbers)


def columns(c: Colony) -> tuple[int, ...]:
    """Return the track each marker stands on."""
    return tuple([c.column(track) for track in range(TRACKS)])


def open_points(c: Colony) -> int:
    """Return the medals by what everybody can see; cards and objectives are not counted."""
    collected = c.got_lifepods + c.got_meteorites // METEORITES_PER_SET
    return lines(c) + sum([track_medals(c, track) for track in range(TRACKS)]) + collected + planet_medals(c)


# A colony ----------------------------------------------------------------------------------------------------------


def colony_view(c: Colony, knows: Knowledge, final: bool) -> ColonyView:
    """Return one player's boards as somebody sees them who knows so much of the civ cards."""
    ground, board, cards = c.ground(), c.board(), c.hand.cards
    return ColonyView(
        planet=ground.id,
        corporation=board.id,
        ground=ground.rows,
        terrain=terrain(tuple(c.terrain)),
        symbols=cells(sum(c.symbols)),
        tiles=tiles_laid(c.laid),
        patches=cells(c.patched),
        free_spots=cells(c.meteorite_symbols & ~c.meteorites & ~c.loads),
        meteorites=cells_twice(c.meteorites, c.twins),
        lifepods=cells(c.lifepods),
        rovers=cells(c.rovers),
        loaded=cells(c.loads),
        moving=cells(c.fresh),
        last=cells(c.last_tile),
        markers=tuple(c.markers),
        columns=columns(c),
        tops=board.tops,
        lodged=cells(c.lodged),
        technologies=names(technologies(c)),
        used=names(c.used),
        spent=names(c.spent),
        flux=c.flux,
        chosen=c.picked - 1,
        rovers_left=c.rovers_left,
        stored_patches=c.stored_patches,
        got_lifepods=c.got_lifepods,
        got_meteorites=c.got_meteorites,
        moves=c.moves,
        boosts=c.boosts,
        patches_to_lay=c.patches_to_lay,
        rovers_to_put=c.rovers_to_put,
        lifepods_held=c.held,
        lifepods_to_move=lifepods_to_move(c),
        advances=advances(c.advances),
        energies=len(c.energies),
        effects=c.effects,
        milestones=c.milestones,
        tech_cap=c.cap,
        open_cards=cards_shown(cards, final),
        hidden_cards=levels(cards, final),
        hidden_groups=groups(cards, knows, final),
        objectives=len(c.hand.objectives),
        offered=len(c.hand.offer),
        points=open_points(c),
    )


# The whole table ---------------------------------------------------------------------------------------------------


@cached(MAX_CACHED)
def stacks(offset: int) -> tuple[int, ...]:
    """Return the stacks of sector 0 to 5: each small, large."""
    return tuple([stack for k in range(6) for stack in ((k + offset) % 6, 6 + k)])


@cached(MAX_CACHED)
def stack_groups(knows: Knowledge, stacks: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the cards of each civ stack, each as the number of a group."""
    group = group_numbers(knows)
    return tuple([tuple(sorted([group[card] for card in stack])) for stack in stacks])


@cached(MAX_CACHED)
def cards_in_groups(knows: Knowledge) -> tuple[tuple[int, ...], ...]:
    """Return the civ cards in groups whose members a watcher cannot tell apart."""
    return tuple([cells(group) for group in knows])


def sizes(s: PlanetState) -> tuple[int, ...]:
    """Return how many tiles lie under the open one of each stack."""
    if s.next_tiles:
        return tuple([s.tiles_under(stack) for stack in range(12)])
    return tuple([len(pool) for pool in s.hidden_tiles])


def sectors(s: PlanetState) -> tuple[int, ...]:
    """Return the sector each seat faces."""
    return tuple([s.sector(seat) for seat in range(s.seats)])


def events_left(s: PlanetState) -> tuple[int, ...]:
    """Return how many events of each colour are still to come."""
    coming = EVENT_COLOUR[s.next_event] if s.next_event >= 0 else -1
    return tuple([count + (colour == coming) for colour, count in enumerate(s.deck)])


def next_event(s: PlanetState, seat: Seat | None) -> int:
    """Return the next event if a seat has looked at it, else -1."""
    return s.next_event if seat is not None and s.peekers >> seat & 1 else -1


def joined(s: PlanetState, seat: Seat | None) -> int:
    """Return the card of the next level in a seat's choice, or -1."""
    return s.joined if seat is not None and s.first_asked() == seat else -1


def target(s: PlanetState) -> int:
    """Return the solo target, or 0."""
    return solo_target(deck_counts(s)) if s.seats == 1 else 0


def kept_cards(hand: Hand) -> tuple[int, ...]:
    """Return the cards kept for the end of the game."""
    return tuple([card for card in hand.cards if not CARD_NOW[card]])


ColonySeen = Callable[[Colony, Knowledge, bool], ColonyView]


def view_for(s: PlanetState, seat: Seat | None, seen: ColonySeen = colony_view) -> PlanetUnknownView:
    """Return what a seat, or a spectator, may know; `seen` builds the view of a colony."""
    hand = s.colonies[seat].hand if seat is not None else None
    final = s.phase == FINAL
    knows = hand.knows if hand is not None else watched(open_cards(s))
    return PlanetUnknownView(
        seat=-1 if seat is None else seat,
        round=s.round,
        phase=s.phase,
        commander=s.commander,
        last_round=s.last_round,
        sectors=sectors(s),
        stacks=stacks(s.ring_offset),
        shown=tuple(s.shown),
        sizes=sizes(s),
        next_tiles=s.next_tiles,
        gone=s.gone,
        hidden_tiles=tuple(s.hidden_tiles),
        civ_stacks=tuple([len(stack) for stack in s.civ_stacks]),
        civ_stack_groups=stack_groups(knows, tuple(s.civ_stacks)),
        civ_groups=cards_in_groups(knows),
        event=s.event,
        past_events=s.past_events,
        events_left=events_left(s),
        next_event=next_event(s, seat),
        peekers=s.peekers,
        neighbours=s.neighbours,
        common=s.common,
        joined=joined(s, seat),
        target=target(s),
        turning_fixed=s.turning_fixed,
        patches_join=s.patches_join,
        asked=tuple(s.asked()),
        colonies=tuple([seen(c, knows, final) for c in s.colonies]),
        cards=kept_cards(hand) if hand is not None else (),
        objectives=hand.objectives if hand is not None else (),
        offer=hand.offer if hand is not None else (),
        returned=hand.returned if hand is not None else (),
    )


# What a seat cannot know ---------------------------------------------------------------------------------------------


def deal_unknown(s: PlanetState, seat: Seat | None, rng: Random) -> None:
    """Deal again what a seat cannot know: tiles and draws by a new seed, cards by exchange."""
    s.seed = rng.getrandbits(64)
    deal_civ_cards(s, seat, rng)
    if s.joined >= 0 and s.first_asked() != seat:
        s.joined = rng.choice(s.civ_stacks[CARD_LEVEL[s.joined]])
    deal_objectives(s, seat, rng)
    if s.next_event >= 0 and not (seat is not None and contains(s.peekers, seat)):
        deal_next_event(s, rng)


def deal_civ_cards(s: PlanetState, seat: Seat | None, rng: Random) -> None:
    """Exchange cards that look alike to a seat: hidden hands take theirs first, then the stacks."""
    knows = s.colonies[seat].hand.knows if seat is not None else watched(open_cards(s))
    group, piles = group_numbers(knows), shuffled_groups(knows, rng.random)
    for i, c in enumerate(s.colonies):
        hand = c.hand
        if hand.cards and i != seat:
            cards: list[CivCard] = []
            for card in hand.cards:
                pile = piles[group[card]]
                cards.append(take_kept(pile) if pile and not CARD_NOW[card] else card)
            c.hand = Hand(tuple(sorted(cards)), hand.knows, hand.objectives, hand.offer, hand.returned)
    for level, stack in enumerate(s.civ_stacks):
        cards = []
        for card in stack:
            pile = piles[group[card]]
            cards.append(pile.pop(0) if pile else card)
        s.civ_stacks[level] = tuple(sorted(cards))


def deal_objectives(s: PlanetState, seat: Seat | None, rng: Random) -> None:
    """Deal the other seats' objectives again: those that they keep, may keep, and have put back."""
    hands = [c.hand for c in s.colonies]
    others = [i for i, hand in enumerate(hands) if i != seat and (hand.objectives or hand.offer or hand.returned)]
    if not others:
        return
    known = {*s.neighbours, *s.common}
    if seat is not None:
        mine = s.colonies[seat].hand
        known.update(mine.objectives, mine.offer, mine.returned)
    pool = [goal for goal in range(OBJECTIVES) if goal not in known]
    rng.shuffle(pool)
    for i in others:
        hand = s.colonies[i].hand
        kept = tuple(sorted(pool.pop() for _ in hand.objectives))
        offer = tuple(sorted(pool.pop() for _ in hand.offer))
        s.colonies[i].hand = Hand(hand.cards, hand.knows, kept, offer, hand.returned)
    for i in others:
        hand = s.colonies[i].hand
        box = [goal for goal in pool if goal not in hand.objectives and goal not in hand.offer]
        returned = tuple(sorted(box[: len(hand.returned)]))
        s.colonies[i].hand = Hand(hand.cards, hand.knows, hand.objectives, hand.offer, returned)


def deal_next_event(s: PlanetState, rng: Random) -> None:
    """Draw the next event again, for somebody who has not looked at it."""
    colour = EVENT_COLOUR[s.next_event]
    deck = [count + (i == colour) for i, count in enumerate(s.deck)]
    s.next_event = -1
    chosen = rng.choices(range(len(COLOURS)), deck)[0]
    s.next_event = rng.choice(s.unused_events(chosen))
    s.deck = tuple(count - (i == chosen) for i, count in enumerate(deck))
