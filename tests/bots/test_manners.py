"""Manners: bots never stall, spend nobody's things for nothing, and say why where they refuse."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.bots import bot
from sternhafen.engine import State, Title
from sternhafen.games import titles
from sternhafen.games.gen7.actions import DECLINE
from sternhafen.games.gen7.bot.excuses import EXCUSES
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.group_station.consent import Consent
from sternhafen.text import LANGUAGES, Words, ids
from tests.bots.test_bots import fewest

TITLES = list(titles().values())
GEN7 = titles()["gen7"]
MOST = 60
"""Decisions that a seat may make before somebody else is asked."""
COMPANY = ("greedy", "easy", "beginner")


def game(title: Title, seed: int) -> State:
    """Return a new game for as few seats as play with others."""
    return title.start(title.options(confirm=False).bounded(), fewest(title), seed)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_seat_hands_on_within_a_few_decisions_and_the_game_ends(title: Title) -> None:
    state, rng, players = game(title, 8), Random(8), [bot(name) for name in COMPANY]
    last = decisions = on_end = 0
    while (seat := state.first_asked()) >= 0:
        on_end = on_end + 1 if seat == last else 1
        last, decisions = seat, decisions + 1
        assert on_end <= MOST
        assert decisions <= title.longest
        state.play(seat, players[seat](title, state, seat, rng))
    assert state.outcome() is not None


def test_what_others_give_to_a_group_station_is_never_spent_for_nothing() -> None:
    state, rng, players = game(GEN7, 1), Random(1), [bot(name) for name in COMPANY]
    assert isinstance(state, Gen7)
    given = 0
    while (seat := state.first_asked()) >= 0:
        proposed = state.offer is not None
        held = [sum(officer.res) for officer in state.officers]
        merits = sum(officer.merit for officer in state.officers)
        state.play(seat, players[seat](GEN7, state, seat, rng))
        fell = any(
            sum(one.res) < had for k, (one, had) in enumerate(zip(state.officers, held, strict=True)) if k != seat
        )
        if proposed and fell:
            given += 1
            assert state.offer is None, "it is completed at once"
            assert sum(officer.merit for officer in state.officers) > merits
    assert given


def test_whoever_refuses_a_proposal_says_why_in_words() -> None:
    told: set[str] = set()
    for seed in (0, 2):
        state, rng, players = game(GEN7, seed), Random(seed), [bot("easy") for _ in range(3)]
        assert isinstance(state, Gen7)
        while (seat := state.first_asked()) >= 0:
            action = players[seat](GEN7, state, seat, rng)
            excuse = GEN7.excuse(state, seat, action)
            about = None if state.offer is None else f"reason:{state.offer.target}"
            if action == DECLINE and isinstance(state.question(seat), Consent):
                assert excuse is not None
                assert excuse[0] == about
                told.add(excuse[1])
            else:
                assert excuse is None
            state.play(seat, action)
    assert told
    assert told <= set(EXCUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_excuse_has_words(language: str) -> None:
    words = Words(language, GEN7, ["Ada", "Ben", "Cleo"])
    texts = {words(ids.excuse(GEN7.id, code)) for code in EXCUSES}
    assert len(texts) == len(EXCUSES)
