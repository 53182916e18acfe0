"""The evaluation: what a greedy seat works for, alone and with the others."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from sternhafen.bots import bot
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import AGREE, DECLINE, Agree, Propose
from sternhafen.games.gen7.bot.evaluation import AWAY, MAX_ASKED, evaluate, hope_of_plot, loss_of_crew
from sternhafen.games.gen7.bot.excuses import COST, DICE, UNSETTLED, excuse
from sternhafen.games.gen7.campaign.registry import HOUSE
from sternhafen.games.gen7.data.vocabulary import CODES, RED, SYSTEMS
from sternhafen.games.gen7.effects.scenes.remembering import own_memory
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.group_station.consent import Consent
from sternhafen.games.gen7.rules.plot import begin_point
from tests.games.gen7.table import (
    asked,
    col,
    dice,
    episode,
    fill,
    fresh,
    no_fate,
    off,
    play,
    propose,
    skill,
    task,
    turn_of,
)

HAMMER = 10
"""A task: [>=3][>prev] for 2 parts."""


def table(*codes: int) -> Gen7:
    s = turn_of(episode(), 0)
    no_fate(s)
    for seat in range(4):
        dice(s, seat)
    dice(s, 0, *codes)
    task(s, HAMMER)
    return s


def test_a_done_task_is_worth_something_to_everybody() -> None:
    s = table(col(3), col(4), col(1))
    before = [evaluate(s, seat) for seat in range(4)]
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    assert all(evaluate(s, seat) > before[seat] for seat in range(4))


def test_a_worse_system_costs_everybody_and_more_near_red() -> None:
    s = table(col(3))
    values = []
    for section in range(4):
        s.status[2] = section
        values.append(evaluate(s, 3))
    losses = [before - after for before, after in pairwise(values)]
    assert losses == sorted(losses)
    assert losses[0] > 0


def test_a_greedy_seat_proposes_a_task_and_agrees_to_another_s() -> None:
    s = table(col(3), col(1))
    dice(s, 1, col(5))
    greedy = bot("greedy")
    action = greedy(TITLE, s, 0, Random(1))
    assert action == Propose(HAMMER)
    propose(s, 0, HAMMER, (0, col(3)), (1, col(5)))
    while asked(s).__name__ == "Fund":
        play(s, 0, s.legal(0)[-1])
    assert asked(s).__name__ == "Consent"
    assert greedy(TITLE, s, 1, Random(1)) == Agree()


def test_greedy_seats_do_most_tasks_and_earn_merits() -> None:
    s = fresh(3, 11, confirm=False)
    rng = Random(11)
    greedy = bot("greedy")
    while (seat := s.first_asked()) >= 0:
        s.play(seat, greedy(TITLE, s, seat, rng))
    done, failed = sum(s.tallies[8:12]), sum(s.tallies[20:24])
    assert done > failed
    assert min(officer.merit for officer in s.officers) >= 15


@pytest.mark.parametrize("name", ["greedy", "medium"])
def test_a_bot_asks_only_a_few_times_in_a_turn_though_it_might_go_on(name: str) -> None:
    s = table(col(3), col(1), off(4))
    for seat in (1, 2, 3):
        dice(s, seat, col(4), col(5), col(6))
        s.officers[seat].res[1] = 1
    player, rng = bot(name), Random(1)
    asked_for = 0
    while s.active == 0:
        seat = s.first_asked()
        if isinstance(s.question(seat), Consent):
            asked_for += 1
            s.play(seat, DECLINE)
        else:
            s.play(seat, player(TITLE, s, seat, rng))
    assert 0 < asked_for <= MAX_ASKED


def test_a_greedy_contributor_agrees_to_what_its_skill_pays_and_uses_it() -> None:
    s = table(col(3), col(1))
    s.store[:] = [0, 0, 0]
    dice(s, 1, col(5))
    skill(s, 1, "scavenger")
    propose(s, 0, HAMMER, (0, col(3)), (1, col(5)))
    greedy, rng = bot("greedy"), Random(2)
    assert asked(s) is Consent
    assert greedy(TITLE, s, 1, rng) == AGREE
    while s.offer is not None:
        s.play(1, greedy(TITLE, s, 1, rng))
    assert s.officers[1].merit == 3


def test_a_greedy_contributor_declines_what_it_cannot_pay() -> None:
    s = table(col(3), col(1))
    s.store[:] = [0, 0, 0]
    dice(s, 1, col(5))
    skill(s, 1, "scavenger")
    propose(s, 0, HAMMER, (0, col(3)), (1, col(5)))
    skill(s, 1)
    assert bot("greedy")(TITLE, s, 1, Random(2)) == DECLINE


def test_a_greedy_team_lead_fills_a_task_with_dice_that_do_not_fit() -> None:
    s = table(col(1), col(1), off(1))
    skill(s, 0, "team_lead")
    greedy, rng = bot("greedy"), Random(3)
    assert isinstance(greedy(TITLE, s, 0, rng), Propose)
    play(s, 0, Propose(HAMMER))
    while s.offer is not None:
        s.play(0, greedy(TITLE, s, 0, rng))
    assert s.officers[0].merit == 3


def test_a_goal_that_asks_for_sound_systems_makes_open_tasks_weigh_more() -> None:
    """The grandmother's kitchen wants at most one system in red: what would strike by itself counts."""
    s = second_watch("p6b_2")
    calm = hope_of_plot(s)
    s.status[1:] = [RED, RED, 0]
    worse = hope_of_plot(s)
    s.row = (next(task for task in range(s.book.task_count) if s.book.task_dept[task] == SYSTEMS[2]),)
    s.done = 0
    s.status[SYSTEMS[2]] = RED - 1
    assert calm > worse > hope_of_plot(s)


