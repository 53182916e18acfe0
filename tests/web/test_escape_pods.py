"""The board of Escape Pods: what is shown comes in the order in which it happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import expect

from sternhafen.bots.choose import bot
from sternhafen.engine import Match
from sternhafen.games.escape_pods import TITLE as ESCAPE_PODS
from sternhafen.games.escape_pods.view import PodsView
from tests.web.people import PHONE, Person
from tests.web.prepared import resume
from tests.web.screens import LANGUAGES

Sit = Callable[..., Person]

RECORD = """() => {
  const shown = (selector) =>
    Math.max(0, ...[...document.querySelectorAll(selector)].map((one) => Number(getComputedStyle(one).opacity)));
  const middle = (selector) => {
    const found = document.querySelector(selector);
    if (!found) return null;
    const box = found.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  window.frames_seen = [];
  const look = () => {
    window.frames_seen.push({
      core: shown(".explosion .core"), rubble: shown(".rubble"), warned: shown(".until, .warning"),
      dark: document.querySelector(".hex.debris") && getComputedStyle(document.querySelector(".hex.debris")).fill,
      pawn: middle(".pods [data-target^='crew:'] .hit"), pod: middle("[data-target='pod:3'] .hull"),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

ARRIVED = """() => {
  const seen = window.frames_seen, end = seen.at(-1).pod[0];
  return Math.abs(end - seen[0].pod[0]) > 40 && seen.slice(-9).every(frame => frame.pod[0] === end);
}"""


def frames(person: Person) -> list[dict[str, Any]]:
    """Return what was seen since recording began, one entry a frame."""
    seen: list[dict[str, Any]] = person.page.evaluate("window.frames_seen")
    return seen


def test_a_sector_explodes_before_its_debris_is_seen(sit: Sit) -> None:
    ada = sit("Ada", moving=True)
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.page.evaluate(RECORD)
    ada.click_targets(["end-turn"])
    expect(ada.page.locator(".rubble")).to_have_count(1)
    ada.page.wait_for_function(
        "() => window.frames_seen.at(-1).rubble === 1 && window.frames_seen.some(frame => frame.core > 0.5)"
    )
    seen = frames(ada)
    burst = next(n for n, frame in enumerate(seen) if frame["core"] > 0.5)
    debris = next(n for n, frame in enumerate(seen) if frame["rubble"] > 0.05)
    assert burst < debris
    # until the flash it looks as before: no hole, and the warning stands
    flash = next(n for n, frame in enumerate(seen) if frame["core"] > 0)
    assert {frame["dark"] for frame in seen[:flash]} <= {None, "rgba(0, 0, 0, 0)"}
    assert all(frame["warned"] > 0.9 for frame in seen[:flash])
    assert seen[-1]["dark"] != "rgba(0, 0, 0, 0)"


def test_who_embarks_travels_with_the_pod(sit: Sit) -> None:
    ada = sit("Ada", moving=True)
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.click_targets(["action:0", "reserve:0"])
    ada.page.evaluate(RECORD)
    ada.click_targets(["reserve:1", "pod:3"])
    ada.page.wait_for_function(ARRIVED)
    seen = frames(ada)
    assert abs(seen[-1]["pod"][0] - seen[0]["pod"][0]) > 40
    apart = [abs(frame["pawn"][0] - frame["pod"][0]) for frame in seen if frame["pawn"]]
    assert max(apart) < 40, max(apart)


SILHOUETTES = """() => [...document.querySelectorAll('.board .figure use:not(.badge)')]
  .map(use => use.getAttribute('href').split('#')[1])"""


@LANGUAGES
def test_types_of_crew_are_told_by_their_shape_and_nothing_needs_letters(sit: Sit, language: str) -> None:
    ada = sit(language=language)
    ada.enter()
    ada.start("solo")
    ada.wait_for_question()
    ada.follow_advice()  # somebody pays for an action, and stands in a socket
    ada.wait_for_question()
    shapes = set(ada.page.evaluate(SILHOUETTES))
    assert shapes >= {"crew-commander", "crew-scientist", "crew-engineer", "crew-anyone"}
    written = ada.page.locator(".board svg text").all_text_contents()
    assert not [text for text in written if len(text.strip()) == 1 and text.strip().isalpha()]


OVERLAPS = """() => {
  const boxes = (kind) => [...document.querySelectorAll(kind)].map((text) => text.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
  return boxes(".board .tag").flatMap((tag) => boxes(".board .number").filter((number) => meet(tag, number))).length;
}"""


def test_no_label_of_a_pod_lies_over_a_sectors_number_on_a_phone(sit: Sit) -> None:
    ada = sit(size=PHONE)
    ada.enter()
    ada.start("bots")
    for _ in range(8):
        ada.wait_for_question()
        assert ada.page.evaluate(OVERLAPS) == 0
        ada.follow_advice()
    assert ada.page.locator(".board .tag").count() > 0


COUNT = """() => {
  window.counted = [];
  const look = () => {
    const tally = document.querySelector(".tally");
    if (tally) {
      const caption = tally.querySelector("p").textContent;
      const totals = [...tally.querySelectorAll("li b")].map(total => Number(total.textContent));
      const result = document.querySelector("h2#end") !== null;
      const last = window.counted.at(-1);
      const now = {caption, totals, result};
      if (JSON.stringify(last) !== JSON.stringify(now)) window.counted.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def almost_over(seats: int, seed: int) -> Match:
    """Return a game in which the first seat makes the last decision."""
    rng = random.Random(seed)
    match = Match.new(ESCAPE_PODS, seats, seed)
    while not match.over:
        seat = next(iter(match.state.asked()))
        match.play(seat, bot("greedy")(ESCAPE_PODS, match.state, seat, rng))
    assert match.log[-1].seat == 0
    return match.at(len(match.log) - 1)


def test_the_end_is_counted_haven_after_haven_before_the_result_comes_up(sit: Sit) -> None:
    ada = sit(moving=True)
    ada.context.add_init_script("localStorage.setItem('sternhafen-speed', 'fast')")
    match = almost_over(3, seed=1)
    resume(ada, match)
    ada.wait_for_question()
    ada.page.evaluate(COUNT)
    ada.follow_advice()
    expect(ada.page.locator("h2#end")).to_be_visible()
    seen = ada.page.evaluate("window.counted")
    captions = list(dict.fromkeys(one["caption"] for one in seen))
    view = match.state.view(0)
    assert isinstance(view, PodsView)
    peopled = [str(number) for number, haven in enumerate(view.havens, start=1) if haven.crew]
    assert [caption.split(" · ")[0] for caption in captions] == [*peopled, "All havens are counted."]
    for before, after in pairwise(seen):
        assert all(was <= now for was, now in zip(before["totals"], after["totals"], strict=True))
    assert seen[0]["totals"] == [0, 0, 0]
    assert not any(one["result"] for one in seen if one["caption"] != captions[-1])
    assert sorted(seen[-1]["totals"]) == sorted(map(int, ada.page.locator(".end .total").all_inner_texts()))


def test_the_count_can_be_skipped(sit: Sit) -> None:
    ada = sit(moving=True, size=PHONE, language="de")
    resume(ada, almost_over(3, seed=1))
    ada.wait_for_question()
    ada.follow_advice()
    ada.page.get_by_role("button", name="Überspringen").click()
    expect(ada.page.locator("h2#end")).to_be_visible()
