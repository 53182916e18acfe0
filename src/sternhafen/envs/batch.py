"""Batch: many games in one process, which write what their seats see and may do into the arrays of an environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from sternhafen.bots import Bot, bot
from sternhafen.engine import Refused, Title
from sternhafen.envs.arrays import Arrays, Sizes
from sternhafen.envs.game import Game, RewardKind
from sternhafen.envs.layout import Layout
from sternhafen.envs.numbers import array_over, new_block


class IllegalNumber(ValueError):
    """An action that the rules do not allow; the message names game, seat and rule. Reset the environment then."""


class Setup(NamedTuple):
    """What the games of a vector environment have in common."""

    title: str | Title
    seats: int | None
    options: Mapping[str, Any]
    reward: RewardKind | None
    learner: int | None = None
    """The only seat that acts through the environment, while `bots` play the others; None if all do."""
    bots: Sequence[str] = ("random",)
    at_once: bool = False
    """Whether every seat has a row at every step, with an action of its own to wait."""

    def game(self, layout: Layout | None = None) -> Game:
        """Return one of the games; they can share a layout."""
        return Game(self.title, self.seats, self.options, self.reward, int(self.at_once), layout, self.learner)

    def sizes(self, game: Game, games: int) -> Sizes:
        """Return the sizes of the arrays."""
        rows = games * game.seats if self.at_once else games
        return Sizes(games, game.seats, rows, game.layout.size, game.size)


class Batch:
    """Some of an environment's games, from number `first` on. A game that ends begins again in the same step."""

    def __init__(self, setup: Setup, arrays: Arrays, first: int, count: int) -> None:
        model = setup.game()
        self._games = [model] + [setup.game(model.layout) for _ in range(count - 1)]
        self._first = first
        self._seats = model.seats
        self._learner = setup.learner
        self._names = [setup.bots[seat % len(setup.bots)] for seat in range(model.seats)]
        self._players: list[list[Bot]] = [[] for _ in self._games]
        self._at_once = setup.at_once
        self._progress = model.reward == "progress"
        self._wait = model.numbering.size
        self._asked = [0] * count
        self._randoms = [Random().random for _ in self._games]
        self._rows = model.seats if setup.at_once else 1
        self._arrays = arrays
        self._out = _Out(arrays, first * self._rows, count * self._rows, self._games)
        self._ended: list[int] = []

    def reset(self, seed: int | None) -> None:
        """Begin all games; game i is the one that an environment of its own would play with the seed plus i."""
        self._clear()
        for i, game in enumerate(self._games):
            if seed is not None:
                self._randoms[i] = Random(f"sample {seed + self._first + i}").random
            self._begin(i, game, None if seed is None else seed + self._first + i)
            self._write(i, game)
        self._flush()

    def step(self) -> None:
        """Play the actions that stand in the arrays, and write what follows."""
        numbers = self._out.actions()
        self._clear()
        for i, game in enumerate(self._games):
            if self._at_once:
                for seat in game.state.asked():
                    self._play(i, game, seat, numbers[i * self._seats + seat])
            else:
                self._play(i, game, self._asked[i], numbers[i])
                self._others_play(i, game)
                if self._progress:
                    self._arrays.reward[self._first + i] = game.progress(self._asked[i])
            over = game.state.first_asked() < 0
            if over or game.cut_off():
                self._end(i, game, over)
                self._begin(i, game, None)
            self._write(i, game)
        self._flush()

    def game(self, number: int) -> Game:
        """Return a game by its number in the environment."""
        return self._games[number - self._first]

    def _begin(self, i: int, game: Game, seed: int | None) -> None:
        game.start(seed)
        if self._learner is not None:
            self._players[i] = [bot(name) for name in self._names]
            self._others_play(i, game)
            if self._progress:
                game.progress(self._learner)

    def _play(self, i: int, game: Game, seat: int, number: int) -> None:
        try:
            if number == self._wait:
                raise Refused(game.asked_for(seat))
            game.play(seat, number)
        except (Refused, ValueError) as refused:
            raise IllegalNumber(f"game {self._first + i}, {game.names[seat]}, action {number}: {refused}") from None

    def _others_play(self, i: int, game: Game) -> None:
        learner = self._learner
        if learner is not None:
            players = self._players[i]
            while (asked := game.state.asked()) and learner not in asked and not game.cut_off():
                game.let_play(asked[0], players[asked[0]])

    # Writing -----------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        arrays = self._arrays
        for game in self._ended:
            arrays.terminated[game] = arrays.truncated[game] = False
            arrays.reward[game] = 0.0
            arrays.rewards[game] = 0.0
        self._ended.clear()
        self._out.clear()

    def _write(self, i: int, game: Game) -> None:
        asked = game.state.first_asked() if self._learner is None else self._learner
        self._asked[i] = asked
        random = self._randoms[i]
        if not self._at_once:
            self._out.row(i, game, asked, random())
            return
        waiting = [True] * self._seats
        for seat in game.state.asked():
            waiting[seat] = False
        for seat in range(self._seats):
            if waiting[seat]:
                self._out.waiting_row(i * self._seats + seat, game, seat, self._wait)
            else:
                self._out.row(i * self._seats + seat, game, seat, random())

    def _end(self, i: int, game: Game, over: bool) -> None:
        arrays, number = self._arrays, self._first + i
        acted = self._asked[i]
        self._ended.append(number)
        if over:
            outcome, rewards = game.outcome(), game.rewards()
            arrays.rewards[number] = rewards
            if not self._progress:
                arrays.reward[number] = rewards[acted]
            arrays.places[number] = outcome.standing()[: self._seats]
            arrays.points[number] = [outcome.total(seat) for seat in range(self._seats)]
        arrays.terminated[number] = over
        arrays.truncated[number] = not over
        for k in range(self._rows):
            arrays.final_observations[number * self._rows + k] = game.seen(k if self._at_once else acted)

    def _flush(self) -> None:
        self._out.flush()
        self._arrays.asked[self._first : self._first + len(self._asked)] = self._asked


