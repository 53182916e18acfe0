"""Archives: whole games of every title fit into 200 KB, at its most seats too, and give back what everybody saw."""

from __future__ import annotations

import base64
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sternhafen.bots import bot
from sternhafen.engine import Match
from sternhafen.engine.record import peek, write
from sternhafen.games import titles
from sternhafen.table.show.game import position
from sternhafen.table.updates import archive
from sternhafen.table.updates.archiving import archived, viewers

LARGEST = 200 * 1024
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_difference_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    assert archive.changed(before, archive.difference(before, after)) == after
    assert archive.difference(after, after) is None


@pytest.mark.parametrize(
    ("title", "seats"),
    [
        ("escape-pods", 2),
        ("planet-unknown", 2),
        ("cryo", 4),
        ("gen7", 4),
        pytest.param("escape-pods", 5, marks=pytest.mark.soak),
        pytest.param("planet-unknown", 6, marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_fits_and_comes_back(title: str, seats: int) -> None:
    known = titles()[title]
    match, rng = Match.new(known, seats, 5, next(iter(known.variants(seats))).bounded()), Random(5)
    choose = bot("greedy")
    while not match.over:
        seat = match.state.asked()[0]
        match.play(seat, choose(known, match.state, seat, rng))
    record = peek(write(match, ["x"] * seats))
    segments: list[archive.Segment] = []
    first, done = 0, False
    while not done:
        made = archived(record, first, seconds=0.2)
        segments.append(archive.Segment(made["first"], made["count"], base64.b64decode(made["packed"])))
        first, done = made["first"] + made["count"], made["done"]
    stored = archive.write(viewers(seats), segments)
    assert len(stored) <= LARGEST
    read = archive.read(stored)
    assert first == len(match.log) + 1
    for at in (0, 1, len(match.log) // 2, len(match.log)):
        there = match.at(at)
        for viewer in viewers(seats):
            back, wanted = archive.position(read, viewer, at), position(there, viewer, past=True)
            assert back is not None
            assert back.digest == wanted.digest
            assert archive.shown(back) == archive.shown(wanted)
    assert archive.last(read)[0].outcome is not None
    scores = archive.scores(read)
    assert len(scores.scores) == first
    assert scores.scores[-1] == known.foresee_all(match.state, match.setup.seats)
