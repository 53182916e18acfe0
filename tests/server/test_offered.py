"""Options are offered only where they can be chosen."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from sternhafen.engine import Title
from sternhafen.games import title, titles
from sternhafen.server.http.offered import offered
from sternhafen.server.http.routes.content import title_info


def test_the_rivals_options_are_for_one() -> None:
    assert offered("cryo") == {
        "rival_harder": [1],
        "rival_unpredictable": [1],
        "rival_choices": [1],
        "rival_choices=random": [1],
    }


def test_chosen_havens_are_for_one_and_other_sets_for_all() -> None:
    found = offered("escape-pods")
    assert (found["haven_set=chosen"], found["chosen_havens"]) == ([1], [1])
    assert not {"haven_set", "haven_set=random", "haven_set=beginner"} & set(found)


def test_a_fixed_turn_is_for_one_or_two() -> None:
    found = offered("planet-unknown")
    assert found["fixed_rotation"] == [1, 2]
    assert not {"events", "boards", "boards=both", "planets", "green"} & set(found)


def test_an_episode_has_no_options_for_some_only() -> None:
    assert offered("gen7") == {}


def test_a_first_game_is_offered_as_the_rulebook_advises_it() -> None:
    first = {name: title_info(found).first_game for name, found in titles().items()}
    assert first["escape-pods"] == {"haven_set": "beginner"}  # PODS-2.8
    assert first["cryo"] == {}
    for name, found in titles().items():
        for seats in found.seats:
            assert msgspec.convert(first[name], found.options).check(seats) is None


def test_the_lobby_offers_only_verbs_that_a_title_has(star: Title) -> None:
    pods = title("escape-pods")
    assert (title_info(star).verbs, title_info(star).lessons) == (["play"], [])  # one without lessons
    assert title_info(pods).verbs == ["play", "learn", "challenge"]  # it has lessons and puzzles
    assert title_info(replace(star, verbs=("challenge", "play"))).verbs == ["play", "challenge"]
    assert title_info(replace(pods, verbs=("challenge", "play", "learn"))).verbs == ["play", "learn", "challenge"]


def test_a_primer_is_told_of_where_a_title_has_one(star: Title) -> None:
    assert title_info(title("escape-pods")).primer
    assert not title_info(star).primer
