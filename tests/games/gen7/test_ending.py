"""The end of the episode: stars, ranks, skills bought, scars, the logbook: GEN7-31 and 32."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import Buy
from sternhafen.games.gen7.campaign.carry import carried
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.rules.ending import BuySkill, Close, Purchase, Scar, Stars, promote
from sternhafen.games.gen7.rules.phases import RoundOver
from tests.games.gen7.quiet import opening, quiet_table
from tests.games.gen7.table import BOOK, asked, fresh, play, skill, station, to_point, why


@pytest.mark.rule("GEN7-31.2", "GEN7-31.3", "GEN7-32.3")
def test_stars_for_merits_and_promotion_at_fifty() -> None:
    s = quiet_table()
    s.goals = (BOOK.goal_id["eg_career"],)
    score(s, 0, 56)
    score(s, 1, 24)
    Stars(-1).run(s)
    assert (s.officers[0].stars, s.officers[0].rank) == (2, 2)
    assert (s.officers[1].stars, s.officers[1].rank) == (0, 1)
    s.goals = ()
    Stars(-1).run(s)
    assert s.officers[0].rank == 2


@pytest.mark.rule("GEN7-31.4", "GEN7-31.17")
def test_a_third_underlining_promotes_but_nobody_above_captain() -> None:
    s = quiet_table()
    for wanted in ((1, 1), (1, 2), (2, 0)):
        promote(s, 0)
        assert (s.officers[0].rank, s.officers[0].underlines) == wanted
    for merit in (50, 0, 0, 0, 50):
        s.officers[1].rank, s.officers[1].merit = 5, merit
        promote(s, 1)
        assert (s.officers[1].rank, s.officers[1].stars) == (5, 0)


@pytest.mark.rule("GEN7-31.5", "GEN7-30.2")
def test_goals_pay_their_stars_at_the_end() -> None:
    s = quiet_table()
    s.goals = (BOOK.goal_id["eg_plot"], BOOK.goal_id["eg_top"], BOOK.goal_id["eg_personal"], BOOK.goal_id["eg_larder"])
    s.ladder = [2, 0, 1, 3]
    s.officers[2].met = 1
    s.store[:] = [5, 5, 4]
    Stars(-1).run(s)
    s.settle()
    stars = [o.stars for o in s.officers]
    mine = s.officers[2]
    late = sum(BOOK.plan_data[plan]["stars"] for i, plan in enumerate(mine.plans) if i and mine.met >> i & 1)
    assert stars[2] == 2 + 1 + 1 + late
    assert stars[0] >= 2
    s.lost_goals = 1 << BOOK.goal_id["eg_plot"]
    before = s.officers[3].stars
    s.goals = (BOOK.goal_id["eg_plot"],)
    Stars(-1).run(s)
    s.settle()
    assert s.officers[3].stars == before


@pytest.mark.rule("GEN7-31.6", "GEN7-31.8", "GEN7-31.9", "GEN7-31.10", "GEN7-31.18")
def test_up_to_two_skills_are_bought_within_rank_and_stars() -> None:
    s = quiet_table()
    s.agenda = [Purchase(0, 2)]
    s.officers[0].stars, s.officers[0].rank = 9, 1
    s.settle()
    assert asked(s) is BuySkill
    assert why(s, 0, Buy(BOOK.skill_id["physician"], 0)) == "GEN7-31.9"
    assert why(s, 0, Buy(BOOK.skill_id["hacker"], 0)) == "GEN7-31.9"
    assert s.explain(0, Buy(BOOK.skill_id["academic"], 0)) is None
    s.officers[0].rank = 2
    assert s.explain(0, Buy(BOOK.skill_id["physician"], 0)) is None
    play(s, 0, Buy(BOOK.skill_id["hacker"], 0))
    assert why(s, 0, Buy(BOOK.skill_id["hacker"], 0)) == "GEN7-31.8"
    assert why(s, 0, Buy(BOOK.skill_id["engineer"], 0)) == "GEN7-31.6"
    play(s, 0, Buy(BOOK.skill_id["inventor"], 0))
    assert s.officers[0].skills == tuple(sorted((BOOK.skill_id["hacker"], BOOK.skill_id["inventor"])))
    assert s.officers[0].stars == 0
    assert s.first_asked() == -1  # no third


@pytest.mark.rule("GEN7-31.7", "GEN7-31.8", "GEN7-32.2")
def test_at_the_limit_a_discard_makes_room_and_lowers_the_price() -> None:
    s = quiet_table()
    skill(s, 0, "inventor")
    s.officers[0].stars = 4
    s.agenda = [Purchase(0, 2)]
    s.settle()
    assert why(s, 0, Buy(BOOK.skill_id["engineer"], 0)) == "GEN7-31.8"
    assert why(s, 0, Buy(BOOK.skill_id["engineer"], 2)) == "GEN7-31.7"
    play(s, 0, Buy(BOOK.skill_id["engineer"], 1))
    assert s.officers[0].skills == (BOOK.skill_id["engineer"],)
    assert s.officers[0].stars == 4 - (4 - 1)


@pytest.mark.rule("GEN7-31.6")
def test_the_leader_buys_first() -> None:
    s = quiet_table()
    for o in s.officers:
        o.stars = 9
    s.leader = 2
    s.goals = ()
    to_point(s, "p1_3")
    s.round = s.final
    s.agenda = [RoundOver(-1)]
    s.settle()
    for seat in range(4):
        play(s, seat, s.legal(seat)[0])
    assert asked(s) is BuySkill
    assert s.first_asked() == 2


@pytest.mark.rule("GEN7-31.11", "GEN7-26.6")
def test_a_red_system_scars_a_room_by_vote() -> None:
    s = quiet_table()
    s.status[1] = 3
    Scar(-1, 1).run(s)
    s.settle()
    room = BOOK.room_id["computing_center"]
    for seat in range(4):
        play(s, seat, next(a for a in s.legal(seat) if getattr(a, "room", -1) == room))
    assert s.log.scars[room] == 1
    carry = opening(carried(s))
    again = fresh(carry=carry)
    assert again.shut >> station("computing_center") & 1


@pytest.mark.rule("GEN7-31.13", "GEN7-31.16", "GEN7-31.19", "GEN7-11.1")
def test_the_logbook_notes_top_officer_track_and_new_fate_cards() -> None:
    s = quiet_table()
    log = s.log.copy()
    log.entered, log.bookmark = (BOOK.fate_id["fc_r01b"],), BOOK.point_id["p2_1"]
    s.log = log
    s.track, s.ladder = 3, [1, 0, 2, 3]
    Close(-1).run(s)
    carry = carried(s)
    assert BOOK.fate_id["fc_r01b"] in carry.fates
    assert carry.entered == ()
    assert (carry.spotlight, carry.track, carry.point) == (1, 3, BOOK.point_id["p2_1"])
    assert carry.history[-1][1:3] == (1, 3)


@pytest.mark.rule("GEN7-32.1")
def test_the_five_ranks() -> None:
    names = [rank["name"]["en"] for rank in BOOK.track_data["ranks"]]
    assert names == ["Ensign", "Lieutenant", "Lt. Commander", "Commander", "Captain"]
