"""Speed changes nothing: at every kind of position `fast` gives the answers of the rules, in their order."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown import TITLE, fast, game
from sternhafen.games.planet_unknown.data.cards import CARD_EFFECTS, EVENT_EFFECT
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS
from sternhafen.games.planet_unknown.data.grid import CELLS
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS, PLANETS
from sternhafen.games.planet_unknown.data.tiles import TILES
from sternhafen.games.planet_unknown.data.vocabulary import ADD_CIVS, LARGE, REMOVE_CIVS
from sternhafen.games.planet_unknown.fast.pieces import pieces
from sternhafen.games.planet_unknown.fast.placement import nth_placement, outlines
from sternhafen.games.planet_unknown.fast.words import Ground
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.corporations.table import RULES
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING
from sternhafen.games.planet_unknown.rules.placement import BAN_TESTS
from tests.games.planet_unknown.position import placing

Rules = game.PlanetUnknown
"""The game without anything quick: its methods are called on quick games."""
SHARE = 0.15
"""How many positions of a game are looked at."""


def start(planet: str, corporation: str, seats: int, seed: int) -> game.PlanetUnknown:
    own = {"planets": [planet], "corporations": [corporation], "boards": "both", "beyond_rulebook": True}
    options = {**own, "confirm": False, "events": bool(seed % 2), "private_objectives": True}
    return fast.new(msgspec.convert(options, PlanetUnknownOptions), seats, seed)


def compare(s: game.PlanetUnknown, seat: Seat, seed: int) -> None:
    legal = Rules.legal(s, seat)
    assert s.legal(seat) == legal
    assert s.count_legal(seat) == len(legal)
    assert s.view(seat) == Rules.view(s, seat)
    for k in range(3):
        assert s.sample_legal(seat, Random(seed + k).random) == Rules.sample_legal(s, seat, Random(seed + k).random)
    if s.colonies[seat].last_tile:
        for early in (False, True):
            assert s.something_to_do(seat, early) == Rules.something_to_do(s, seat, early)
    assert s.can_place(seat) == Rules.can_place(s, seat)
    for bans in BAN_TESTS:
        assert s.placements(seat, bans) == Rules.placements(s, seat, bans)


@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_quick_answers_are_those_of_the_rules(corporation: str) -> None:
    for seed, planet in enumerate(PLANET_IDS):
        name = "standard" if corporation == CORPORATION_IDS[0] else corporation
        ground = "standard" if planet == PLANET_IDS[0] else planet
        s = start(ground, name, 1 + seed % 2, seed)
        s.settle()
        rng = Random(seed)
        while (seat := s.first_asked()) >= 0:
            if rng.random() < SHARE:
                compare(s, seat, seed)
            s.play(seat, s.sample_legal(seat, rng.random))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_played_out_ends_as_one_played_move_by_move(seats: int) -> None:
    for seed, corporation in enumerate(CORPORATION_IDS[1:]):
        s = start(PLANET_IDS[1 + seed], corporation, seats, seed)
        s.settle()
        other, rng, again = s.copy(), Random(seed), Random(seed)
        other.play_out(rng.random)
        Rules.play_out(s, again.random)
        assert other == s
        assert rng.random() == again.random()


def test_placements_counted_on_words_are_those_of_the_boards() -> None:
    rng = Random(1)
    for ground in PLANETS:
        free = ground.grid & (rng.getrandbits(CELLS) | rng.getrandbits(CELLS))
        for apart in (0, free & rng.getrandbits(CELLS)):
            words = Ground(free, apart)
            for tile in range(0, TILES, 7):
                count, boards = outlines(tile, pieces(free), pieces(apart) if apart else ())
                assert words.count(tile) == count
                for n in range(0, count, 11):
                    assert words.nth(LARGE, tile, n) is nth_placement(LARGE, boards, n)


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    s = placing("horizon-group")
    other, slow = s.copy(), Rules.copy(s)
    assert s == other == slow
    other.play(0, other.legal(0)[0])
    assert s != other
    assert s == slow


def test_every_corporation_has_its_module_and_every_waiting_effect_its_answers() -> None:
    assert set(RULES) == set(CORPORATION_IDS)
    on_events = [effect for effect in EVENT_EFFECT[:-1] if effect[0] not in (ADD_CIVS, REMOVE_CIVS)]
    for effect in [*on_events, *(effect for effects in CARD_EFFECTS for effect in effects)]:
        s = placing(seats=2)
        carry_out(s, 0, effect)
        assert all(waiting[0] in PENDING for waiting in s.colonies[0].effects), effect


def test_the_title_plays_the_quick_game() -> None:
    assert type(TITLE.new(PlanetUnknownOptions(), 2, 1)) is not Rules
