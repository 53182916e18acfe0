"""What a seat sees of the ship, its officers and its campaign."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sternhafen.envs.encoders.gen7.officer import OfficerNumbers
from sternhafen.envs.encoders.gen7.scene import SceneNumbers
from sternhafen.envs.layout import Layout
from sternhafen.envs.layouts.gen7 import DECKS, DICE
from sternhafen.envs.numbers import (
    NO_SET,
    NOT_YET,
    Block,
    Numbers,
    put_all,
    put_counts,
    put_list,
    put_row,
    put_rows,
    put_set,
)
from sternhafen.envs.writing import NONE
from sternhafen.games.gen7 import knowledge
from sternhafen.games.gen7.campaign import limits
from sternhafen.games.gen7.data.vocabulary import FACES, MAX_SEATS
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.state import Ship

NOT_ONE_YET: Final[tuple[tuple[int, ...], ...]] = (NOT_YET,)


class Gen7Numbers(Numbers):
    """What a seat sees of a game of Gen7."""

    def __init__(self, layout: Layout, block: Block, start: int) -> None:
        super().__init__(layout, block, start)
        self._place_ship()
        self._offer_at: i64 = self.place("offer[0].target")
        self._row = self._wake = self._look = self._packet = self._ballot = self._goals = NOT_YET
        self._counters = self._flags = self._scars = self._codas = self._consequences = NOT_YET
        self._lasting = self._history = NOT_ONE_YET
        self._rooms = self._shut = self._failed = self._broken = self._faulty = NO_SET
        self._done = self._sticky = self._rule_cards = NO_SET
        self._stations: list[int] = []
        self._plot_done: list[int] = []
        self._plot_now: list[int] = []
        self._tallies: list[int] = []
        self._votes: list[int] = [NONE] * (MAX_SEATS + 1)
        self._on_tasks: list[tuple[int, ...]] = [NOT_YET]
        self._plot_dice: list[tuple[int, ...]] = [NOT_YET]
        self._pools: list[tuple[int, ...]] = []
        self._unders: list[tuple[int, ...]] = [NOT_YET] * DECKS
        self._offer: Offer | None = None
        self._officers = [OfficerNumbers(self, officer) for officer in range(layout.part("officers").room)]
        self._scene = SceneNumbers(self)

    def _place_ship(self) -> None:
        self._first: i64 = self.place("seat")
        self._ladder_at: i64 = self.place("ladder")
        self._store_at: i64 = self.place("store")
        self._status_at: i64 = self.place("status")
        self._rooms_at: i64 = self.place("rooms")
        self._stations_at: i64 = self.place("stations")
        self._shut_at: i64 = self.place("shut")
        self._failed_at: i64 = self.place("failed")
        self._broken_at: i64 = self.place("broken")
        self._faulty_at: i64 = self.place("faulty")
        self._row_at: i64 = self.place("row")
        self._done_at: i64 = self.place("done")
        self._sticky_at: i64 = self.place("sticky")
        self._on_tasks_at: i64 = self.place("on_tasks")
        self._plot_dice_at: i64 = self.place("plot_dice")
        self._plot_done_at: i64 = self.place("plot_done")
        self._plot_now_at: i64 = self.place("plot_now")
        self._wake_at: i64 = self.place("wake")
        self._deck_sizes_at: i64 = self.place("deck_sizes")
        self._under_at: i64 = self.place("under")
        self._look_at: i64 = self.place("look")
        self._packet_at: i64 = self.place("packet")
        self._ballot_at: i64 = self.place("ballot")
        self._voted_at: i64 = self.place("voted")
        self._consequences_at: i64 = self.place("consequences")
        self._lasting_at: i64 = self.place("lasting")
        self._goals_at: i64 = self.place("goals")
        self._counters_at: i64 = self.place("counters")
        self._flags_at: i64 = self.place("flags")
        self._scars_at: i64 = self.place("scars")
        self._rule_cards_at: i64 = self.place("rule_cards")
        self._tallies_at: i64 = self.place("tallies")
        self._history_at: i64 = self.place("history")
        self._codas_at: i64 = self.place("codas")

    def update(self, s: Ship, seat: int) -> None:
        self._plain(s, seat)
        self._write_stations(s)
        self._write_tasks(s)
        self._write_decks(s, seat)
        self._write_votes(s)
        self._write_story(s, seat)
        self._write_log(s)
        for number, officer in enumerate(s.officers):
            self._officers[number].update(self.block, officer, number == seat)
        self._scene.update(self.block, s, seat)
        self.seat = seat

    def _plain(self, s: Ship, seat: int) -> None:
        block, at, log = self.block, self._first, s.log
        block[at] = seat
        block[at + 1] = s.seats
        block[at + 2] = s.round
        block[at + 3] = s.stage
        block[at + 4] = s.final
        block[at + 5] = s.deadline
        block[at + 6] = s.point
        block[at + 7] = s.active
        block[at + 8] = s.leader
        block[at + 9] = s.track
        block[at + 10] = s.looker
        block[at + 11] = s.look_deck
        block[at + 12] = len(s.look)
        block[at + 13] = len(s.packet)
        block[at + 14] = s.ballot_kind
        block[at + 15] = knowledge.own_vote(s, seat)
        block[at + 16] = s.fate
        block[at + 17] = s.fate_seat
        block[at + 18] = s.lost_goals
        block[at + 19] = log.damage
        block[at + 20] = log.spotlight
        block[at + 21] = s.briefed
        block[at + 22] = log.ended
        put_list(block, self._ladder_at, s.ladder)
        put_list(block, self._store_at, s.store)
        put_list(block, self._status_at, s.status)

    def _write_stations(self, s: Ship) -> None:
        block = self.block
        if s.stations != self._stations:
            self._stations = s.stations[:]
            put_list(block, self._stations_at, self._stations)
        if s.rooms != self._rooms:
            self._rooms = s.rooms
            put_set(block, self._rooms_at, limits.MAX_ROOMS, s.rooms)
        if s.shut != self._shut:
            self._shut = s.shut
            put_set(block, self._shut_at, limits.MAX_STATIONS, s.shut)
        if s.failed != self._failed:
            self._failed = s.failed
            put_set(block, self._failed_at, limits.MAX_STATIONS, s.failed)
        if s.broken != self._broken:
            self._broken = s.broken
            put_set(block, self._broken_at, limits.MAX_STATIONS, s.broken)
        if s.faulty != self._faulty:
            self._faulty = s.faulty
            put_set(block, self._faulty_at, limits.MAX_STATIONS, s.faulty)

    def _write_tasks(self, s: Ship) -> None:
        block = self.block
        if s.row is not self._row:
            self._row = s.row
            put_row(block, self._row_at, DICE, s.row)
        if s.done != self._done:
            self._done = s.done
            put_set(block, self._done_at, limits.MAX_TASKS, s.done)
        if s.sticky != self._sticky:
            self._sticky = s.sticky
            put_set(block, self._sticky_at, limits.MAX_TASKS, s.sticky)
        if s.on_tasks != self._on_tasks:
            self._on_tasks = s.on_tasks[:]
            put_rows(block, self._on_tasks_at, DICE, DICE, tuple(self._on_tasks))
        if s.plot_dice != self._plot_dice:
            self._plot_dice = s.plot_dice[:]
            put_rows(block, self._plot_dice_at, DICE, DICE, tuple(self._plot_dice))
        if s.plot_done != self._plot_done or s.plot_now != self._plot_now:
            self._plot_done = s.plot_done[:]
            self._plot_now = s.plot_now[:]
            put_row(block, self._plot_done_at, DICE, tuple(self._plot_done))
            put_row(block, self._plot_now_at, DICE, tuple(self._plot_now))
        if s.wake is not self._wake:
            self._wake = s.wake
            put_row(block, self._wake_at, 32, s.wake)

    def _write_decks(self, s: Ship, seat: int) -> None:
        """Write the decks, and the cards that a seat looks at."""
        block = self.block
        if s.pools != self._pools or s.unders != self._unders:
            self._pools = s.pools[:]
            put_row(block, self._deck_sizes_at, DECKS, knowledge.deck_sizes(s))
            at = self._under_at
            for deck, cards in enumerate(s.unders):
                if cards is not self._unders[deck]:
                    self._unders[deck] = cards
                    put_counts(block, at, limits.MAX_CARDS, knowledge.open_under(deck, cards))
                at += limits.MAX_CARDS
        look = s.look if s.looker == seat else ()
        if look is not self._look:
            self._look = look
            put_row(block, self._look_at, DICE, look)
        packet = knowledge.last_saw(s, seat)
        if packet is not self._packet:
            self._packet = packet
            put_counts(block, self._packet_at, limits.MAX_CARDS, packet)

    def _write_votes(self, s: Ship) -> None:
        block = self.block
        if s.ballot is not self._ballot:
            self._ballot = s.ballot
            put_row(block, self._ballot_at, DICE, s.ballot)
        if s.votes != self._votes:
            self._votes = s.votes[:]
            put_row(block, self._voted_at, MAX_SEATS, tuple([vote >= 0 for vote in self._votes]))
        if s.offer is not self._offer:
            self._offer = s.offer
            self._write_offer(s)

    def _write_offer(self, s: Ship) -> None:
        """Write the open proposal, or that there is none."""
        block, at = self.block, self._offer_at
        offer = knowledge.view_offer(s.book, s.offer)
        fits = max(FACES) + 1
        if offer is None:
            put_all(block, at, 1 + DICE * 3 + DICE + 15 + fits, NONE)
            return
        block[at] = offer.target
        put_rows(block, at + 1, DICE, 3, offer.crew)
        put_row(block, at + 1 + DICE * 3, DICE, offer.open)
        put_row(block, at + 1 + DICE * 4, 15, offer.shares)
        put_set(block, at + 1 + DICE * 4 + 15, fits, offer.fits)

    def _write_story(self, s: Ship, seat: int) -> None:
        block = self.block
        consequences = knowledge.read_consequences(s, seat)
        if consequences != self._consequences:
            self._consequences = consequences
            put_row(block, self._consequences_at, DICE, consequences)
        codas = knowledge.told_codas(s)
        if codas != self._codas:
            self._codas = codas
            put_row(block, self._codas_at, DICE, codas)
        if s.lasting is not self._lasting:
            self._lasting = s.lasting
            put_rows(block, self._lasting_at, 24, 3, s.lasting)
        if s.goals is not self._goals:
            self._goals = s.goals
            put_row(block, self._goals_at, DICE, s.goals)
        if s.tallies != self._tallies:
            self._tallies = s.tallies[:]
            put_row(block, self._tallies_at, 48, tuple(self._tallies))

    def _write_log(self, s: Ship) -> None:
        block, log = self.block, s.log
        if log.counters is not self._counters:
            self._counters = log.counters
            put_row(block, self._counters_at, 72, log.counters)
        if log.flags is not self._flags:
            self._flags = log.flags
            put_row(block, self._flags_at, 64, log.flags)
        if log.scars is not self._scars:
            self._scars = log.scars
            put_row(block, self._scars_at, 24, log.scars)
        if log.rule_cards != self._rule_cards:
            self._rule_cards = log.rule_cards
            put_set(block, self._rule_cards_at, limits.MAX_RULE_CARDS, log.rule_cards)
        if log.history is not self._history:
            self._history = log.history
            put_rows(block, self._history_at, 8, 8, log.history)
