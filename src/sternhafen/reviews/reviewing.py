"""Reviewing: a finished game from the first look to the last decision, step by step.

A step is short, so whoever reviews can show how far it is, stop, and go on elsewhere with what has been judged so far.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from sternhafen.engine import Action, Match, State, Title
from sternhafen.reviews.accuracy import accuracy
from sternhafen.reviews.chance import chance_for
from sternhafen.reviews.judging import judge
from sternhafen.reviews.moments import moments
from sternhafen.reviews.survey import Survey, survey
from sternhafen.reviews.values import VERSION, Judgement, Review, Share

ITERATIONS: Final = 200
"""The iterations of the search for each decision, unless the caller wants others."""


class NotOver(ValueError):
    """Raised for a game that is not over: a review would reveal what players may not know yet."""


def check_over(match: Match) -> None:
    """Raise `NotOver` if a game is not over."""
    if not match.over:
        raise NotOver("only a finished game can be reviewed")


def growing(match: Match, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Review]:
    """Yield the review of a finished game as it grows: first without judgements, then after every decision.

    Decisions that seem to have cost most come first. The last review is the whole one.

    >>> import sternhafen
    >>> game, bot = sternhafen.new("escape-pods", seats=2, seed=1, round_cap=1), sternhafen.bot("random")
    >>> while not game.over:
    ...     _ = game.play(bot.choose(game))
    >>> steps = growing(game.match, iterations=20)
    >>> first, second = next(steps), next(steps)
    >>> first.judged, second.judged, first.decisions == second.decisions
    (0, 1, True)
    """
    check_over(match)
    looked = survey(match, seed)
    judgements: list[Judgement] = []
    yield whole(match.title, looked, judgements, iterations, seed)
    entries = looked.decisions()
    for judgement in judged(match.title, situations(match, entries), entries, iterations, seed):
        judgements.append(judgement)
        yield whole(match.title, looked, judgements, iterations, seed)


class Situation(NamedTuple):
    """Where a seat decided."""

    state: State
    seat: int
    action: Action


def situations(match: Match, entries: Collection[int]) -> dict[int, Situation]:
    """Return where some decisions of a game were made: without what others did meanwhile, which nobody knew."""
    wanted, last = set(entries), max(entries, default=-1)
    there: dict[int, Situation] = {}
    for number, entry, before in match.retraced():
        if number > last:
            break
        if number in wanted and entry.action is not None:
            there[number] = Situation(before.isolated(entry.seat).copy(), entry.seat, entry.action)
    return there


def judged(
    title: Title, there: Mapping[int, Situation], entries: Iterable[int], iterations: int, seed: int
) -> Iterator[Judgement]:
    """Yield the judgements of some decisions, in the order given; each depends on nothing but its own situation."""
    for entry in entries:
        state, seat, action = there[entry]
        yield judge(title, state, seat, action, iterations, chance_for(seed, "judge", entry), entry)


def whole(title: Title, looked: Survey, judgements: Sequence[Judgement], iterations: int, seed: int) -> Review:
    """Return the review made of a survey and the judgements so far."""
    seats = len(looked.usual)
    return Review(
        VERSION,
        title.id,
        title.rules,
        seats,
        iterations,
        seed,
        len(looked.decisions()),
        len(judgements),
        looked.rows,
        looked.deal,
        tuple(sorted(judgements, key=lambda one: one.entry)),
        tuple([share(looked, seat) for seat in range(seats)]),
        tuple([accuracy(title, seats, seat, judgements) for seat in range(seats)]),
        moments(title, looked, judgements),
    )


def share(looked: Survey, seat: int) -> Share:
    """Return what a seat's result is made of."""
    result, usual = looked.rows[-1].expected[seat], looked.usual[seat]
    play = sum(row.play[seat] for row in looked.rows if row.seat == seat)
    others = sum(row.play[seat] for row in looked.rows if row.seat not in (seat, -1))
    luck = looked.deal[seat] + sum(row.luck[seat] for row in looked.rows if row.luck)
    return Share(result, usual, play, others, luck, result - usual - play - others - luck)
