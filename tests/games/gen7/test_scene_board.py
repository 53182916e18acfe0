"""The text board tells a scene: posts, relays, figures, finds, teams, ballots, what lies hidden, one's own Reason."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of
from sternhafen.games.gen7.effects.scenes.remembering import own_memory
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.plot import begin_point, end_point
from sternhafen.terminal.boards.gen7 import draw
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

BOOK = campaign_of(HOUSE)
OPTIONS = Gen7Options(confirm=False, campaign=HOUSE)
NAMES = ["Ada", "Ben", "Cem"]


def at(point: str) -> Gen7:
    """Return a ship whose plot has come to a point."""
    s = TITLE.start(OPTIONS, 3, 3)
    assert isinstance(s, Gen7)
    end_point(s)
    begin_point(s, BOOK.point_id[point])
    return s


def board(s: Gen7, seat: int | None, language: str = "en") -> str:
    words = Words(language, TITLE.under(OPTIONS), NAMES)
    drawn = draw(s.view(seat), words, Paint(plain=True))
    assert "gen7-" not in drawn
    assert max(map(len, drawn.splitlines())) <= 110
    return " ".join(drawn.split())


@pytest.mark.rule("GEN7-36.3")
def test_a_post_says_for_how_long_it_was_held() -> None:
    s = at("p2_2")
    assert "a post, not held for a round yet" in board(s, 0)
    own_memory(s).held = (2,) * len(BOOK.points[s.point].stations)
    assert "a post, held for 2 rounds" in board(s, 0)
    assert "Posten, seit 2 Runden gehalten" in board(s, 0, "de")


@pytest.mark.rule("GEN7-36.9")
def test_a_relay_names_its_last_die_and_hand() -> None:
    s = at("p5b_1")
    assert "a relay, no link yet" in board(s, 0)
    own_memory(s).chain = (3, 5, 1)
    assert "a relay, 3 links, the last die a 5 by Ben" in board(s, 0)
    assert "Staffel, 3 Glieder, zuletzt eine 5 von Ben" in board(s, 0, "de")


@pytest.mark.rule("GEN7-36.4", "GEN7-36.1")
def test_figures_and_finds_are_on_the_table() -> None:
    s = at("p3a_1")
    [figure] = BOOK.points[s.point].tokens
    assert str(name_of(BOOK, "token", figure.number, "en")) in board(s, None)
    s = at("p1_2")
    assert f"Finds: –; still hidden: {len(BOOK.points[s.point].finds)}" in board(s, 0)
    own_memory(s).found = (BOOK.points[s.point].finds[0],)
    assert "Finds: –" not in board(s, 0)
    assert "Funde:" in board(s, 0, "de")


@pytest.mark.rule("GEN7-36.5", "GEN7-36.8")
def test_teams_and_the_ballot_box_are_told_and_only_ones_own_ballot() -> None:
    s = at("p4a_2")
    memory = own_memory(s)
    memory.teams = (0, 1, 0)
    option = next(iter(BOOK.ballot_choices))
    memory.ballots = ((1, option), (2, option))
    name = BOOK.texts[BOOK.options[option].text]["en"]
    assert "Ada, Cem" in board(s, 0)
    assert f"Ballot box: 2 ballots, yours: {name}" in board(s, 1)
    assert "Ballot box: 2 ballots" in board(s, 0)
    assert "yours:" not in board(s, 0)
    assert "Wahlkasten: 2 Stimmzettel" in board(s, 0, "de")


@pytest.mark.rule("GEN7-36.2", "GEN7-36.10", "GEN7-36.11", "GEN7-36.13")
def test_what_lies_hidden_is_told_to_whom_it_is_known() -> None:
    s = at("p2_1")
    memory = own_memory(s)
    s.row = (0,)
    s.on_tasks = [()]
    memory.arranged = ((0, 1, 0b010),)
    memory.strains = ((BOOK.points[s.point].stations[0], 3, 0b010),) if BOOK.points[s.point].stations else ()
    memory.unseen, memory.away = 2, (0,)
    assert "[arranged]" in board(s, 1)
    assert "[arranged]" not in board(s, 0)
    assert "2 tasks lie face down" in board(s, 0)
    assert "Out for the rest of the episode:" in board(s, 0)
    assert "2 Aufträge liegen verdeckt" in board(s, 0, "de")


@pytest.mark.rule("GEN7-37.1")
def test_everybody_reads_their_own_reason_only() -> None:
    s = at("p2_1")
    own_memory(s).reasons = (0, 1, 2)
    names = [BOOK.reason_data[number]["name"]["en"] for number in range(3)]
    assert f"Your secret Reason: {names[0]}." in board(s, 0)
    assert all(name not in board(s, 0) for name in names[1:])
    assert "Your secret Reason" not in board(s, None)
    assert "Dein geheimer Beweggrund:" in board(s, 0, "de")