class _Out:
    """The rows of a batch: games write what is seen into a block, and masks are noted by their flat numbers.

    Both reach the arrays at the end of a step, all at once.
    """

    def __init__(self, arrays: Arrays, first: int, rows: int, games: list[Game]) -> None:
        self._here = slice(first, first + rows)
        self._actions: NDArray[Any] = arrays.actions
        self._observations: NDArray[Any] = arrays.observations[self._here]
        self._masks: NDArray[Any] = arrays.masks[self._here].reshape(-1)
        self._size = arrays.sizes.actions
        self._put_all = Struct(f"{rows}i").pack_into
        self._samples = _bytes_of(arrays.samples[self._here])
        self._choices = _bytes_of(arrays.choices[self._here])
        self._sampled = [0] * rows
        self._counted = [0] * rows
        self._on = vec[i64]([0] * rows)
        """The actions that may be taken, counted through all rows."""
        self._on_array: NDArray[Any] = np.frombuffer(memoryview(self._on), np.int64)
        self._count: i64 = 0
        """How many of them there are."""
        block = new_block(rows * arrays.sizes.numbers)
        self._block: NDArray[Any] = array_over(block).reshape(rows, -1)
        each = rows // len(games)
        for i, game in enumerate(games):
            game.write_into(block, i * each * arrays.sizes.numbers, each)

    def actions(self) -> list[int]:
        """Return what is to be played."""
        numbers: list[int] = self._actions[self._here].tolist()
        return numbers

    def clear(self) -> None:
        """Clear the last masks."""
        self._masks[self._on_array[: self._count]] = 0
        self._count = 0

    def row(self, row: int, game: Game, seat: int, luck: float) -> None:
        """Write what a seat sees and may do; `luck` picks the sample."""
        game.write_seen(seat)
        numbers = game.legal(seat)
        self._write_on(row * self._size, numbers)
        self._counted[row] = len(numbers)
        self._sampled[row] = numbers[int(luck * float(len(numbers)))]

    def waiting_row(self, row: int, game: Game, seat: int, wait: int) -> None:
        """Write what a seat sees that is not asked."""
        game.write_seen(seat)
        self._write_on(row * self._size, [wait])
        self._counted[row] = 1
        self._sampled[row] = wait

    def _write_on(self, start: i64, numbers: list[int]) -> None:
        """Note the actions of a row."""
        at = self._count
        self._count = at + len(numbers)
        if self._count > len(self._on):
            self._grow()
        on = self._on
        for number in numbers:
            on[at] = start + number
            at += 1

    def _grow(self) -> None:
        """Make room for twice as many actions as there are."""
        larger = vec[i64]([0] * (2 * int(self._count)))
        for i in range(i64(len(self._on))):
            larger[i] = self._on[i]
        self._on = larger
        self._on_array = np.frombuffer(memoryview(larger), np.int64)

    def flush(self) -> None:
        """Write what was collected."""
        self._observations[:] = self._block
        self._masks[self._on_array[: self._count]] = 1
        self._put_all(self._samples, 0, *self._sampled)
        self._put_all(self._choices, 0, *self._counted)


def _bytes_of(array: Any) -> memoryview:
    """Return an array as bytes that can be written."""
    return memoryview(array).cast("B")
