"""Peers: other libraries' games beside ours in one run, so that anybody can check what we say about speed.

A peer that is not installed is named with the command that installs it. Everybody plays at random, and only decisions
with more than one answer count, as in `arena/bench.py`; a loop draws from the legal actions as each library lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any, Literal, NamedTuple

import msgspec

from sternhafen.arena.bench import rate, yardstick_rate
from sternhafen.arena.playout import random_playout
from sternhafen.engine import Title
from sternhafen.envs.aec import aec_env
from sternhafen.envs.vector import vector

PlayGame = Callable[[], int]
"""Plays something, mostly one game, and returns how many decisions with more than one answer it took."""
Kind = Literal["engine", "environment", "vector"]
"""What is measured: the bare game, one with observations and masks, or many of those at once."""

VECTOR_GAMES = 64


class Peer(NamedTuple):
    """A library that plays games."""

    name: str
    needs: tuple[str, ...]
    """The modules that must be installed."""
    distribution: str
    install: str
    kind: Kind
    games: tuple[str, ...]
    open: Callable[[str], PlayGame]
    """Return how one of its games is played."""


class Measured(msgspec.Struct, frozen=True):
    """How fast one game of a library is, over the same yardstick as everything else."""

    library: str
    version: str
    game: str
    kind: Kind
    ratio: float
    lowest: float
    highest: float
    decisions: float
    """Per second of CPU time."""


class Missing(msgspec.Struct, frozen=True):
    """A library, or one of its games, that is not there."""

    library: str
    install: str
    reason: str


# How each library plays ----------------------------------------------------------------------------------------------


def _chess(name: str) -> PlayGame:
    chess: Any = import_module("chess")
    random = Random(1).random

    def play() -> int:
        board, decisions = chess.Board(), 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            decisions += len(legal) > 1
            board.push(legal[int(random() * len(legal))])
        return decisions

    return play


def _openspiel(name: str) -> PlayGame:
    pyspiel: Any = import_module("pyspiel")
    game, rng = pyspiel.load_game(name), Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(legal[int(rng.random() * len(legal))])
        return decisions

    return play


def _pettingzoo(name: str) -> PlayGame:
    return _through_aec(import_module(f"pettingzoo.classic.{name}").env())


def _through_aec(env: Any) -> PlayGame:
    """Return how an AEC environment plays a game, drawing from the mask as a learner would."""
    env.reset(seed=1)
    random = Random(1).random

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]
            decisions += len(legal) > 1
            env.step(int(legal[int(random() * len(legal))]))
        return decisions

    return play


def _rlcard(name: str) -> PlayGame:
    rlcard: Any = import_module("rlcard")
    env, random = rlcard.make(name, {"seed": 1}), Random(1).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(legal[int(random() * len(legal))])
        return decisions

    return play


PEERS = (
    Peer("python-chess", ("chess",), "chess", "pip install chess", "engine", ("chess",), _chess),
    Peer(
        "OpenSpiel", ("pyspiel",), "open_spiel", "pip install open_spiel", "engine",
        ("tic_tac_toe", "leduc_poker", "gin_rummy", "backgammon", "chess"), _openspiel,
    ),
    Peer(
        "PettingZoo", ("pettingzoo", "pygame"), "pettingzoo", "pip install 'pettingzoo[classic]'", "environment",
        ("tictactoe_v3", "connect_four_v3", "chess_v6", "leduc_holdem_v4"), _pettingzoo,
    ),
    Peer(
        "RLCard", ("rlcard",), "rlcard", "pip install rlcard", "environment",
        ("leduc-holdem", "limit-holdem", "uno", "gin-rummy"), _rlcard,
    ),
)  # fmt: skip


# Ours ----------------------------------------------------------------------------------------------------------------


def _our_engine(title: Title, seats: int) -> PlayGame:
    options, rng = title.options(), Random(1)
    options = msgspec.structs.replace(options, confirm=False)
    counted = _share_of_choices(title, seats)

    def play() -> int:
        random_playout(title, options, seats, rng.getrandbits(64), rng.random)
        return counted

    return play


def _share_of_choices(title: Title, seats: int, games: int = 40) -> int:
    """Return the mean number of decisions with more than one answer in a random game."""
    options, rng, total = msgspec.structs.replace(title.options(), confirm=False).bounded(), Random(1), 0
    for _ in range(games):
        state = title.start(options, seats, rng.getrandbits(64))
        while (seat := state.first_asked()) >= 0:
            total += state.count_legal(seat) > 1
            state.play(seat, state.sample_legal(seat, rng.random))
    return round(total / games)


def _our_vector(title: Title, seats: int) -> PlayGame:
    env = vector(title, seats, VECTOR_GAMES, copy=False)
    env.reset(seed=1)
    samples, choices = env.arrays.samples, env.arrays.choices

    def play() -> int:
        decisions = int((choices > 1).sum())
        env.step(samples)
        return decisions

    return play


def ours(title: Title) -> Iterator[tuple[str, Kind, PlayGame]]:
    """Yield one of our titles in every form that is measured, with the seats that its environments default to."""
    seats = max(2, min(title.seats))
    name = f"{title.id} ({seats})"
    yield name, "engine", _our_engine(title, seats)
    yield name, "environment", _through_aec(aec_env(title, seats))
    yield name, "vector", _our_vector(title, seats)


# The run -------------------------------------------------------------------------------------------------------------


def compare(titles: list[Title], rounds: int = 5, seconds: float = 0.4) -> Iterator[Measured | Missing]:
    """Yield our titles' figures and every peer's, or what is missing; rounds alternate with the yardstick."""
    for title in titles:
        for name, kind, play in ours(title):
            yield _measured("Sternhafen", version("sternhafen"), name, kind, play, rounds, seconds)
    for peer in PEERS:
        lacking = [module for module in peer.needs if find_spec(module) is None]
        if lacking:
            yield Missing(peer.name, peer.install, ", ".join(lacking))
            continue
        for game in peer.games:
            try:
                play = peer.open(game)
            except Exception as error:  # a peer's own dependency, or a game that this version does not have
                yield Missing(f"{peer.name} {game}", peer.install, str(error).strip().partition("\n")[0])
                continue
            yield _measured(peer.name, version(peer.distribution), game, peer.kind, play, rounds, seconds)


def _measured(
    library: str, number: str, game: str, kind: Kind, play: PlayGame, rounds: int, seconds: float
) -> Measured:
    play()
    pairs = [(yardstick_rate(seconds / 2), rate(play, seconds)) for _ in range(rounds)]
    ratios = sorted(decisions / base for base, decisions in pairs)
    decisions = median(decisions for _, decisions in pairs)
    return Measured(library, number, game, kind, median(ratios), ratios[0], ratios[-1], decisions)
