"""A small table for tests: an episode at its first turn, positions set by hand, effects as the files write them."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import AGREE, READY, Assign, Propose, UseFreely
from sternhafen.games.gen7.campaign.pages import numbers
from sternhafen.games.gen7.campaign.registry import FIRST, campaign_of
from sternhafen.games.gen7.data.vocabulary import FILE
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.officer import NO_SCHEMAS
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.crew import code_of
from sternhafen.games.gen7.rules.group_station.consent import Consent, Prepare
from sternhafen.games.gen7.rules.group_station.funding import Fund
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.rules.turn_end import AfterFate, EndOfTurn, FateStrikes, NextTurn, TurnOver
from sternhafen.text.rules import rulebook

BOOK = campaign_of(FIRST)
"""The house's own campaign."""

FILE_ID = numbers(BOOK.file_data)
SCHEMA_ID = numbers(BOOK.schema_data)
COL, OFF, ROB = 0, 12, 24


def col(value: int) -> int:
    return code_of(0, value)


def off(value: int) -> int:
    return code_of(1, value)


def rob(value: int) -> int:
    return code_of(2, value)


def station(room: str, k: int = 0) -> int:
    return BOOK.room_stations[BOOK.room_id[room]][k]


def fresh(seats: int = 4, seed: int = 7, carry: Carry | None = None, confirm: bool = True) -> Gen7:
    s = TITLE.start(Gen7Options(campaign=FIRST, carry=carry, confirm=confirm), seats, seed)
    assert isinstance(s, Gen7)
    return s


def advance(s: Gen7, until: Callable[[Gen7], bool], seed: int = 1) -> Gen7:
    rnd = Random(seed).random
    for _ in range(5000):
        if until(s):
            return s
        seat = s.first_asked()
        assert seat >= 0, "the episode ended before"
        s.play(seat, s.sample_legal(seat, rnd))
    raise AssertionError("this never happens")


def on_turn(s: Gen7) -> bool:
    return bool(s.agenda) and not s.lanes and isinstance(s.agenda[-1], TakeTurn)


def episode(seats: int = 4, seed: int = 7, carry: Carry | None = None) -> Gen7:
    """An episode at its first turn, hands and schemas emptied into their decks, nobody with resources."""
    s = advance(fresh(seats, seed, carry), on_turn)
    for officer in s.officers:
        s.pools[0] = tuple(sorted((*s.pools[0], *officer.files)))
        s.pools[1] = tuple(sorted((*s.pools[1], *(card for card in officer.schemas if card >= 0))))
        s.pools[2] = tuple(sorted((*s.pools[2], *officer.orders)))
        officer.files, officer.orders, officer.schemas = (), (), NO_SCHEMAS
    s.known = [()] * seats
    s.rules_changed()
    return s


def dice(s: Gen7, seat: int, *codes: int) -> None:
    """Give a seat's dice these values; colonists too many sleep."""
    officer = s.officers[seat]
    total = officer.cryo + sum(1 for code in officer.dice if code < OFF)
    wanted = sum(1 for code in codes if code < OFF)
    officer.cryo = total - wanted
    officer.robot = not any(code >= ROB for code in codes)
    officer.dice = tuple(sorted(codes))


def file(s: Gen7, seat: int, name: str) -> int:
    """Put a file from the deck into a hand."""
    card = FILE_ID[name]
    pool = list(s.pools[FILE])
    if card not in pool:
        s.unders[FILE] = tuple(x for i, x in enumerate(s.unders[FILE]) if i != s.unders[FILE].index(card))
    else:
        pool.remove(card)
    s.pools[FILE] = tuple(pool)
    s.officers[seat].files = tuple(sorted((*s.officers[seat].files, card)))
    return card


def order(s: Gen7, seat: int, card: int) -> int:
    """Put a work order from the deck into a hand."""
    s.pools[2] = tuple(x for x in s.pools[2] if x != card)
    s.officers[seat].orders = tuple(sorted((*s.officers[seat].orders, card)))
    return card


def schema(s: Gen7, seat: int, name: str, focus: str = "") -> None:
    """Place a schema, with a focus if one is named."""
    pool = list(s.pools[1])
    card = SCHEMA_ID[name]
    pool.remove(card)
    under = -1
    if focus:
        under = SCHEMA_ID[focus]
        pool.remove(under)
    s.pools[1] = tuple(pool)
    first = s.officers[seat].schemas
    s.officers[seat].schemas = (card, under, -1, -1) if first[0] < 0 else (*first[:2], card, under)
    s.rules_changed()


def skill(s: Gen7, seat: int, *names: str) -> None:
    s.officers[seat].skills = tuple(sorted(BOOK.skill_id[name] for name in names))
    s.rules_changed()


