"""Officer skills, one by one: GEN7-33."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import (
    AGREE,
    DRAW_ALONE,
    PASS,
    READY,
    Assign,
    Deploy,
    Join,
    PickSeat,
    PlayFile,
    Propose,
    SetDie,
    TakeCard,
    UseFreely,
    UseRule,
)
from sternhafen.games.gen7.aliases import NOBODY
from sternhafen.games.gen7.data.vocabulary import CODES, UNTIL
from tests.games.gen7.quiet import quiet_table
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    dice,
    effects,
    file,
    fill,
    off,
    order,
    play,
    schema,
    skill,
    station,
    task,
    use,
    why,
)
from tests.games.gen7.tasks import task_table

HAMMER, CLOCK = 10, 1


@pytest.mark.rule("GEN7-31.9")
def test_costs_and_ranks_of_skills() -> None:
    for i, entry in enumerate(BOOK.skill_data):
        assert BOOK.skill_rank[i] == (1 if BOOK.skill_cost[i] <= 5 else 2), entry["id"]
    assert len(BOOK.skill_data) == 29


@pytest.mark.rule("GEN7-33.1", "GEN7-33.2")
@pytest.mark.parametrize(("name", "room"), [("inventor", "fabrication_center"), ("researcher", "computing_center")])
def test_one_free_card_to_choose_from(name: str, room: str) -> None:
    s = quiet_table(col(3), off(1))
    skill(s, 0, name)
    play(s, 0, Deploy(col(3), station(room), 0))
    assert len(s.look) == 3


@pytest.mark.rule("GEN7-33.3", "GEN7-33.30")
def test_motivator_raises_colonists_once_an_episode() -> None:
    s = quiet_table(col(2), col(5), off(1))
    skill(s, 0, "motivator")
    use(s, 0, "motivator")
    assert why(s, 0, SetDie(0, col(2), 6)) == "GEN7-2.13"
    play(s, 0, SetDie(0, col(2), 5))
    play(s, 0, SetDie(0, col(5), 6))
    assert s.officers[0].dice == (col(5), col(6), off(1))
    assert why(s, 0, UseFreely(BOOK.skill_rules[BOOK.skill_id["motivator"]][0])) == "GEN7-33.30"


@pytest.mark.rule("GEN7-33.4", "GEN7-33.6", "GEN7-33.7")
@pytest.mark.parametrize(
    ("name", "room"),
    [("biotechnician", "medical_center"), ("engineer", "fabrication_center"), ("scientist", "computing_center")],
)
def test_three_more_merits_for_orders_of_a_centre(name: str, room: str) -> None:
    s = quiet_table(col(3), off(1))
    skill(s, 0, name)
    s.officers[0].res[:] = [9, 9, 9]
    card = next(i for i, e in enumerate(BOOK.order_data) if e["room"] == room and not e["special"])
    order(s, 0, card)
    effects(s, [{"op": "work_order", "who": "actor", "room": "any"}])
    play(s, 0, TakeCard(2, card))
    assert s.officers[0].merit == BOOK.order_data[card]["merit"] + 3


@pytest.mark.rule("GEN7-33.5", "GEN7-33.8", "GEN7-33.9")
@pytest.mark.parametrize(
    ("name", "room", "res", "base"),
    [("chemist", "chemistry_lab", 2, 1), ("reclaimer", "recycling_lab", 1, 4), ("analyst", "science_lab", 0, 2)],
)
def test_one_more_in_a_lab(name: str, room: str, res: int, base: int) -> None:
    s = quiet_table(col(3), off(1))
    skill(s, 0, name)
    play(s, 0, Deploy(col(3), station(room, 3), 0))
    assert s.officers[0].res[res] == base + 1


@pytest.mark.rule("GEN7-33.10", "GEN7-33.32", "GEN7-33.34")
def test_the_lone_wolf_draws_alone() -> None:
    s = quiet_table(col(3), off(1))
    skill(s, 1, "lone_wolf")
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    play(s, 1, DRAW_ALONE)
    assert len(s.officers[1].orders) == 1
    assert all(p // CODES != 1 for p in s.brief)
    skill(s, 2, "lone_wolf")
    for card in s.pools[2][:5]:
        order(s, 2, card)
    assert why(s, 2, DRAW_ALONE) == "GEN7-33.10"


@pytest.mark.rule("GEN7-33.11", "GEN7-33.12", "GEN7-33.13", "GEN7-33.14", "GEN7-33.33")
@pytest.mark.parametrize(
    ("name", "room", "low", "high"),
    [
        ("academic", "science_lab", -1, 1),
        ("carer", "chemistry_lab", -1, 1),
        ("executive", "ops_center", 0, 2),
        ("workhorse", "recycling_lab", -1, 1),
    ],
)
def test_adjusting_skills_change_a_die_before_placement(name: str, room: str, low: int, high: int) -> None:
    s = quiet_table(col(3), col(6), off(1))
    skill(s, 0, name)
    place = station(room)
    found = sorted(a.by for a in s.legal(0) if isinstance(a, Deploy) and a.die == col(3) and a.station == place)
    assert found == list(range(low, high + 1))
    assert why(s, 0, Deploy(col(6), place, 1)) == "GEN7-33.33"
    play(s, 0, Deploy(col(3), place, high))
    assert s.stations[place] == col(3 + high)


@pytest.mark.rule("GEN7-33.33")
def test_a_task_of_the_department_may_be_adjusted_too() -> None:
    s = quiet_table(col(3), col(3), off(1))
    task(s, HAMMER)
    s.officers[1].dice = s.officers[2].dice = s.officers[3].dice = ()
    skill(s, 0, "workhorse")
    fill(s, 0, HAMMER, (0, col(3)), (0, col(3), 1))
    assert s.done >> HAMMER & 1 or s.officers[0].merit >= 3


@pytest.mark.rule("GEN7-33.15")
def test_courageous_gains_a_merit_for_a_task() -> None:
    s = quiet_table(col(3), col(4), off(1))
    task(s, HAMMER)
    skill(s, 0, "courageous")
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    assert s.officers[0].merit == 3 + 1


@pytest.mark.rule("GEN7-33.16", "GEN7-33.17", "GEN7-33.18")
@pytest.mark.parametrize(("name", "res"), [("scavenger", 1), ("hacker", 0), ("smuggler", 2)])
def test_take_five_once_an_episode(name: str, res: int) -> None:
    s = quiet_table(col(3))
    skill(s, 0, name)
    use(s, 0, name)
    assert s.officers[0].res[res] == 5
    assert s.explain(0, UseFreely(BOOK.skill_rules[BOOK.skill_id[name]][0])) is not None


@pytest.mark.rule("GEN7-33.19", "GEN7-33.32")
def test_the_optimiser_draws_up_to_two_within_the_limit_and_discards_two() -> None:
    s = quiet_table(col(3))
    for card in s.pools[2][:4]:
        order(s, 0, card)
    skill(s, 0, "optimiser")
    use(s, 0, "optimiser")
    play(s, 0, AGREE)
    assert len(s.officers[0].orders) == 5  # no second: the limit holds while drawing
    assert asked(s).__name__ == "DiscardCard"
    play(s, 0, s.legal(0)[0])
    play(s, 0, s.legal(0)[0])
    assert len(s.officers[0].orders) == 3


@pytest.mark.rule("GEN7-33.20", "GEN7-33.37")
def test_the_modding_expert_counts_a_schema_once_more() -> None:
    s = quiet_table(col(3), off(1))
    skill(s, 0, "modding_expert")
    schema(s, 0, "sc_01")
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    assert asked(s).__name__ == "React"
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    assert s.officers[0].res[0] == 2 + 1 + 1
    s = quiet_table(col(3), off(1))
    skill(s, 0, "modding_expert")
    schema(s, 0, "sc_16")  # a triggered one: a chemical for Cryostasis
    play(s, 0, Deploy(col(3), station("medical_center"), 0))
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    assert s.officers[0].res[2] == 2


@pytest.mark.rule("GEN7-33.21", "GEN7-33.35")
def test_the_physician_wakes_dice_of_anybody() -> None:
    s = quiet_table(col(3), off(1))
    for officer in s.officers[1:3]:
        officer.dice = ()
    s.wake = (CODES + off(1), 2 * CODES + off(1))
    skill(s, 0, "physician")
    use(s, 0, "physician")
    play(s, 0, s.legal(0)[0])
    play(s, 0, s.legal(0)[0])
    assert [len(officer.dice) for officer in s.officers[1:3]] == [1, 1]
    assert list(s.wake) == []


@pytest.mark.rule("GEN7-33.22", "GEN7-33.24", "GEN7-33.39")
@pytest.mark.parametrize(
    ("name", "room", "deck"), [("director", "computing_center", 0), ("architect", "fabrication_center", 1)]
)
def test_director_and_architect_give_cards_to_three(name: str, room: str, deck: int) -> None:
    s = quiet_table(col(3), off(4))
    skill(s, 0, name)
    play(s, 0, Deploy(off(4), station(room), 0))
    assert asked(s).__name__ == "React"
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    assert len(s.look) == 6
    given = 0
    while asked(s).__name__ in ("DealCard", "DealSeat", "Arrange"):
        seat = s.first_asked()
        given += asked(s).__name__ == "DealSeat"
        play(s, seat, s.legal(seat)[0])
    held = [len(o.files) if deck == 0 else int(o.schemas[0] >= 0) for o in s.officers]
    assert sorted(held) == [0, 1, 1, 1]
    assert len(s.unders[deck]) == 3


@pytest.mark.rule("GEN7-33.23", "GEN7-33.27")
@pytest.mark.parametrize(("name", "deck"), [("archivist", 0), ("planner", 1)])
def test_archivist_and_planner_search_a_deck(name: str, deck: int) -> None:
    s = quiet_table(col(3))
    skill(s, 0, name)
    use(s, 0, name)
    assert asked(s).__name__ == "SearchDeck"
    card = s.legal(0)[3]
    assert isinstance(card, TakeCard)
    play(s, 0, card)
    if deck:
        play(s, 0, TakeCard(1, card.card))
        assert s.officers[0].schemas[0] == card.card
    else:
        assert s.officers[0].files == (card.card,)


@pytest.mark.rule("GEN7-33.25")
def test_the_advocate_lets_a_player_thaw() -> None:
    s = quiet_table(col(3), off(4))
    skill(s, 0, "advocate")
    play(s, 0, Deploy(off(4), station("medical_center"), 0))
    while asked(s).__name__ == "FinishOrder":
        play(s, 0, PASS)
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    play(s, 0, PickSeat(2))
    cryo = s.officers[2].cryo
    play(s, 2, AGREE)
    assert s.officers[2].cryo == cryo - 1


@pytest.mark.rule("GEN7-33.28", "GEN7-33.38")
def test_the_problem_solver_lowers_one_cost_by_six() -> None:
    s = quiet_table(col(3), off(1))
    skill(s, 0, "problem_solver")
    assert (
        s.explain(0, UseFreely(BOOK.skill_rules[BOOK.skill_id["problem_solver"]][0])) is not None
    )  # nothing to complete
    card = order(s, 0, 8)
    s.officers[0].res[:] = [1, 0, 0]
    effects(s, [{"op": "work_order", "who": "actor", "room": "any"}])
    assert why(s, 0, TakeCard(2, card)) == "GEN7-2.14"
    use(s, 0, "problem_solver")
    play(s, 0, TakeCard(2, card))
    advance(s, lambda s: asked(s).__name__ != "SpareOrder")
    assert s.officers[0].merit == BOOK.order_data[card]["merit"]
    s = quiet_table(col(3), col(4), off(1))
    task(s, HAMMER)
    s.store[:] = [0, 0, 0]
    file(s, 0, "fi_06")
    play(s, 0, Propose(HAMMER))
    play(s, 0, Assign(0, col(3), 0, -1))
    play(s, 0, Assign(0, col(4), 0, -1))
    assert asked(s).__name__ == "Prepare"
    play(s, 0, PlayFile(5))
    play(s, 0, READY)
    assert s.officers[0].merit == 3


@pytest.mark.rule("GEN7-33.29", "GEN7-33.31")
def test_the_provider_gives_to_three_players() -> None:
    s = quiet_table(col(3), seats=3)
    skill(s, 0, "provider")
    use(s, 0, "provider")
    play(s, 0, s.legal(0)[1])
    assert [o.res[1] for o in s.officers] == [3, 3, 3]  # with three players: everybody
    s = quiet_table(col(3))
    skill(s, 0, "provider")
    use(s, 0, "provider")
    play(s, 0, s.legal(0)[0])
    for seat in (1, 2, 3):
        play(s, 0, PickSeat(seat))
    assert [o.res[0] for o in s.officers] == [0, 3, 3, 3]


@pytest.mark.rule("GEN7-33.13", "GEN7-13.6")
def test_an_executive_raises_a_die_that_joins_a_briefing() -> None:
    s = task_table(col(3))
    dice(s, 1, col(2), off(8))
    skill(s, 1, "executive")
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    assert why(s, 1, Join(col(2), 3)) == "GEN7-33.33"
    assert why(s, 1, Join(col(2), -1)) == "GEN7-33.33"
    assert why(s, 1, Join(off(8), 1)) == "GEN7-33.33"  # beyond its faces
    play(s, 1, Join(col(2), 2))
    assert CODES + col(4) in s.stations
    assert asked(s).__name__ == "TakeOrder"
    assert s.first_asked() == 1  # the higher die chooses first


@pytest.mark.rule("GEN7-30.6")
def test_a_die_that_a_rule_forbids_does_not_join_a_briefing() -> None:
    s = task_table(col(3))
    dice(s, 1, col(2), off(4))
    banned = BOOK.rule_number({"mod": "ban", "kind": "officer", "dept": "command"}, "card", -1)
    s.lasting = ((banned, NOBODY, UNTIL.index("round_end")),)
    s.rules_changed()
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    assert why(s, 1, Join(off(4), 0)) == "GEN7-30.6"
    assert set(s.legal(1)) == {PASS, Join(col(2), 0)}


@pytest.mark.rule("GEN7-33.13")
def test_without_the_skill_a_joining_die_stays_as_it_is() -> None:
    s = task_table(col(3))
    dice(s, 1, col(2))
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    assert why(s, 1, Join(col(2), 1)) == "GEN7-33.33"
    assert set(s.legal(1)) == {PASS, Join(col(2), 0)}
