"""Pages and memory of a campaign: GEN7-35, its review and its book."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.carry import carried
from sternhafen.games.gen7.campaign.files.checker import ComponentError
from sternhafen.games.gen7.campaign.files.page_checker import PageChecker
from sternhafen.games.gen7.campaign.memory.passages import MAX_CODAS
from sternhafen.games.gen7.campaign.review.check import review, review_evenings
from sternhafen.games.gen7.campaign.review.evenings import Evening, Facts
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.remembering import chosen_codas, memory_of, own_memory, reach, remember
from sternhafen.games.gen7.effects.scenes.scene_events import PageRead, PlotHalfDone
from sternhafen.games.gen7.effects.story_events import FateStruck
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.phases import PlotTest
from sternhafen.terminal.gen7_campaign import campaign_book, check_campaign
from tests.games.gen7.lighthouse import LIGHTHOUSE, OPTIONS, evenings, lamp
from tests.games.gen7.table import col, rule_ids


def pages(s: Gen7, kind: str, about: int, which: int) -> list[tuple[str, str, int]]:
    """Return what is read at a moment: page, English words, and to whom."""
    s.record()
    reach(s, kind, about, which)
    read = [event for event in s.drain_events() if isinstance(event, PageRead)]
    return [(LIGHTHOUSE.page_names[e.page], LIGHTHOUSE.texts[e.text or 0]["en"], e.to) for e in read]


def set_flag(s: Gen7, name: str, value: Any) -> None:
    log = s.own_log()
    number = LIGHTHOUSE.flag_names.index(name)
    log.flags = (*log.flags[:number], LIGHTHOUSE.flag_value(value), *log.flags[number + 1 :])


@pytest.mark.rule("GEN7-35.1")
def test_of_a_page_those_passages_are_read_that_hold() -> None:
    s = lamp("l1")
    vote = LIGHTHOUSE.point_id["l4"]
    assert [words for _, words, _ in pages(s, "decision_open", vote, 0)] == [
        "Ada holds the match.",
        "The harbour is silent.",
    ]
    set_flag(s, "harbour", "light")
    assert [words for _, words, _ in pages(s, "decision_open", vote, 0)] == [
        "Ada holds the match.",
        "The harbour wants light.",
    ]
    before = s.digest()
    pages(s, "decision_open", vote, 0)
    assert s.digest() == before


@pytest.mark.rule("GEN7-35.1")
def test_what_is_read_at_the_set_up_is_on_the_table() -> None:
    s = TITLE.start(OPTIONS, 3, 1)
    assert isinstance(s, Gen7)
    scene = s.view(0).scene
    assert scene is not None
    assert [LIGHTHOUSE.page_names[page] for page, _ in scene.opening] == ["l_open", "l_oil"]


@pytest.mark.rule("GEN7-35.2")
def test_the_logbook_keeps_every_answer_and_outcome() -> None:
    s = lamp("l1")
    taken = LIGHTHOUSE.decision_names.index("l1_key/keep")
    option = next(i for i, option in enumerate(LIGHTHOUSE.options) if option.decision == taken)
    remember(s, option, 2)
    own_memory(s).outcomes = ((0, 1),)
    carry = carried(s)
    assert carry.memory is not None
    assert carry.memory.decided == ((taken, 2),)
    follows = TITLE.start(Gen7Options(carry=evenings_half(), confirm=False, campaign="lighthouse"), 3, 5)
    assert isinstance(follows, Gen7)
    assert memory_of(follows).outcomes
    key = LIGHTHOUSE.condition({"test": "decided", "vote": "l1_key", "option": "keep"})
    assert holds(s, key, BY_SEAT[0])


def evenings_half() -> Any:
    """Return the logbook after the first evening."""
    s = TITLE.start(OPTIONS, 3, 4)
    rnd = Random(4).random
    while (seat := s.first_asked()) >= 0:
        s.play(seat, s.sample_legal(seat, rnd))
    outcome = s.outcome()
    assert outcome is not None
    return outcome.carry


@pytest.mark.rule("GEN7-35.3", "GEN7-35.4")
def test_half_a_success_is_no_setback_and_its_page_comes_before_its_effects() -> None:
    s = lamp("l1")
    own_memory(s).found = (LIGHTHOUSE.find_names.index("oil"),)
    s.round = s.deadline
    setbacks = LIGHTHOUSE.setbacks
    before = s.log.counters[setbacks]
    s.record()
    PlotTest(-1).run(s)
    events = s.drain_events()
    assert [type(event) for event in events[:2]] == [PlotHalfDone, PageRead]
    s.settle()
    assert s.log.counters[setbacks] == before
    assert memory_of(s).outcomes == ((0, 1),)
    assert s.point == LIGHTHOUSE.point_id["l2"]


@pytest.mark.rule("GEN7-35.5")
def test_a_private_page_is_read_by_whom_it_concerns_alone() -> None:
    s = lamp("l1")
    entry = memory_of(s).entry
    assert pages(s, "round_end", entry, 1) == []
    s.plot_dice[2] = (36 + col(2),)
    ((page, _, to),) = pages(s, "round_end", entry, 1)
    assert (page, to) == ("l_watch", 0b010)


@pytest.mark.rule("GEN7-35.6")
def test_of_a_codas_versions_the_first_that_holds_is_read() -> None:
    s = lamp("l1")
    assert [LIGHTHOUSE.texts[text]["en"] for text in chosen_codas(s)] == ["Ada does not write."]
    set_flag(s, "lit", True)
    assert [LIGHTHOUSE.texts[text]["en"] for text in chosen_codas(s)] == ["Ada writes."]
    assert MAX_CODAS == 6


@pytest.mark.rule("GEN7-35.1")
def test_a_fate_card_is_introduced_by_what_led_to_it() -> None:
    s = lamp("l1")
    assert pages(s, "fate", 0, 0) == []
    own_memory(s).decided = ((LIGHTHOUSE.decision_names.index("l1_key/keep"), 0),)
    assert [words for _, words, _ in pages(s, "fate", 0, 0)] == ["The key in your pocket fits the seal."]


@pytest.mark.rule("GEN7-35.7")
def test_everybody_reads_the_page_of_their_own_reason() -> None:
    html = campaign_book("lighthouse", "l4/light", 3, 1, "random", "en")
    assert html.count("what you wanted") == 3


# Review and book ---------------------------------------------------------------------------------------------------


def changed(change: Any) -> Campaign:
    files = copy.deepcopy(LIGHTHOUSE.files)
    change(files)
    PageChecker(files).check()
    return Campaign("changed", files)


def test_the_small_campaign_is_sound_and_so_is_what_it_tells() -> None:
    assert check_campaign("lighthouse", print, games=3) == 0


def test_played_evenings_are_held_to_their_lengths_and_to_the_facts() -> None:
    """A passage that takes for granted what is not so is a fault, and so is an evening that is too short."""
    book = changed(lambda f: f["pages"]["evening-1"]["passages"][0].update(takes=["dark"]))
    s = lamp("l1")
    evening = Evening(s)
    evening.told = [(s.point, PageRead(page=0, text=text)) for _, text in memory_of(s).opening]
    evening.contradicted += Facts(book).contradicted(evening.events, frozenset())
    assert list(review_evenings(book, [evening])) == ["l_open.1: takes for granted: dark"]
    book.files["review"]["words"] = [30, 40]
    assert "l1: 23 words in en; 30 to 40 are wanted" in review_evenings(book, [evening])
    card = changed(lambda f: f["fate_cards"]["cards"][0].update(takes=["dark"]))
    assert list(Facts(card).contradicted([FateStruck(seat=0, card=0)], frozenset({"dark"}))) == []
    assert list(Facts(card).contradicted([FateStruck(seat=0, card=0)], frozenset())) == [
        "fc_s1: takes for granted: dark"
    ]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda f: f["episodes"]["flags"].append("new"), "flag new: never used"),
        (lambda f: f["pages"]["evening-2"]["passages"].pop(1), "flag oil: never read in words"),
        (lambda f: f["episodes"]["plot_points"][4]["setup"].pop(3), "flag oil: never read in play"),
        (lambda f: f["pages"]["evening-1"]["passages"][0].pop("introduces"), "l_watch.1: ada has not been introduced"),
        (
            lambda f: f["pages"]["evening-1"]["passages"][1].update(en="word " * 300, de="Wort " * 300),
            "l_oil: 300 words; 240 at most",
        ),
        (
            lambda f: f["pages"]["evening-1"]["passages"][0].update(de="Kurz."),
            "l_open.1: 16 words in English, 1 in German",
        ),
        (lambda f: f["episodes"]["plot_points"][0].pop("partial"), None),
        (
            lambda f: f["review"]["facts"].update(idle={"test": "flag", "flag": "lit", "value": True}),
            "fact idle: nothing takes it for granted",
        ),
        (
            lambda f: [point.update(kinds=["search"]) for point in f["episodes"]["plot_points"]],
            "l1 and k1: the same kinds of goals",
        ),
        (
            lambda f: f["pages"]["evening-1"]["passages"][4].update({"if": {"test": "flag", "flag": "oil"}}),
            "l_end.ok: oil changes only after it is read",
        ),
    ],
)
def test_the_review_finds_what_no_reader_should_meet(change: Any, fault: str | None) -> None:
    found = review(changed(change))
    assert fault in found if fault else found == []


@pytest.mark.parametrize(
    ("passage", "reason"),
    [
        ({"at": {"event": "no_such"}}, "'event': unknown word 'no_such'"),
        ({"at": {"event": "plot_open", "plot": "nowhere"}}, "the moment 'plot_open': unknown plot 'nowhere'"),
        ({"at": {"event": "round_end"}}, "the moment 'round_end' needs 'round'"),
        ({"who": "nobody"}, "nobody is called 'nobody'"),
        ({"if": {"test": "found", "find": "gold"}}, "test 'found': unknown find 'gold'"),
        ({"at": {"event": "decided", "vote": "l4", "option": "maybe"}}, "nobody can decide 'l4': 'maybe'"),
        ({"if": {"test": "decided", "vote": "l4", "option": "maybe"}}, "nobody can decide 'l4': 'maybe'"),
        ({"de": ""}, "a text without words"),
        ({"takes": ["noon"]}, "unknown fact 'noon'"),
        ({"at": {"event": "fate"}}, "the moment 'fate' needs 'card'"),
    ],
)
def test_a_page_with_a_fault_is_refused(passage: dict[str, Any], reason: str) -> None:
    with pytest.raises(ComponentError) as error:
        changed(lambda f: f["pages"]["evening-1"]["passages"][0].update(passage))
    assert str(error.value) == f"pages/evening-1.json: l_open.1: {reason}"


def test_the_book_tells_a_path_in_both_languages() -> None:
    book = campaign_book("lighthouse", "l4/dark", 3, 2, "random", "en")
    assert "<p>It stays dark.</p>" in book
    assert "<p>It burns.</p>" not in book
    assert "<p>Es bleibt dunkel.</p>" in campaign_book("lighthouse", "l4/dark", 3, 2, "random", "de")


# Laws --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_the_small_campaign_keeps_the_laws(seats: int, seed: int) -> None:
    play_by_the_laws(TITLE, seats, OPTIONS, seed, share=0.15, rules=rule_ids())
    carry = evenings_half() if seats == 3 else None
    if carry is not None:
        options = Gen7Options(carry=carry, confirm=True, campaign="lighthouse")
        play_by_the_laws(TITLE, seats, options, seed, share=0.15, rules=rule_ids())


def test_random_evenings_end() -> None:
    assert {evenings(seed, 3 + seed % 2).ended for seed in range(6)} == {True}
