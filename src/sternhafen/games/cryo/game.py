"""Cryo: the whole truth of one game, and what each seat may know of it (CRYO-12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

import msgspec

from sternhafen.engine.steps import Ask, Do, Step
from sternhafen.engine.values import Action, Outcome, Payment
from sternhafen.games.cryo.actions import Spend
from sternhafen.games.cryo.components import (
    CAVES,
    LARGE_CAVES,
    SALVAGE_SPACES,
    SCANNER,
    SLOTS,
    TRACK_BACKS,
    Cost,
)
from sternhafen.games.cryo.deploy import payments
from sternhafen.games.cryo.proof import verify
from sternhafen.games.cryo.resources import pay
from sternhafen.games.cryo.scoring import outcome, scores
from sternhafen.games.cryo.scrap import SCRAPPING, nth_scrap, scraps
from sternhafen.games.cryo.table import (
    FACE_DOWN,
    LARGE_CAVES_POOL,
    SMALL_CAVES,
    Table,
    bits,
)
from sternhafen.games.cryo.turn import Finish, Turn, end_turn
from sternhafen.games.cryo.views import REMEMBERED, CryoView, SideView, side_view


class Cryo(Table):
    """A game of Cryo."""

    __slots__ = ()

    def copy(self) -> Cryo:
        return Cryo(
            self.seats,
            self.seed,
            self.draws[:],
            self.agenda[:],
            [lane[:] for lane in self.lanes] if self.lanes else [],
            self.confirm,
            [side.copy() for side in self.sides],
            self.tops[:],
            self.heights[:],
            self.pools[:],
            self.box,
            self.deck,
            self.discard,
            self.caves,
            self.open_caves,
            self.incidents[:],
            self.track,
            self.sabotaged,
            self.damaged,
            self.active,
            self.scrapped,
            self.ending,
            self.board_cards,
            self.decisions,
            self.unpredictable,
            self.chance_decides,
        )

    def standing(self, seat: int) -> Sequence[Ask]:
        return SCRAPPING[seat : seat + 1] if seat == self.active and not self.lanes else ()

    def sample_legal(self, seat: int, random: Callable[[], float]) -> Action:
        """Return one of all legal actions; the same as the engine's, but listing the open question's only once."""
        if self.lanes:
            return super().sample_legal(seat, random)
        top = self.agenda[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        return self._pick(top, random)

    def _pick(self, top: Ask, random: Callable[[], float]) -> Action:
        """Return an answer to a question or a scrap beside it, all equally likely."""
        if type(top) is Turn:
            return top.pick(self, random, 0 if self.scrapped else scraps(self.sides[top.seat]))
        legal = top.legal(self)
        own = len(legal)
        if self.scrapped or top.seat != self.active or top.closed:
            return legal[int(random() * own)]
        side = self.sides[top.seat]
        k = int(random() * (own + scraps(side)))
        return legal[k] if k < own else nth_scrap(side, k - own)

    def play(self, seat: int, action: Action) -> None:
        """Carry out a legal action and what follows by itself; only in setup do seats act together."""
        if self.lanes:
            super().play(seat, action)
            return
        if action.beside:
            SCRAPPING[seat].play(self, action)
        else:
            step = self.agenda.pop()
            assert isinstance(step, Ask), "only questions wait for an answer"
            step.play(self, action)
        self._go_on(None)

    def play_out(self, random: Callable[[], float]) -> None:
        """Play to the end at random; after setup without a look at whose turn it is."""
        while self.lanes:
            seat = self.first_asked()
            self.play(seat, self.sample_legal(seat, random))
        self._go_on(random)

    def _go_on(self, random: Callable[[], float] | None) -> None:
        """Do all that runs by itself up to the next question; with `random`, which answers them, up to the end.

        A question is looked for first, and exact types are asked for: Python takes long to find that something is no
        instance of a class.
        """
        agenda, confirm = self.agenda, self.confirm
        while agenda:  # no step forks, so there is nothing else to heed
            top = agenda[-1]
            if not isinstance(top, Ask):
                assert isinstance(top, Do), "a step is a Do or an Ask"
                agenda.pop()
                top.run(self)
            elif type(top) is Finish and not confirm and self._sole_answer(top):
                continue
            elif random is None:
                return
            else:
                action = self._pick(top, random)
                if action.beside:
                    SCRAPPING[top.seat].play(self, action)
                else:
                    agenda.pop()
                    top.play(self, action)

    def _sole_answer(self, top: Step) -> bool:
        """End a turn in which nothing can be scrapped any more."""
        if not self.scrapped:
            side = self.sides[top.seat]
            if side.hand or side.slots.count(-1) < SLOTS:
                return False
        self.agenda.pop()
        end_turn(self, top.seat)
        return True

    def ways_to_pay(self, seat: int, cost: Cost) -> list[Payment]:
        return payments(self, self.sides[seat], cost)

    def pay(self, seat: int, cost: Cost, way: Payment) -> None:
        assert isinstance(way, Spend), "the only kind of payment"
        pay(self, seat, way)

    def outcome(self) -> Outcome | None:
        return outcome(self) if self.over else None

    # Knowledge -----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> CryoView:
        n = len(self.sides)
        scanned = seat is not None and self.sides[seat].has(SCANNER)
        final = scores(self) if self.over else None
        return CryoView(
            seat=seat,
            solo=self.solo,
            active=self.active,
            scrapped=self.scrapped,
            ending=self.ending,
            over=self.over,
            sides=tuple([self._view_side(i, seat, None if final is None else final[i]) for i in range(n)]),
            tops=tuple(self.tops),
            heights=tuple(self.heights),
            box=self.box,
            deck=len(self.deck),
            discard=self.discard,
            caves=seen_caves(self.caves, -1 if scanned else self.open_caves),
            open_caves=members(self.open_caves),
            incidents=tuple(self.incidents),
            track=track_heights(self.track, n),
            sabotaged=members(self.sabotaged),
            damaged=members(self.damaged),
            salvage_spaces=SALVAGE_SPACES[n],
            board_cards=self.board_cards,
            decisions=self.decisions,
        )

    def _view_side(self, number: int, seat: int | None, points: dict[str, int] | None) -> SideView:
        side = self.sides[number]
        own = number == seat
        open_cards = own or self.over
        found = side_view(
            tuple(side.res),
            -1 if self.is_rival(number) else side.room(),
            side.awake,
            side.destroyed,
            tuple(side.stasis),
            tuple(side.salvage),
            tuple(side.caves),
            tuple(side.slots),
            members(side.home),
            members(side.docks),
            side.transport,
            members(side.upgrades),
            side.vehicles,
            side.kept,
            len(side.hand),
            side.hand if own else None,
            len(side.missions),
            side.missions if open_cards else None,
            side.aside if open_cards else None,
            None,
        )
        return found if points is None else msgspec.structs.replace(found, points=points)

    def resample(self, seat: int | None, rng: Random) -> Cryo:
        s = self.copy()
        s.seed = rng.getrandbits(128)
        deal_hidden_cards(s, seat, rng)
        known = s.open_caves
        if seat is not None and s.sides[seat].has(SCANNER):
            known = (1 << CAVES) - 1
        deal_hidden_caves(s, known, rng)
        return s

    # Proof ---------------------------------------------------------------------------------------------------------

    def verify(self) -> None:
        verify(self)


@lru_cache(REMEMBERED)
def members(mask: int) -> tuple[int, ...]:
    """Return the numbers in a set."""
    return tuple(bits(mask))


@lru_cache(REMEMBERED)
def seen_caves(caves: tuple[int, ...], known: int) -> tuple[int, ...]:
    """Return the tile of each cave as somebody sees it who knows some of them."""
    return tuple([tile if tile < 0 or known >> cave & 1 else FACE_DOWN for cave, tile in enumerate(caves)])


@lru_cache(REMEMBERED)
def track_heights(track: int, n: int) -> tuple[int, ...]:
    """Return the heights of the track's stacks, the last with the sunset under it (CRYO-2.26, 2.27).

    >>> track_heights(8, 2)
    (0, 0, 1, 2, 2, 3)
    """
    heights = [0] * len(TRACK_BACKS)
    for i in range(len(TRACK_BACKS) - 1, -1, -1):
        most = n + 1 if i == len(TRACK_BACKS) - 1 else n
        heights[i] = min(most, track)
        track -= heights[i]
    return tuple(heights)


# Dealing anew what a seat cannot know --------------------------------------------------------------------------------


def deal_hidden_cards(s: Cryo, seat: int | None, rng: Random) -> None:
    """Deal all hands, missions and put-away cards anew that a seat has not seen.

    What was held before the deck was last renewed is dealt only among its holders: no card of the new deck is there.
    """
    hidden = [i for i in range(len(s.sides)) if i != seat]
    old: list[int] = []
    new = list(s.deck)
    for i in hidden:
        side = s.sides[i]
        old += side.old_hand
        new += newer(side.hand, side.old_hand)
        if not s.over:
            old += side.old_missions
            new += newer(side.missions, side.old_missions) + list(side.aside)
    old.sort()  # how they lay before must not matter
    new.sort()
    if not s.over:
        deal_missions(s, hidden, old, new, rng)
    for i in hidden:
        side = s.sides[i]
        count = len(side.hand) - len(side.old_hand)
        side.old_hand = tuple(sorted([take_any(old, rng) for _ in side.old_hand]))
        side.hand = tuple(sorted([*side.old_hand, *[take_any(new, rng) for _ in range(count)]]))
        if not s.over:
            side.aside = tuple(sorted([take_any(new, rng) for _ in side.aside]))
    s.deck = tuple(sorted(new))


def newer(cards: tuple[int, ...], old: tuple[int, ...]) -> list[int]:
    """Return the cards without the old ones among them."""
    left = list(cards)
    for card in old:
        left.remove(card)
    return left


def take_any(pool: list[int], rng: Random) -> int:
    """Take one card out of a pool whose order does not matter."""
    k = int(rng.random() * len(pool))
    card = pool[k]
    pool[k] = pool[-1]
    pool.pop()
    return card


def deal_missions(s: Cryo, hidden: list[int], old: list[int], new: list[int], rng: Random) -> None:
    """Deal missions so that no player has one twice (CRYO-8.5); the Rival may (CRYO-S2.6)."""
    for _ in range(20):
        old_left, new_left = old[:], new[:]
        dealt: list[tuple[list[int], list[int]]] = []
        for i in hidden:
            side = s.sides[i]
            olds = [take_any(old_left, rng) for _ in side.old_missions]
            news = [take_any(new_left, rng) for _ in range(len(side.missions) - len(olds))]
            dealt.append((olds, news))
        if all(s.is_rival(i) or not twice(olds + news) for i, (olds, news) in zip(hidden, dealt, strict=True)):
            for i, (olds, news) in zip(hidden, dealt, strict=True):
                s.sides[i].old_missions = tuple(sorted(olds))
                s.sides[i].missions = tuple(sorted(olds + news))
            old[:], new[:] = old_left, new_left
            return
    for i in hidden:  # hardly any other deal is possible: keep this one
        side = s.sides[i]
        for card in side.old_missions:
            old.remove(card)
        for card in newer(side.missions, side.old_missions):
            new.remove(card)


def twice(cards: list[int]) -> bool:
    """Return whether a card is there more than once."""
    return len(set(cards)) < len(cards)


def deal_hidden_caves(s: Cryo, known: int, rng: Random) -> None:
    """Lay the caves anew that somebody else's Ground Scanner has fixed (CRYO-12.6)."""
    unknown = [cave for cave in bits(s.caves_used() & ~known) if s.caves[cave] >= 0]
    if not unknown:
        return
    caves = list(s.caves)
    for large in (False, True):
        number = LARGE_CAVES_POOL if large else SMALL_CAVES
        these = [cave for cave in unknown if (LARGE_CAVES >> cave & 1 == 1) == large]
        pool = [*s.pools[number], *(caves[cave] for cave in these)]
        for cave in these:
            caves[cave] = take_any(pool, rng)
        s.pools[number] = tuple(sorted(pool))
    s.caves = tuple(caves)
