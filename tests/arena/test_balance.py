"""The balance report: every game, seat and action counts once, and a run goes on where the last one stopped."""

from __future__ import annotations

from sternhafen.arena.balance import Played, Tally, page, play_counted, play_more, use_row
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.text import Words

OPTIONS = CryoOptions(confirm=False)


def test_a_counted_game_holds_every_answer_and_the_other_sides_points() -> None:
    game = play_counted(TITLE, OPTIONS, "random", 1, 7, Words("en", TITLE, ["1"]))
    assert sum(game.uses[0].values()) == game.decisions
    assert game.others.keys() == {"rival"}
    assert game.verdict == ("won" if game.totals[0] > game.others["rival"] else "lost")
    assert any(name.startswith("Deploy\t") for name in game.uses[0])


def test_a_tally_goes_on_with_the_games_that_are_missing() -> None:
    def tally() -> Tally:
        return Tally("cryo", TITLE.rules, 2, "random", {}, [])

    whole = list(play_more(tally(), OPTIONS, 3, 1))[-1]
    words = Words("en", TITLE, ["1", "2"])
    begun = tally()
    begun.games.append(play_counted(TITLE, OPTIONS, "random", 2, 0, words))
    assert list(play_more(begun, OPTIONS, 3, 1))[-1].games == whole.games


def test_the_page_gives_first_places_scores_and_uses() -> None:
    def played(first: int, uses: list[dict[str, int]]) -> Played:
        return Played([1, 0], [1.0 - first, float(first)], [10 - first, 4 + first], {}, None, 5, uses)

    often, once = {"Bid\tBid 1": 3}, {"Bid\tBid 2": 1}
    games = [played(0, [often, once]), played(0, [often, {}]), played(1, [once, often]), played(0, [once, once])]
    lines = page(Tally("any", 1, 2, "greedy", {"confirm": False, "harder": True}, games))
    assert lines[0] == "## 2 seats (harder = True)"
    assert "| turn 2 | 75.0% | 9.8 | 9 | 9 | 10 | 10 | 10 |" in lines
    assert "| **Bid** | 1.62 | 88% | 57% |" in lines
    assert "| Bid 1 | 1.12 | 38% | 100% |" in lines
    assert use_row("Bid 2", [0, 1, 0, 0], [1.0, 0.5, 0.0, 0.0]) == "| Bid 2 | 0.25 | 25% | 50% |"


def test_seats_count_in_the_order_of_their_turns() -> None:
    words = Words("en", TITLE, ["1", "2", "3"])
    for seed in range(4):
        start = TITLE.start(OPTIONS, 3, seed)
        assert isinstance(start, Cryo)
        order = play_counted(TITLE, OPTIONS, "random", 3, seed, words).order
        assert order == [(start.active + i) % 3 for i in range(3)]
