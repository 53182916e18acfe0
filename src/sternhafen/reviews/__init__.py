"""Review: what a finished game's decisions and its luck were worth. It knows bots and titles, but no table.

values.py       what a review says, as plain data
survey.py       the first look: what everybody could expect, what actions did, what chance did
judging.py      one decision: what the best actions would have brought in the same worlds
reviewing.py    the whole game, step by step
moments.py      the key moments; accuracy.py: how well each seat decided
expectation.py  the points that a seat can expect; figures.py: what was found by measurement, title by title
"""

from sternhafen.reviews.reviewing import ITERATIONS, NotOver, check_over, growing, judged, situations, whole
from sternhafen.reviews.survey import Survey, survey
from sternhafen.reviews.values import Judgement, Moment, Review, Row, schema

__all__ = [
    "ITERATIONS",
    "Judgement",
    "Moment",
    "NotOver",
    "Review",
    "Row",
    "Survey",
    "check_over",
    "growing",
    "judged",
    "schema",
    "situations",
    "survey",
    "whole",
]
