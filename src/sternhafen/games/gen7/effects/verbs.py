"""Effects: every verb of the campaign's files by its number; choices, lasting rules and reactions."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import bitset
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import CHOICE, EXTRA_DRAW, OPS, ORDER, ORDER_MERIT, PROVIDE_MERIT, YIELD
from sternhafen.games.gen7.effects.addressing import seats_of
from sternhafen.games.gen7.effects.agenda import MATTERS, VERBS, Verb, chooser, resolve, work_off
from sternhafen.games.gen7.effects.card_choices import own_cards
from sternhafen.games.gen7.effects.card_verbs import CARD_VERBS
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.choices import ChooseOption, offered
from sternhafen.games.gen7.effects.conditions import READ
from sternhafen.games.gen7.effects.dice_choices import acting_station, movable
from sternhafen.games.gen7.effects.ship_verbs import SHIP_VERBS
from sternhafen.games.gen7.effects.story_verbs import STORY_VERBS
from sternhafen.games.gen7.rules.resources import gain
from sternhafen.games.gen7.rules.skills.owned import forget_shared
from sternhafen.games.gen7.rules.votes import OPTION_BALLOT, hold_vote
from sternhafen.games.gen7.scoring import score
from sternhafen.games.gen7.state import Ship


def _vote(s: Ship, c: Cause, e: Effect) -> None:
    hold_vote(s, OPTION_BALLOT, offered(s, e.options, c), e.track, 0, c)


def _choose(s: Ship, c: Cause, e: Effect) -> None:
    for seat in reversed(seats_of(s, e.who, c)):
        cause = c.by(seat, c.owner)
        options = offered(s, e.options, cause)
        if options:
            s.push(ChooseOption(seat, options, cause))


def _each(s: Ship, c: Cause, e: Effect) -> None:
    seats = seats_of(s, e.who, c)
    at_once = 0 if s.lanes else 1  # in a vote everybody has an agenda
    for seat in reversed(seats[at_once:]):
        resolve(s, e.then, c.by(seat, NOBODY))
    for seat in seats[:at_once]:
        work_off(s, e.then, 0, c.by(seat, NOBODY))


def _if(s: Ship, c: Cause, e: Effect) -> None:
    assert e.test is not None, "the files were checked"
    work_off(s, e.then if READ[e.test.op](s, e.test, c) else e.otherwise, 0, c)


def _rule(s: Ship, c: Cause, e: Effect) -> None:
    """A rule added by a card belongs to its owner or actor, one of a plot set-up to nobody, so to all."""
    owner = NOBODY if s.stage in (0, 7) else chooser(c)
    s.lasting = tuple(sorted((*s.lasting, (e.rule, owner, e.until))))
    forget_shared(s)


def _again(s: Ship, c: Cause, e: Effect) -> None:
    """Resolve the schema just used once more, or count it once more for the same amount (GEN7-33.37)."""
    book = s.book
    if c.rule < 0:
        return
    rule = book.rules[c.rule]
    seat = chooser(c)
    if rule.on >= 0:
        resolve(s, rule.do, c)
    elif rule.mod == YIELD:
        for room in bitset.members(rule.rooms):
            gain(s, seat, book.lab_res[room], rule.n, True)
    elif rule.mod in (ORDER_MERIT, PROVIDE_MERIT):
        score(s, seat, rule.n)
    elif rule.mod == EXTRA_DRAW:
        s.extra += rule.n


def _replace(s: Ship, c: Cause, e: Effect) -> None:
    s.replaced = True


MEANING: Final[dict[str, Verb]] = {
    **SHIP_VERBS,
    **CARD_VERBS,
    **STORY_VERBS,
    "vote": _vote,
    "choose": _choose,
    "rule": _rule,
    "again": _again,
    "replace": _replace,
    "each": _each,
    "if": _if,
}
VERBS.extend([MEANING[verb] for verb in OPS])


LOSE: Final = OPS.index("lose")
DRAW: Final = OPS.index("draw")
DISCARD: Final = OPS.index("discard")
DIE_MOVE: Final = OPS.index("die_move")
CRYO_OP: Final = OPS.index("cryo")
ROBOT_OP: Final = OPS.index("robot")


def matters(s: Ship, e: Effect, seat: Seat, c: Cause) -> bool:
    """Return whether an effect can do something for a player."""
    officer = s.officers[seat]
    if e.op == LOSE:
        return sum(officer.res) > 0 if e.res == CHOICE else officer.res[e.res] > 0
    if e.op == DISCARD:
        return bool(own_cards(s, seat, e.ref))
    if e.op == DIE_MOVE:
        return bool(movable(s, seat, e.kind, e.src, acting_station(s, c)))
    if e.op == CRYO_OP:
        return officer.cryo > 0
    if e.op == ROBOT_OP:
        return officer.robot
    if e.op == DRAW and e.ref == ORDER:
        return len(officer.orders) < s.book.hand_limit
    return True


MATTERS.append(matters)
