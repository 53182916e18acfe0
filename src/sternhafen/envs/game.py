"""The game that every environment plays: observations and actions are numbers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Literal

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from mypy_extensions import i64
from numpy.typing import NDArray

from sternhafen.bots import Bot, bot
from sternhafen.engine import Action, Illegal, Options, Outcome, Refused, State, Title
from sternhafen.envs.encoders import numbers_for
from sternhafen.envs.layout import Layout
from sternhafen.envs.layouts import layout
from sternhafen.envs.numbering import numbering
from sternhafen.envs.numbers import Block, Numbers, array_over, new_block
from sternhafen.games import title as title_by_id

Observation = dict[str, NDArray[Any]]
"""``observation``: what the seat may know, as numbers; ``action_mask``: 1 for every action that it may take now."""

RewardKind = Literal["place", "points", "progress"]
"""What a seat gets: at the end 1 for the first place down to -1 for the last, or its points; or after every action what
its lead has grown by, where one seat plays against bots."""

Legal = tuple[list[int], list[Action], list[tuple[int, int]]]
"""The numbers of all legal actions, the first of these actions, and the others as sets: a first number, and which of
those from there on.
"""

NUMBERS = np.iinfo(np.int16)
OCTETS: Final = [[i for i in range(8) if octet >> i & 1] for octet in range(256)]
"""The members of every set of eight."""


class Game:
    """A title with its seats and options, and the game being played; `extra` actions belong to the interface.

    Games with the same seats and options can share a layout. `learner` is the only seat that gets rewards, if others
    are played by bots.
    """

    def __init__(
        self,
        title: str | Title,
        seats: int | None,
        options: Mapping[str, Any],
        reward: RewardKind | None,
        extra: int = 0,
        shared: Layout | None = None,
        learner: int | None = None,
    ) -> None:
        if reward == "progress" and learner is None:
            raise ValueError("progress is a reward for one seat against bots")
        self.title = title_by_id(title) if isinstance(title, str) else title
        self.seats = max(2, min(self.title.seats)) if seats is None else seats
        self.options: Options = msgspec.convert({"confirm": False, **options}, self.title.options).bounded()
        self.reward: RewardKind = reward or ("points" if self.seats == 1 else "place")
        self.numbering = numbering(self.title)
        self.size = self.numbering.size + extra
        self.rng = Random()
        self.decisions = 0
        """How many decisions have been made in this game."""
        self._longest = self.title.longest
        self.state: State = self.title.start(self.options, self.seats, 0)
        self.layout = layout(self.title, self.state.view(0)) if shared is None else shared
        self._numbers: list[Numbers] = []
        self.write_into(new_block(self.layout.size), 0, 1)
        self._legal: list[Legal | None] = [None] * self.seats
        self._lead = 0.0
        self.names = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}

    def observation_space(self) -> Dict:
        """Return a new space of observations."""
        numbers = Box(NUMBERS.min, NUMBERS.max, (self.layout.size,), np.int16)
        return Dict({"observation": numbers, "action_mask": Box(0, 1, (self.size,), np.int8)})

    def action_space(self) -> Discrete:
        """Return a new space of actions."""
        return Discrete(self.size)

    def start(self, seed: int | None) -> None:
        """Begin a game; the same seed gives the same game, and the same games after it."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.title.start(self.options, self.seats, self.rng.getrandbits(128))
        self.decisions = 0
        self.forget()

    def forget(self) -> None:
        """Forget which actions were legal, because the state has changed."""
        for seat in range(self.seats):
            self._legal[seat] = None

    def number(self, seat: int, action: Action) -> int:
        """Return the number of a seat's action."""
        return self.numbering.number(action, self.state, seat)

    def action(self, seat: int, number: int) -> Action:
        """Return the seat's action with a number, legal or not."""
        return self.numbering.action(number, self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of everything a seat may do now."""
        return self.listed(seat)[0]

    def listed(self, seat: int) -> Legal:
        """Return what a seat may do now, with its numbers; listed once for every position."""
        legal = self._legal[seat]
        if legal is None:
            shared, actions, sets = self.state.legal_parts(seat)
            numbers = self.numbering.numbers(actions, self.state, seat) if actions else []
            if shared:
                numbers = self.numbering.of_shared(shared) + numbers
                actions = shared + actions
            blocks = [(self.numbering.block(kind).start + first, bits) for kind, first, bits in sets]
            for first, bits in blocks:
                numbers += numbers_in(first, bits)
            legal = self._legal[seat] = numbers, actions, blocks
        return legal

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know and do: its view and its legal actions, nothing else."""
        return {"observation": self.seen(seat), "action_mask": self.mask(seat)}

    def seen(self, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know, as numbers."""
        numbers = self._numbers[seat]
        numbers.update(self.state, seat)
        return array_over(numbers.block)[numbers.start : numbers.start + self.layout.size].copy()

    def write_into(self, block: Block, start: int, rows: int) -> None:
        """Write what is seen into a block from now on: all seats in one row, or each in its own."""
        make = numbers_for(self.title)
        made = [make(self.layout, block, start + row * self.layout.size) for row in range(rows)]
        self._numbers = made * (self.seats // rows)

    def write_seen(self, seat: int) -> None:
        """Write what a seat may know now into its row."""
        self._numbers[seat].update(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for every action that a seat may take now."""
        mask = bytearray(self.size)
        for number in self.legal(seat):
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def play(self, seat: int, number: int) -> None:
        """Play the action with a number; raise `Refused` if the rules do not allow it."""
        action = self._legal_action(seat, number)
        if action is None:
            raise Refused(self.why_not(seat, number))
        self.forget()
        self.state.play(seat, action)
        self.decisions += 1

    def cut_off(self) -> bool:
        """Return whether the game is cut off because it has gone on for longer than any sensible game."""
        return self.decisions >= self._longest and bool(self.state.asked())

    def _legal_action(self, seat: int, number: int) -> Action | None:
        numbers, actions, sets = self.listed(seat)
        for i, action in enumerate(actions):
            if numbers[i] == number:
                return action
        for first, bits in sets:
            if number >= first and bits >> number - first & 1:
                return self.action(seat, number)
        return None

    def let_play(self, seat: int, player: Bot) -> None:
        """Let a bot act for a seat."""
        self.forget()
        self.state.play(seat, player(self.title, self.state, seat, self.rng))
        self.decisions += 1

    def bot_choice(self, seat: int, name: str) -> int:
        """Return the number of what a bot would do for a seat, for learners that copy it."""
        return self.number(seat, bot(name)(self.title, self.state, seat, self.rng))

    def asked_for(self, seat: int) -> Illegal:
        """Return the refusal of a seat that must answer and does not."""
        question = self.state.question(seat)
        assert question is not None, "only asked of who must answer"
        return Illegal("not-asked", question.rule or self.state.turn_rule)

    def why_not(self, seat: int, number: int) -> Illegal:
        """Return why a seat may not take the action with a number."""
        illegal = self.state.explain(seat, self.action(seat, number))
        assert illegal is not None, "only asked for illegal actions"
        return illegal

    def rewards(self) -> list[float]:
        """Return what every seat gets at the end."""
        outcome = self.outcome()
        if self.reward == "points":
            return [float(outcome.total(seat)) for seat in range(self.seats)]
        return [place_reward(outcome.standing(), seat) for seat in range(self.seats)]

    def progress(self, seat: int) -> float:
        """Return by how many points a seat's lead has grown since it was last asked for, or since the first time.

        The lead is its forecast less that of the best other seat, and at the end what the game is won or lost by. The
        forecast knows the whole state: use it for rewards only.
        """
        forecasts = [self.title.foresee(self.state, other) for other in range(self.seats)]
        own = forecasts.pop(seat)
        last, self._lead = self._lead, own - max(forecasts, default=0.0)
        return self._lead - last

    def outcome(self) -> Outcome:
        """Return how the game ended."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game is over"
        return outcome


def numbers_in(first: int, bits: int) -> list[int]:
    """Return the numbers of a set that are counted from a first one.

    >>> numbers_in(100, 0b1101)
    [100, 102, 103]
    """
    numbers: list[int] = []
    octet: i64 = 0
    for octets in bits.to_bytes((bits.bit_length() + 7) // 8, "little"):
        for member in OCTETS[octets]:
            numbers.append(first + octet + member)
        octet += 8
    return numbers


def place_reward(places: tuple[int, ...], seat: int) -> float:
    """Return 1 for the first of all, -1 for the last, and the mean of their places for those who share one.

    >>> [place_reward((1, 2, 2), seat) for seat in range(3)]
    [1.0, -0.5, -0.5]
    """
    if len(places) == 1:
        return 0.0
    place = places[seat]
    mean = sum(other < place for other in places) + (places.count(place) - 1) / 2
    return 1 - 2 * mean / (len(places) - 1)
