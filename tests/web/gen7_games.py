"""Games of Gen7 played ahead to where a test begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import msgspec

from sternhafen.engine import Action, Ask, Match
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import Assign, ChangeDie, PlayFile, Propose
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.data.vocabulary import COLONIST, OFFICER
from sternhafen.games.gen7.effects.agenda import React
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.before_turn_ends import WrapUp
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.rules.ending import BuySkill
from sternhafen.games.gen7.rules.group_station.consent import Consent
from sternhafen.games.gen7.rules.group_station.funding import Fund
from sternhafen.games.gen7.rules.group_station.offers import fitting_values
from sternhafen.games.gen7.rules.group_station.proposing import Staff
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.rules.votes import CastVote
from sternhafen.table.messages.fields import MAX_CHOICES
from tests.games.gen7.bot import helpful
from tests.games.gen7.quiet import opening
from tests.games.gen7.table import BOOK, campaign_at

ANY_ENDING = BOOK.point_count - 1
GAMES = 20
"""How many games are tried until one comes to what is wanted."""


def _played(seats: int, seed: int, stop: Callable[[Gen7, int, Ask], bool], options: Gen7Options) -> Match | None:
    """Play an episode until somebody is asked what is wanted; return nothing if that never comes."""
    match = Match.new(TITLE, seats, seed, options)
    rng = Random(seed)
    while asked := match.state.asked():
        ship, seat = match.state, asked[0]
        assert isinstance(ship, Gen7)
        question = ship.question(seat)
        assert question is not None
        if stop(ship, seat, question):
            return match
        match.play(seat, helpful(ship, seat, rng, path=1, plot_too=True, towards=ANY_ENDING))
    return None


def _first(seats: int, stop: Callable[[Gen7, int, Ask], bool], likely: int = 0) -> Match:
    """Return the first game that comes to what is wanted; trying the likely one before the others saves time."""
    for seed in (likely, *range(GAMES)):
        match = _played(seats, seed, stop, Gen7Options(campaign=FIRST))
        if match is not None:
            return match
    raise AssertionError(f"it never comes in {GAMES} games")


@cache
def at_the_first_turn() -> Match:
    """Return a game of three in which the first seat takes its first turn."""
    return _first(3, lambda ship, seat, question: seat == 0 and ship.round == 1 and isinstance(question, TakeTurn))


@cache
def at_a_turn_of_a_team_lead() -> Match:
    """Return a game of three in which the first seat, a Team Lead, could fill a task only by turning its dice."""

    def wanted(ship: Gen7, seat: int, question: Ask) -> bool:
        return seat == 0 and isinstance(question, TakeTurn) and bool(unfit_pair(ship))

    for number in range(GAMES):
        carry = opening(campaign_at(number, 1, 3))
        lead = msgspec.structs.replace(carry.officers[0], skills=(BOOK.skill_id["team_lead"],), rank=3)
        options = Gen7Options(
            campaign=FIRST, carry=msgspec.structs.replace(carry, officers=(lead, *carry.officers[1:]))
        )
        for seed in range(GAMES):
            match = _played(3, seed, wanted, options)
            if match is not None:
                return match
    raise AssertionError("it never comes")


def unfit_pair(ship: Gen7) -> tuple[Action, ...]:
    """Return how the first seat begins to fill a task with a colonist that does not fit and its officer, if it can."""
    officer = [code for code in ship.officers[0].dice if KIND_OF[code] == OFFICER]
    for target in [a for a in ship.legal(0) if isinstance(a, Propose) and BOOK.group_of[a.target].size == 2]:
        for die in sorted(set(ship.officers[0].dice)):
            if (
                officer
                and KIND_OF[die] == COLONIST
                and not BOOK.group_of[target.target].subs[0].values >> VALUE_OF[die] & 1
            ):
                way = (target, Assign(0, die, 0, -1), Assign(0, officer[0], 0, -1))
                trial = ship.copy()
                for action in way:
                    if trial.explain(0, action) is None:
                        trial.play(0, action)
                while isinstance(trial.question(0), Fund):
                    trial.play(0, trial.legal(0)[-1])
                if isinstance(trial.question(0), React):
                    return way
    return ()


@cache
def at_a_late_turn() -> Match:
    """Return a game of four in its third round, with all its tasks, in which the first seat takes a turn."""
    return _first(
        4,
        lambda ship, seat, question: (
            seat == 0 and ship.round == 3 and len(ship.officers[0].dice) > 3 and isinstance(question, TakeTurn)
        ),
        likely=5,
    )


@cache
def at_a_turn_with_equal_dice() -> Match:
    """Return a game of four in which the first seat takes a turn and has two equal dice."""

    def wanted(ship: Gen7, seat: int, question: Ask) -> bool:
        dice = ship.officers[0].dice
        return seat == 0 and isinstance(question, TakeTurn) and len(set(dice)) < len(dice)

    return _first(4, wanted, likely=3)


@cache
def at_a_turn_with_many_actions() -> Match:
    """Return a game of four in which the first seat takes a turn and has more actions than a position lists."""
    return _first(
        4,
        lambda ship, seat, question: seat == 0 and isinstance(question, TakeTurn) and len(ship.legal(0)) > MAX_CHOICES,
    )


@cache
def at_a_turn_with_dice_to_turn(robot: bool) -> Match:
    """Return a game of four in which the first seat takes a turn and can pay to turn a robot, or one of four dice."""

    def wanted(ship: Gen7, seat: int, question: Ask) -> bool:
        if seat != 0 or not isinstance(question, TakeTurn) or len(ship.officers[0].dice) < (2 if robot else 4):
            return False
        turned = [action.die for action in ship.legal(0) if isinstance(action, ChangeDie)]
        return any(die >= FIRST_ROBOT for die in turned) if robot else bool(turned)

    return _first(4, wanted, likely=17 if robot else 5)


@cache
def at_a_consent() -> Match:
    """Return a game of three in which the first seat is asked to contribute."""
    return _first(3, lambda ship, seat, question: seat == 0 and isinstance(question, Consent))


@cache
def at_a_proposal_with_dice_that_may_not_fit() -> Match:
    """Return a game of three in which the first seat may offer dice that fit and others that must be changed first."""

    def wanted(ship: Gen7, seat: int, question: Ask) -> bool:
        if seat != 0 or not isinstance(question, Staff) or ship.offer is None or ship.offer.crew:
            return False
        dice = [action for action in ship.legal(0) if isinstance(action, Assign)]
        fits = {fitting_values(BOOK, ship.offer) >> VALUE_OF[action.die] & 1 for action in dice}
        return fits == {0, 1} and all(action.left < 0 and not action.by for action in dice)

    return _first(3, wanted, likely=3)


@cache
def at_the_end_of_a_turn_with_a_file() -> Match:
    """Return a game of three in which the first seat has deployed and can still play a file."""

    def wanted(ship: Gen7, seat: int, question: Ask) -> bool:
        playable = any(isinstance(action, PlayFile) for action in ship.legal(seat))
        return seat == 0 and isinstance(question, WrapUp) and playable

    return _first(3, wanted)


@cache
def at_a_vote() -> Match:
    """Return a game of three in which everybody is about to vote on how the story goes on."""
    return _first(3, lambda ship, seat, question: isinstance(question, CastVote) and ship.fate < 0)


@cache
def at_a_vote_of_four() -> Match:
    """Return a game of four in which everybody is about to vote on how the story goes on."""
    return _first(4, lambda ship, seat, question: isinstance(question, CastVote) and ship.fate < 0)


@cache
def at_a_first_turn_of_four() -> Match:
    """Return a game of four in which the first seat can fill a group station with a die of the second."""

    def wanted(ship: Gen7, seat: int, question: Ask) -> bool:
        if seat != 0 or not isinstance(question, TakeTurn):
            return False
        propose = next((action for action in ship.legal(0) if isinstance(action, Propose)), None)
        if propose is None:
            return False
        trial = ship.copy()
        trial.play(0, propose)
        ways = [action for action in trial.legal(0) if isinstance(action, Assign)]
        return any(action.seat == 1 and action.left < 0 for action in ways)

    return _first(4, wanted)


@cache
def at_a_purchase() -> Match:
    """Return a game of four at the end of the first episode, when the first seat may buy a skill."""
    return _first(4, lambda ship, seat, question: seat == 0 and isinstance(question, BuySkill))
