"""The example scripts run, also where a learner meets a game that does not end."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sternhafen

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_goes_on_after_a_game_that_was_cut_off() -> None:
    learning = example("learn_escape_pods")
    endless = replace(sternhafen.title("escape-pods"), longest=25)
    for seed in range(4):  # so that the cut comes in either seat's turn
        env = sternhafen.seat_env(endless, 2)
        env.reset(seed=seed)
        policy = learning.LinearPolicy(env.game.layout.size, env.game.size)
        moves, reward = learning.play(env, policy, np.random.default_rng(seed))
        assert moves
        assert reward == 0.0


def test_the_learner_learns_and_tests_itself(monkeypatch: pytest.MonkeyPatch, capsys: Any, tmp_path: Path) -> None:
    learning = example("learn_escape_pods")
    monkeypatch.setattr(learning, "BATCH", 2)
    monkeypatch.setattr(learning, "TESTS", 2)
    saved = tmp_path / "weights.npz"
    monkeypatch.setattr(sys, "argv", ["learn", "--minutes", "0.001", "--save", str(saved)])
    learning.main()
    assert "of 2 games against random play" in capsys.readouterr().out
    assert saved.exists()


if find_spec("torch"):  # a large download, which `make test` does without

    def test_ppo_copies_practises_and_tests_itself(
        monkeypatch: pytest.MonkeyPatch, capsys: Any, tmp_path: Path
    ) -> None:
        learning = example("ppo_escape_pods")
        for name, small in {"GAMES": 4, "STEPS": 8, "TESTS": 2, "COPIED": 40, "ROUNDS": 1}.items():
            monkeypatch.setattr(learning, name, small)
        curve = tmp_path / "curve.csv"
        monkeypatch.setattr(sys, "argv", ["ppo", "--minutes", "0.02", "--curve", str(curve)])
        learning.main()
        assert "decisions: wins" in capsys.readouterr().out
        assert curve.read_text().startswith("minutes,decisions,random,greedy")


if find_spec("sb3_contrib"):

    def test_stable_baselines_takes_many_games(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        learning = example("sb3_maskable_ppo")
        arguments = ["--steps", "32", "--games", "2", "--batch", "16", "--title", "cryo"]
        monkeypatch.setattr(sys, "argv", ["sb3", *arguments])
        learning.main()
        assert "games against random" in capsys.readouterr().out
