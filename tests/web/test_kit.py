"""The kit: every part is shown on its page, in both themes, without errors and accessible."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.web.people import AXE, PHONE, Person

Sit = Callable[..., Person]
KIT = Path(__file__).resolve().parents[2] / "web" / "src" / "kit"


def open_kit(person: Person) -> None:
    person.page.goto(f"{person.address}/kit")
    person.page.wait_for_selector(".scene svg")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_kit_is_accessible(sit: Sit, theme: Literal["dark", "light"]) -> None:
    ada = sit(theme=theme)
    open_kit(ada)
    ada.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = ada.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert not [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"] if rule["impact"] != "minor"]


def test_a_scene_stays_dark_in_the_light_theme(sit: Sit) -> None:
    colour = "selector => getComputedStyle(document.querySelector(selector)).color"
    dark, light = sit(), sit(theme="light")
    for person in (dark, light):
        open_kit(person)
    assert dark.page.evaluate(colour, ".scene > .scene") == light.page.evaluate(colour, ".scene > .scene")
    assert dark.page.evaluate(colour, "main") != light.page.evaluate(colour, "main")


def test_a_popover_covers_nothing_legal_and_on_a_phone_stands_above_the_dock(sit: Sit) -> None:
    wide, phone = sit(), sit(size=PHONE)
    for person in (wide, phone):
        open_kit(person)
        person.page.locator("[data-skin=info]").first.click()
    box = wide.page.locator(".popover").bounding_box()
    assert box is not None
    for target in wide.page.locator('[data-state="legal"]').all():
        other = target.bounding_box()
        assert other is not None
        apart = box["x"] >= other["x"] + other["width"] or other["x"] >= box["x"] + box["width"]
        assert apart or box["y"] >= other["y"] + other["height"] or other["y"] >= box["y"] + box["height"]
    expect(phone.page.locator(".popover.free")).to_be_visible()


def test_a_sequence_can_be_skipped(sit: Sit) -> None:
    ada = sit(moving=True)
    open_kit(ada)
    ada.page.get_by_text("play", exact=True).click()
    expect(ada.page.locator("output")).to_have_text("1")
    ada.page.get_by_text("skip", exact=True).click()
    expect(ada.page.locator("output")).to_have_text("5")


def test_every_part_is_on_the_page_or_used_by_one_that_is() -> None:
    gallery = (KIT / "Gallery.svelte").read_text(encoding="utf-8")
    sources = {path.stem: path.read_text(encoding="utf-8") for path in KIT.glob("*.svelte")}
    shown, queue = set(), ["Gallery"]
    while queue:
        name = queue.pop()
        if name in shown:
            continue
        shown.add(name)
        queue += re.findall(r'from "\./(\w+)\.svelte"', sources.get(name, ""))
    at_the_table = {"InfoCard", "Prompt", "SeatBar"}  # they need a game
    assert gallery
    assert sources.keys() - shown == at_the_table


RENDERED = """async ([times, pause]) => {
  const RATE = 44100, SECONDS = 2 + times * pause, BASS = 200;
  const buttons = [...document.querySelectorAll("[data-moment]")];
  let now = 0, audio;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, RATE * SECONDS * buttons.length, RATE); audio = this; }
    get currentTime() { return now; }
    resume() { return Promise.resolve(); }
  };
  for (const [index, button] of buttons.entries())
    for (let time = 0; time < times; time += 1) { now = index * SECONDS + time * pause; button.click(); }
  const whole = await audio.startRendering();
  const all = whole.getChannelData(0);
  const small = new OfflineAudioContext(1, all.length, RATE);  // a loudspeaker that has no bass
  const source = new AudioBufferSourceNode(small, {buffer: whole});
  const pass = () => new BiquadFilterNode(small, {type: "highpass", frequency: BASS});
  source.connect(pass()).connect(pass()).connect(small.destination);
  source.start();
  const thin = (await small.startRendering()).getChannelData(0);
  const most = data => data.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0);
  return buttons.map((button, index) => {
    const data = all.subarray(index * SECONDS * RATE, (index + 1) * SECONDS * RATE);
    const loud = at => Math.abs(data[at]) > 0.001;
    let first = 0, last = data.length - 1, peak = 0, sum = 0;
    while (first < last && !loud(first)) first += 1;
    while (last > first && !loud(last)) last -= 1;
    for (const one of data) { peak = Math.max(peak, Math.abs(one)); sum += one; }
    const {moment} = button.dataset;
    const part = (from, to) => data.subarray(from * RATE, to * RATE);
    return {moment, peak, begins: first / RATE, ends: last / RATE, drift: Math.abs(sum / data.length),
      small: most(thin.subarray(index * SECONDS * RATE, (index + 1) * SECONDS * RATE)),
      first: most(part(0, pause || SECONDS)), last: most(part((times - 1) * pause, SECONDS))};
  });
}"""
"""Every sound, rendered instead of heard: so many times, with so many seconds between."""
LOUDEST, SOFTEST, DRIFT = 0.2, 0.015, 0.001
SMALL = 0.01
"""What a phone's or a laptop's loudspeaker has to give back of the softest."""
AGAIN = 1.25
"""Seconds after which a sound is over and still counts as one that comes again."""
AT_ONCE, LONGEST = 0.03, 1.2


def test_every_sound_is_soft_short_and_begins_at_once(sit: Sit) -> None:
    """Measured without a loudspeaker: nothing clips, nothing drones on, none is too faint to be heard."""
    ada = sit()
    open_kit(ada)
    ada.page.mouse.click(2, 2)
    heard = ada.page.evaluate(RENDERED, [1, 0])
    source = (KIT / "sounds.svelte.ts").read_text(encoding="utf-8")
    assert [one["moment"] for one in heard] == re.findall(r'^  \| "(\w+)"', source, re.MULTILINE)
    for one in heard:
        assert SOFTEST < one["peak"] < LOUDEST, one
        assert one["begins"] < AT_ONCE, one
        assert one["ends"] < LONGEST, one
        assert one["drift"] < DRIFT, one
        assert one["small"] > SMALL, one


def test_a_sound_that_comes_again_and_again_grows_softer(sit: Sit) -> None:
    """Gains and landings come in rows; also a quick one stays as soft as two."""
    ada = sit()
    open_kit(ada)
    ada.page.mouse.click(2, 2)
    for one in ada.page.evaluate(RENDERED, [3, AGAIN]):
        assert 0.4 * one["first"] < one["last"] < 0.8 * one["first"], one
    ada.page.reload()
    ada.page.wait_for_selector(".scene svg")
    ada.page.mouse.click(2, 2)
    for one in ada.page.evaluate(RENDERED, [5, 0.15]):
        assert one["peak"] < 2 * LOUDEST, one
