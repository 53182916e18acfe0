"""The front door: ``import sternhafen`` is enough, and says clearly what is wrong."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import sternhafen
from sternhafen.engine import Action, State, Title
from sternhafen.games import HOUSE_TITLES, title_ids, titles

ROOT = Path(__file__).resolve().parent.parent
INSIDE = re.compile(r"^[>. ]*(?:from sternhafen[.\w]* import|import sternhafen\.).*$", re.MULTILINE)
ENGINE = {
    "adding-a-game.md": ["from sternhafen.engine import *", ">>> from sternhafen.engine.laws import play_by_the_laws"],
    "studies.md": [">>> from sternhafen.studies import GAME, Study, noted, played"],
}
"""Whoever writes a title writes against the engine, and whoever writes a study as a file against its shapes."""
SCREEN = 40


def in_a_fresh_python(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("title", sternhafen.titles())
def test_every_title_is_played_saved_and_loaded(title: str, tmp_path: Path) -> None:
    game, bot = sternhafen.new(title, seed=3), sternhafen.bot("random", seed=3)
    while len(game.history) < 30 and not game.over:
        game.play(bot.choose(game))
    game.save(tmp_path / "game.json")
    again = sternhafen.load(tmp_path / "game.json")
    assert again.history == game.history
    assert [again.view(seat) for seat in (None, *range(game.seats))] == [
        game.view(seat) for seat in (None, *range(game.seats))
    ]
    assert again.board(0)
    assert again.question()
    assert {again.say(action, language) for action in again.legal_actions() for language in ("en", "de")}


def test_the_same_bots_play_the_same_game_whatever_else_they_play() -> None:
    bot = sternhafen.bot("search-20", seed=5)
    first, second, alone = (sternhafen.new("escape-pods", 2, seed=1, round_cap=2) for _ in range(3))
    while not first.over:  # two games by turns
        first.play(bot.choose(first))
        second.play(bot.choose(second))
    fresh = sternhafen.bot("search-20", seed=5)
    while not alone.over:
        alone.play(fresh.choose(alone))
    assert first.history == second.history == alone.history


def test_bots_with_different_seeds_choose_differently() -> None:
    game = sternhafen.new("cryo", 2, seed=1)
    assert len(game.legal_actions()) > 1
    assert len({sternhafen.bot("random", seed).choose(game) for seed in range(20)}) > 1


def test_a_bot_forgets_games_that_nobody_plays_any_more() -> None:
    bot = sternhafen.bot("search-10")
    game = sternhafen.new("escape-pods", 2, seed=1)
    bot.choose(game)
    assert len(bot._players) == 1
    del game
    gc.collect()
    assert len(bot._players) == 0


def test_a_function_is_a_bot() -> None:
    def first(title: Title, state: State, seat: int, rng: Random) -> Action:
        return state.legal(seat)[0]

    game = sternhafen.new("escape-pods", 2, seed=1)
    bot = sternhafen.bot(first)
    assert repr(bot) == "<Bot first>"
    assert bot.choose(game) == game.legal_actions()[0]


def test_wrong_wishes_are_told_with_what_there_is() -> None:
    with pytest.raises(sternhafen.UnknownTitle, match="no title 'chess'; there are escape-pods, planet-unknown, cryo"):
        sternhafen.new("chess")
    with pytest.raises(sternhafen.UnknownTitle, match="'escape_pods'"):
        sternhafen.new("escape_pods")
    with pytest.raises(ValueError, match=r"^escape-pods is played with 1 to 5 seats, not 6$"):
        sternhafen.new("escape-pods", seats=6)
    with pytest.raises(TypeError, match=r"escape-pods has no option 'rounds'; it has confirm, .*round_cap"):
        sternhafen.new("escape-pods", seats=2, rounds=3)
    with pytest.raises(ValueError, match="escape-pods: Invalid enum value 'best'"):
        sternhafen.new("escape-pods", seats=2, haven_set="best")
    with pytest.raises(ValueError, match=r"\(CRYO-|\(OP-") as wrong:
        sternhafen.new("cryo", seats=2, rival_harder=True)
    assert isinstance(wrong.value.__cause__, sternhafen.Refused)
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        sternhafen.new("cryo", seats=2, seed=-1)
    with pytest.raises(sternhafen.UnknownBot, match="no bot 'clever'; there are beginner, easy, medium, hard, expert"):
        sternhafen.bot("clever")
    with pytest.raises(sternhafen.BadRecord, match="cannot be used: broken"):
        sternhafen.load(b"no game")
    with pytest.raises(FileNotFoundError):
        sternhafen.load("no-such-file.json")


def test_wrong_seats_and_languages_are_told() -> None:
    game = sternhafen.new("escape-pods", seats=2, seed=1)
    with pytest.raises(ValueError, match="there is no seat 2: the seats are 0 to 1"):
        game.view(2)
    with pytest.raises(ValueError, match="no words in 'fr'; there are en, de"):
        game.question(language="fr")
    with pytest.raises(ValueError, match="not the turn of seat 0"):
        sternhafen.bot("random").choose(game, seat=0)
    assert game.legal_actions(0) == []
    assert game.question(0) is None


def test_a_refused_action_changes_nothing_and_says_why_in_both_languages() -> None:
    game = sternhafen.new("escape-pods", seats=2, seed=1)
    before = game.state.digest()
    with pytest.raises(sternhafen.Refused) as refused:
        game.play(game.legal_actions()[0], seat=0)
    assert game.state.digest() == before
    assert game.say(refused.value) == "It is not your turn. (PODS-3.1)"
    assert game.say(refused.value.illegal, "de").endswith("(PODS-3.1)")


def test_undo_takes_back_the_last_action_of_whoever_played_it() -> None:
    game = sternhafen.new("escape-pods", seats=2, seed=1)
    before = game.state.digest()
    with pytest.raises(sternhafen.Refused):
        game.undo()
    game.play(game.legal_actions()[0])
    assert game.history
    game.undo()
    assert game.state.digest() == before
    assert game.history == []


def test_a_copy_goes_its_own_way() -> None:
    game = sternhafen.new("escape-pods", seats=2, seed=1)
    game.play(game.legal_actions()[0])
    other = game.copy()
    other.undo()
    other.play(other.legal_actions()[-1])
    assert len(game.history) == 1
    assert game.history != other.history
    game.undo()


def test_a_finished_game_has_an_outcome_and_asks_nobody() -> None:
    game, bot = sternhafen.new("escape-pods", 2, seed=1, round_cap=1), sternhafen.bot("random")
    action, unfinished = game.legal_actions()[0], game.outcome
    while not game.over:
        game.play(bot.choose(game))
    assert unfinished is None
    assert game.outcome is not None
    assert (game.seat, game.asked, game.legal_actions()) == (None, [], [])
    assert repr(game) == "<Game escape-pods, 2 seats, over>"
    illegal = game.why_not(action)
    assert illegal is not None
    assert illegal.code == "game-over"
    with pytest.raises(ValueError, match="the game is over"):
        bot.choose(game)
    with pytest.raises(ValueError, match="escape-pods has no campaign"):
        game.next_episode()


def test_a_campaign_goes_on_with_its_next_episode() -> None:
    game, bot = sternhafen.new("gen7", 3, seed=1, ship="Kepler", confirm=False), sternhafen.bot("random")
    assert game.episode == 1
    with pytest.raises(ValueError, match="this episode is not over"):
        game.next_episode()
    while not game.over:
        game.play(bot.choose(game))
    following = game.next_episode(seed=2)
    assert following.episode == 2
    assert following.seats == 3
    assert not following.options.confirm


# What it costs, and who uses it --------------------------------------------------------------------------------------


def test_the_import_alone_loads_nothing_else() -> None:
    loaded = in_a_fresh_python("import sys, sternhafen; print(*[n for n in sys.modules if n.startswith('sternhafen')])")
    assert loaded == "sternhafen"


def test_a_game_imports_its_own_title_only() -> None:
    program = (
        "import sys, sternhafen; sternhafen.new('cryo', 2); print(*[n for n in sys.modules if n.startswith({!r})])"
    )
    assert in_a_fresh_python(program.format("sternhafen.games.gen7")) == ""
    assert in_a_fresh_python(program.format("sternhafen.games.cryo")).startswith("sternhafen.games.cryo")


def test_every_name_of_the_door_leads_somewhere() -> None:
    assert sorted(name for names in sternhafen._HOMES.values() for name in names) == sternhafen.__all__
    assert all(getattr(sternhafen, name) is not None for name in sternhafen.__all__)
    assert set(sternhafen.__all__) <= set(dir(sternhafen))
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        _ = sternhafen.nonsense


@pytest.mark.parametrize("name", sternhafen.__all__)
def test_everything_at_the_door_has_an_example_and_a_place_on_the_api_page(name: str) -> None:
    """The examples run in `test_examples_in_docstrings_run`, and the page is made from the docstrings."""
    assert ">>> " in (getattr(sternhafen, name).__doc__ or "")
    assert f"::: sternhafen.{name}\n" in (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_ids_of_titles_follow_from_their_packages() -> None:
    house = list(titles())[: len(HOUSE_TITLES)]
    assert house == [package.replace("_", "-") for package in HOUSE_TITLES]
    assert title_ids() == tuple(titles())


def test_pages_and_examples_use_no_other_door() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*.py")]:
        inside = INSIDE.findall(path.read_text(encoding="utf-8"))
        assert inside == ENGINE.get(path.name, []), path.name


def test_the_library_part_of_the_readme_fits_on_a_screen() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    part = text.partition("## Use it as a library\n")[2].partition("\n## ")[0]
    assert "import sternhafen" in part
    assert len(part.strip().splitlines()) <= SCREEN