def test_a_die_that_is_given_away_is_missed_in_every_round_to_come() -> None:
    s = second_watch("p7b_1")
    s.round = s.final
    assert loss_of_crew(s, 0) == 0
    own_memory(s).away = (0, CODES)
    assert loss_of_crew(s, 0) == 0
    s.round = s.final - 2
    assert loss_of_crew(s, 0) == loss_of_crew(s, 1) == 2 * AWAY
    assert loss_of_crew(s, 2) == 0


def test_bots_would_rather_wait_than_launch_too_soon() -> None:
    s = second_watch("p7d_2")
    nearly = s.book.counter_names.index("nearly")
    hopes = {}
    for round in (4, 5):
        for launched in (0, 1):
            s.round = round
            s.own_log().counters = (
                *s.log.counters[:nearly],
                launched,
                *s.log.counters[nearly + 1 :],
            )
            hopes[round, launched] = hope_of_plot(s)
    assert hopes[4, 1] < hopes[4, 0]
    assert hopes[5, 1] > hopes[5, 0]


def second_watch(point: str) -> Gen7:
    """Return a ship of the second edition at a plot point, in its first round."""
    s = TITLE.start(Gen7Options(campaign=HOUSE), 3, 1)
    assert isinstance(s, Gen7)
    begin_point(s, s.book.point_id[point])
    s.agenda.clear()
    return s


def test_a_refusal_names_what_speaks_against_it() -> None:
    s = table(col(3), col(1))
    s.store[:] = [0, 0, 0]
    dice(s, 1, col(5))
    s.officers[1].res[:] = [0, 4, 0]
    s.officers[1].orders = ()
    propose(s, 0, HAMMER, (0, col(3)), (1, col(5)))
    assert excuse(s, 1, AGREE) is None
    topic = f"reason:{HAMMER}"
    assert s.offer is not None
    pays = any(s.offer.shares[3:6])
    assert excuse(s, 1, DECLINE) == (topic, COST if pays else DICE)
    s.officers[1].res[:] = [0, 0, 0]
    s.officers[0].res[:] = [0, 0, 0]
    assert excuse(s, 1, DECLINE) == (topic, UNSETTLED)
