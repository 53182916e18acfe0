"""Evaluations do not depend on the version of Python: `sum` rounds floats differently from 3.12 on, so none is used."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from sternhafen.engine import Title
from sternhafen.games import titles

EXACT_SUM = builtins.sum


def sum_of_integers(items: Iterable[Any], start: Any = 0) -> Any:
    items = list(items)
    assert not any(isinstance(item, float) for item in items), "floats are added one after the other"
    return EXACT_SUM(items, start)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_evaluations_add_no_floats_by_sum(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", sum_of_integers)
    rng = Random(1)
    state = title.start(title.options().bounded(), title.seats[-1], 1)
    while (seat := state.first_asked()) >= 0:
        if rng.random() < 0.2:
            title.evaluate(state, seat)
        state.play(seat, state.sample_legal(seat, rng.random))
