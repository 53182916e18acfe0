"""The search bot: searches as long as it may, and keeps the part of its tree below the action it takes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import monotonic
from typing import Final

from sternhafen.bots.search.ideas import Idea, as_advice
from sternhafen.bots.search.kept import Plain, pack, seen, unpack
from sternhafen.bots.search.playout import next_asked, points_after
from sternhafen.bots.search.reward import Scale
from sternhafen.bots.search.rounds import SURE, Rounds
from sternhafen.bots.search.tree import Node
from sternhafen.bots.search.tree_search import Search
from sternhafen.bots.values import Advice
from sternhafen.engine import Action, SearchConfig, State, Title, View

CHECK_EVERY: Final = 8
"""How many iterations pass between checks whether those left can still change the decision."""
CLOSE: Final = 0.1
"""How likely it must be that the second-best action is the better one for a search to look closer, if it may."""
CLEAR_AFTER: Final = 0.25
"""After what share of its iterations a search may be sure of the best action."""
MIN_SECONDS: Final = 1e-6
"""How long iterations took at least, where the clock has not moved."""


class SearchBot:
    """A player for one seat of one game. Without a time limit it plays the same for the same seed, on every machine."""

    def __init__(
        self,
        iterations: int,
        seconds: float = 0.0,
        config: SearchConfig | None = None,
        sees_all: bool = False,
        changes: Mapping[str, float] | None = None,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        """How long it may search, even if that is fewer iterations; 0 for no limit."""
        self.config = config
        """None for the title's own settings."""
        self.sees_all = sees_all
        """Whether it sees hidden things: a yardstick for how well other bots cope without them."""
        self.changes = changes
        """The settings that differ from them, if any."""
        self.share = 1.0
        """What share of its iterations the last search had time for."""
        self._hurried = False
        self._kept: Node | None = None
        self._scale: Scale | None = None
        self._expected: View | None = None
        self._awaited = ""
        """The digest of the view expected, where the tree came from elsewhere."""

    def fresh(self, hurried: bool = True) -> SearchBot:
        """Return a bot with the same settings and no memory; without its time limit unless it is `hurried`."""
        seconds = self.seconds if hurried else 0.0
        return SearchBot(self.iterations, seconds, self.config, self.sees_all, self.changes)

    def __call__(self, title: Title, state: State, seat: int, rng: Random) -> Action:
        """Return the action that the search ranks first, or the only one, or a random one if the game is circling."""
        if state.count_legal(seat) == 1:
            return state.legal(seat)[0]
        if title.circling(state):
            return state.sample_legal(seat, rng.random)
        best = self._search(title, state, seat, rng, decide=True).ranking()[0]
        assert best.action is not None, "only the root has no action"
        self._remember(state, seat, best, rng)
        return best.action

    def advise(self, title: Title, state: State, seat: int, rng: Random, most: int) -> list[Advice]:
        """Return at most `most` actions, the best first, each with what it promises."""
        ranking = self._search(title, state, seat, rng, decide=False).ranking()
        return as_advice(
            [Idea(node, self._points(title, state, seat, node, rng)) for node in ranking[: 2 * most]], most
        )

    def weigh(self, title: Title, state: State, seat: int, rng: Random, also: Action) -> list[Node]:
        """Return the actions of a decision, the best first; `also` is among them even if it promises little."""
        return self._search(title, state, seat, rng, decide=False, also=also).ranking()

    def _points(self, title: Title, state: State, seat: int, node: Node, rng: Random) -> float:
        if node.visits:
            return node.points / node.visits
        return self._expected_points(title, state, seat, node.taken(), rng)

    def _expected_points(self, title: Title, state: State, seat: int, action: Action, rng: Random) -> float:
        """Return the points after an action that was not searched, because it is the only one or time ran out."""
        return points_after(title, state.resample(seat, rng), seat, action)

    def _search(
        self, title: Title, state: State, seat: int, rng: Random, decide: bool, also: Action | None = None
    ) -> Search:
        """Return the finished search; if it is to `decide` it stops once nothing can change the decision."""
        begun = monotonic()
        config = self.config or title.search_config(state.seats)
        if self.changes:
            config = config.changed(self.changes)
        root, scale = (self._kept, self._scale) if decide and self.recalls(state, seat) else (None, None)
        search = Search(title, state, seat, config, rng, root, scale, self.sees_all)
        search.foresees = not decide
        if also is not None:
            search.include(also)
        self._scale = search.scale
        self._hurried = False
        if len(search.at_hand) > 1:
            if config.halving:
                self._in_rounds(search, begun, decide)
            else:
                self._freely(search, begun, decide)
        self.share = search.iterations / self.iterations if self._hurried else 1.0
        return search

    def _freely(self, search: Search, begun: float, decide: bool) -> None:
        """Search whatever is most promising at each iteration."""
        left, extra = self.iterations, int(search.config.closely * self.iterations) if decide else 0
        while left > 0:
            if decide and left % CHECK_EVERY == 0 and (search.decided(left) or (extra and self._clear(search))):
                return
            search.iterate(search.most_promising())
            if self._out_of_time(begun):
                return
            left -= 1
            if not left and extra and search.doubt() > CLOSE:
                left, extra = extra, 0

    def _clear(self, search: Search) -> bool:
        """Return whether enough was searched to be sure of the best action."""
        return search.iterations >= CLEAR_AFTER * self.iterations and search.doubt() < 1.0 - SURE

    def _in_rounds(self, search: Search, begun: float, decide: bool) -> None:
        """Search all equally often, then the better half of them, and so on."""
        rounds = search.rounds = Rounds(search.at_hand, search.config.trust)
        first_sight = monotonic() - begun
        left = self.iterations
        if self.seconds:  # one iteration for each shows how many there is time for
            left = self._search_all(search, rounds, 1, left, begun)
        while left > 0 and len(rounds.left) > 1:
            budget = self._affordable(left, begun, first_sight)
            left = self._search_all(search, rounds, rounds.each(budget), left, begun)
            if decide and rounds.clear():
                return
            if decide and search.config.closely and len(rounds.left) == 2 and search.doubt() > CLOSE:
                extra = int(search.config.closely * self.iterations)
                self._search_all(search, rounds, extra // 2, extra, begun)
            rounds.halve()

    def _search_all(self, search: Search, rounds: Rounds, times: int, left: int, begun: float) -> int:
        """Search every remaining action a number of times; return the iterations left, 0 when time is up."""
        for _ in range(times):
            for node in rounds.left:
                node.offered += 1
                search.iterate(node)
                left -= 1
                if not left or self._out_of_time(begun):
                    return 0
        return left

    def _affordable(self, left: int, begun: float, first_sight: float) -> int:
        """Return how many of the iterations left there is time for, judging by those so far."""
        if not self.seconds:
            return left
        spent = monotonic() - begun
        done = self.iterations - left
        affordable = int(done * (self.seconds - spent) / max(spent - first_sight, MIN_SECONDS))
        self._hurried = self._hurried or affordable < left
        return min(left, affordable)

    def _out_of_time(self, begun: float) -> bool:
        out = self.seconds > 0 and monotonic() > begun + self.seconds
        self._hurried = self._hurried or out
        return out

    def recalls(self, state: State, seat: int) -> bool:
        """Return whether the last decision's tree can be used here: the seat sees what its action made it expect."""
        if self._awaited:
            return seen(state.view(seat)) == self._awaited
        return self._expected is not None and state.view(seat) == self._expected

    def keep(self) -> Plain | None:
        """Return the tree to go on in at the next decision as plain data; None if there is none."""
        if self._kept is None or self._scale is None or self._expected is None:
            return None
        return pack(self._kept, self._scale, self._expected)

    def resume(self, title: Title, kept: Plain) -> None:
        """Go on in a tree that was kept, if the seat sees what was expected."""
        self._kept, self._scale = unpack(title, kept)
        self._awaited = kept["seen"]

    def _remember(self, state: State, seat: int, best: Node, rng: Random) -> None:
        """Keep the tree below an action, and the view expected then, if the same seat decides next."""
        self._kept = self._expected = None
        self._awaited = ""
        if not best.children or best.action is None:
            return
        world: State = state.resample(seat, rng)
        world.play(seat, best.action)
        while next_asked(world, seat) == seat and world.count_legal(seat) == 1:
            world.play(seat, world.legal(seat)[0])
        if next_asked(world, seat) == seat:
            self._kept, self._expected = best, world.view(seat)
