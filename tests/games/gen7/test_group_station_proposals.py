"""What may be proposed at a group station, and whose skills and files settle it: GEN7-8.5, 8.13, 8.17, 8.18, 33."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.gen7.actions import (
    AGREE,
    READY,
    Assign,
    ChangeDie,
    PickResource,
    PlayFile,
    Propose,
    SetDie,
    Share,
)
from sternhafen.games.gen7.campaign.means import MAX_BY_A_FILE
from sternhafen.games.gen7.rules.group_station.consent import Consent, Prepare
from sternhafen.games.gen7.rules.group_station.funding import Fund
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.group_stations import bare_table, completed
from tests.games.gen7.table import (
    BOOK,
    asked,
    col,
    dice,
    file,
    off,
    play,
    propose,
    settle_offer,
    skill,
    task,
    use,
    why,
)
from tests.games.gen7.tasks import CLOCK, HAMMER, SERVER, task_table

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
