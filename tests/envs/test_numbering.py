"""Every action has one number, and numbers and observations keep their meaning."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from sternhafen.engine import Title, View, space
from sternhafen.envs import Numbering, aec_env
from sternhafen.envs.layout import Count, DoesNotFit, Each, Forms, Layout, Row
from sternhafen.games import title, titles
from sternhafen.games.gen7.actions import Assign, Deploy


@pytest.mark.parametrize("id", titles())
def test_numbers_and_actions_are_one_to_one(id: str) -> None:
    numbers = Numbering(title(id))
    rng = Random(1)
    for number in [0, numbers.size - 1, *rng.sample(range(numbers.size), 300)]:
        assert numbers.number(numbers.action(number)) == number
    for kind in title(id).actions:
        tried = [space.any_of(kind, rng) for _ in range(200)]
        action = next(action for action in tried if action.conceivable())
        assert numbers.action(numbers.number(action)) == action


def test_what_can_never_be_done_has_no_number() -> None:
    robot, colonist = 2 * 12, 0
    numbers = Numbering(title("gen7"))
    assert numbers.action(numbers.number(Deploy(colonist, 3, 5))) == Deploy(colonist, 3, 5)
    assert numbers.action(numbers.number(Assign(0, robot, 6, 7))) == Assign(0, robot, 6, 7)
    for action in (
        Deploy(colonist, 3, 6),
        Deploy(colonist + 11, 3, 0),
        Assign(0, colonist, 1, 1),
        Assign(0, robot, 6, 8),
    ):
        with pytest.raises(ValueError, match="never"):
            numbers.number(action)


def test_a_number_beyond_the_last_is_no_action() -> None:
    numbers = Numbering(title("cryo"))
    with pytest.raises(ValueError, match="no action"):
        numbers.action(numbers.size)


@pytest.mark.parametrize("id", titles())
def test_mask_marks_exactly_the_legal_actions(id: str) -> None:
    env = aec_env(id)
    rng = Random(5)
    env.reset(seed=5)
    for _ in range(60):
        seat = env.game.state.first_asked()
        legal = {env.game.numbering.number(action) for action in env.game.state.legal(seat)}
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
            found = env.game.observe(rng.randrange(env.game.seats))["observation"]
            assert found.shape == (env.game.layout.size,)
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
