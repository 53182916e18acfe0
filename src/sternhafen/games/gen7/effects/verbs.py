"""Effects: every verb of the campaign's files by its number; choices, lasting rules and reactions."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import CHOICE, OPS, ORDER
from sternhafen.games.gen7.effects.addressing import seats_of
from sternhafen.games.gen7.effects.agenda import MATTERS, VERBS, Verb, carry_out_effects, chooser, resolve
from sternhafen.games.gen7.effects.card_choices import own_cards
from sternhafen.games.gen7.effects.card_verbs import CARD_VERBS
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.choices import ChooseOption, offered
from sternhafen.games.gen7.effects.conditions import READ, one_seat
from sternhafen.games.gen7.effects.dice_choices import acting_station, movable
from sternhafen.games.gen7.effects.scenes.scene_verbs import SCENE_VERBS
from sternhafen.games.gen7.effects.ship_verbs import SHIP_VERBS
from sternhafen.games.gen7.effects.story_verbs import STORY_VERBS
from sternhafen.games.gen7.rules.skills.catalogue import SKILL_VERBS
from sternhafen.games.gen7.rules.votes import OPTION_BALLOT, hold_vote
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
        carry_out_effects(s, e.then, 0, c.by(seat, NOBODY))


def _if(s: Ship, c: Cause, e: Effect) -> None:
    assert e.test is not None, "the files were checked"
    carry_out_effects(s, e.then if READ[e.test.op](s, e.test, c) else e.otherwise, 0, c)


def _rule(s: Ship, c: Cause, e: Effect) -> None:
    """A rule added by a card belongs to its owner or actor, one of a plot set-up to nobody, so to all."""
    owner = NOBODY if s.stage in (0, 7) else chooser(c)
    if e.owned_by >= 0:
        owner = one_seat(s, e.owned_by, c)
    s.lasting = tuple(sorted((*s.lasting, (e.rule, owner, e.until))))
    s.shared_rules_changed()


MEANING: Final[dict[str, Verb]] = {
    **SHIP_VERBS,
    **CARD_VERBS,
    **STORY_VERBS,
    **SKILL_VERBS,
    **SCENE_VERBS,
    "vote": _vote,
    "choose": _choose,
    "rule": _rule,
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
