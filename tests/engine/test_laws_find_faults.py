"""The laws find planted faults: each fault in the teaching title is caught by the law that forbids it."""

from __future__ import annotations

import pytest

from sternhafen.engine import Title
from sternhafen.engine.laws import LawBroken, play_by_the_laws
from tests import teaching

FAULTS: dict[str, tuple[str, str, str]] = {
    "a leak: everybody sees what was sent": (
        "view",
        "p if i == seat or not p else -1 for",
        "p for",
    ),
    "a leak by legal actions: a question knows another's hand": (
        "view",
        "return None if a.probe in s.hands[self.seat] else",
        "return None if a.probe in s.hands[self.seat] and s.hands[self.seat - 1][0] != 1 else",
    ),
    "a forgotten reveal mark": (
        "reveal",
        "strengths=tuple(sums), reveals=True",
        "strengths=tuple(sums)",
    ),
    "a list shared by copies": (
        "copy",
        "return Auction(self.hands[:], self.sent[:]",
        "return Auction(self.hands[:], self.sent",
    ),
    "a lane that depends on another": (
        "lanes",
        "        s.sent[self.seat] = a.probe",
        "        s.sent[self.seat] = a.probe\n        s.score[self.seat] += sum(map(bool, s.sent))",
    ),
    "an undo that does not commute: what is built again is not what was": (
        "undo",
        "    s.hands = [tuple(sorted(probes[3 * i : 3 * i + 3])) for i in range(seats)]",
        "    TRACE.append(seed)\n"
        "    s.hands = [tuple(sorted(probes[3 * i : 3 * i + 3])) for i in range(seats)]\n"
        "    s.hands = s.hands[::-1] if TRACE.count(seed) > 2 else s.hands",
    ),
    "a lost component": (
        "verify",
        "        s.hands[self.seat] = tuple(p for p in s.hands[self.seat] if p != a.probe)",
        "        s.hands[self.seat] = tuple(p for p in s.hands[self.seat] if p > a.probe)",
    ),
    "a component doubled by resample": (
        "verify",
        "        rng.shuffle(hidden)",
        "        hidden = hidden and hidden[:1] * len(hidden)",
    ),
    "a field that dump forgets": (
        "dump",
        '__slots__ = ("hands", "sent", "boosts", "stars", "score")',
        '__slots__ = ("hands", "sent", "boosts", "stars", "score", "extra")\n    extra_default = 0',
    ),
    "a refusal without a rule": (
        "refusal",
        'Illegal("not-your-probe", "AUCTION-1.2", {"probe": a.probe})',
        'Illegal("not-your-probe", "")',
    ),
    "a fast legal that differs from check": (
        "legal",
        "    def check(self, s: Auction, a: Send)",
        "    def legal(self, s: Auction) -> list[Action]:\n"
        "        return [Send(p) for p in s.hands[self.seat][:1]]\n"
        "    def check(self, s: Auction, a: Send)",
    ),
    "a game that is longer than it says": ("end", '("deal", "star"), 40', '("deal", "star"), 3'),
    "chance from outside the seed": (
        "end",
        "probes = s.shuffled(0, range(1, 3 * seats + 1))",
        "import random; probes = random.sample(range(1, 3 * seats + 1), 3 * seats)",
    ),
}


def break_laws(title: Title) -> LawBroken | None:
    for seed in range(30):
        try:
            play_by_the_laws(title, seats=3, options=title.options(), seed=seed)
        except LawBroken as broken:
            return broken
    return None


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_caught_by_its_law(fault: str) -> None:
    law, old, new = FAULTS[fault]
    module = teaching.load((old, new))
    module.__dict__["TRACE"] = []
    if "extra" in new:
        plant_forgotten_field(module.__dict__["Auction"])
    broken = break_laws(module.TITLE)
    assert broken is not None, "no law noticed"
    assert broken.law == law, str(broken)


def plant_forgotten_field(state: type) -> None:
    """Give the state a field that its `__init__` sets but a loaded state sets again."""
    build = state.__init__  # type: ignore[misc]  # the fault is planted here

    def with_extra(self: object, *args: object, extra: int = 0, **rest: object) -> None:
        build(self, *args, **rest)
        self.extra = len(rest)  # type: ignore[attr-defined]  # its slot is in the changed code

    state.__init__ = with_extra  # type: ignore[misc]  # as above


def test_the_title_without_a_fault_keeps_the_laws(auction: Title) -> None:
    assert break_laws(auction) is None
