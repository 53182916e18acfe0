"""Title: one game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Union

import msgspec

from sternhafen.engine.outlook import Outlook
from sternhafen.engine.plain import load, load_by_name, package_of, shape
from sternhafen.engine.search_config import DEFAULT_SEARCH, SearchConfig
from sternhafen.engine.state import State
from sternhafen.engine.values import Action, Event, Illegal, Options, Refused


class Unplayable(Exception):
    """A title cannot be played with the files it was given; the message says which, and why."""


def only_defaults(kind: type[Options]) -> Callable[[int], Iterable[Options]]:
    """Return a `variants` for a title whose options need no further trying."""
    return lambda seats: (kind(),)


@dataclass(frozen=True)
class Title:
    """One value that a game's package registers."""

    id: str
    """Its name in commands, files and message ids: ``escape-pods``."""
    rules: int
    """The version of its rules: raised whenever the same log would give another game."""
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    seats_rule: str
    """The rule that says so."""
    options: type[Options]
    new: Callable[[Any, int, int], State]
    """``new(options, seats, seed)``: the first state, up to the first question."""
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    purposes: tuple[str, ...]
    """What chance is used for; `draw` takes the number of a purpose."""
    longest: int
    """A bound on the decisions of a game with bounded options that bots or chance play; environments cut longer ones.

    People may take more where the rules let them go on.
    """
    evaluate: Callable[[Any, int], float]
    """``evaluate(state, seat)``: how well a seat stands, in points; a bot's hint."""
    variants: Callable[[int], Iterable[Options]]
    """``variants(seats)``: the options that the laws try at a number of seats."""
    circling: Callable[[Any], bool] = lambda state: False
    """``circling(state)``: whether seats go round in circles where the rules do not stop them; bots then act by lot."""
    finished: bool = False
    """Whether every rule is built; then every rule must have a test."""
    outlook: Outlook | None = None
    """What a seat will probably end with, where that is not what `evaluate` says."""
    names: Callable[[str, int, str], str | None] = lambda kind, number, language: None
    """``names(kind, number, language)``: the name of a component whose words stay with its data."""
    search: SearchConfig = DEFAULT_SEARCH
    """The settings with which the search bot plays it best."""
    search_with_many: SearchConfig | None = None
    """The settings with more than two seats, where others are better."""
    minutes: tuple[int, int] | None = None
    """How long people usually take for a game, from and to; the lobby says so."""
    weight: int | None = None
    """How demanding it is, from 1 to 5; the lobby says so."""
    names_under: Callable[[Any], Callable[[str, int, str], str | None]] | None = None
    """``names_under(options)``: the names of a game whose options bring components of their own, such as a campaign."""

    @cached_property
    def action_type(self) -> Any:
        """The union of the title's actions, for decoding."""
        return Union[self.actions]  # noqa: UP007  # built from a tuple

    @cached_property
    def event_type(self) -> Any:
        """The union of the title's events, for decoding."""
        return Union[self.events]  # noqa: UP007  # built from a tuple

    def under(self, options: Options) -> Title:
        """Return the title with the names of the components that these options bring."""
        return self if self.names_under is None else replace(self, names=self.names_under(options))

    def start(self, options: Options, seats: int, seed: int) -> State:
        """Return the first state, or raise `Refused` if the options do not fit."""
        if seats not in self.seats:
            bounds: dict[str, int | str] = {"seats": seats, "from": min(self.seats), "to": max(self.seats)}
            raise Refused(Illegal("wrong-seats", self.seats_rule, bounds))
        problem = options.check(seats)
        if problem is not None:
            raise Refused(problem)
        state = self.new(options, seats, seed)
        state.settle()
        return state

    def search_config(self, seats: int) -> SearchConfig:
        """Return the settings with which the search bot plays it best at a number of seats."""
        return self.search_with_many if seats > 2 and self.search_with_many is not None else self.search

    def foresee(self, state: State, seat: int) -> float:
        """Return the points a seat has in the end, or will probably have then."""
        outcome = state.outcome()
        if outcome is not None:
            return float(outcome.total(seat))
        return (self.outlook or self.evaluate)(state, seat)

    def action(self, data: Any) -> Action:
        """Return the action that builtins stand for (``["Bid", 3]``); raises msgspec.ValidationError."""
        found: Action = msgspec.convert(data, self.action_type)
        return found

    def load(self, data: Any, example: State) -> State:
        """Return the state that a dump was made of."""
        found: State = load(data, package_of(type(example)))
        return found

    def shape(self, example: State) -> dict[str, list[str]]:
        """Return the field names behind this version's dumps; with them a later version can read one by name."""
        return shape(package_of(type(example)))

    def convert(self, data: Any, fields: dict[str, list[str]], example: State) -> State:
        """Return the state that a version of this title with those `fields` dumped.

        Raises an exception of any kind if this version cannot go on from it; `State.verify` has been asked as well.
        """
        state: State = load_by_name(data, fields, package_of(type(example)))
        if not isinstance(state, State):
            raise TypeError(f"a dumped {type(state).__name__} is no state of this title")
        state.verify()
        return state
