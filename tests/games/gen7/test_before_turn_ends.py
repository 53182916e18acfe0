"""The end of a turn: what may still be done until it is over (GEN7-7.12, 7.16, 9.2)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.gen7.actions import READY, ChangeDie, Deploy, Idle, PickOption, PlayFile, UseFreely
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.before_turn_ends import WrapUp
from sternhafen.games.gen7.rules.fate import FateChoice
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.quiet import quiet_table
from tests.games.gen7.table import (
    BOOK,
    FILE_ID,
    asked,
    col,
    dice,
    file,
    fill,
    off,
    only_fate,
    play,
    rob,
    skill,
    station,
    task,
    why,
)
from tests.games.gen7.tasks import CLOCK, fate_table, task_table


@pytest.mark.rule("GEN7-7.16", "GEN7-9.2")
@pytest.mark.parametrize("last_round", [False, True])
def test_a_file_drawn_with_the_last_die_is_played_in_that_turn(last_round: bool) -> None:
    s = task_table(col(3))
    if last_round:
        s.final = s.round
    praise = FILE_ID["fi_18"]
    s.pools[0] = (praise, praise + 1)  # both are drawn, one is kept
    play(s, 0, Deploy(col(3), station("computing_center"), 0))
    while asked(s) is not WrapUp:
        wanted = [a for a in s.legal(0) if getattr(a, "card", praise) == praise]
        play(s, 0, wanted[0])
    assert s.officers[0].files == (praise,)
    assert s.active == 0
    play(s, 0, PlayFile(praise))
    assert s.officers[0].merit == 3
    play(s, 0, READY)
    assert s.round > 1 or s.stage > 3 or s.first_asked() < 0  # that was the only die


@pytest.mark.rule("GEN7-7.16")
def test_nobody_is_asked_who_could_do_nothing_more() -> None:
    s = quiet_table(col(3), col(4))
    s.officers[0].res = [9, 9, 1]  # data and parts change no colonist
    play(s, 0, Deploy(col(3), station("recycling_lab"), 0))
    play_store(s)
    assert s.active == 1
    assert asked(s) is TakeTurn


def play_store(s: Gen7) -> None:
    """Provide nothing, where that is asked."""
    while asked(s).__name__ == "GiveStore":
        play(s, s.first_asked(), s.legal(s.first_asked())[0])


@pytest.mark.rule("GEN7-7.16", "GEN7-23.3", "GEN7-23.4")
def test_side_uses_are_possible_until_the_turn_is_over() -> None:
    s = quiet_table(col(3), col(4))
    s.officers[0].res = [0, 0, 2]
    play(s, 0, Deploy(col(3), station("recycling_lab"), 0))
    play(s, 0, ChangeDie(col(4), 6))
    play(s, 0, READY)
    assert s.officers[0].dice == (col(6),)
    s = quiet_table(col(3))
    s.officers[0].robot = True
    s.officers[0].res = [0, 2, 0]
    play(s, 0, Deploy(col(3), station("robotics"), 0))
    while asked(s) is not WrapUp:  # a robot showing 1 may be turned
        play(s, 0, s.legal(0)[0])
    assert [a for a in s.legal(0) if isinstance(a, ChangeDie)]


@pytest.mark.rule("GEN7-7.16", "GEN7-33.30")
def test_a_skill_is_usable_until_the_turn_is_over_but_a_discount_keeps_nobody() -> None:
    s = quiet_table(col(3), col(4))
    skill(s, 0, "scavenger")
    play(s, 0, Deploy(col(3), station("chemistry_lab"), 0))
    play_store(s)
    assert asked(s) is WrapUp
    number = s.free_rules(0)[0]
    play(s, 0, UseFreely(number))
    assert s.officers[0].res[1] == 5
    play(s, 0, READY)
    s = quiet_table(col(3), col(4))
    skill(s, 0, "problem_solver")  # only while something is completed
    assert BOOK.rules[s.free_rules(0)[0]].discount
    play(s, 0, Deploy(col(3), station("recycling_lab"), 0))
    assert s.active == 1


@pytest.mark.rule("GEN7-7.16", "GEN7-7.4")
def test_whoever_leaves_a_die_idle_may_still_play_a_file() -> None:
    s = quiet_table(col(3))
    praise = file(s, 0, "fi_18")
    s.stations = [p if p >= 0 else 50 for p in s.stations]
    s.rules_changed()
    play(s, 0, Idle(col(3)))
    assert asked(s) is WrapUp
    play(s, 0, PlayFile(praise))
    assert s.officers[0].merit == 3


@pytest.mark.rule("GEN7-2.10", "GEN7-7.16")
@pytest.mark.parametrize("name", ["fi_18", "fi_06", "fi_27", "fi_28"])
@pytest.mark.parametrize("confirm", [False, True])
def test_the_question_does_not_tell_which_file_is_held(name: str, confirm: bool) -> None:
    s = quiet_table(col(3), col(4))
    s.confirm = confirm
    file(s, 0, name)
    play(s, 0, Deploy(col(3), station("recycling_lab"), 0))
    assert asked(s) is WrapUp
    for seed in range(20):
        other = s.resample(1, Random(seed))
        assert asked(other) is WrapUp
        assert other.view(1) == s.view(1)


@pytest.mark.rule("GEN7-7.12", "GEN7-9.2")
def test_files_are_played_in_the_own_turn_while_a_fate_card_is_decided() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))
    praise, foresight = file(s, 0, "fi_18"), file(s, 0, "fi_28")
    s.officers[0].res = [0, 0, 2]
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    play(s, 0, READY)
    assert asked(s) is FateChoice
    play(s, 0, PlayFile(praise))
    play(s, 0, ChangeDie(col(2), 5))
    play(s, 0, PlayFile(foresight))
    assert s.view(0).consequences
    assert s.officers[0].merit == 3
    play(s, 0, PickOption(BOOK.fate_options[card][1]))
    assert s.active == 0  # the files are played, but there are no other dice at this table
    assert asked(s) is TakeTurn


@pytest.mark.rule("GEN7-9.3")
def test_in_anothers_turn_a_fate_card_allows_only_files_that_say_so() -> None:
    s, praise, foresight = contributors_fate()
    assert asked(s) is FateChoice
    assert s.first_asked() == 1
    assert why(s, 1, PlayFile(praise)) == "GEN7-9.3"
    assert why(s, 1, ChangeDie(col(2), 5)) == "GEN7-23.3"
    play(s, 1, PlayFile(foresight))


@pytest.mark.rule("GEN7-33.30")
def test_a_skill_is_used_while_fate_is_decided_in_the_own_turn_but_not_in_anothers() -> None:
    s, _ = fate_table("fc_s03", off(3))
    skill(s, 0, "hacker")
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    play(s, 0, READY)
    assert asked(s) is FateChoice
    play(s, 0, UseFreely(s.free_rules(0)[0]))
    assert s.officers[0].res[0] == 5
    s, _, _ = contributors_fate()
    skill(s, 1, "hacker")
    assert asked(s) is FateChoice
    assert why(s, 1, UseFreely(s.free_rules(1)[0])) == "GEN7-33.30"


def contributors_fate() -> tuple[Gen7, int, int]:
    """Return a table where seat 1's officer has filled a station in the turn of seat 0, with a fate card for it."""
    s = task_table(col(4))
    only_fate(s, "fc_s08")  # an officer on a task
    task(s, CLOCK)
    dice(s, 1, off(5), col(6), col(2))
    s.store = [9, 9, 9]
    fill(s, 0, CLOCK, (0, col(4)), (1, off(5)), (1, col(6)))
    praise, foresight = file(s, 1, "fi_18"), file(s, 1, "fi_28")
    s.officers[1].res = [0, 0, 2]
    return s, praise, foresight