def use(s: Gen7, seat: int, name: str) -> None:
    """Use a skill that may be used at any time."""
    play(s, seat, UseFreely(BOOK.skill_rules[BOOK.skill_id[name]][0]))


def task(s: Gen7, *tasks: int) -> None:
    """Lay exactly these tasks into the row."""
    s.pools[4] = tuple(sorted({*s.pools[4], *s.unders[4], *(t for t in s.row if t < 30)} - set(tasks)))
    s.unders[4] = ()
    s.row, s.done, s.sticky = tasks, 0, 0
    s.on_tasks = [()] * len(tasks)


def turn_of(s: Gen7, seat: int) -> Gen7:
    """Let it be a seat's turn."""
    while not isinstance(s.agenda[-1], (EndOfTurn, FateStrikes, AfterFate, TurnOver)):
        s.agenda.pop()
    s.agenda[-1] = NextTurn(-1, seat)
    s.settle()
    assert s.active == seat
    return s


def effects(s: Gen7, data: list[Any], actor: int = 0, owner: int = -1, die: int = -1, place: int = -1) -> None:
    """Carry out effects as the files write them."""
    resolve(s, BOOK.effect_list(data), Cause(actor, owner, -1, die, place, 0))
    s.settle()


def play(s: Gen7, seat: int, action: Action) -> None:
    illegal = s.explain(seat, action)
    assert illegal is None, illegal
    s.play(seat, action)


def why(s: Gen7, seat: int, action: Action) -> str:
    """Return the rule that forbids an action."""
    illegal = s.explain(seat, action)
    assert isinstance(illegal, Illegal), f"{action} is allowed"
    return illegal.rule


def asked(s: Gen7) -> type[Ask]:
    seat = s.first_asked()
    question = s.question(seat)
    assert question is not None
    return type(question)


def no_fate(s: Gen7) -> None:
    """Take the fate deck away."""
    s.pools[3], s.unders[3] = (), ()


def only_fate(s: Gen7, name: str) -> int:
    """Leave a single card in the fate deck."""
    card = next(i for i, entry in enumerate(BOOK.fate_data) if entry["id"] == name)
    s.pools[3], s.unders[3] = (card,), ()
    return card


def to_point(s: Gen7, name: str) -> None:
    """Make a plot point the current one, without its set-up."""
    s.point = BOOK.point_id[name]
    n = len(BOOK.points[s.point].stations)
    s.plot_dice, s.plot_done, s.plot_now = [()] * n, [0] * n, [0] * n
    s.rules_changed()


def rule_ids() -> set[str]:
    return {id for id in rulebook("en", "gen7").rules if re.match(r"GEN7-\d+\.\d+$", id)}


def run_round(s: Gen7, seed: int = 3) -> None:
    """Play at random to the next round's first turn, or to the end."""
    now = s.round
    rnd = Random(seed).random
    while s.first_asked() >= 0 and (s.round == now or not on_turn(s)):
        seat = s.first_asked()
        s.play(seat, s.sample_legal(seat, rnd))


def campaign_at(seed: int, episodes: int, seats: int = 4) -> Carry:
    """Return the logbook after some random episodes."""
    carry: Carry | None = None
    for k in range(episodes):
        s = advance(fresh(seats, seed + k, carry, confirm=False), lambda s: s.first_asked() < 0, seed)
        outcome = s.outcome()
        assert outcome is not None
        carry = outcome.carry
    assert carry is not None
    return carry


def propose(s: Gen7, seat: int, target: int, *crew: tuple[int, ...]) -> None:
    """Propose a group station; a crew member is (seat, die), (seat, die, by) or (seat, die, by, left)."""
    play(s, seat, Propose(target))
    for member in crew:
        by = member[2] if len(member) > 2 else 0
        left = member[3] if len(member) > 3 else -1
        play(s, seat, Assign(member[0], member[1], by, left))


def settle_offer(s: Gen7) -> None:
    """Let the store pay what it can, everybody agree and go on, until the offer is over."""
    while s.offer is not None:
        seat = s.first_asked()
        question = s.question(seat)
        if isinstance(question, Fund):
            legal = question.legal(s)
            play(s, seat, legal[-1])
        elif isinstance(question, Consent):
            play(s, seat, AGREE)
        elif isinstance(question, Prepare):
            play(s, seat, READY)
        else:
            play(s, seat, s.legal(seat)[0])


def fill(s: Gen7, seat: int, target: int, *crew: tuple[int, ...]) -> None:
    """Fill a group station as proposed."""
    propose(s, seat, target, *crew)
    settle_offer(s)
