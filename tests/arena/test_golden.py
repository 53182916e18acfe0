"""Every golden game is replayed to the same states, so that no change of a rule goes unnoticed."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest

from sternhafen.arena.golden import GoldenGame, differences
from sternhafen.games import title as title_by_id
from sternhafen.games import titles

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
OURS = tuple(id for id, title in titles().items() if title.finished)
"""The titles that must not change unnoticed; `tools/golden.py` records the games of one that is finished."""


def golden(title: str) -> list[GoldenGame]:
    """Return the recorded games of a title."""
    lines = gzip.decompress((GOLDEN / f"{title}.jsonl.gz").read_bytes()).split(b"\n")
    return [msgspec.json.decode(line, type=GoldenGame) for line in lines]


@pytest.mark.parametrize("title", OURS)
def test_golden_games_lead_to_the_same_states(title: str) -> None:
    found = title_by_id(title)
    different = {}
    for number, game in enumerate(golden(title)):
        assert game.rules == found.rules, "the rules have changed: record the games again with tools/golden.py"
        for problem in differences(game, found):
            different[number] = problem
    assert different == {}


def test_there_are_golden_games_of_every_title_number_of_seats_and_variant() -> None:
    count = 0
    for title in OURS:
        games = golden(title)
        count += len(games)
        played = {(game.seats, msgspec.json.encode(game.options, order="sorted")) for game in games}
        for seats in title_by_id(title).seats:
            for options in title_by_id(title).variants(seats):
                assert (seats, msgspec.json.encode(msgspec.to_builtins(options), order="sorted")) in played
    assert count >= 200


def test_a_changed_rule_is_noticed() -> None:
    """The replay itself can fail: another action, another mark or another result is told with its place."""
    title = title_by_id("escape-pods")
    game = golden("escape-pods")[0]
    assert list(differences(game, title)) == []
    changed = msgspec.structs.replace(game, marks=[*game.marks[:1], "0" * len(game.marks[0]), *game.marks[2:]])
    assert list(differences(changed, title)) == ["another state before action 20"]
    assert list(differences(msgspec.structs.replace(game, points=[99]), title)) == ["another end"]
    (problem,) = differences(msgspec.structs.replace(game, actions=[game.actions[-1], *game.actions[1:]]), title)
    assert " is refused: " in problem
