"""Records: badges, favourites and meetings say what the games say."""

from __future__ import annotations

from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sternhafen.bots.random import random_action
from sternhafen.engine import Match
from sternhafen.games import title
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.server.people.badges import HOUSE, OLD_FRIENDS, badges
from sternhafen.server.people.profile import opponents, record
from sternhafen.server.people.results import did
from sternhafen.table.updates.finished import Result, ended

numbers = count(1)


def game(name: str = "cryo", *seats: Any, **more: Any) -> list[Any]:
    """A finished game: Ada's seat, and others as (client or bot, place)."""
    shared = {"table_id": f"t{next(numbers)}", "title": name, "at": 1, "verdict": None, "counts": True, "ended": None}
    own = {"client": "ada", "name": "Ada", "bot": None, "place": 1, "points": 7, "plays_as": None}
    rows = [SimpleNamespace(**{**shared, **own, **more})]
    for who, place in seats:
        bot = who if who in ("easy", "hard") else None
        other = {"client": "" if bot else who, "name": who, "bot": bot, "place": place, "points": 5, "plays_as": None}
        rows.append(SimpleNamespace(**{**shared, **other}))
    return rows


def codes(*newest_first: list[Any]) -> list[str]:
    return [badge.code for badge in badges(newest_first, newest_first, "ada")]


def test_whoever_has_played_nothing_has_no_badge() -> None:
    assert codes() == []


def test_the_first_landing_is_the_first_game_in_which_somebody_was_landed() -> None:
    lost, landed, later = (game("escape-pods", points=points) for points in (0, 3, 9))
    assert codes(lost) == ["first-game"]
    (badge,) = [one for one in badges([later, landed, lost], [], "ada") if one.code == "first-landing"]
    assert badge.table == landed[0].table_id


def test_all_endings_are_all_four() -> None:
    ended = [game("gen7", verdict=verdict) for verdict in title("gen7").endings]
    assert "all-endings" not in codes(*ended[1:], game("gen7", verdict="episode"))
    assert "all-endings" in codes(*ended)


def test_all_titles_are_those_of_the_house() -> None:
    played = [game(name) for name in sorted(HOUSE)]
    assert "all-titles" not in codes(*played[1:], game("star-auction"))
    assert "all-titles" in codes(*played)


@pytest.mark.parametrize(("place", "bot", "its", "earned"), [(1, "hard", 2, True), (2, "hard", 1, False),
    (1, "easy", 2, False), (1, "hard", 1, False)])  # fmt: skip
def test_the_hard_bot_is_beaten_by_coming_before_it(place: int, bot: str, its: int, earned: bool) -> None:
    assert ("beat-hard" in codes(game("cryo", (bot, its), place=place))) is earned


def test_old_friends_have_played_ten_games() -> None:
    games = [game("cryo", ("grace", 2)) for _ in range(OLD_FRIENDS)]
    assert "old-friends" not in codes(*games[1:])
    assert "old-friends" in codes(*games)


def test_head_to_head_is_told_in_all_and_title_by_title() -> None:
    games = [game("cryo", ("grace", 2)), game("cryo", ("grace", 1), place=2), game("gen7", ("grace", 3), ("eve", 2))]
    grace, eve = opponents(games, "ada")
    assert (grace.name, grace.games, grace.before, grace.after) == ("grace", 3, 2, 1)
    assert [(one.title, one.games, one.before, one.after) for one in grace.titles] == [
        ("cryo", 2, 1, 1), ("gen7", 1, 1, 0),
    ]  # fmt: skip
    assert (eve.name, eve.games) == ("eve", 1)


def test_favourites_are_what_is_played_most_and_games_given_up_have_no_points() -> None:
    drive, flux = "option-corporations-jump-drive", "option-corporations-flux-industries"
    games = [
        game("planet-unknown", ("grace", 2), plays_as=drive),
        game("planet-unknown", ("grace", 1), plays_as=drive, place=2, points=3),
        game("planet-unknown", ("grace", 2), plays_as=flux),
        game("planet-unknown", ("grace", 1), place=2, points=0, ended="resigned"),
    ]
    told = record("planet-unknown", "ada", games, None)
    assert [(one.plays_as, one.games, one.won) for one in told.favourites] == [(drive, 2, 1), (flux, 1, 1)]
    assert (told.games, told.places, told.points, told.best) == (4, [2, 2], round((7 + 3 + 7) / 3, 1), 7)


def test_a_corporation_is_what_a_seat_plays_as() -> None:
    planet = title("planet-unknown")
    options = PlanetUnknownOptions(confirm=False, corporations=("jump-drive", "standard"))
    state = planet.start(options, 2, 1)
    assert [planet.plays_as(state, seat) for seat in (0, 1)] == ["option-corporations-jump-drive", None]
    cryo = title("cryo")
    assert cryo.plays_as(cryo.start(cryo.options(), 2, 1), 0) is None


def test_what_a_seat_played_is_stored_with_how_the_game_ended() -> None:
    options = PlanetUnknownOptions(confirm=False, corporations=("wormhole-corp", "standard")).bounded()
    match, rng = Match.new(title("planet-unknown"), 2, 5, options), Random(5)
    while not match.over:
        seat = match.state.first_asked()
        match.play(seat, random_action(match.title, match.state, seat, rng))
    stored = ended(match)
    assert stored is not None
    result = msgspec.json.decode(stored.result, type=Result)
    assert result.plays_as == ["option-corporations-wormhole-corp", None]
    assert did(result, 0, None)["plays_as"] == "option-corporations-wormhole-corp"
