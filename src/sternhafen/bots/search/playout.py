"""Playouts: how a world is played on beyond the tree until it can be evaluated."""

from __future__ import annotations

from random import Random
from typing import Final

from sternhafen.engine import Action, SearchConfig, State, Title

MAX_LISTED: Final = 40
"""Where more actions are legal they are drawn at random instead of listed."""
MAX_FINISHING: Final = 8
"""How many decisions a playout may make to finish what is under way."""
MAX_TURN: Final = 60
"""After this many decisions of a turn a playout goes on at random: where the rules let a seat go back and forth, what
looks best may never end the turn."""


def value_after(title: Title, world: State, seat: int, action: Action) -> float:
    """Return how a seat stands right after an action."""
    trial: State = world.copy()
    trial.play(seat, action)
    return title.evaluate(trial, seat)


def points_after(title: Title, world: State, seat: int, action: Action) -> float:
    """Return the points a seat will probably end with after an action."""
    trial: State = world.copy()
    trial.play(seat, action)
    return title.foresee(trial, seat)


def listed(world: State, seat: int) -> list[Action]:
    """Return all legal actions of a seat, or none if they are too many to list."""
    return world.legal(seat) if world.count_legal(seat) <= MAX_LISTED else []


def some(world: State, seat: int, legal: list[Action], count: int, rng: Random) -> list[Action]:
    """Return `count` random legal actions, or all if there are fewer; `legal` is empty if they are too many to list."""
    if not legal:
        return [world.sample_legal(seat, rng.random) for _ in range(count)]
    return rng.sample(legal, count) if len(legal) > count else legal


def promising(title: Title, world: State, seat: int, tries: int, rng: Random) -> Action:
    """Return the best of `tries` random legal actions, by the title's evaluation."""
    if tries < 2:
        return world.sample_legal(seat, rng.random)
    drawn = some(world, seat, listed(world, seat), tries, rng)
    if len(drawn) == 1:
        return drawn[0]
    best, best_value = drawn[0], value_after(title, world, seat, drawn[0])
    for action in drawn[1:]:
        value = value_after(title, world, seat, action)
        if value > best_value:
            best, best_value = action, value
    return best


def next_asked(world: State, seat: int) -> int:
    """Return the seat that decides next, -1 at the end; in a fork, whose order is free, the searching seat first."""
    if world.lanes and world.lanes[seat]:
        return seat
    return world.first_asked()


def coming_fork(world: State) -> int:
    """Return the number of the fork that is open, or of the next one."""
    return world.forks + (0 if world.lanes else 1)


def at_beginning(world: State, seat: int) -> bool:
    """Return whether a seat is asked what to do with a turn that it has not used yet."""
    top = world.question(seat)
    return top is not None and top.begins_turn


def turn_over(world: State, seat: int, fork: int, begun: bool) -> bool:
    """Return whether a seat's turn, or its part of a fork that was open or to come when it began, is over.

    `begun` says whether the seat has been past the beginning of the turn: alone it may be asked for the next one at
    once, and what it may do before it begins its turn leaves it at the beginning of the same one.
    """
    if next_asked(world, seat) != seat or world.forks > fork:
        return True
    if begun and at_beginning(world, seat):
        return True
    return world.forks == fork and not world.lanes


def finish_turn(
    title: Title, world: State, seat: int, fork: int, begun: bool, config: SearchConfig, rng: Random
) -> None:
    """Play a world on to the end of a seat's turn."""
    decisions = 0
    begun = begun or not at_beginning(world, seat)
    while not turn_over(world, seat, fork, begun):
        tries = config.tries if decisions < MAX_TURN else 1
        world.play(seat, promising(title, world, seat, tries, rng))
        begun = begun or not at_beginning(world, seat)
        decisions += 1


def finish_turns(
    title: Title, world: State, seat: int, fork: int, begun: bool, config: SearchConfig, rng: Random
) -> None:
    """Play a world on to the end of the seat's last turn that counts; in between the others act at random."""
    finish_turn(title, world, seat, fork, begun, config, rng)
    for _ in range(config.turns - 1):
        asked = next_asked(world, seat)
        while asked >= 0 and asked != seat:
            world.play(asked, world.sample_legal(asked, rng.random))
            asked = next_asked(world, seat)
        if asked < 0:
            return
        finish_turn(title, world, seat, coming_fork(world), False, config, rng)


def play_on(title: Title, world: State, seat: int, config: SearchConfig, rng: Random) -> None:
    """Play a world on for some decisions, then to the end of what is under way."""
    for left in range(config.horizon + MAX_FINISHING, 0, -1):
        asked = next_asked(world, seat)
        if asked < 0:
            return
        if left <= MAX_FINISHING:
            top = world.question(asked)
            if top is None or not top.closed:
                return
        world.play(asked, promising(title, world, asked, config.tries, rng))


def carry_on(title: Title, world: State, seat: int, fork: int, begun: bool, config: SearchConfig, rng: Random) -> None:
    """Play a world on as far as a search with these settings sees."""
    if config.turns:
        finish_turns(title, world, seat, fork, begun, config, rng)
    else:
        play_on(title, world, seat, config, rng)


def future(title: Title, world: State, seat: int, action: Action, config: SearchConfig, rng: Random) -> State:
    """Return a world after an action, played on as far as a search sees."""
    after: State = world.copy()
    fork, begun = coming_fork(after), not at_beginning(after, seat)
    after.play(seat, action)
    carry_on(title, after, seat, fork, begun or not at_beginning(after, seat), config, rng)
    return after
