"""What a seat sees of the table and all colonies."""

from __future__ import annotations

from mypy_extensions import i16, i64

from sternhafen.envs.encoders.planet_unknown.colony import ColonyNumbers
from sternhafen.envs.layout import Layout
from sternhafen.envs.layouts.planet_unknown import STACKS
from sternhafen.envs.numbers import NO_SET, NOT_YET, Block, Numbers, put_all, put_counts, put_list, put_row
from sternhafen.envs.writing import NONE
from sternhafen.games.planet_unknown import knowledge
from sternhafen.games.planet_unknown.aliases import Knowledge
from sternhafen.games.planet_unknown.colony import EMPTY_HAND, Hand
from sternhafen.games.planet_unknown.data.cards import CARDS, COLOURS, EVENTS, LEVELS, OBJECTIVES
from sternhafen.games.planet_unknown.data.tiles import TILES
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.state import FINAL, MAX_SEATS


class PlanetNumbers(Numbers):
    """What a seat sees of a game of Planet Unknown."""

    def __init__(self, layout: Layout, block: Block, start: int) -> None:
        super().__init__(layout, block, start)
        self._first: i64 = self.place("seat")
        self._sectors_at: i64 = self.place("sectors")
        self._stacks_at: i64 = self.place("stacks")
        self._shown_at: i64 = self.place("shown")
        self._sizes_at: i64 = self.place("sizes")
        self._next_tiles_at: i64 = self.place("next_tiles")
        self._gone_at: i64 = self.place("gone")
        self._hidden_tiles_at: i64 = self.place("hidden_tiles")
        self._civ_stacks_at: i64 = self.place("civ_stacks")
        self._stack_groups_at: i64 = self.place("civ_stack_groups")
        self._civ_groups_at: i64 = self.place("civ_groups")
        self._past_events_at: i64 = self.place("past_events")
        self._events_left_at: i64 = self.place("events_left")
        self._neighbours_at: i64 = self.place("neighbours")
        self._common_at: i64 = self.place("common")
        self._asked_at: i64 = self.place("asked")
        self._cards_at: i64 = self.place("cards")
        self._objectives_at: i64 = self.place("objectives")
        self._offer_at: i64 = self.place("offer")
        self._returned_at: i64 = self.place("returned")
        self._rotation = self._ring_offset = self._next_event = NO_SET
        self._shown: list[int] = []
        self._hidden_tiles: list[tuple[int, ...]] = [()] * STACKS
        self._next_tiles = self._gone = self._past_events = self._deck = NOT_YET
        self._neighbours = self._common = NOT_YET
        self._civ_stacks: list[tuple[int, ...]] = []
        self._knows: Knowledge = NOT_YET
        self._hand: Hand = EMPTY_HAND
        self._colonies = [ColonyNumbers(self, colony) for colony in range(layout.part("colonies").room)]
        put_all(block, self._gone_at, TILES, 0)

    def update(self, s: PlanetUnknown, seat: int) -> None:
        hand = s.colonies[seat].hand
        final = s.phase == FINAL
        self._plain(s, seat)
        self._write_station(s)
        self._write_tiles(s)
        self._write_cards(s, seat, hand)
        self._write_events(s)
        for number, c in enumerate(s.colonies):
            self._colonies[number].update(self.block, c, hand.knows, final)
        self._knows = hand.knows
        self.seat = seat

    def _plain(self, s: PlanetUnknown, seat: int) -> None:
        block, at = self.block, self._first
        block[at] = seat
        block[at + 1] = s.round
        block[at + 2] = s.phase
        block[at + 3] = s.commander
        block[at + 4] = s.last_round
        block[at + 5] = s.event
        block[at + 6] = knowledge.next_event(s, seat)
        block[at + 7] = s.peekers
        block[at + 8] = knowledge.joined(s, seat) if s.joined >= 0 else NONE
        if s.seats == 1:
            block[at + 9] = knowledge.target(s)
        else:
            block[at + 9] = 0
        block[at + 10] = s.turning_fixed
        block[at + 11] = s.patches_join
        at = self._asked_at
        put_all(block, at, MAX_SEATS, 0)
        for other in s.asked():
            block[at + other] = 1

    def _write_station(self, s: PlanetUnknown) -> None:
        block = self.block
        if s.rotation != self._rotation:
            self._rotation = s.rotation
            put_row(block, self._sectors_at, MAX_SEATS, knowledge.sectors(s))
        if s.ring_offset != self._ring_offset:
            self._ring_offset = s.ring_offset
            put_row(block, self._stacks_at, STACKS, knowledge.stacks(s.ring_offset))

    def _write_tiles(self, s: PlanetUnknown) -> None:
        block = self.block
        if s.shown != self._shown:
            self._shown = s.shown[:]
            put_list(block, self._shown_at, self._shown)
        changed = s.next_tiles is not self._next_tiles
        if changed:
            self._next_tiles = s.next_tiles
            put_row(block, self._next_tiles_at, STACKS, s.next_tiles)
        if s.hidden_tiles != self._hidden_tiles:
            changed = True
            for stack, hidden in enumerate(s.hidden_tiles):
                if hidden is not self._hidden_tiles[stack]:
                    self._write_stack(self._hidden_tiles[stack], NONE)
            for stack, hidden in enumerate(s.hidden_tiles):
                if hidden is not self._hidden_tiles[stack]:
                    self._write_stack(hidden, stack)
                    self._hidden_tiles[stack] = hidden
        if changed:
            put_row(block, self._sizes_at, STACKS, knowledge.sizes(s))
        if s.gone is not self._gone:
            self._gone = s.gone
            put_counts(block, self._gone_at, TILES, s.gone)

    def _write_stack(self, tiles: tuple[int, ...], stack: i64) -> None:
        block, at = self.block, self._hidden_tiles_at
        for tile in tiles:
            block[at + tile] = i16(stack)

    def _write_cards(self, s: PlanetUnknown, seat: int, hand: Hand) -> None:
        """Write the civ stacks as a seat sees them, and what it holds itself."""
        block, knows = self.block, hand.knows
        others = knows is not self._knows
        if others:
            put_row(block, self._civ_groups_at, CARDS, knowledge.group_numbers(knows))
        if others or s.civ_stacks != self._civ_stacks:
            self._civ_stacks = s.civ_stacks[:]
            group, at = knowledge.group_numbers(knows), self._stack_groups_at
            put_all(block, at, LEVELS * CARDS, 0)
            for level, stack in enumerate(s.civ_stacks):
                block[self._civ_stacks_at + level] = len(stack)
                for card in stack:
                    block[at + group[card]] += 1
                at += CARDS
        if hand is not self._hand or seat != self.seat:
            self._hand = hand
            put_counts(block, self._cards_at, CARDS, knowledge.kept_cards(hand))
            put_counts(block, self._objectives_at, OBJECTIVES, hand.objectives)
            put_counts(block, self._offer_at, OBJECTIVES, hand.offer)
            put_counts(block, self._returned_at, OBJECTIVES, hand.returned)

    def _write_events(self, s: PlanetUnknown) -> None:
        block = self.block
        if s.past_events is not self._past_events:
            self._past_events = s.past_events
            put_counts(block, self._past_events_at, EVENTS, s.past_events)
        if s.deck is not self._deck or s.next_event != self._next_event:
            self._deck = s.deck
            self._next_event = s.next_event
            put_row(block, self._events_left_at, len(COLOURS), knowledge.events_left(s))
        if s.neighbours is not self._neighbours:
            self._neighbours = s.neighbours
            put_row(block, self._neighbours_at, MAX_SEATS, s.neighbours)
        if s.common is not self._common:
            self._common = s.common
            put_counts(block, self._common_at, OBJECTIVES, s.common)
