"""Finding puzzles: games between searching bots, and the decisions in them at which one action is clearly best.

A shallow search plays the game. What it finds ahead of the rest is looked at again: in a few worlds, which is cheap and
drops most of it; by a search ten times as deep with other random numbers and among more actions; then in many worlds
that neither search has seen. All of them see only what the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from sternhafen.bots.greedy import greedy_action
from sternhafen.bots.reasons import Comparison
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.tree import Node, surely_better
from sternhafen.engine import Action, Match, State, Title
from sternhafen.puzzles.files import FOLDERS
from sternhafen.puzzles.values import Mined, Other, Puzzle
from sternhafen.reviews.chance import chance_for
from sternhafen.reviews.judging import Futures

ITERATIONS: Final = 60
"""The iterations of the search for each decision of a game."""
DEEPER: Final = 10
"""How many times as many verify a puzzle."""
WIDER: Final = 3
"""How many times as many actions."""
SEEMS_SURE: Final = 0.6
"""How sure the shallow search must be of its choice: not very, for playing a game costs more than many closer looks."""
CLEAR: Final = msgspec.json.decode((FOLDERS[0] / "clear.json").read_bytes(), type=dict[str, float])
"""By how many points the best must be ahead of everything else, title by title where that is not `USUALLY_CLEAR`: about
3 % of what a seat scores in a game."""
USUALLY_CLEAR: Final = 1.0
SEEMS_CLEAR: Final = 0.3
"""The share of that which is enough for a closer look: a shallow search counts less of a difference than there is."""
SURE: Final = 4.0
FIRST_SURE: Final = 1.5
"""The same in standard errors: in the end, and at first."""
FIRST_WORLDS: Final = (16,)
WORLDS: Final = (80, 160, 320)
"""The numbers of worlds in which the best is compared: more of them while it is not yet clear that it is ahead."""
CLOSE: Final = 5
"""The number of others it is compared with in all of them."""
EXPLAINED: Final = 3
"""The number of them with reasons of their own."""
LOOKS: Final = (1, 8, 8, 8, 8, 20, 20, 20, 20, 20)
"""The shallow looks that rate a puzzle, by their iterations; the first has none."""
A_GAME: Final = 6
"""The most puzzles from one game: those that most shallow looks miss."""
PLAIN: Final = 2
"""The most of them that no shallow look misses."""
APART: Final = 4
"""The fewest moves between two puzzles of a game: what follows at once is much the same."""
MIN_LEGAL: Final = 3
"""A position with fewer legal actions is no puzzle."""


class Candidate(msgspec.Struct):
    """A decision that the shallow search found clear."""

    entry: int
    seat: int
    state: State
    ranking: list[Action]


def played(title: Title, seats: int, seed: int) -> list[Candidate]:
    """Return the decisions of a game between searching bots that seem clear."""
    match = Match.new(title, seats, seed, title.options(confirm=False))
    candidates: list[Candidate] = []
    while not match.over and len(match.log) < title.longest:
        seat, entry = match.state.first_asked(), len(match.log)
        state = match.isolated(seat)
        rng = chance_for(seed, "puzzle", entry)
        if state.count_legal(seat) == 1:
            action = state.legal(seat)[0]
        elif title.circling(state):
            action = state.sample_legal(seat, rng.random)
        else:
            ranking = SearchBot(ITERATIONS).weigh(title, state, seat, rng, state.sample_legal(seat, rng.random))
            action = ranking[0].taken()
            if len(ranking) >= MIN_LEGAL and seems_clear(title, ranking):
                candidates.append(Candidate(entry, seat, state.copy(), [node.taken() for node in ranking]))
        match.play(seat, action)
    return candidates


def clear(title: Title) -> float:
    """Return how many points ahead the best action must be in a title's puzzles."""
    return CLEAR.get(title.id, USUALLY_CLEAR)


def seems_clear(title: Title, ranking: Sequence[Node]) -> bool:
    """Return whether the first of a search's actions is far ahead of the others that it visited."""
    best, *others = [node for node in ranking if node.visits]
    least = SEEMS_CLEAR * clear(title)
    return bool(others) and all(
        surely_better(best, other) >= SEEMS_SURE and best.points / best.visits - other.points / other.visits >= least
        for other in others[:3]
    )


def stands_first_look(title: Title, candidate: Candidate, seed: int) -> bool:
    """Return whether the best action may be far enough ahead, in a few worlds of their own."""
    best, *seconds = candidate.ranking
    futures = Futures(title, candidate.state, candidate.seat, chance_for(seed, "first look", candidate.entry))
    return far_ahead(futures, best, seconds[:2], clear(title), FIRST_WORLDS, FIRST_SURE)


