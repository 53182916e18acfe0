"""The arena: fair blocks, the same table however it is played, honest intervals, and a test that stops in time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from sternhafen.arena.balance import play_counted
from sternhafen.arena.contest import Block, Contest, Played, pairings, play_block
from sternhafen.arena.executors import RayMissing, executor, processes
from sternhafen.arena.fingerprint import fingerprint
from sternhafen.arena.ledger import Ledger, WrongLedger
from sternhafen.arena.playout import play_game, random_playout
from sternhafen.arena.ratings import elo, first_share, place_shares, standings, wilson
from sternhafen.arena.report import bars, picture, table
from sternhafen.arena.running import run
from sternhafen.arena.sprt import Sprt
from sternhafen.engine import State
from sternhafen.games import title as title_by_id
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.options import MAX_ROUNDS, PodsOptions
from sternhafen.text import Words

CONTEST = Contest("escape-pods", 1, ("easy", "random"), 2, 5, {"confirm": False, "round_cap": 3})


def invented(strengths: dict[str, float], blocks: int, seed: int) -> list[Block]:
    """Return blocks of two-seat games whose winners are drawn by strength."""
    rng, names = Random(seed), tuple(strengths)
    chance = strengths[names[0]] / sum(strengths.values())
    found = []
    for number in range(blocks):
        games = []
        for players in (names, names[::-1]):
            first = rng.random() < (chance if players == names else 1 - chance)
            games.append(Played(players, (1, 2) if first else (2, 1), (int(first), int(not first)), 1))
        found.append(Block(number, tuple(games)))
    return found


def test_every_seed_is_played_in_every_seat_by_the_same_deal() -> None:
    contest = Contest("escape-pods", 1, ("easy", "random"), 3, 5, {"confirm": False, "round_cap": 2})
    (pairing,) = islice(pairings(contest, 3), 2)
    assert pairing.line_up == ("easy", "random", "random")
    block = play_block(contest, pairing)
    assert [game.players.index("easy") for game in block.games] == [0, 2, 1]
    assert block == play_block(contest, pairing)


def waits(state: State, seat: int) -> float:
    """An evaluation that likes nothing better than to pass."""
    assert isinstance(state, EscapePods)
    return float(state.active != seat)


def test_games_without_a_round_cap_are_bounded_wherever_bots_play_them() -> None:
    title = replace(title_by_id("escape-pods"), evaluate=waits)
    options, capped = title.options(confirm=False), PodsOptions(confirm=False, round_cap=MAX_ROUNDS)
    assert options != capped
    for players in (["greedy"] * 2, ["greedy"] * 3):
        game = play_game(title, options, players, 1)
        assert 0 <= game.decisions - MAX_ROUNDS * len(players) < 5  # the last pass ends the game, and is worth less
        assert game == play_game(title, capped, players, 1)
    counted = play_counted(title, options, "greedy", 2, 1, Words("en", title, ["1", "2"]))
    assert 0 <= counted.decisions - MAX_ROUNDS * 2 < 5
    state = random_playout(title, options, 2, 1, Random(1).random)
    assert isinstance(state, EscapePods)
    assert state.round_cap == MAX_ROUNDS
    assert fingerprint(title, 2, options, 1) == fingerprint(title, 2, capped, 1)


def test_with_more_entrants_than_seats_all_line_ups_meet_on_every_seed() -> None:
    contest = Contest("escape-pods", 1, ("a", "b", "c"), 2, 7)
    found = list(pairings(contest, 12))
    assert [(pairing.seed, pairing.line_up) for pairing in found[:4]] == [
        (7, ("a", "b")),
        (7, ("a", "c")),
        (7, ("b", "c")),
        (8, ("a", "b")),
    ]
    assert len(found) == 6


def test_processes_give_the_same_blocks_as_one_and_a_cut_file_goes_on_where_it_was(tmp_path: Path) -> None:
    alone = list(run(Ledger(CONTEST), 8))
    assert list(run(Ledger(CONTEST), 8, play=processes(2))) == alone
    path = tmp_path / "ledger.jsonl"
    list(run(Ledger(CONTEST, path), 4))
    path.write_bytes(path.read_bytes()[:-20])  # killed while it wrote
    resumed = Ledger(CONTEST, path)
    assert resumed.blocks == alone[:1]
    assert list(run(resumed, 8)) == alone
    assert list(run(Ledger(CONTEST, path), 8, play=_nobody)) == alone


def test_a_block_that_two_runs_kept_at_the_same_time_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    alone = list(run(Ledger(CONTEST), 4))
    one, other = Ledger(CONTEST, path), Ledger(CONTEST, path)
    for block in alone:
        one.add(block)
        other.add(block)
    assert Ledger(CONTEST, path).blocks == alone
    assert Ledger(CONTEST, path).blocks == alone


def _nobody(contest: Contest, wanted: Any) -> Any:
    assert not list(wanted), "all is in the file"
    return iter(())


def test_a_file_of_another_contest_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    Ledger(CONTEST, path)
    before = path.read_bytes()
    with pytest.raises(WrongLedger):
        Ledger(Contest("escape-pods", 1, ("hard", "random"), 2, 5), path)
    assert path.read_bytes() == before
    list(run(Ledger(CONTEST, path), 6))
    head, first, _, third, _ = path.read_bytes().split(b"\n")
    for spoilt in (b"no contest", before + b"no block\n", b"\n".join([head, first, third, b""])):
        path.write_bytes(spoilt)
        with pytest.raises(WrongLedger):
            Ledger(CONTEST, path)
        assert path.read_bytes() == spoilt


def test_ratings_find_the_odds_that_games_were_drawn_by() -> None:
    blocks = invented({"strong": 3.0, "weak": 1.0}, 150, 1)
    strong, weak = standings(blocks, ["weak", "strong"])
    assert strong.player == "strong"
    assert strong.first_interval[0] < 0.75 < strong.first_interval[1]
    low, high = strong.rating_interval
    assert low < 95.4 < high  # three to one is 190.8 between the two, whose mean is 0
    assert strong.rating == pytest.approx(-weak.rating)
    assert sum(strong.places) == pytest.approx(1)


def test_equal_bots_are_not_told_apart() -> None:
    blocks = invented({"one": 1.0, "other": 1.0}, 100, 2)
    for standing in standings(blocks, ["one", "other"]):
        assert standing.rating_interval[0] < 0 < standing.rating_interval[1]
        assert standing.margin_interval[0] < 0 < standing.margin_interval[1]


def test_a_shared_place_counts_in_part_for_all_it_stands_for() -> None:
    game = Played(("a", "b", "c"), (1, 1, 3), (5, 5, 2), 9)
    blocks = [Block(0, (game,))]
    assert place_shares(blocks, "a") == (0.5, 0.5, 0.0)
    assert first_share(blocks[0], "b") == 0.5
    ratings = elo(blocks, ["a", "b", "c"])
    assert ratings["a"] == pytest.approx(ratings["b"])
    assert ratings["c"] < ratings["a"]


def test_a_clean_sweep_may_still_be_luck() -> None:
    low, high = wilson(1.0, 10)
    assert 0.6 < low < 0.8
    assert high == 1.0


@pytest.mark.parametrize(("strength", "verdict"), [(1.5, "higher"), (1.0, "lower")])
def test_the_sprt_stops_early_and_is_seldom_wrong(strength: float, verdict: str) -> None:
    """60 % against 50 %: of 20 contests at most 3 may end wrongly or not at all (5 % each way, and some luck)."""
    test, lengths, right = Sprt(0.5, 0.6), [], 0
    for seed in range(20):
        shares: list[float] = []
        for block in invented({"one": strength, "other": 1.0}, 600, seed):
            shares.append(first_share(block, "one"))
            if test.verdict(shares) != "open":
                break
        right += test.verdict(shares) == verdict
        lengths.append(len(shares))
    assert right >= 17
    assert sum(lengths) / len(lengths) < 300


def test_a_contest_stops_after_the_block_that_makes_the_test_sure(tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    blocks = list(run(Ledger(CONTEST, path), 400, Sprt(0.2, 0.6)))
    shares = [first_share(block, "easy") for block in blocks]
    assert Sprt(0.2, 0.6).verdict(shares) == "higher"
    assert Sprt(0.2, 0.6).verdict(shares[:-1]) == "open"
    assert list(run(Ledger(CONTEST, path), 400, Sprt(0.2, 0.6), _nobody_needed)) == blocks


def _nobody_needed(contest: Contest, wanted: Any) -> Any:
    raise AssertionError("the file alone is sure")


@pytest.mark.parametrize("language", ["en", "de"])
def test_table_and_plots_show_every_entrant(language: str) -> None:
    found = standings(invented({"strong": 3.0, "<weak>": 1.0}, 20, 3), ["strong", "<weak>"])
    lines = table(found, Words(language))
    assert len(lines) == 3
    assert lines[1].startswith("strong")
    assert all("●" in line for line in bars(found)[:2])
    drawn = ElementTree.fromstring(picture(found, "A & B"))
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "strong", "<weak>"} <= set(texts)


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayMissing):
        executor(1, "local")


def test_a_cluster_gives_the_same_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in with Ray's calls; benchmarks/arena.md tells of a real cluster."""
    stand_in: Any = ModuleType("ray")
    stand_in.is_initialized = lambda: False
    stand_in.init = lambda **wanted: None
    stand_in.shutdown = lambda: None
    stand_in.cluster_resources = lambda: {"CPU": 3.0}
    stand_in.get = lambda reference: reference()

    def remote(**wanted: Any) -> Callable[[Any], Any]:
        def wrap(function: Any) -> Any:
            made: Any = ModuleType("remote")
            made.remote = lambda *given: lambda: function(*given)
            return made

        return wrap

    stand_in.remote = remote
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    assert list(run(Ledger(CONTEST), 8, play=executor(1, "local"))) == list(run(Ledger(CONTEST), 8))
