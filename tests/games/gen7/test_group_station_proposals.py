"""What may be proposed at a group station, what settles it, and what a no means: GEN7-8.5, 8.13, 8.17, 8.18, 33."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import (
    AGREE,
    DECLINE,
    PASS,
    READY,
    Assign,
    ChangeDie,
    Deploy,
    PickResource,
    PlayFile,
    Propose,
    SetDie,
    Share,
    UseRule,
)
from sternhafen.games.gen7.campaign.means import MAX_BY_A_FILE
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.data.vocabulary import CODES
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.group_station.consent import Consent, Prepare
from sternhafen.games.gen7.rules.group_station.funding import Fund
from sternhafen.games.gen7.rules.group_station.splitting import SplitRobot
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.quiet import opening
from tests.games.gen7.table import (
    BOOK,
    asked,
    campaign_at,
    col,
    dice,
    file,
    off,
    play,
    propose,
    rob,
    rule_ids,
    schema,
    settle_offer,
    skill,
    station,
    task,
    use,
    why,
)
from tests.games.gen7.tasks import CLOCK, GRID, HAMMER, SERVER, task_table

TEAM_LEAD = UseRule(BOOK.skill_rules[BOOK.skill_id["team_lead"]][0])


def bare_table(*codes: int) -> Gen7:
    """Return a table with a task for which the store has nothing."""
    s = task_table(*codes)
    s.store[:] = [0, 0, 0]
    return s


def completed(s: Gen7) -> bool:
    """Return whether the first seat has got merits for a task; the round may be over since."""
    return s.offer is None and s.officers[0].merit > 0


# Team Lead -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-33.26", "GEN7-33.36")
def test_a_team_lead_proposes_dice_that_do_not_fit_and_turns_them() -> None:
    s = task_table(col(1), col(1), off(1))
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    skill(s, 0, "team_lead")
    propose(s, 0, HAMMER, (0, col(1)))
    assert why(s, 0, Assign(0, col(1), 0, -1)) == "GEN7-8.7"  # the officer must be among the dice
    play(s, 0, Assign(0, off(1), 0, -1))
    play(s, 0, TEAM_LEAD)
    play(s, 0, SetDie(0, col(1), 6))
    play(s, 0, SetDie(0, off(1), 8))
    settle_offer(s)
    assert completed(s)
    assert s.on_tasks[0] == (col(6), off(8))
    assert s.officers[0].merit == 3


@pytest.mark.rule("GEN7-33.26", "GEN7-33.36")
def test_a_contributing_team_lead_turns_the_dice_of_all() -> None:
    s = task_table(col(2))
    task(s, CLOCK)
    dice(s, 1, col(2), off(2))
    dice(s, 2, col(2))
    skill(s, 1, "team_lead")
    propose(s, 0, CLOCK, (2, col(2)), (0, col(2)), (1, off(2)))
    play(s, 1, AGREE)
    play(s, 2, AGREE)
    assert s.first_asked() == 1  # the officer's owner decides
    play(s, 1, TEAM_LEAD)
    for owner, die, value in ((2, col(2), 5), (0, col(2), 6), (1, off(2), 7)):
        play(s, 1, SetDie(owner, die, value))
    settle_offer(s)
    assert completed(s)
    assert [o.merit for o in s.officers] == [4, 4, 4, 0]


@pytest.mark.rule("GEN7-33.26")
def test_a_team_lead_helps_once_and_only_where_values_can_keep_the_relation() -> None:
    s = task_table(col(1), off(1))
    skill(s, 0, "team_lead")
    s.officers[0].used = BOOK.skill_rules[BOOK.skill_id["team_lead"]]
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    s = task_table(col(1), off(1))
    skill(s, 0, "team_lead")
    propose(s, 0, HAMMER, (0, off(1)), (0, col(1)))  # 3 to 5, then more: a colonist can show that
    assert s.offer is not None
    s = task_table(col(1), off(1), rob(1))
    task(s, GRID)
    skill(s, 0, "team_lead")
    propose(s, 0, GRID, (0, off(1)))
    assert s.explain(0, Assign(0, rob(1), 0, 0)) is None  # 8 and 4, for one
    s = task_table(col(1), off(1), rob(8))
    task(s, SERVER)
    skill(s, 0, "team_lead")
    propose(s, 0, SERVER, (0, rob(8), 0, 4))
    assert why(s, 0, Assign(0, off(1), 0, -1)) == "GEN7-8.7"  # no even halves are at least 4 and at most 2


@pytest.mark.rule("GEN7-33.26")
def test_a_team_lead_who_uses_nothing_lets_the_proposal_fall_through() -> None:
    s = task_table(col(1), off(1))
    skill(s, 0, "team_lead")
    propose(s, 0, HAMMER, (0, col(1)), (0, off(1)))
    play(s, 0, PASS)
    settle_offer(s)
    assert asked(s) is TakeTurn
    assert s.officers[0].dice == (col(1), off(1))
    assert s.store == [3, 3, 3]
    assert s.officers[0].used == ()


@pytest.mark.rule("GEN7-8.11", "GEN7-33.36")
def test_a_team_lead_turns_a_robot_but_its_owner_splits_it() -> None:
    s = task_table(off(1))
    task(s, GRID)
    dice(s, 1, rob(2))
    skill(s, 0, "team_lead")
    schema(s, 1, "sc_12", "sc_13")  # its halves may differ by two more
    propose(s, 0, GRID, (0, off(1)), (1, rob(2), 0, 1))
    play(s, 1, AGREE)
    play(s, 0, TEAM_LEAD)
    play(s, 0, SetDie(1, rob(2), 8))
    assert (asked(s), s.first_asked()) == (SplitRobot, 1)
    play(s, 1, Assign(1, rob(8), 0, 5))
    play(s, 0, SetDie(0, off(1), 4))
    settle_offer(s)
    assert completed(s)


# Skills and files that make a station payable ------------------------------------------------------------------------


@pytest.mark.rule("GEN7-8.5", "GEN7-8.17", "GEN7-8.18", "GEN7-8.19")
def test_a_contributors_skill_pays_what_is_missing() -> None:
    s = bare_table(col(3))
    dice(s, 1, col(4))
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    skill(s, 1, "scavenger")
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    question = s.question(1)
    assert isinstance(question, Consent)
    assert question.about(s)["parts"] == 2
    play(s, 1, AGREE)
    assert asked(s) is Prepare
    use(s, 1, "scavenger")
    play(s, 1, READY)
    assert completed(s)
    assert s.officers[1].res == [0, 3, 0]


@pytest.mark.rule("GEN7-8.5", "GEN7-8.18")
def test_a_skill_that_brings_something_else_pays_nothing() -> None:
    s = bare_table(col(3))
    dice(s, 1, col(4))
    skill(s, 1, "hacker")
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    skill(s, 2, "scavenger")
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"  # without a die seat 2 can be no contributor
    dice(s, 2, col(5))
    propose(s, 0, HAMMER, (0, col(3)))
    assert why(s, 0, Assign(1, col(4), 0, -1)) == "GEN7-24.1"
    assert s.explain(0, Assign(2, col(5), 0, -1)) is None


@pytest.mark.rule("GEN7-8.17")
def test_what_was_promised_and_is_not_there_lets_the_proposal_fall_through() -> None:
    s = bare_table(col(3))
    dice(s, 1, col(4))
    skill(s, 1, "scavenger")
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 1, AGREE)
    play(s, 1, READY)
    assert not s.done
    assert asked(s) is TakeTurn
    assert (s.officers[0].dice, s.officers[1].dice) == ((col(3),), (col(4),))
    assert s.officers[1].used == ()


@pytest.mark.rule("GEN7-8.5", "GEN7-8.18", "GEN7-9.2")
def test_a_contributors_file_pays_what_is_missing() -> None:
    s = bare_table(col(3))
    dice(s, 1, col(4))
    card = file(s, 1, "fi_05")  # three resources of one kind
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 1, AGREE)
    play(s, 1, PlayFile(card))
    while asked(s) is not Prepare and s.offer is not None:
        play(s, 1, PickResource(1))
    play(s, 1, READY)
    assert completed(s)
    assert s.officers[1].res == [0, 1, 0]


@pytest.mark.rule("GEN7-2.10", "GEN7-8.19")
def test_what_may_be_proposed_does_not_tell_which_files_others_hold() -> None:
    found = []
    for name in ("fi_05", "fi_18", "fi_27"):
        s = bare_table(col(3))
        dice(s, 1, col(1))
        file(s, 1, name)
        legal = s.legal(0)
        play(s, 0, Propose(HAMMER))
        found.append((legal, s.legal(0)))
        play(s, 0, Assign(0, col(3), 0, -1))
        play(s, 0, Assign(1, col(1), 0, -1))
        assert asked(s) is Consent
        assert set(s.legal(0)) == set(s.resample(0, Random(1)).legal(0))
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("GEN7-8.5", "GEN7-33.28", "GEN7-33.38")
def test_a_contributing_problem_solver_makes_a_task_payable() -> None:
    s = bare_table(off(5))
    task(s, SERVER)  # 1 data, 2 parts
    dice(s, 1, col(2), col(4))
    skill(s, 1, "problem_solver")
    propose(s, 0, SERVER, (0, off(5)), (1, col(2)), (1, col(4)))
    play(s, 1, AGREE)
    use(s, 1, "problem_solver")
    while asked(s) is not Prepare and s.offer is not None:
        play(s, 1, s.legal(1)[0])
    play(s, 1, READY)
    assert completed(s)
    assert [o.merit for o in s.officers] == [4, 4, 0, 0]


@pytest.mark.rule("GEN7-8.5", "GEN7-33.29")
def test_a_provider_may_bring_what_another_contributor_pays() -> None:
    s = bare_table(col(3))
    dice(s, 1, col(4))
    skill(s, 1, "provider")
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    assert asked(s) is Fund
    play(s, 0, Share(0, 1, 2))  # the active player pays what the other provides
    play(s, 1, AGREE)
    use(s, 1, "provider")
    play(s, 1, s.legal(1)[1])
    while asked(s) is not Prepare and s.offer is not None:
        play(s, 1, s.legal(1)[0])
    play(s, 1, READY)
    assert completed(s)
    assert s.officers[0].res == [0, 1, 0]


@pytest.mark.rule("GEN7-8.17", "GEN7-33.30")
def test_the_active_player_too_may_keep_a_skill_until_all_have_agreed() -> None:
    s = bare_table(col(3))
    dice(s, 1, col(4))
    skill(s, 0, "scavenger")
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 1, AGREE)
    assert s.first_asked() == 0
    use(s, 0, "scavenger")
    play(s, 0, READY)
    assert completed(s)


@pytest.mark.rule("GEN7-8.18")
def test_only_who_could_bring_it_is_asked_for_what_is_missing() -> None:
    s = bare_table(col(3))
    task(s, CLOCK)
    s.store[0] = 1
    dice(s, 1, col(4))
    dice(s, 2, col(5))
    skill(s, 1, "hacker")
    propose(s, 0, CLOCK, (0, col(3)), (1, col(4)), (2, col(5)))
    assert s.offer is not None
    assert s.offer.shares[:9] == (0, 0, 0, 1, 0, 0, 0, 0, 0)
    assert s.offer.shares[12] == 1
    s = bare_table(col(3))
    task(s, CLOCK)
    dice(s, 1, col(4))
    dice(s, 2, col(5))
    skill(s, 1, "hacker")
    skill(s, 2, "hacker")
    propose(s, 0, CLOCK, (0, col(3)), (1, col(4)), (2, col(5)))
    assert [a for a in s.legal(0) if isinstance(a, Share)] == [Share(1, 0, 0), Share(1, 0, 1), Share(1, 0, 2)]


# Skills and files that make dice fit ---------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-8.5", "GEN7-33.3", "GEN7-33.18")
@pytest.mark.parametrize("name", ["smuggler", "motivator"])
def test_a_contributors_skill_makes_a_die_fit(name: str) -> None:
    s = task_table(col(3))
    dice(s, 1, col(1))
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    skill(s, 1, name)
    propose(s, 0, HAMMER, (0, col(3)), (1, col(1)))
    play(s, 1, AGREE)
    use(s, 1, name)
    if name == "smuggler":
        play(s, 1, ChangeDie(col(1), 4))
    else:
        play(s, 1, SetDie(1, col(1), 4))
    settle_offer(s)
    assert completed(s)


@pytest.mark.rule("GEN7-8.5")
def test_a_skill_that_turns_no_dice_makes_none_fit() -> None:
    s = task_table(col(3))
    dice(s, 1, col(1))
    skill(s, 1, "hacker", "optimiser", "physician")
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"


@pytest.mark.rule("GEN7-8.17", "GEN7-8.19")
def test_the_active_players_own_die_may_be_turned_after_all_have_agreed() -> None:
    s = task_table(col(1))
    s.officers[0].res[2] = 2
    dice(s, 1, col(4))
    propose(s, 0, HAMMER, (0, col(1)), (1, col(4)))
    play(s, 1, AGREE)
    play(s, 0, ChangeDie(col(1), 3))
    settle_offer(s)
    assert completed(s)


@pytest.mark.rule("GEN7-8.19")
def test_own_dice_are_judged_by_the_files_in_the_own_hand() -> None:
    s = task_table(col(1), off(4))
    dice(s, 1, col(5))
    file(s, 0, "fi_18")  # turns nothing
    propose(s, 0, HAMMER)
    assert why(s, 0, Assign(0, col(1), 0, -1)) == "GEN7-8.7"
    s = task_table(col(1), off(4))
    dice(s, 1, col(5))
    file(s, 0, "fi_16")  # turns a die upside down
    propose(s, 0, HAMMER)
    assert s.explain(0, Assign(0, col(1), 0, -1)) is None


@pytest.mark.rule("GEN7-8.19")
def test_a_file_counts_for_as_much_as_one_can_bring() -> None:
    assert max(means.most() for means in BOOK.file_means) == MAX_BY_A_FILE
    s = bare_table(col(3))
    s.officers[1].files = ()
    dice(s, 1, col(4))
    file(s, 1, "fi_05")
    task(s, 9)  # 5 data
    dice(s, 0, col(1), col(2))
    assert why(s, 0, Propose(9)) == "GEN7-24.1"
    s.officers[0].res[0] = 2
    dice(s, 1, col(3))
    propose(s, 0, 9, (0, col(1)), (0, col(2)), (1, col(3)))
    assert s.offer is not None
    assert (s.offer.shares[0], s.offer.shares[3]) == (2, 3)


# What a no means -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-8.13")
def test_a_no_binds_only_the_very_same_dice_and_shares() -> None:
    s = task_table(col(3), col(4), off(5))
    dice(s, 1, col(4), col(5))
    s.officers[1].res[1] = 2
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 0, Share(4, 1, 2))
    play(s, 1, DECLINE)
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))  # the same dice, other shares
    assert s.explain(0, Share(4, 1, 2)) is not None
    assert why(s, 0, Share(4, 1, 2)) == "GEN7-8.13"
    play(s, 0, Share(4, 1, 1))
    play(s, 1, DECLINE)
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 0, Share(4, 1, 0))
    play(s, 1, DECLINE)
    play(s, 0, Propose(HAMMER))
    play(s, 0, Assign(0, col(3), 0, -1))
    assert why(s, 0, Assign(1, col(4), 0, -1)) == "GEN7-8.13"  # every way to pay was declined
    play(s, 0, Assign(1, col(5), 0, -1))  # another die
    play(s, 0, Share(4, 1, 2))
    play(s, 1, DECLINE)
    assert asked(s) is TakeTurn
    propose(s, 0, HAMMER, (0, col(3)), (0, col(4)))  # and nobody need be asked
    settle_offer(s)
    assert completed(s)


@pytest.mark.rule("GEN7-8.13")
def test_the_same_dice_in_another_order_are_the_same_proposal() -> None:
    s = task_table(col(2))
    task(s, 5)  # two dice of at least 5
    dice(s, 0, col(5))
    dice(s, 1, col(6))
    s.store[:] = [3, 3, 3]
    propose(s, 0, 5, (0, col(5)), (1, col(6)))
    play(s, 1, DECLINE)
    assert _second(s, 5, (1, col(6)), (0, col(5))) == "GEN7-8.13"


def _second(s: Gen7, target: int, first: tuple[int, int], last: tuple[int, int]) -> str:
    """Return the rule that forbids the second die of a proposal."""
    propose(s, 0, target, first)
    return why(s, 0, Assign(last[0], last[1], 0, -1))


@pytest.mark.rule("GEN7-8.13")
def test_a_changed_die_makes_another_proposal() -> None:
    s = task_table(col(3))
    s.officers[0].res[2] = 2
    dice(s, 1, col(6))
    propose(s, 0, HAMMER, (0, col(3)), (1, col(6)))
    play(s, 1, DECLINE)
    assert _second(s.copy(), HAMMER, (0, col(3)), (1, col(6))) == "GEN7-8.13"
    play(s, 0, ChangeDie(col(3), 4))
    propose(s, 0, HAMMER, (0, col(4)), (1, col(6)))
    assert asked(s) is Consent


@pytest.mark.rule("GEN7-8.13")
def test_a_no_is_forgotten_with_the_turn() -> None:
    s = task_table(col(3), col(1))
    dice(s, 1, col(4))
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 1, DECLINE)
    assert s.refused
    play(s, 0, Deploy(col(1), station("science_lab"), 0))
    while s.active == 0:
        seat = s.first_asked()
        play(s, seat, s.legal(seat)[-1])
    assert not s.refused


@pytest.mark.rule("GEN7-8.13")
def test_asking_ends_as_there_are_only_so_many_proposals() -> None:
    s = task_table(col(3), off(4))
    task(s, HAMMER, CLOCK)
    s.officers[1].res[:] = [1, 1, 0]
    dice(s, 1, col(4), col(5))
    dice(s, 2, col(5), rob(9))
    rng = Random(4)
    asked_for: set[tuple[object, ...]] = set()
    while proposals := [a for a in s.legal(0) if isinstance(a, Propose)]:
        play(s, 0, rng.choice(proposals))
        while s.offer is not None:
            seat = s.first_asked()
            if asked(s) is Consent:
                key = (s.offer.target, tuple(sorted(p for p, _, _ in s.offer.crew)), s.offer.shares)
                assert key not in asked_for
                asked_for.add(key)
                play(s, seat, DECLINE)
            else:
                play(s, seat, rng.choice(s.legal(seat)))
        if s.done:
            s.done = 0
    assert len(asked_for) > 10


@pytest.mark.rule("GEN7-8.3", "GEN7-8.13")
def test_dice_after_which_none_can_follow_are_offered_once_until_something_changes() -> None:
    s = bare_table(col(3))
    dice(s, 1, col(4))  # fits, but cannot pay
    dice(s, 2, col(1))  # could pay, but does not fit
    s.officers[2].res[1] = 2
    skill(s, 0, "hacker")
    propose(s, 0, HAMMER, (0, col(3)))
    assert s.legal(0) == [DECLINE]
    play(s, 0, DECLINE)
    play(s, 0, Propose(HAMMER))
    assert why(s, 0, Assign(0, col(3), 0, -1)) == "GEN7-8.3"
    play(s, 0, DECLINE)
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    use(s, 0, "hacker")
    propose(s, 0, HAMMER, (0, col(3)))


# In order ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-8.17")
def test_who_gets_something_from_another_contributor_may_still_use_it() -> None:
    s = task_table(col(3), off(1))
    dice(s, 1, col(4))
    skill(s, 0, "provider")
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 1, AGREE)
    use(s, 0, "provider")
    play(s, 0, s.legal(0)[2])  # chemicals
    while asked(s) is not Prepare:
        play(s, 0, s.legal(0)[0])
    play(s, 0, READY)
    assert s.officers[1].res[2] == 3
    assert (asked(s), s.first_asked()) == (Prepare, 1)
    play(s, 1, ChangeDie(col(4), 6))
    play(s, 1, READY)
    assert s.on_tasks[0] == (col(3), CODES + col(6))


@pytest.mark.rule("GEN7-33.38")
def test_a_discount_spares_what_is_not_there_before_what_is() -> None:
    s = bare_table(col(1), off(1))
    task(s, 9)  # 5 data
    s.officers[0].res[0] = 3
    dice(s, 1, col(2))
    dice(s, 2, col(3))
    file(s, 1, "fi_18")
    card = file(s, 2, "fi_06")  # two resources less
    propose(s, 0, 9, (0, col(1)), (1, col(2)), (2, col(3)))
    play(s, 0, Share(1, 0, 2))
    play(s, 1, AGREE)
    play(s, 2, AGREE)
    play(s, 1, READY)
    play(s, 2, PlayFile(card))
    play(s, 2, READY)
    assert completed(s)
    assert s.officers[0].res[0] == 0


@pytest.mark.rule("GEN7-8.7")
def test_a_rule_ignored_for_one_sub_station_is_not_ignored_for_two() -> None:
    s = task_table(col(1), col(2), col(5))
    task(s, 5)  # two dice of at least 5
    schema(s, 0, "sc_18")
    propose(s, 0, 5, (0, col(1)))
    assert why(s, 0, Assign(0, col(2), 0, -1)) == "GEN7-8.7"
    play(s, 0, Assign(0, col(5), 0, -1))
    settle_offer(s)
    assert completed(s)


# All at once ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_the_laws_hold_where_everybody_has_skills_for_group_stations(seats: int, seed: int) -> None:
    carry = opening(campaign_at(seed, 1, seats))
    hands = [("problem_solver", "team_lead"), ("provider", "scavenger"), ("smuggler", "team_lead"), ("motivator",)]
    officers = tuple(
        msgspec.structs.replace(officer, skills=tuple(sorted(BOOK.skill_id[name] for name in hands[seat])), rank=5)
        for seat, officer in enumerate(carry.officers)
    )
    options = Gen7Options(campaign=FIRST, carry=msgspec.structs.replace(carry, officers=officers))
    play_by_the_laws(TITLE, seats, options, seed, share=0.2, rules=rule_ids())
