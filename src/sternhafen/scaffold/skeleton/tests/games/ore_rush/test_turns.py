"""A turn in the shaft, and the end of the game."""

from __future__ import annotations

import pytest

import sternhafen
from sternhafen.games.ore_rush import TITLE
from sternhafen.games.ore_rush.actions import Dig, Return
from sternhafen.games.ore_rush.data.tables import FACES, LEVELS
from sternhafen.games.ore_rush.events import CavedIn, Dug, Returned, TurnBegan
from sternhafen.games.ore_rush.game import OreRush


def digging(rolls: list[int], **options: int) -> tuple[sternhafen.Game, OreRush]:
    """Return a game whose first dice show these numbers: the first seed that gives them."""
    for seed in range(FACES ** (len(rolls) + 2)):
        game = sternhafen.new(TITLE, seats=2, seed=seed, **options)
        dice = game.state.copy()
        if [1 + dice.draw(0, FACES) for _ in rolls] == rolls:
            assert isinstance(game.state, OreRush)
            return game, game.state
    raise AssertionError(f"no seed gives {rolls}")


def refusal(game: sternhafen.Game, action: sternhafen.Action) -> str | None:
    illegal = game.why_not(action)
    return None if illegal is None else illegal.rule


@pytest.mark.rule("ORE-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        sternhafen.new(TITLE, seats=seats)


@pytest.mark.rule("ORE-1.2", "ORE-2.1")
def test_the_first_seat_begins_with_empty_stores() -> None:
    game, s = digging([4])
    assert (game.seat, s.stores) == (0, [0, 0])


@pytest.mark.rule("ORE-2.1", "ORE-2.2", "ORE-2.3")
def test_ore_is_dug_up_and_brought_home() -> None:
    game, s = digging([4, 6])
    assert game.play(Dig(1)) == [Dug(seat=0, ore=4, reveals=True)]
    game.play(Dig(1))
    assert (s.load, s.level, game.seat) == (10, 2, 0)
    assert game.play(Return()) == [Returned(seat=0, ore=10), TurnBegan(seat=1, round=1)]
    assert (s.stores, s.load, s.level, game.seat) == ([10, 0], 0, 0, 1)


@pytest.mark.rule("ORE-2.2")
def test_two_dice_bring_more_at_once() -> None:
    game, s = digging([4, 6])
    assert game.play(Dig(2)) == [Dug(seat=0, ore=10, reveals=True)]
    assert (s.load, s.level, game.seat) == (10, 2, 0)


@pytest.mark.rule("ORE-2.2")
@pytest.mark.parametrize("rolls", [[1, 6], [6, 1]])
def test_a_one_among_two_dice_is_enough(rolls: list[int]) -> None:
    game, s = digging(rolls)
    game.play(Dig(2))
    assert (s.load, game.seat) == (0, 1)


@pytest.mark.rule("ORE-2.2")
def test_a_one_loses_the_load_and_ends_the_turn() -> None:
    game, s = digging([5, 1])
    game.play(Dig(1))
    assert game.play(Dig(1)) == [CavedIn(seat=0, lost=5, reveals=True), TurnBegan(seat=1, round=1)]
    assert (s.stores, s.load, game.seat) == ([0, 0], 0, 1)


@pytest.mark.rule("ORE-2.3")
def test_nobody_returns_without_a_load() -> None:
    game, _ = digging([2])
    assert refusal(game, Return()) == "ORE-2.3"
    game.play(Dig(1))
    assert refusal(game, Return()) is None


@pytest.mark.rule("ORE-2.4")
def test_the_shaft_has_a_bottom() -> None:
    game, s = digging([2])
    game.play(Dig(1))
    s.level, s.load = LEVELS - 1, 2 * LEVELS
    assert refusal(game, Dig(1)) is None
    assert refusal(game, Dig(2)) == "ORE-2.4"
    s.level = LEVELS
    assert refusal(game, Dig(1)) == "ORE-2.4"
    assert game.legal_actions() == [Return()]


@pytest.mark.rule("ORE-3.1", "ORE-3.2")
def test_most_ore_wins_after_the_last_round() -> None:
    game, s = digging([3, 5], rounds=1)
    for _ in range(2):
        game.play(Dig(1))
        assert not game.over
        game.play(Return())
    assert game.over
    assert game.outcome is not None
    assert game.outcome.places == (2, 1)
    assert game.outcome.points == ({"ore": 3}, {"ore": 5})
    s.stores = [5, 5]
    assert game.outcome.places == (1, 1)
