"""Title: a board game as the rest of Sternhafen sees it."""

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
from sternhafen.engine.terms import Terms
from sternhafen.engine.values import Action, Event, Illegal, Options, Refused


class Unplayable(Exception):
    """A title cannot be played with the files it was given; the message says which, and why."""


def only_defaults(kind: type[Options]) -> Callable[[int], Iterable[Options]]:
    """Return `variants` for a title whose default options are all that needs testing."""
    return lambda seats: (kind(),)


@dataclass(frozen=True)
class Title:
    """Everything that server, terminal, bots and environments need to know about a board game.

    >>> import sternhafen
    >>> cryo = sternhafen.title("cryo")
    >>> cryo.id, cryo.seats, cryo.minutes
    ('cryo', (1, 2, 3, 4), (60, 90))
    """

    id: str
    """Its name in commands, files and message ids: ``escape-pods``."""
    rules: int
    """The version of its rules, raised whenever the same log would give a different game."""
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
    """What random numbers are used for; `State.draw` takes the index of a purpose."""
    longest: int
    """The most decisions a game between bots can have with bounded options; environments cut longer games off.

    People may take more decisions if the rules let them go on.
    """
    evaluate: Callable[[Any, int], float]
    """``evaluate(state, seat)``: how good a position is for a seat, in points; for bots."""
    variants: Callable[[int], Iterable[Options]]
    """``variants(seats)``: the options that tests try at a number of seats."""
    circling: Callable[[Any], bool] = lambda state: False
    """``circling(state)``: whether the seats go round in circles, which the rules allow; bots then act at random."""
    finished: bool = False
    """Whether every rule is implemented; then every rule must have a test."""
    counts_others: bool = False
    """Whether `evaluate` counts what others have against a seat, so that its points at the end are not comparable."""
    terms: Callable[[Any, int], Terms] | None = None
    """``terms(state, seat)``: what `evaluate` adds up, by name, so that advice can give reasons."""
    outlook: Outlook | None = None
    """A forecast of the final score, if `evaluate` is not one."""
    others_outlook: Callable[[Any], tuple[float, ...]] = lambda state: ()
    """``others_outlook(state)``: the same for the sides without a seat, in the order of `Outcome.others`."""
    names: Callable[[str, int, str], str | None] = lambda kind, number, language: None
    """``names(kind, number, language)``: the name of a component, if its name is part of the title's data."""
    told: Callable[[str, int], bool] = lambda kind, number: True
    """``told(kind, number)``: whether anybody may read a component before it comes up; pages of a story are not."""
    search: SearchConfig = DEFAULT_SEARCH
    """The settings with which the search bot plays it best."""
    search_with_many: SearchConfig | None = None
    """The settings for more than two seats, if different ones are better."""
    minutes: tuple[int, int] | None = None
    """How long a game usually takes, from and to; shown in the lobby."""
    weight: int | None = None
    """How demanding it is, from 1 to 5; shown in the lobby."""
    first_game: Options | None = None
    """The options that the rulebook suggests for a first game; None for the defaults."""
    daily: Options | None = None
    """The options of its daily challenge, which is played alone; None for a title that has none."""
    counts_landed: bool = False
    """Whether its points are given for people who have landed."""
    endings: tuple[str, ...] = ()
    """The verdicts with which its campaign can end."""
    episodes: int = 0
    """How many games a campaign has; 0 for a title that has none."""
    verbs: tuple[str, ...] = ("play",)
    """What the lobby offers: ``play``, and ``learn`` and ``challenge`` if there are lessons and challenges."""
    components: Callable[[], msgspec.Struct] | None = None
    """``components()``: the printed components as plain data, from which the browser's tables are generated."""
    forecast: Callable[[Any, int | None], msgspec.Struct] | None = None
    """``forecast(state, seat)``: what the rules count (standings, progress), as far as a seat knows it."""
    gains: Callable[[Any, int, Any], msgspec.Struct | None] | None = None
    """``gains(state, seat, action)``: what a legal action would gain, for its preview; the state does not change."""
    plays_as: Callable[[Any, int], str | None] = lambda state, seat: None
    """``plays_as(state, seat)``: the part that a seat plays, such as its corporation, by the end of the message that
    names it (``<title>-<part>``); None where all seats play the same."""
    imagine_turn: Callable[[Any, int], Any] | None = None
    """``imagine_turn(state, seat)``: the position as if it were a seat's turn, for plans while others think.

    It may change the state, and returns None if nobody can say how that turn begins.
    """
    declines: tuple[type[Action], ...] = ()
    """The actions that do without what is offered."""
    excuse: Callable[[Any, int, Any], tuple[str, str] | None] = lambda state, seat, action: None
    """``excuse(state, seat, action)``: if an action refuses what somebody proposed, the topic under which people would
    say why, and the code of a reason (message ``<title>-excuse-<code>``). Bots say it."""
    components_under: Callable[[Any], msgspec.Struct] | None = None
    """``components_under(options)``: the components that options bring, such as a campaign; boards ask for them."""
    names_under: Callable[[Any], Callable[[str, int, str], str | None]] | None = None
    """``names_under(options)``: `names` for options that bring their own components, such as a campaign."""
    told_under: Callable[[Any], Callable[[str, int], bool]] | None = None
    """``told_under(options)``: `told` for such options."""

    @cached_property
    def action_type(self) -> Any:
        """The union of the title's actions, for decoding."""
        return Union[self.actions]  # noqa: UP007  # built from a tuple

    @cached_property
    def event_type(self) -> Any:
        """The union of the title's events, for decoding."""
        return Union[self.events]  # noqa: UP007  # built from a tuple

    def under(self, options: Options) -> Title:
        """Return the title with the component names that these options bring."""
        names = self.names if self.names_under is None else self.names_under(options)
        told = self.told if self.told_under is None else self.told_under(options)
        return replace(self, names=names, told=told)

    def start(self, options: Options, seats: int, seed: int) -> State:
        """Return the first state, or raise `Refused` if the seats or options are not allowed."""
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

    def judge(self, state: State, seat: int) -> float:
        """Return how well a seat stands, for bots: its points at the end, and before what `evaluate` says.

        Where that counts others' points against the seat, the end must too: otherwise bots would hurry towards it.
        """
        outcome = None if self.counts_others else state.outcome()
        return self.evaluate(state, seat) if outcome is None else float(outcome.total(seat))

    def foresee(self, state: State, seat: int) -> float:
        """Return a seat's final score, or a forecast of it while the game is not over."""
        outcome = state.outcome()
        if outcome is not None:
            return float(outcome.total(seat))
        return (self.outlook or self.evaluate)(state, seat)

    def foresee_all(self, state: State, seats: int) -> list[float]:
        """Return the final scores, or forecasts of them, of all seats and then of the sides without a seat."""
        outcome = state.outcome()
        if outcome is None:
            others = list(self.others_outlook(state))
        else:
            others = [float(sum(points.values())) for points in outcome.others.values()]
        return [self.foresee(state, seat) for seat in range(seats)] + others

    def action(self, data: Any) -> Action:
        """Return the action that JSON data describes (``["Bid", 3]``), or raise `msgspec.ValidationError`."""
        action: Action = msgspec.convert(data, self.action_type)
        return action

    def load(self, data: Any, example: State) -> State:
        """Return the state that was dumped; `example` is any state of this title."""
        state: State = load(data, package_of(type(example)))
        return state

    def shape(self, example: State) -> dict[str, list[str]]:
        """Return the field names of this version's dumps, with which a later version can read them."""
        return shape(package_of(type(example)))

    def convert(self, data: Any, fields: dict[str, list[str]], example: State) -> State:
        """Return a state that another version of this title dumped; `fields` is the `shape` of that version.

        Raises some exception if this version cannot continue from it; it has also passed `State.verify`.
        """
        state: State = load_by_name(data, fields, package_of(type(example)))
        if not isinstance(state, State):
            raise TypeError(f"a dumped {type(state).__name__} is no state of this title")
        state.verify()
        return state
