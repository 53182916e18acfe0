"""Accuracy: how well a seat decided overall."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean

from sternhafen.engine import Title
from sternhafen.reviews.figures import figures_of
from sternhafen.reviews.judging import SURE
from sternhafen.reviews.values import Accuracy, Judgement, Mark


def beyond_noise(judgement: Judgement) -> float:
    """Return what a decision lost beyond noise."""
    return judgement.loss if judgement.loss >= SURE * judgement.error else 0.0


def accuracy(title: Title, seats: int, seat: int, judgements: Sequence[Judgement]) -> Accuracy:
    """Return how well a seat decided; each decision counts from 1 for the best down towards 0 for a large loss."""
    own = [judgement for judgement in judgements if judgement.seat == seat]
    scale = figures_of(title.id, seats).scale
    marks: dict[Mark, int] = {"best": 0, "fine": 0, "inaccuracy": 0, "mistake": 0}
    for judgement in own:
        marks[judgement.mark] += 1
    percent = 100 * fmean([exp(-beyond_noise(one) / scale) for one in own]) if own else None
    return Accuracy(percent, len(own), marks, sum(map(beyond_noise, own)))
