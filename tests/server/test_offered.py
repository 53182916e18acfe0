"""Options are offered only where they can be chosen."""

from __future__ import annotations

from sternhafen.server.http.offered import offered


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
