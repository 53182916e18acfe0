"""Votes, weighted by rank, and the files that have to do with them: GEN7-29."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import READY, Deploy, PickOption, PlayFile
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.story_events import VotesCounted
from sternhafen.games.gen7.events import TrackMoved
from sternhafen.games.gen7.rules.phases import PlotTest
from sternhafen.games.gen7.rules.votes import hold_vote, shift_track, weight
from tests.games.gen7.quiet import ballot, quiet_table
from tests.games.gen7.table import BOOK, asked, col, effects, file, off, only_fate, play, station, to_point, why

POINT_VOTE = next(point["vote"] for point in BOOK.point_data if point["id"] == "p3_dec")


# Votes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-29.1", "GEN7-29.2", "GEN7-29.5", "GEN7-32.2")
def test_votes_weigh_by_rank_and_stay_hidden_until_all_are_in() -> None:
    s = quiet_table()
    logic, instinct = ballot(s)
    s.officers[0].rank = 4
    play(s, 0, PickOption(instinct))
    assert s.view(1).vote == -1
    assert s.view(1).voted == (True, False, False, False)
    s.record()
    for seat in (1, 2, 3):
        play(s, seat, PickOption(logic))
    assert [event.sums for event in s.drain_events() if isinstance(event, VotesCounted)] == [(3, 4)]
    assert weight(s, 0) == 4
    assert s.log.bookmark == BOOK.point_id["p2_1"]
    assert s.log.flags[1] == 0  # kept among the officers


@pytest.mark.rule("GEN7-29.2")
@pytest.mark.parametrize(("n", "votes"), [(1, 4), (-1, 2), (-3, 0), (-5, 0)])
def test_rules_add_votes_and_take_them_but_no_more_than_there_are(n: int, votes: int) -> None:
    s = quiet_table()
    s.officers[0].rank = 3
    rule = {"mod": "vote_weight", "who": "owner", "n": n}
    effects(s, [{"op": "rule", "rule": rule, "until": "episode_end"}])
    assert (weight(s, 0), weight(s, 1)) == (votes, 1)


@pytest.mark.rule("GEN7-29.1", "GEN7-29.6", "GEN7-12.1")
def test_the_leader_decides_a_tie() -> None:
    s = quiet_table()
    logic, instinct = ballot(s)
    for seat, option in enumerate((logic, logic, instinct, instinct)):
        play(s, seat, PickOption(option))
    assert asked(s).__name__ == "BreakTie"
    assert s.first_asked() == s.leader
    play(s, s.leader, PickOption(logic))
    assert s.log.flags[1] == 1


@pytest.mark.rule("GEN7-29.3")
def test_the_track_counts_for_its_side_and_returns_to_zero() -> None:
    s = quiet_table()
    s.track = -4
    logic, instinct = ballot(s)
    s.record()
    for seat, option in enumerate((logic, logic, logic, instinct)):
        play(s, seat, PickOption(option))
    assert s.log.flags[1] == 0  # 1 + 4 against 3
    assert s.track == 0
    counting = [event for event in s.drain_events() if isinstance(event, VotesCounted | TrackMoved)]
    assert counting == [VotesCounted(sums=(3, 5), reveals=True), TrackMoved(track=0)]


@pytest.mark.rule("GEN7-29.4")
def test_the_track_has_ends() -> None:
    s = quiet_table()
    shift_track(s, 9)
    assert s.track == 7
    shift_track(s, -20)
    assert s.track == -7


@pytest.mark.rule("GEN7-29.7", "GEN7-30.16")
def test_a_side_not_offered_leaves_the_track_alone() -> None:
    s = quiet_table()
    log = s.log.copy()
    log.counters = (*log.counters[:5], 9, *log.counters[6:])  # unrest 9: waiting is no option
    s.log = log
    s.track = 3
    to_point(s, "p3_dec")
    effects(s, [POINT_VOTE])
    assert s.track == 3
    assert s.log.bookmark == BOOK.point_id["p4a_1"]  # the one option was simply taken


@pytest.mark.rule("GEN7-29.8")
def test_a_vote_with_one_option_is_not_held() -> None:
    s = quiet_table()
    hold_vote(s, 1, (2,), False, 1, BY_SEAT[0])
    s.settle()
    assert not s.lanes
    assert s.status[2] == 1


# Votes and fate with files -----------------------------------------------------------------------------------------


def test_the_veto_stamp_adds_votes_in_any_vote() -> None:
    s = quiet_table()
    veto = file(s, 3, "fi_27")
    logic, instinct = ballot(s, False)
    play(s, 3, PlayFile(veto))
    for seat in (0, 1):
        play(s, seat, PickOption(logic))
    play(s, 2, PickOption(logic))
    s.record()
    play(s, 3, PickOption(instinct))
    told = s.drain_events()
    assert [event.sums for event in told if isinstance(event, VotesCounted)] == [(3, 3)]
    assert s.lasting == () or asked(s).__name__ == "BreakTie"


def test_read_ahead_shows_the_consequences_to_its_player_alone() -> None:
    s = quiet_table(off(3), col(2))
    card = only_fate(s, "fc_s03")
    ahead = file(s, 0, "fi_28")
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert why(s, 0, PlayFile(ahead)) == "GEN7-9.3"  # no card is to decide yet
    play(s, 0, READY)
    assert s.view(0).consequences == ()
    play(s, 0, PlayFile(ahead))
    assert s.view(0).consequences == tuple(BOOK.options[o].result for o in BOOK.fate_options[card])
    assert s.view(1).consequences == ()
    assert s.view(None).consequences == ()


def test_a_relationships_second_card_needs_its_holder() -> None:
    s = quiet_table()
    for o in s.officers:
        o.relationship = BOOK.rel_id["rel_dario"]
    effects(s, [{"op": "add_fate", "card": "fc_r04b", "when": "now"}])
    assert BOOK.fate_id["fc_r04b"] not in s.pools[3]
    s.officers[1].relationship = BOOK.rel_id["rel_mirela"]
    effects(s, [{"op": "add_fate", "card": "fc_r04b", "when": "now"}])
    assert BOOK.fate_id["fc_r04b"] in s.pools[3]


def test_a_plot_that_succeeds_moves_on() -> None:
    s = quiet_table()
    effects(s, [{"op": "counter", "counter": "progress", "n": 3}])
    PlotTest(-1).run(s)
    s.agenda = [step for step in s.agenda if type(step).__name__ in ("NextPoint", "Resolve")]
    s.settle()
    assert s.point == BOOK.point_id["p1_2"]
    assert all(o.merit == 2 for o in s.officers)