@pytest.mark.rule("GEN7-7.16", "GEN7-9.2")
def test_the_active_player_may_act_while_others_decide_a_fate_card() -> None:
    s = task_table(off(3), col(2))
    card = only_fate(s, "fc_g01")  # a vote
    praise = file(s, 0, "fi_18")
    play(s, 0, Deploy(off(3), station("chemistry_lab", 3), 0))
    play(s, 0, READY)
    assert s.fate == card
    assert asked(s) is WrapUp
    play(s, 0, PlayFile(praise))
    play(s, 0, READY)
    assert s.lanes
    for seat in range(4):
        play(s, seat, PickOption(BOOK.fate_options[card][1]))
    assert asked(s) is TakeTurn  # no file is left


@pytest.mark.rule("GEN7-7.16")
def test_what_fate_brings_can_be_used_in_that_turn() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))
    dice(s, 0, col(2), off(3), rob(4))
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    while asked(s) is WrapUp:
        play(s, 0, READY)
    assert asked(s) is FateChoice
    s.officers[0].res = [0, 0, 0]
    play(s, 0, PickOption(BOOK.fate_options[card][1]))  # 3 parts
    assert asked(s) is WrapUp
    assert s.active == 0
    play(s, 0, ChangeDie(rob(4), 6))
    play(s, 0, READY)
    assert s.officers[0].dice == (col(2), rob(6))
