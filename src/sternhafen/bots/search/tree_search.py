"""Tree search: information-set Monte-Carlo tree search for one decision, on worlds that the seat cannot tell apart."""

from __future__ import annotations

from random import Random
from typing import Final

from sternhafen.bots.greedy import after
from sternhafen.bots.search.playout import (
    MAX_LISTED,
    at_beginning,
    carry_on,
    coming_fork,
    listed,
    next_asked,
    some,
    turn_over,
    value_after,
)
from sternhafen.bots.search.reward import NOBODY, Scale, points_of, squash
from sternhafen.bots.search.rounds import Rounds
from sternhafen.bots.search.tree import Node, choose, surely_better
from sternhafen.bots.search.worlds import Worlds
from sternhafen.engine import Action, SearchConfig, State, Title

SHORTLIST: Final = 20
"""Where there are too many legal actions to list, all are rated quickly, then this many of the best closely."""
WORLDS: Final = 2
"""In how many worlds actions are rated."""


def at_first_sight(title: Title, worlds: list[State], seat: int, width: int, rng: Random) -> list[tuple[float, Action]]:
    """Return the actions to search, the best first, each with how the seat stands after it, on average over worlds."""
    legal = worlds[0].legal(seat)
    if len(legal) > MAX_LISTED:
        legal = [action for _, action in rate_quickly(title, worlds[0], seat, legal)[:SHORTLIST]]
    ratings: list[tuple[float, int]] = []
    for i, action in enumerate(legal):
        value = 0.0
        for world in worlds:
            value += after(title, world, seat, action, rng)
        ratings.append((value / len(worlds), -i))
    ratings.sort(reverse=True)
    return [(value, legal[-i]) for value, i in ratings[:width]]


def rate_quickly(title: Title, world: State, seat: int, legal: list[Action]) -> list[tuple[float, Action]]:
    """Return actions, the best first, each with how the seat stands right after it."""
    ratings = [(value_after(title, world, seat, action), -i) for i, action in enumerate(legal)]
    ratings.sort(reverse=True)
    return [(value, legal[-i]) for value, i in ratings]


