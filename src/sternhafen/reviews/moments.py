"""Key moments: the decisions and strokes of luck that moved a game most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sternhafen.engine import Title
from sternhafen.reviews.figures import figures_of
from sternhafen.reviews.survey import Survey
from sternhafen.reviews.values import Judgement, Moment

MAX_MOMENTS: Final = 12
"""The most moments in a review."""
MAX_LUCK: Final = 4
"""How many of them are luck."""
MAX_BEST: Final = 3
"""How many are good decisions."""


def moments(title: Title, survey: Survey, judgements: Sequence[Judgement]) -> tuple[Moment, ...]:
    """Return the key moments, in the order of the log: mistakes first, then luck, the best moves, and inaccuracies."""
    figures = figures_of(title.id, len(survey.usual))
    wrong = sorted((one for one in judgements if one.mark in ("mistake", "inaccuracy")), key=lambda one: -one.loss)
    chosen = [Moment(one.entry, one.seat, "mistake", one.loss) for one in wrong if one.mark == "mistake"]
    chosen = chosen[: MAX_MOMENTS - MAX_LUCK - MAX_BEST]
    chosen += luck(survey, figures.mistake)[:MAX_LUCK]
    chosen += good(judgements, figures.inaccuracy)[:MAX_BEST]
    chosen += [Moment(one.entry, one.seat, "inaccuracy", one.loss) for one in wrong if one.mark == "inaccuracy"]
    return tuple(sorted(chosen[:MAX_MOMENTS], key=lambda moment: (moment.entry, moment.kind)))


def luck(survey: Survey, least: float) -> list[Moment]:
    """Return the strokes of luck that moved somebody by at least this many points, the greatest first."""
    strokes: list[Moment] = []
    for row in survey.rows:
        if row.luck:
            seat = max(range(len(row.luck)), key=lambda seat: abs(row.luck[seat]))
            strokes.append(Moment(row.entry, seat, "luck", row.luck[seat]))
    strokes.sort(key=lambda moment: -abs(moment.points))
    return [moment for moment in strokes if abs(moment.points) >= least]


def good(judgements: Sequence[Judgement], least: float) -> list[Moment]:
    """Return the decisions whose best action was found where the next idea was worth much less."""
    found = [
        Moment(one.entry, one.seat, "best", -one.options[1].worth)
        for one in judgements
        if one.mark == "best" and len(one.options) > 1 and -one.options[1].worth >= least
    ]
    return sorted(found, key=lambda moment: -moment.points)
