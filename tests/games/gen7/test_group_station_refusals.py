"""What a no to a proposal at a group station means, and who brings what: GEN7-8.5, 8.13, 8.17, 8.18."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import (
    AGREE,
    DECLINE,
    READY,
    Assign,
    ChangeDie,
    Deploy,
    PlayFile,
    Propose,
    Share,
)
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.data.vocabulary import CODES
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.group_station.consent import Consent, Prepare
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.group_stations import bare_table, completed
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
from tests.games.gen7.tasks import CLOCK, HAMMER, task_table

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
