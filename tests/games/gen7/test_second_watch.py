"""The second edition of The Seventh Watch: its story is sound on every path, and its campaigns end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.bot.evaluation import COUNTER, POSTED, STATION_TEST, STORE_TEST, TASKS_TEST
from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.campaign.memory.passages import DECISION_OPEN
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of
from sternhafen.games.gen7.campaign.review.check import review, review_evenings
from sternhafen.games.gen7.campaign.review.evenings import play_evenings
from sternhafen.games.gen7.campaign.story import ENDING
from sternhafen.games.gen7.data.vocabulary import GRADES, OPS
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.scenes.remembering import own_memory, reach
from sternhafen.games.gen7.effects.scenes.scene_events import PageRead
from sternhafen.games.gen7.effects.scenes.scene_tests import MEASURE
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.phases import note_outcome
from sternhafen.games.gen7.rules.plot import begin_point
from tests.games.gen7.table import rule_ids

BOOK = campaign_of(HOUSE)


def evening(carry: Carry | None, seats: int, seed: int) -> Gen7:
    """Play an episode at random; return its end."""
    s = begun(Gen7Options(carry=carry, confirm=False, campaign=HOUSE), seats, seed)
    rnd = Random(seed).random
    while (seat := s.first_asked()) >= 0:
        s.play(seat, s.sample_legal(seat, rnd))
    s.verify()
    return s


def begun(options: Gen7Options, seats: int, seed: int) -> Gen7:
    """Return the beginning of an episode."""
    s = TITLE.start(options, seats, seed)
    assert isinstance(s, Gen7)
    return s


def faults(seed: int) -> list[str]:
    """Play a campaign at random to its ending; return what is wrong with what was told."""
    rnd = Random(seed).random
    evenings = list(play_evenings(begun, BOOK, 3 + seed % 2, seed, lambda s, seat: s.sample_legal(seat, rnd)))
    assert BOOK.points[evenings[-1].state.point].kind == ENDING
    return list(review_evenings(BOOK, evenings))


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, list):
        for item in value:
            yield from parts(item)
    elif isinstance(value, dict):
        yield value
        for item in value.values():
            yield from parts(item)


def test_the_story_is_sound() -> None:
    """Every flag comes back in words and in play, pages wait for what can happen, both languages say the same."""
    assert review(BOOK) == []


def test_worn_out_numbers_are_not_used() -> None:
    for part in parts([BOOK.files["pages"], BOOK.files["fate_cards"]]):
        if isinstance(part.get("en"), str) and isinstance(part.get("de"), str):
            words = part["en"].replace("hundred and forty-two", "")
            assert not re.search(r"\b(eleven|forty|fourteen|four hundred)\b", words), words


JUDGED = {COUNTER, STATION_TEST, STORE_TEST, TASKS_TEST, POSTED, *MEASURE}
"""The tests in which a bot sees steps towards a goal."""


def ops(test: Condition) -> set[int]:
    return {test.op, *[op for part in test.of for op in ops(part)]}


def test_every_goal_says_how_it_is_played_and_bots_see_steps_towards_it() -> None:
    for entry, point in zip(BOOK.point_data, BOOK.points, strict=True):
        if point.goal is not None:
            assert entry.get("kinds"), entry["id"]
            assert entry["kinds"] == ["count"] or entry["rules_text"], entry["id"]
            leading = [point.goal, *([point.half] if point.half else []), *[test for test, _ in point.aims]]
            assert set[int]().union(*[ops(test) for test in leading]) & JUDGED, entry["id"]


def test_every_passage_that_is_kept_once_is_kept_once() -> None:
    ids = [passage["id"] for file in BOOK.files["pages"].values() for passage in file["passages"]]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("seed", range(4))
def test_random_campaigns_end_and_contradict_nothing(seed: int) -> None:
    """Every evening has its words in both languages, and no page or card takes for granted what is not so."""
    assert faults(seed) == []


@pytest.mark.soak
def test_two_thousand_random_campaigns_end_and_contradict_nothing() -> None:
    assert [fault for seed in range(2000) for fault in faults(seed)] == []


@pytest.mark.parametrize(("seats", "seed", "entry"), [(3, 1, "p1_1"), (4, 2, "p4a_1"), (3, 3, "p7b_1")])
def test_its_episodes_keep_the_laws(seats: int, seed: int, entry: str) -> None:
    carry: Carry | None = None
    if entry != BOOK.story_data["start"]:
        s = evening(None, seats, seed)
        outcome = s.outcome()
        assert outcome is not None
        assert isinstance(outcome.carry, Carry)
        carry = msgspec.structs.replace(outcome.carry, point=BOOK.point_id[entry])
    play_by_the_laws(TITLE, seats, Gen7Options(carry=carry, campaign=HOUSE), seed, share=0.04, rules=rule_ids())


def test_mirela_counts_the_girl_in_one_way_only() -> None:
    """Whoever calmed her may give her the ledger later: then the ledger counts."""
    s = evening(None, 3, 1)
    log = s.own_log()
    ledger = BOOK.flag_names.index("mirela_ledger")
    log.flags = (*log.flags[:ledger], 1, *log.flags[ledger + 1 :])
    own_memory(s).decided = ((BOOK.decision_names.index("fc_r04/calm"), 0),)
    s.record()
    reach(s, "found", BOOK.find_names.index("child"), 0)
    read = [BOOK.texts[event.text or 0]["en"] for event in s.drain_events() if isinstance(event, PageRead)]
    assert len([words for words in read if words.startswith("Mirela")]) == 1


def words_of(s: Gen7) -> list[str]:
    """Return the passages that have been read since the last look, in English."""
    return [BOOK.texts[event.text or 0]["en"] for event in s.drain_events() if isinstance(event, PageRead)]


def remember_flag(s: Gen7, flag: str, value: bool | str) -> None:
    log, number = s.own_log(), BOOK.flag_names.index(flag)
    log.flags = (*log.flags[:number], BOOK.flag_value(value), *log.flags[number + 1 :])


@pytest.mark.parametrize("result", ["brake", "burn", "split"])
def test_the_ships_ballot_is_counted_aloud_before_the_lever(result: str) -> None:
    """The result is known only when the urn has been opened: at the end of p4a_2 it would be too early."""
    s = evening(None, 3, 1)
    remember_flag(s, "told_crew", True)
    remember_flag(s, "ballot", result)
    s.record()
    reach(s, DECISION_OPEN, BOOK.point_id["p4_dec"], 0)
    read = words_of(s)
    counted = [number for number, words in enumerate(read) if words.startswith("The children count")]
    assert len(counted) == 1
    assert counted[0] < read.index(next(words for words in read if words.startswith("It comes down to a lever")))


@pytest.mark.parametrize(("grade", "over"), [("success", True), ("partial", False), ("setback", False)])
def test_a_navigator_left_in_the_bag_is_not_forgotten(grade: str, over: bool) -> None:
    """Whether he was carried over or not is told and noted, even if no draw ever named him."""
    s = evening(None, 3, 1)
    begin_point(s, BOOK.point_id["p6a_2"])
    s.agenda.clear()
    s.record()
    point = BOOK.points[s.point]
    note_outcome(s, GRADES.index(grade))
    read = words_of(s)
    assert [any(words.startswith(opening) for words in read) for opening in ("The very last", "Under one of")] == [
        over,
        not over,
    ]
    resolve(s, {"success": point.success, "partial": point.partial, "setback": point.setback}[grade], BY_SEAT[0])
    s.settle()
    assert s.log.flags[BOOK.flag_names.index("ravelli_over")] == int(over)


def test_a_quiet_coffee_forgives_the_first_overdraft() -> None:
    """The page says so (e7a_over.2b), so the rule does."""
    overdrawn = next(
        effect
        for effects in BOOK.effect_lists
        for effect in effects
        if effect.op == OPS.index("secret") and effect.ref == BOOK.counter_names.index("table")
    )
    for coffee, unrest in (("silent", 0), ("reported", 1)):
        s = evening(None, 3, 1)
        begin_point(s, BOOK.point_id["p7a_1"])
        s.agenda.clear()
        log = s.own_log()
        flags, counters = list(log.flags), list(log.counters)
        flags[BOOK.flag_names.index("coffee")] = BOOK.flag_value(coffee)
        counters[BOOK.counter_names.index("table")] = -1
        counters[BOOK.counter_names.index("unrest")] = 0
        log.flags, log.counters = tuple(flags), tuple(counters)
        resolve(s, overdrawn.then, BY_SEAT[0])
        s.settle()
        assert s.log.counters[BOOK.counter_names.index("overdrafts")] == 1
        assert s.log.counters[BOOK.counter_names.index("unrest")] == unrest
