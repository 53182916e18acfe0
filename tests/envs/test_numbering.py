"""Every action has one number, and numbers and observations keep their meaning."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from sternhafen.engine import Action, Refused, Title, View, space
from sternhafen.envs import aec_env
from sternhafen.envs.game import Game
from sternhafen.envs.layout import Layout
from sternhafen.envs.layouts.planet_unknown import PLACES
from sternhafen.envs.writing import Count, DoesNotFit, Each, Forms, Row
from sternhafen.games import title, titles
from sternhafen.games.gen7.actions import Assign, Deploy
from sternhafen.games.planet_unknown.actions import MoveRover, TeleportRover


def some_way_into(id: str, seed: int, steps: int) -> Game:
    """Return a game after some random steps."""
    game = aec_env(id).game
    game.start(seed)
    rng = Random(seed)
    for _ in range(steps):
        seat = game.state.first_asked()
        game.play(seat, rng.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize("id", titles())
def test_numbers_and_actions_are_one_to_one(id: str) -> None:
    game = some_way_into(id, 1, 40)
    rng = Random(1)
    for number in [0, game.size - 1, *rng.sample(range(game.size), min(300, game.size))]:
        action = game.action(0, number)
        if id != "planet-unknown" or in_place(game, action):
            assert game.number(0, action) == number
    for kind in title(id).actions:
        tried = [space.any_of(kind, rng) for _ in range(200)]
        action = next(action for action in tried if action.conceivable())
        if id != "planet-unknown" or in_place(game, action):
            assert game.action(0, game.number(0, action)) == action


def in_place(game: Game, action: Action) -> bool:
    """Return whether an action names something that the first seat has, where it must."""
    place = PLACES.get(type(action))
    return place is None or getattr(action, place.field) in place.row(game.state, 0)


def test_every_number_stands_for_another_action() -> None:
    game = some_way_into("planet-unknown", 1, 40)
    actions = [game.action(0, number) for number in range(game.size)]
    assert len({*actions}) == game.size


def with_two_rovers(seed: int) -> Game:
    """Return a game of Planet Unknown in which the first seat has two rovers and a move."""
    for steps in range(400):
        game = some_way_into("planet-unknown", seed, steps)
        colony = game.state.view(0).colonies[0]  # type: ignore[attr-defined]  # Planet Unknown
        if len(colony.rovers) == 2 and colony.moves and game.state.first_asked() == 0:
            return game
    raise AssertionError("there is such a table in this game")


def test_a_rover_is_numbered_by_its_place_in_the_observation() -> None:
    game = with_two_rovers(3)
    here, there = game.seen(0)[game.layout.fields["colonies[0].rovers"]][:2]
    first = game.number(0, MoveRover(int(here), 0))
    assert game.number(0, MoveRover(int(here), 3)) == first + 3
    assert game.number(0, MoveRover(int(there), 0)) == first + 8
    assert game.action(0, first + 8 + 2) == MoveRover(int(there), 2)
    target = next(cell for cell in range(156) if cell not in (here, there))
    near, far = (game.number(0, TeleportRover(True, int(rover), target)) for rover in (here, there))
    assert far - near == 156


def test_a_rover_that_is_not_there_has_no_number_and_its_place_is_refused() -> None:
    game = with_two_rovers(3)
    rovers = game.seen(0)[game.layout.fields["colonies[0].rovers"]]
    nobody = next(cell for cell in range(156) if cell not in rovers)
    with pytest.raises(ValueError, match="no number"):
        game.number(0, MoveRover(nobody, 0))
    third = game.number(0, MoveRover(int(rovers[1]), 0)) + 8
    with pytest.raises(Refused, match="PU-9"):
        game.play(0, third)


def test_what_can_never_be_done_has_no_number() -> None:
    robot, colonist = 2 * 12, 0
    game = aec_env("gen7").game
    for action in (Deploy(colonist, 3, 5), Assign(0, robot, 6, 7)):
        assert game.action(0, game.number(0, action)) == action
    for action in (
        Deploy(colonist, 3, 6),
        Deploy(colonist + 11, 3, 0),
        Assign(0, colonist, 1, 1),
        Assign(0, robot, 6, 8),
    ):
        with pytest.raises(ValueError, match="never"):
            game.number(0, action)


def test_a_number_beyond_the_last_is_no_action() -> None:
    game = aec_env("cryo").game
    with pytest.raises(ValueError, match="no action"):
        game.action(0, game.size)


@pytest.mark.parametrize("id", titles())
def test_mask_marks_exactly_the_legal_actions(id: str) -> None:
    env = aec_env(id)
    rng = Random(5)
    env.reset(seed=5)
    for _ in range(60):
        seat = env.game.state.first_asked()
        legal = {env.game.number(seat, action) for action in env.game.state.legal(seat)}
        assert len(legal) == env.game.state.count_legal(seat)
        assert set(np.flatnonzero(env.last()[0]["action_mask"])) == legal
        env.step(rng.choice(sorted(legal)))
        if not env.game.state.asked():
            env.reset()


@pytest.mark.parametrize("id", titles())
def test_a_game_at_the_largest_table_fits_the_layout(id: str) -> None:
    env = aec_env(id, max(title(id).seats))
    rng = Random(2)
    env.reset(seed=2)
    while (seat := env.game.state.first_asked()) >= 0:
        if rng.random() < 0.1:
            observation = env.game.observe(rng.randrange(env.game.seats))["observation"]
            assert observation.shape == (env.game.layout.size,)
        env.game.play(seat, rng.choice([*env.game.legal(seat)]))


class PartView(View, frozen=True):
    cards: tuple[int, ...]
    hand: tuple[int, ...] | None
    best: int | None = None


class TableView(View, frozen=True):
    round: int
    parts: tuple[PartView, ...]
    order: tuple[int, ...]


FORMS: Forms = {"parts.cards": Count(3), "parts.hand": Row(2), "order": Row(2)}


def test_layout_says_where_each_field_is() -> None:
    view = TableView(4, (PartView((0, 2, 2), (7,)), PartView((), None, 5)), (1, 0))
    layout = Layout(TableView, FORMS, view)
    numbers = list(layout.write(view))
    assert layout.size == len(numbers) == 1 + 2 + 2 * (3 + 2 + 1)
    assert numbers[layout.fields["round"]] == [4]
    assert numbers[layout.fields["order"]] == [1, 0]
    assert numbers[layout.fields["parts[0].cards"]] == [1, 0, 2]
    assert numbers[layout.fields["parts[0].hand"]] == [7, -1]
    assert numbers[layout.fields["parts[0].best"]] == [-1]
    assert numbers[layout.fields["parts[1].hand"]] == [-1, -1]
    assert numbers[layout.fields["parts[1].best"]] == [5]


def test_layout_refuses_what_has_no_room() -> None:
    view = TableView(4, (PartView((), ()),), (1, 0))
    layout = Layout(TableView, {**FORMS, "parts": Each(1)}, view)
    with pytest.raises(DoesNotFit):
        layout.write(TableView(4, (), (1, 2, 3)))
    with pytest.raises(DoesNotFit):
        layout.write(TableView(4, (PartView((), ()),) * 2, ()))


def test_a_title_from_outside_needs_no_layout(auction: Title) -> None:
    env = aec_env(auction)
    env.reset(seed=1)
    rng = Random(1)
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert not env.agents
