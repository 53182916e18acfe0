"""Measures a page as eyes and fingers do: how small its letters, icons and targets are, and what jumps meanwhile."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

SMALLEST_TEXT = 14
SMALLEST_ICON = 20
SMALLEST_TARGET = {"pointer": 40, "touch": 44}
MOST_SHIFT = 0.02
SECOND = 1000.0

_MEASURE = """([text, icon, target, inside]) => {
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.querySelector(inside);
  const visible = one => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({opacityProperty: false, visibilityProperty: true}) && box.width > 1 && box.height > 1
      && !one.closest("[inert], .unseen");
  };
  const name = one => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} ${
    (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 30)}`;
  const scale = one => {
    const svg = one.closest("svg");
    const matrix = svg && one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || !visible(one) || one.closest("option, style, script")) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale(one);
    if (size < text - 0.01) found.push(`text ${size.toFixed(1)} px: ${name(one)}`);
  }
  for (const one of root.querySelectorAll("svg.icon")) {
    const box = one.getBoundingClientRect();
    if (visible(one) && Math.min(box.width, box.height) < icon - 0.01)
      found.push(`icon ${box.width} px: ${name(one.parentElement)}`);
  }
  for (const one of root.querySelectorAll("a[href], button, select, summary, input, [data-target]")) {
    const labelled = one.matches("input.unseen, input[type=checkbox], input[type=radio]");
    const hit = labelled ? one.closest("label") ?? one : one;
    if (!visible(hit) || hit.closest("p")) continue;
    const box = hit.getBoundingClientRect();
    if (Math.min(box.width, box.height) < target - 0.01)
      found.push(`target ${box.width.toFixed(0)}x${box.height.toFixed(0)} px: ${name(one)}`);
  }
  return [...new Set(found)];
}"""
"""A link or button within a sentence is as high as its line, as in any text."""

_WATCH = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const one of list.getEntries())
    if (!one.hadRecentInput)
      window.shifts.push(
        [one.value, one.sources.map(source => source.node?.outerHTML?.slice(0, 80) ?? "?"), one.startTime]);
}).observe({type: "layout-shift", buffered: true});
"""


def too_small(page: Page, touch: bool = False, inside: str = "body") -> list[str]:
    """Return what is too small to read or to hit in the open dialog, else in the page or a part of it."""
    target = SMALLEST_TARGET["touch" if touch else "pointer"]
    found: list[str] = page.evaluate(_MEASURE, [SMALLEST_TEXT, SMALLEST_ICON, target, inside])
    return found


def watch_shifts(context: BrowserContext) -> None:
    """Note from now on what moves by itself on any page."""
    context.add_init_script(_WATCH)


def shifts(page: Page) -> tuple[float, list[Any]]:
    """Return how far things moved by themselves (CLS: in the worst five seconds without rest), and what did."""
    moved: list[Any] = page.evaluate("window.shifts")
    worst = window = began = last = 0.0
    for value, _, at in moved:
        if at - last > SECOND or at - began > 5 * SECOND:
            window, began = 0.0, at
        window, last = window + value, at
        worst = max(worst, window)
    return worst, moved


COVERED = """() => [...document.querySelectorAll('main.board [data-state="legal"]')].flatMap(thing => {
  if (!thing.checkVisibility({visibilityProperty: true})) return [];
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let up = thing.parentElement; up; up = up.parentElement) {
    const around = up.getBoundingClientRect();
    const outside = x < around.left || x > around.right || y < around.top || y > around.bottom;
    if (outside && /auto|scroll/.test(getComputedStyle(up).overflow)) return [];  // it is scrolled to first
  }
  const top = document.elementFromPoint(x, y);
  if (!top || thing.contains(top) || top.closest('[data-state="legal"]')) return [];
  const over = top.closest('[data-target], [data-prompt], [data-part], button, section');
  return [`${thing.dataset.target} under ${over?.dataset.target ?? over?.className ?? top.tagName}`];
})"""


def covered(page: Page) -> list[str]:
    """Return what can be chosen but lies, in its middle, under something that cannot."""
    told: list[str] = page.evaluate(COVERED)
    return told
