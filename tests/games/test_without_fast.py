"""Speed changes nothing: with ``STERNHAFEN_FAST=0`` the same games are played, by the same draws, under the same laws.

What only makes a title quick lives in its `fast` package, which is then not even loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sternhafen.arena.fingerprint import fingerprint
from sternhafen.games import title as title_by_id
from tests.arena.test_golden import OURS

PLAIN = {**os.environ, "STERNHAFEN_FAST": "0"}

PLAY = """
import sys
from sternhafen.arena.fingerprint import fingerprint
from sternhafen.games import title
one = title({title!r})
for seats in one.seats:
    options = next(iter(one.variants(seats)))
    print(fingerprint(one, seats, options, seats))
assert not [name for name in sys.modules if name.startswith("sternhafen.games.") and ".fast" in name]
"""

REPLAY = """
from sternhafen.arena.golden import differences
from sternhafen.games import title
from tests.arena.test_golden import golden
for number, game in enumerate(golden({title!r})[::{step}]):
    for problem in differences(game, title({title!r})):
        print(number, problem)
"""

KEEP_LAWS = """
from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games import title
from sternhafen.text import rulebook
one = title({title!r})
for seats in one.seats:
    options = list(one.variants(seats))[-1].bounded()
    play_by_the_laws(one, seats, options, seed=seats, share=0.05, rules=set(rulebook("en", one.id).rules))
"""

GOLDEN_STEP = 8
"""Every eighth golden game is replayed."""


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], env=PLAIN, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("title", OURS)
def test_the_same_games_are_played(title: str) -> None:
    one = title_by_id(title)
    quick = [fingerprint(one, seats, next(iter(one.variants(seats))), seats) for seats in one.seats]
    assert run(PLAY.format(title=title)).split() == quick


@pytest.mark.parametrize("title", OURS)
def test_golden_games_lead_to_the_same_states(title: str) -> None:
    assert run(REPLAY.format(title=title, step=GOLDEN_STEP)) == ""


@pytest.mark.parametrize("title", OURS)
def test_random_games_keep_the_laws(title: str) -> None:
    run(KEEP_LAWS.format(title=title))
