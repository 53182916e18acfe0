"""The bench measures the PettingZoo face from the command line."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec

import pytest

import sternhafen
from sternhafen import __version__
from sternhafen.cli import main
from sternhafen.envs import peers


def test_bench_prints_the_face_of_a_title(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "escape-pods", "--envs", "--seats", "1", "--rounds", "1", "--json"])
    (figures,) = json.loads(capsys.readouterr().out)
    assert figures["title"] == "escape-pods"
    assert figures["steps"] > 0
    assert figures["actions"] == 3123


def test_bench_prints_a_line_a_face(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", "de", "bench", "cryo", "--envs", "--seats", "2", "--rounds", "1"])
    head, line = capsys.readouterr().out.splitlines()
    assert "Quote" in head
    assert line.startswith("cryo")


def test_bench_against_peers_measures_ours_and_names_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = peers.Peer("Coins", ("random",), "numpy", "", "engine", ("toss",), lambda game: lambda: 1)
    gone = peers.Peer("Nobody", ("no_such_library",), "", "pip install nobody", "engine", (), lambda game: lambda: 1)
    broken = there._replace(
        name="Broken", games=("no_such_game",), install="pip install it", open=lambda game: import_module(game).play
    )
    monkeypatch.setattr(peers, "PEERS", (there, gone, broken))
    main(["bench", "escape-pods", "--against", "--rounds", "1"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert "library" in head
    assert [line.split()[:2] for line in lines[:4]] == [["Sternhafen", __version__]] * 3 + [["Coins", version("numpy")]]
    assert [line.split()[4] for line in lines[:3]] == ["engine", "environment", "vector"]
    assert "Nobody" in lines[4]
    assert "pip install nobody" in lines[4]
    assert "Broken no_such_game" in lines[5]


def test_bench_against_peers_counts_the_same_decisions_in_every_form() -> None:
    """A random game has as many decisions, on average, as engine and environment count them."""
    (engine, environment, _) = [play for _, _, play in peers.ours(sternhafen.title("escape-pods"))]
    played = [environment() for _ in range(40)]
    assert engine() == pytest.approx(sum(played) / len(played), rel=0.2)


def test_every_peer_that_is_installed_can_be_played() -> None:
    for peer in peers.PEERS:
        if all(map(find_spec, peer.needs)):
            assert peer.open(peer.games[0])() > 0, peer.name