def verified(title: Title, candidate: Candidate, share: float, seed: int) -> Puzzle | None:
    """Return a candidate as a puzzle, or None if a closer look finds no action clearly best."""
    state, seat = candidate.state, candidate.seat
    best, *seconds = candidate.ranking
    least = clear(title)
    rng = chance_for(seed, "verify", candidate.entry)
    futures = Futures(title, state, seat, rng)
    deep = deep_ranking(title, state, seat, best, rng)
    if deep[0] != best:
        return None
    others = list(dict.fromkeys([*deep[1:], *seconds]))[:CLOSE]
    if not far_ahead(futures, best, others, least, WORLDS, SURE):
        return None
    return explained(title, candidate, share, others, futures, rng)


def deep_ranking(title: Title, state: State, seat: int, also: Action, rng: Random) -> list[Action]:
    """Return the ranking of a search that is deeper and wider than the one that played, the best first."""
    wide = {"width": float(WIDER * title.search_config(state.seats).width)}
    ranking = SearchBot(DEEPER * ITERATIONS, changes=wide).weigh(title, state, seat, rng, also)
    return [node.taken() for node in ranking]


def far_ahead(
    futures: Futures, best: Action, others: Sequence[Action], least: float, worlds: Sequence[int], sure: float
) -> bool:
    """Return whether an action is far ahead of each of some others, beyond noise."""
    return all(far_ahead_of(futures, best, other, least, worlds, sure) for other in others)


def far_ahead_of(
    futures: Futures, best: Action, other: Action, least: float, worlds: Sequence[int], sure: float
) -> bool:
    """Return whether an action is far ahead of another, looking at more worlds while that is not clear."""
    for number in worlds:
        futures.look((best, other), number)
        more, error = futures.more(best, other)
        if more + sure * error < least:
            return False
        if more >= least and more >= sure * error:
            return True
    return False


def explained(
    title: Title, candidate: Candidate, share: float, others: list[Action], futures: Futures, rng: Random
) -> Puzzle | None:
    """Return a puzzle with its reasons; None if none can be proven."""
    best = candidate.ranking[0]
    others.sort(key=lambda other: futures.more(best, other)[0])
    compared = Comparison(title, candidate.state, candidate.seat, rng)
    reasons = compared.over(best, others)
    if not reasons:
        return None
    costs = [futures.more(best, other) for other in others]
    return Puzzle(
        candidate.entry,
        candidate.seat,
        dealt_anew(candidate.state, candidate.seat, rng).dump(),
        msgspec.to_builtins(best),
        reasons,
        tuple(
            Other(msgspec.to_builtins(other), cost, compared.over(best, [other]) if rank < EXPLAINED else ())
            for rank, (other, (cost, _)) in enumerate(zip(others, costs, strict=True))
        ),
        costs[0][1],
        share,
    )


def missed(title: Title, candidate: Candidate) -> float:
    """Return the share of shallow looks that do not find the best action."""
    state, seat, best = candidate.state, candidate.seat, candidate.ranking[0]
    wrong = 0
    for number, iterations in enumerate(LOOKS):
        rng = chance_for(number, "look", candidate.entry)
        player = greedy_action if iterations == 1 else SearchBot(iterations)
        wrong += player(title, state, seat, rng) != best
    return wrong / len(LOOKS)


def dealt_anew(state: State, seat: int, rng: Random) -> State:
    """Return a position with everything that a seat cannot know dealt again, including what is still to be drawn."""
    anew: State = state.resample(seat, rng)
    anew.seed = 0
    return anew


def mined(title: Title, seats: int, seed: int) -> Mined:
    """Return the puzzles found in a game, perhaps none."""
    standing = [one for one in played(title, seats, seed) if stands_first_look(title, one, seed)]
    rated = [(missed(title, candidate), candidate) for candidate in standing]
    found: list[Puzzle] = []
    for share, candidate in sorted(rated, key=lambda one: (-one[0], one[1].entry)):
        if len(found) == A_GAME or (share == 0.0 and too_plain(candidate, found)) or alike(candidate, found):
            continue
        puzzle = verified(title, candidate, share, seed)
        found += [] if puzzle is None else [puzzle]
    return Mined(seed, seats, tuple(sorted(found, key=lambda puzzle: puzzle.entry)))


def alike(candidate: Candidate, found: Sequence[Puzzle]) -> bool:
    """Return whether a candidate is much the same as a puzzle of the same game: near it, or with the same answer."""
    best = msgspec.to_builtins(candidate.ranking[0])
    return any(abs(candidate.entry - puzzle.entry) < APART or best == puzzle.best for puzzle in found)


def too_plain(candidate: Candidate, found: Sequence[Puzzle]) -> bool:
    """Return whether a puzzle is too plain: everybody sees it, and it offers no choice or there are enough like it."""
    return not candidate.ranking[0].targets() or sum(puzzle.missed == 0.0 for puzzle in found) == PLAIN
