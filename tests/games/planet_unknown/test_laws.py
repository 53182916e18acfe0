"""Golden games, and long random play on every pair of boards; `tests/engine/test_laws.py` checks the laws."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.engine import Options
from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.text.rules import rulebook

RULES = set(rulebook("en", TITLE.id).rules)
CASES = [(seats, i) for seats in TITLE.seats for i, _ in enumerate(TITLE.variants(seats))]
GOLDEN = {
    (1, 0): "8cb72594fbdd08d8343c9ca7443ac556",
    (2, 1): "cecd58e1d364f8f7727dfc796294e01f",
    (4, 1): "41ce6014530fe49522638710528481b2",
    (6, 3): "242eade789eb4be8ceabfedc056d5cff",
}


def played(seats: int, options: Options, seed: int) -> PlanetUnknown:
    s = TITLE.start(options, seats, seed)
    assert isinstance(s, PlanetUnknown)
    random = Random(seed).random
    while (seat := s.first_asked()) >= 0:
        s.play(seat, s.sample_legal(seat, random))
    s.verify()
    assert s.outcome() is not None
    return s


@pytest.mark.parametrize(("seats", "variant"), list(GOLDEN))
def test_golden_games_stay_as_they_are(seats: int, variant: int) -> None:
    options = list(TITLE.variants(seats))[variant]
    assert played(seats, options, 2022).digest() == GOLDEN[seats, variant]


def board(name: str) -> str:
    return "standard" if name in (PLANET_IDS[0], CORPORATION_IDS[0]) else name


@pytest.mark.soak
@pytest.mark.parametrize("planet", PLANET_IDS)
@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_every_pair_of_boards_plays_alone_and_with_four(planet: str, corporation: str) -> None:
    own = {"planets": [board(planet)], "corporations": [board(corporation)], "beyond_rulebook": True}
    alone = msgspec.convert({"confirm": False, **own}, PlanetUnknownOptions)
    for seed in range(50):
        played(1, alone, seed)
    for seed in range(20):
        modules = {"boards": "both", "events": bool(seed % 2), "private_objectives": bool(seed % 3)}
        played(4, msgspec.convert({"confirm": False, **own, **modules}, PlanetUnknownOptions), seed)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "variant"), CASES)
def test_long_random_games_keep_the_laws(seats: int, variant: int) -> None:
    options = list(TITLE.variants(seats))[variant]
    for seed in range(5):
        play_by_the_laws(TITLE, seats, options, seed=seed, share=0.5, rules=RULES)
