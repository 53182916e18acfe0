"""The general principles of Gen7: GEN7-2."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import PASS, Agree, Deploy, PickResource, TakeCard, UseRule
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.data.vocabulary import DEPTS, ON_TASK_DONE, PURPOSES, ROUND_END
from sternhafen.games.gen7.effects.agenda import React, fire
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.choices import LoseChoice
from sternhafen.games.gen7.events import DiceRolled
from sternhafen.games.gen7.game import Gen7
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    campaign_at,
    col,
    dice,
    effects,
    episode,
    file,
    fill,
    fresh,
    off,
    on_turn,
    order,
    play,
    schema,
    skill,
    station,
    task,
    turn_of,
    why,
)

# Principles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-2.1")
def test_a_card_overrides_the_rules() -> None:
    s = turn_of(episode(), 0)
    dice(s, 0, col(1), off(2))
    dice(s, 1, col(5), off(5))
    turn_of(s, 1)
    play(s, 1, Deploy(col(5), station("recycling_lab", 0), 0))
    turn_of(s, 0)
    blocked = Deploy(col(1), station("recycling_lab", 1), 0)
    assert why(s, 0, blocked) == "GEN7-17.1"
    schema(s, 0, "sc_19")
    assert s.explain(0, blocked) is None


@pytest.mark.rule("GEN7-2.2", "GEN7-2.3", "GEN7-2.11", "GEN7-6.13")
def test_nobody_wins_an_episode_and_the_story_goes_on() -> None:
    assert TITLE.seats == (3, 4)
    assert len(BOOK.story_data["episodes"]) == 7
    s = advance(fresh(confirm=False), lambda s: s.first_asked() < 0)
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.verdict == "episode"
    assert not outcome.carry.ended
    assert s.round == s.final == 4


@pytest.mark.rule("GEN7-2.4", "GEN7-2.5")
def test_nothing_can_be_given_away_except_to_a_group_station() -> None:
    s = turn_of(episode(), 0)
    s.officers[0].res[:] = [9, 9, 9]
    names = {type(action).__name__ for action in s.legal(0)}
    assert names <= {"Deploy", "Propose", "Idle", "ChangeDie", "PlayFile", "UseFreely"}


@pytest.mark.rule("GEN7-2.6", "GEN7-2.14")
def test_an_effect_is_done_as_far_as_possible_and_a_loss_is_no_cost() -> None:
    s = turn_of(episode(), 0)
    s.officers[0].res[:] = [1, 0, 0]
    merit = s.officers[0].merit
    effects(s, [{"op": "lose", "who": "actor", "res": "data", "n": 3}, {"op": "merit", "who": "actor", "n": 2}])
    assert s.officers[0].res == [0, 0, 0]
    assert s.officers[0].merit == merit + 2
    wanted = order(s, 0, 0)
    dice(s, 0, col(3), off(2))
    play(s, 0, Deploy(col(3), station("computing_center"), 0))
    advance(s, lambda s: asked(s).__name__ == "FinishOrder")
    assert why(s, 0, TakeCard(2, wanted)) == "GEN7-2.14"


@pytest.mark.rule("GEN7-2.7", "GEN7-5.19")
def test_only_the_sections_reached_take_effect_and_are_told() -> None:
    from sternhafen.games.gen7.effects.story_events import PlotReached
    from sternhafen.games.gen7.options import Gen7Options
    from sternhafen.games.gen7.setup import new

    s = new(Gen7Options(campaign=FIRST), 4, 1)
    s.record()
    s.settle()
    told = [event for event in s.drain_events() if isinstance(event, PlotReached)]
    assert [event.point for event in told] == [0]
    assert name_of(BOOK, "point-narrative", 0, "de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_vote_of_the_story_says_what_it_is_about(language: str) -> None:
    decided = [point for point in BOOK.point_data if "vote" in point]
    assert len(decided) > 6
    found = {name_of(BOOK, "vote", number, language) for number in range(len(BOOK.options))}
    assert found >= {point["vote"]["text"][language] for point in decided}
    assert "" in found, "other options are no answers to a vote"


@pytest.mark.rule("GEN7-2.8")
def test_removed_cards_stay_out() -> None:
    s = turn_of(episode(), 0)
    card = s.pools[3][0]
    name = BOOK.fate_data[card]["id"]
    effects(s, [{"op": "remove", "component": name}, {"op": "unlock", "component": name}])
    assert card not in s.pools[3]
    assert card in s.log.gone


@pytest.mark.rule("GEN7-2.9")
def test_chance_has_a_purpose_for_each_deck_and_kind_of_die() -> None:
    assert {"file", "schema", "order", "fate", "task", "colonist", "officer", "robot"} <= set(PURPOSES)
    assert fresh(seed=5).digest() == fresh(seed=5).digest() != fresh(seed=6).digest()


@pytest.mark.rule("GEN7-2.10", "GEN7-25.1")
def test_hands_goals_and_consequences_are_hidden() -> None:
    s = advance(fresh(), on_turn)
    mine, theirs = s.view(0), s.view(1)
    assert mine.officers[0].orders == s.officers[0].orders
    assert theirs.officers[0].orders == () == theirs.officers[0].files
    assert theirs.officers[0].order_count == 2
    assert theirs.officers[0].plans[1:] == (-1, -1)
    assert mine.officers[0].plans == s.officers[0].plans
    assert theirs.consequences == ()
    assert BOOK.hand_limit == 5


def rules_on(s: Gen7, event: str, *owners: int) -> None:
    """Give these owners (-1: the plot) a rule each that asks them something on an event."""
    ask = [{"op": "gain", "who": "owner", "res": "choice", "n": 1}]
    number = BOOK.rule_number({"on": event, "optional": True, "do": ask}, "card", -1)
    table = BOOK.rule_number({"on": event, "do": [{"op": "counter", "counter": "trust", "n": 1}]}, "plot", 0)
    s.lasting = tuple(sorted((table if owner < 0 else number, owner, ROUND_END) for owner in owners))
    s.rules_changed()


@pytest.mark.rule("GEN7-2.12")
@pytest.mark.parametrize(("active", "order"), [(2, [2, 3, 0, 1]), (-1, [1, 2, 3, 0])])
def test_plot_rules_come_first_then_those_of_the_players_in_turn_order(active: int, order: list[int]) -> None:
    s = turn_of(episode(), 0)
    s.active, s.leader = active, 1
    trust = BOOK.counter_names.index("trust")
    before = s.log.counters[trust]
    rules_on(s, "task_done", 0, 1, 2, 3, -1)
    fire(s, ON_TASK_DONE, BY_SEAT[3])
    s.settle()
    assert s.log.counters[trust] == before + 1  # the plot's rule has taken effect before anybody is asked
    seats = []
    while asked(s) is React:
        seats.append(s.first_asked())
        play(s, s.first_asked(), PASS)
    assert seats == order


@pytest.mark.rule("GEN7-2.12")
def test_owners_choose_the_order_of_their_rules() -> None:
    s = turn_of(episode(), 0)
    skill(s, 0, "courageous")
    schema(s, 0, "sc_17")
    s.officers[0].res[:] = [6, 6, 6]
    task(s, 10)
    dice(s, 0, col(3), col(4), off(5))
    fill(s, 0, 10, (0, col(3)), (0, col(4)))
    assert asked(s) is React
    rules = [action for action in s.legal(0) if isinstance(action, UseRule)]
    assert len(rules) == 2
    for first, second in (rules, rules[::-1]):
        trial = s.copy()
        play(trial, 0, first)
        advance(trial, lambda t: asked(t) is React or not on_turn(t), 1)
        left = [action for action in trial.legal(0) if isinstance(action, UseRule)]
        assert left in ([], [second])


@pytest.mark.rule("GEN7-2.13")
def test_the_addressed_player_chooses_and_single_answers_are_made_by_the_program() -> None:
    s = turn_of(episode(), 0)
    s.officers[2].res[:] = [2, 2, 0]
    effects(s, [{"op": "lose", "who": "all", "res": "choice", "n": 1}])
    assert asked(s) is LoseChoice
    assert s.first_asked() == 2
    assert s.explain(2, PickResource(2)) is not None
    play(s, 2, PickResource(0))
    s.officers[1].res[:] = [0, 3, 0]
    effects(s, [{"op": "lose", "who": "all", "res": "choice", "n": 1}], actor=1)
    assert s.officers[1].res == [0, 2, 0]  # no question: only parts to lose
    assert s.explain(1, Agree()) is not None


@pytest.mark.rule("GEN7-34.2", "GEN7-5.22", "GEN7-26.13")
def test_a_new_episode_starts_with_empty_hands_and_fresh_decks() -> None:
    s = fresh(carry=campaign_at(3, 1))
    assert all(officer.res == [0, 0, 0] and officer.merit == 0 for officer in s.officers)
    assert s.failed == s.broken == s.faulty == 0
    assert all(len(officer.files) <= 1 for officer in s.officers)
    assert s.officers[0].met == 0


@pytest.mark.rule("GEN7-34.3", "GEN7-34.4")
def test_a_new_campaign_begins_with_untagged_elements_only() -> None:
    s = fresh()
    tags = {BOOK.fate_data[card]["tag"] for card in s.pools[3]}
    assert tags == {"start", "rel"}
    assert s.log.damage == 0


@pytest.mark.rule("GEN7-34.5")
def test_a_campaign_can_be_saved_between_any_two_answers() -> None:
    s = advance(fresh(), lambda s: s.round == 2)
    again = TITLE.load(s.dump(), s)
    assert again == s


@pytest.mark.rule("GEN7-34.6")
def test_the_number_of_players_is_fixed_for_a_campaign() -> None:
    from sternhafen.games.gen7.options import Gen7Options

    problem = Gen7Options(campaign=FIRST, carry=campaign_at(3, 1)).check(3)
    assert problem is not None
    assert problem.rule == "GEN7-34.6"


def test_a_damaged_logbook_is_refused() -> None:
    import msgspec

    from sternhafen.games.gen7.options import Gen7Options

    carry = campaign_at(3, 1)
    broken = msgspec.structs.replace(carry, flags=(99,) * len(carry.flags))
    problem = Gen7Options(campaign=FIRST, carry=broken).check(4)
    assert problem is not None
    assert problem.code == "broken-logbook"


def test_private_stations_belong_to_no_department() -> None:
    assert all(DEPTS[BOOK.station_dept[i]] == "none" for i in BOOK.private_station)


def test_every_group_of_components_says_where_it_comes_from() -> None:
    for name, data in BOOK.files.items():
        origin = data["origin"]
        words = [origin] if isinstance(origin, str) else list(origin.values())
        assert set(words) <= {"rulebook", "public", "original"}, name
    assert BOOK.track_data["ranks"]


def test_rolls_are_told() -> None:
    s = turn_of(episode(), 0)
    s.record()
    file(s, 0, "fi_02")
    effects(s, [{"op": "die_set", "who": "actor", "kind": "any", "n": "all", "mode": "reroll"}])
    assert any(event.reveals for event in s.drain_events() if not isinstance(event, DiceRolled))
