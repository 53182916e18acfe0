"""Bots: always legal, the same for the same seed, and the greedy one better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sternhafen.arena.playout import play_game, play_games
from sternhafen.arena.summary import summarise
from sternhafen.bots import BOTS, bot
from sternhafen.bots.search import SearchBot
from sternhafen.engine import Match, State, Title
from sternhafen.games import titles

TITLES = list(titles().values())


def fewest(title: Title) -> int:
    return min(n for n in title.seats if n > 1)


@pytest.mark.parametrize("name", [name for name in BOTS if not isinstance(bot(name), SearchBot)])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_bot_plays_legally_to_the_end(title: Title, name: str) -> None:
    match, rng = Match.new(title, fewest(title), 2, title.options(confirm=False)), Random(2)
    while not match.over:
        seat = match.state.asked()[0]
        match.play(seat, bot(name)(title, match.state, seat, rng))
    assert match.state.outcome() is not None


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_greedy_bot_thinks_on_resampled_worlds_only(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    state, rng = Match.new(title, fewest(title), 6, title.options(confirm=False)).state, Random(6)
    while state.count_legal(state.first_asked()) == 1:
        state.play(state.first_asked(), state.legal(state.first_asked())[0])
    seat, before = state.first_asked(), state.digest()
    worlds: list[State] = []
    played: list[State] = []
    resample, play = type(state).resample, type(state).play

    def watched_resample(s: State, *args: Any) -> State:
        worlds.append(resample(s, *args))
        return worlds[-1]

    def watched_play(s: State, *args: Any) -> None:
        played.append(s)
        play(s, *args)

    monkeypatch.setattr(type(state), "resample", watched_resample)
    monkeypatch.setattr(type(state), "play", watched_play)
    assert bot("greedy")(title, state, seat, rng) in state.legal(seat)
    assert worlds
    assert all(s is not state for s in played)
    assert state.digest() == before
    assert all(world.seed != state.seed for world in worlds)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_same_seed_gives_the_same_game(title: Title) -> None:
    options = title.options(confirm=False)
    players = ["greedy"] + ["random"] * (fewest(title) - 1)
    assert play_game(title, options, players, 9) == play_game(title, options, players, 9)


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_greedy_beats_random(title: Title) -> None:
    players = ["greedy"] + ["random"] * (fewest(title) - 1)
    games = list(play_games(title, title.options(confirm=False), players, range(60)))
    assert summarise(games, players).seats[0].wins > 0.75