class Search:
    """The search for one decision of a seat; every iteration adds one playout to its tree."""

    def __init__(
        self,
        title: Title,
        state: State,
        seat: int,
        config: SearchConfig,
        rng: Random,
        root: Node | None = None,
        scale: Scale | None = None,
        sees_all: bool = False,
    ) -> None:
        self.title = title
        self.state = state
        self.seat = seat
        self.config = config
        self.rng = rng
        self.root = Node(None) if root is None else root
        self._worlds = Worlds(title, state, seat, rng, config.heed, sees_all)
        self.only = seat if config.turns else NOBODY
        points = points_of(title, self.world(), self.only)
        self.scale = Scale(points, config.place, config.alone) if scale is None else scale
        self.at_hand: list[Node] = []
        """The root's children."""
        self._legal: list[Action] = []
        """The legal actions where the descent is, empty if they are too many to list."""
        self._begun = False
        """Whether the descent has been past the beginning of the seat's turn."""
        self.foresees = False
        """Whether nodes count the points expected at the end instead of the evaluation."""
        self.iterations = 0
        """How many iterations it has had."""
        self.rounds: Rounds | None = None
        """The rounds of the search, if it has any."""
        self._add_children()

    def world(self) -> State:
        """Return a world that the seat cannot tell from the true one, or the true one if it sees all."""
        return self._worlds.next()

    def _add_children(self) -> None:
        """Give the root its children: the actions to search, each with what it promises at first sight."""
        worlds = [self.world() for _ in range(WORLDS)]
        rated = at_first_sight(self.title, worlds, self.seat, self.config.width, self.rng)
        known = self.root.children
        self.root.children = {}
        for value, action in rated:
            child = known.get(action)
            if child is None:
                child = Node(action)
            child.prior = self._prior(value, rated[0][0])
            self.root.children[action] = child
        self.at_hand = list(self.root.children.values())

    def include(self, action: Action) -> None:
        """Search an action too, whatever it promises at first sight."""
        if action not in self.root.children:
            child = Node(action)
            child.prior = min([node.prior for node in self.at_hand])
            self.root.children[action] = child
            self.at_hand.append(child)

    def _prior(self, value: float, best: float) -> float:
        """Return how much less a value promises than the best one, as a reward."""
        return squash((value - best) / self.scale.spread) - 0.5

    def most_promising(self) -> Node:
        """Return the action to search next, where each iteration decides that again."""
        return choose(self.at_hand, self.config.exploration, self.config.trust)

    def iterate(self, child: Node) -> None:
        """Play a new world out after one of the actions: down the tree, one new node, a playout; then count it."""
        seat, config = self.seat, self.config
        self.iterations += 1
        world = self.world()
        fork = coming_fork(world)
        path = [(seat, child)]
        begun = not at_beginning(world, seat)
        world.play(seat, child.taken())
        self._begun = begun or not at_beginning(world, seat)
        while child.offered > 1 and not config.flat:
            asked = self._skip_forced(world, fork)
            if asked < 0:
                break
            child = self._descend(child, world, asked, self._legal)
            path.append((asked, child))
            world.play(asked, child.taken())
            self._begun = self._begun or not at_beginning(world, seat)
        carry_on(self.title, world, seat, fork, self._begun, config, self.rng)
        points = points_of(self.title, world, self.only)
        outcome = world.outcome()
        rewards = self.scale.rewards(points, None if outcome is None else outcome.standing())
        if self.foresees:
            points[seat] = self.title.foresee(world, seat)
        for mover, node in path:
            node.add(rewards[mover], points[mover])

    def _skip_forced(self, world: State, fork: int) -> int:
        """Give all forced answers; return who is asked then, or -1 where the search ends."""
        while True:
            asked = next_asked(world, self.seat)
            if asked < 0 or (self.config.turns and turn_over(world, self.seat, fork, self._begun)):
                return -1
            self._legal = listed(world, asked)
            if len(self._legal) != 1:
                return asked
            world.play(asked, self._legal[0])
            self._begun = self._begun or not at_beginning(world, self.seat)

    def _descend(self, node: Node, world: State, seat: int, legal: list[Action]) -> Node:
        """Return the child to go to: a new one while there is room, else the best of those that are legal here."""
        config = self.config
        known = self._legal_children(node, world, seat, legal)
        full = known and (len(known) == len(legal) or len(known) >= config.widening * node.visits**0.5)
        fresh = None if full else self._fresh(node, world, seat, legal)
        if fresh is None and not known:  # nothing that was rated in another world is legal in this one
            fresh = Node(self._idea(node, world, seat, legal))
        if fresh is None:
            return choose(known, config.exploration, config.trust)
        fresh.offered = 1
        node.children[fresh.taken()] = fresh
        return fresh

    def _fresh(self, node: Node, world: State, seat: int, legal: list[Action]) -> Node | None:
        """Return a new child for a node, or None if the drawn action is already one of its children."""
        if self.config.thorough and not legal and seat == self.seat:
            return self._next_best(node, world)
        action = self._idea(node, world, seat, self._drawable(node, legal))
        return None if action in node.children else Node(action)

    def _next_best(self, node: Node, world: State) -> Node | None:
        """Return a new child for the best legal action that is not one yet, with what it promises."""
        seat = self.seat
        if not node.ideas:
            ratings = rate_quickly(self.title, world, seat, world.legal(seat))
            node.ideas = [(self._prior(value, ratings[0][0]), action) for value, action in ratings]
        for prior, action in node.ideas:
            if action not in node.children and world.explain(seat, action) is None:
                child = Node(action)
                child.prior = prior
                return child
        return None

    def _drawable(self, node: Node, legal: list[Action]) -> list[Action]:
        """Return the legal actions from which a node's next child is drawn."""
        if not self.config.curious:
            return legal
        return [action for action in legal if action not in node.children]

    def _legal_children(self, node: Node, world: State, seat: int, legal: list[Action]) -> list[Node]:
        """Return a node's children that are legal in a world; each is checked if `legal` is empty."""
        children = node.children
        if not children:
            return []
        if not legal:
            return [children[action] for action in children if world.explain(seat, action) is None]
        legal_children: list[Node] = []
        for action in legal:
            child = children.get(action)
            if child is not None:
                legal_children.append(child)
        return legal_children

    def _idea(self, node: Node, world: State, seat: int, drawable: list[Action]) -> Action:
        """Return the best of some random actions; one that was drawn here before is not evaluated again."""
        drawn = some(world, seat, drawable, self.config.tries + 1, self.rng)
        best, best_value = drawn[0], -1e9
        for action in drawn:
            value = node.first_values.get(action)
            if value is None:
                value = node.first_values[action] = value_after(self.title, world, seat, action)
            if value > best_value:
                best, best_value = action, value
        return best

    def decided(self, left: int) -> bool:
        """Return whether the iterations left cannot change which action is visited most."""
        most = second = 0
        for node in self.at_hand:
            if node.visits > most:
                most, second = node.visits, most
            elif node.visits > second:
                second = node.visits
        return most - second > left

    def doubt(self) -> float:
        """Return the probability that the second in the ranking is better than the first, judging by their rewards."""
        first, second, *_ = self.ranking()
        return surely_better(second, first)

    def ranking(self) -> list[Node]:
        """Return the root's children, the best first: by their rounds, or by how often they were visited."""
        if self.rounds is not None:
            return self.rounds.ranking()
        return sorted(self.root.children.values(), key=_merit, reverse=True)


def _merit(node: Node) -> tuple[int, float, float]:
    return node.visits, node.total, node.prior
