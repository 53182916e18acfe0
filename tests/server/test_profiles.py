"""Profiles and ratings: what somebody has played is added up rightly, and only willing people are rated."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sternhafen.arena.contest import Block, Contest
from sternhafen.arena.ledger import Ledger
from sternhafen.arena.ratings import by_level, elo
from sternhafen.bots.choose import LEVELS
from sternhafen.games import title_ids
from sternhafen.server.people.ratings import BOT_RATINGS, DATA, bot_ratings, rated
from tests.server.serving import Server, wait_for
from tests.server.test_accounts import Device, Place, both, place, tablet

__all__ = ["place", "tablet"]  # fixtures


@pytest.fixture
def laptop(server: Server) -> Iterator[Device]:
    with Device(server.url) as device:
        yield device


@pytest.fixture
def phone(server: Server) -> Iterator[Device]:
    with Device(server.url) as device:
        yield device


def play_out(made: Any, *devices: Device) -> str:
    """Play a table of star-auction to its end: everybody sends their lowest probe; return its id."""
    table = str(made["table"]["id"])
    for seat, device in enumerate(devices):
        device.ask("POST", f"/api/tables/{table}/commands", {"type": "ready", "id": f"r{seat}", "seat": seat})
    wait_for(lambda: sum(finished(table, seat, device) for seat, device in enumerate(devices)) == len(devices))
    return table


def finished(table: str, seat: int, device: Device) -> bool:
    """Play one move if the seat is asked; return whether the game is over."""
    position = device.ask("GET", f"/api/tables/{table}/position?viewer={seat}")
    wanted = [one["action"] for one in position["legal"] if not one["free"]]
    if wanted:
        play = {"type": "play", "id": f"m{seat}-{position['entries']}", "seat": seat, "after": position["entries"]}
        device.http.post(f"/api/tables/{table}/commands", json={**play, "action": wanted[0]})
    return position["outcome"] is not None


def profile(device: Device, games: int) -> Any:
    """Return a profile as soon as it holds so many games."""

    def look() -> Any:
        shown = device.ask("GET", "/api/me/profile")
        return shown if shown["games"] >= games else None

    return wait_for(look)


def together(ada: Device, grace: Device, **wanted: Any) -> str:
    """Let two people play a game."""
    made = ada.make(**wanted)
    token = made["invites"][0]["token"]
    grace.ask("POST", f"/api/tables/{made['table']['id']}/claim", {"name": "Grace", "token": token})
    return play_out(made, ada, grace)


def test_a_guests_game_stands_in_the_history_and_comes_along(laptop: Device) -> None:
    assert laptop.ask("GET", "/api/me/profile")["games"] == 0
    table = play_out(laptop.make(bots={"1": "random"}), laptop)
    (game,) = profile(laptop, 1)["past"]
    assert (game["table"], game["title"], game["counts"], game["rated"]) == (table, "star-auction", True, False)
    assert [(seat["bot"], seat["you"]) for seat in game["seats"]] == [(None, True), ("random", False)]
    laptop.sign_up()
    shown = profile(laptop, 1)
    (record,) = shown["titles"]
    assert (record["games"], sum(record["places"]), record["rating"]) == (1, 1, None)
    assert [badge["code"] for badge in shown["badges"]] == ["first-game"]


def test_two_people_see_how_they_did_against_each_other(laptop: Device, phone: Device) -> None:
    together(laptop, phone)
    mine, theirs = profile(laptop, 1), profile(phone, 1)
    ((grace,), (ada,)) = mine["opponents"], theirs["opponents"]
    assert (grace["name"], ada["name"]) == ("Grace", "Ada")
    assert (grace["before"], grace["after"]) == (ada["after"], ada["before"])
    assert grace["games"] == 1


def test_a_game_at_one_screen_is_listed_and_does_not_count(laptop: Device) -> None:
    made = laptop.make(hot_seat=True, names=["A", "B"])
    play_out(made, laptop, laptop)
    shown = profile(laptop, 1)
    assert not shown["past"][0]["counts"]
    assert not shown["titles"]


def willing(device: Device, name: str) -> None:
    """Sign somebody up who has their games rated."""
    device.sign_up(name)
    device.ask("PUT", "/api/me/rated", {"rated": True})


def test_only_the_willing_sit_at_a_rated_game(laptop: Device, phone: Device) -> None:
    rated_table = {"title": "star-auction", "seats": 2, "name": "Ada", "rated": True}
    assert laptop.refused("POST", "/api/tables", rated_table) == "rated-unwilling"
    willing(laptop, "Ada W.")
    alone = {**rated_table, "hot_seat": True, "names": ["A", "B"]}
    assert laptop.refused("POST", "/api/tables", alone) == "rated-alone"
    made = laptop.make(rated=True)
    claim = {"name": "Grace", "token": made["invites"][0]["token"]}
    path = f"/api/tables/{made['table']['id']}/claim"
    assert phone.refused("POST", path, claim) == "rated-unwilling"
    willing(phone, "Grace W.")
    phone.ask("POST", path, claim)
    laptop.ask("PUT", "/api/me/rated", {"rated": False})  # a change of mind comes too late
    play_out(made, laptop, phone)
    assert profile(phone, 1)["past"][0]["rated"] is (len({seat["place"] for seat in game_of(phone)["seats"]}) > 1)


def game_of(device: Device) -> Any:
    """Return the newest game of somebody's history."""
    return device.ask("GET", "/api/me/profile")["past"][0]


def test_rated_games_move_the_ratings_and_others_do_not(laptop: Device, phone: Device) -> None:
    willing(laptop, "Ada R.")
    willing(phone, "Grace R.")
    together(laptop, phone)
    assert not profile(laptop, 1)["past"][0]["rated"], "nobody wanted this game rated"
    for games in range(2, 9):  # a game that nobody won is not rated
        together(laptop, phone, rated=True)
        mine, theirs = profile(laptop, games), profile(phone, games)
        rated_games = [game for game in mine["past"] if game["rated"]]
        if rated_games:
            break
    (game,) = rated_games
    ratings = [mine["titles"][0]["rating"], theirs["titles"][0]["rating"]]
    won = next(seat["you"] for seat in game["seats"] if seat["place"] == 1)
    assert (ratings[0] > 1000 > ratings[1]) is won
    assert (ratings[1] > 1000 > ratings[0]) is not won
    lines = laptop.ask("GET", "/api/ladder/star-auction")["lines"]
    assert [line["name"] for line in lines if line["you"]] == ["Ada R."]
    assert {line["bot"] for line in lines} >= set(BOT_RATINGS)
    assert [line["rating"] for line in lines] == sorted((line["rating"] for line in lines), reverse=True)


@pytest.mark.parametrize("rated_game", [True, False])
def test_a_rated_game_has_no_advice_and_no_practice(laptop: Device, rated_game: bool) -> None:
    willing(laptop, f"Ada S. {rated_game}")
    made = laptop.make(bots={"1": "random"}, rated=rated_game)
    table = f"/api/tables/{made['table']['id']}"
    assert made["table"]["company"]["rated"] is rated_game
    laptop.ask("POST", f"{table}/commands", {"type": "ready", "id": "r", "seat": 0})

    def moved() -> Any:
        position = laptop.ask("GET", f"{table}/position?viewer=0")
        if position["entries"] < 2:
            finished(made["table"]["id"], 0, laptop)
        return position if position["entries"] >= 2 and position["legal"] else None

    position = wait_for(moved)
    back = {"type": "take-back", "id": "t", "seat": 0, "to": 0, "after": position["entries"]}
    hint = {"seat": 0, "bot": "greedy"}
    if rated_game:
        assert laptop.refused("POST", f"{table}/hint", hint) == "rated-advice"
        assert laptop.refused("POST", f"{table}/commands", back) == "rated-practice"
    else:
        assert laptop.ask("POST", f"{table}/hint", hint)["ideas"]
        laptop.ask("POST", f"{table}/commands", back)


def test_leaving_a_rated_game_to_a_bot_is_the_last_place(laptop: Device, phone: Device) -> None:
    willing(laptop, "Ada L.")
    willing(phone, "Grace L.")
    made = laptop.make(rated=True)
    table = f"/api/tables/{made['table']['id']}"
    phone.ask("POST", f"{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    for seat, device in enumerate((laptop, phone)):
        device.ask("POST", f"{table}/commands", {"type": "ready", "id": f"r{seat}", "seat": seat})
    phone.ask("POST", f"{table}/seats/1/bot", {"bot": "random"})
    wait_for(lambda: finished(made["table"]["id"], 0, laptop))
    (game,) = profile(phone, 1)["past"]
    assert [(seat["you"], seat["bot"]) for seat in game["seats"]] == [(False, None), (True, None)]
    assert game["seats"][1]["place"] == 2


def test_no_two_on_the_leaderboard_are_called_alike(laptop: Device, phone: Device) -> None:
    laptop.sign_up("Zoë")
    phone.sign_up("ZOË")
    laptop.ask("PUT", "/api/me/rated", {"rated": True})
    assert phone.refused("PUT", "/api/me/rated", {"rated": True}) == "name-taken"
    phone.ask("PUT", "/api/me/name", {"name": "Zoe"})
    phone.ask("PUT", "/api/me/rated", {"rated": True})
    assert phone.refused("PUT", "/api/me/name", {"name": "zoë"}) == "name-taken"
    laptop.ask("PUT", "/api/me/rated", {"rated": False})
    phone.ask("PUT", "/api/me/name", {"name": "zoë"})


def test_a_guest_has_no_rating(laptop: Device) -> None:
    laptop.make()
    assert laptop.refused("PUT", "/api/me/rated", {"rated": True}) == "not-signed-in"
    assert laptop.refused("GET", "/api/ladder/nothing") == "no-such-title"


@both
def test_games_that_ended_before_are_found_at_the_next_start(place: Place, tablet: Device, title_path: Path) -> None:
    play_out(tablet.make(bots={"1": "random"}), tablet)
    profile(tablet, 1)
    assert place.server.stop() == 0
    place.execute("DELETE FROM results")
    place.server = Server(place.database, title_path, "--rates", "0", port=place.server.port)
    assert profile(tablet, 1)["past"][0]["seats"][0]["you"]


@both
def test_a_deleted_person_is_nobody_in_the_others_history(place: Place, tablet: Device) -> None:
    with Device(place.server.url) as grace:
        together(tablet, grace)
        profile(grace, 1)
        tablet.ask("DELETE", "/api/me")
        shown = profile(grace, 1)
        assert not shown["opponents"]
        assert "Ada" not in str(shown)


def test_ratings_find_the_order_of_players_who_are_of_unlike_strength() -> None:
    """Play 500 games between bots whose chances are known, and see that their ratings come in that order."""
    import random

    rng = random.Random(7)
    strength = {"random": 1.0, "greedy": 6.0, "medium": 12.0, "hard": 24.0}
    known = dict.fromkeys(strength, (25.0, 25.0 / 3))
    for _ in range(500):
        one, other = rng.sample(sorted(strength), 2)
        first = rng.random() < strength[one] / (strength[one] + strength[other])
        known[one], known[other] = rated([known[one], known[other]], [1, 2] if first else [2, 1])
    order = sorted(known, key=lambda name: known[name][0])
    assert order == ["random", "greedy", "medium", "hard"] == sorted(strength, key=lambda name: BOT_RATINGS[name])


KEPT = Path(__file__).resolve().parents[2] / "benchmarks" / "arena"
CONTESTS = {
    "escape-pods": ("levels/escape-pods-levels",),
    "planet-unknown": ("planet-unknown-random", "planet-unknown-greedy", "planet-unknown-of-four"),
}
"""The kept contests of levels, title by title."""


@pytest.mark.parametrize("title", sorted(CONTESTS))
def test_bots_are_rated_in_the_order_in_which_500_games_put_them(title: str) -> None:
    """The order of the arena, of the fixed ratings, and of ratings that begin alike and follow the games."""
    blocks: list[Block] = []
    for name in CONTESTS[title]:
        file = KEPT / f"{name}.jsonl"
        contest = msgspec.json.decode(file.read_bytes().split(b"\n")[0], type=Contest)
        blocks += by_level(Ledger(contest, file).blocks)
    games = [game for block in blocks for game in block.games]
    assert len(games) >= 500
    entrants = sorted({player for game in games for player in game.players})
    known = dict.fromkeys(entrants, (25.0, 25.0 / 3))
    for game in games:
        after = rated([known[player] for player in game.players], game.places)
        known.update(zip(game.players, after, strict=True))
    arena = elo(blocks, entrants)
    by = [sorted(entrants, key=order.__getitem__) for order in (arena, bot_ratings(title))]
    assert by[0] == by[1] == sorted(known, key=lambda player: known[player][0])


@pytest.mark.parametrize("file", sorted((KEPT / "levels").glob("*.jsonl")), ids=lambda file: str(file.stem))
def test_levels_that_have_met_are_rated_in_their_order(file: Path) -> None:
    """Also where too few games are kept to fit the ratings to them."""
    contest = msgspec.json.decode(file.read_bytes().split(b"\n")[0], type=Contest)
    arena = elo(by_level(Ledger(contest, file).blocks), contest.entrants)
    rating = bot_ratings(contest.title)
    assert sorted(contest.entrants, key=arena.__getitem__) == sorted(contest.entrants, key=rating.__getitem__)


def test_every_title_with_ratings_of_its_own_has_its_contests() -> None:
    assert DATA.keys() - {"usual"} == CONTESTS.keys()


@pytest.mark.parametrize("title", title_ids())
def test_a_stronger_level_has_the_higher_rating_at_every_title(title: str) -> None:
    rating = bot_ratings(title)
    assert list(LEVELS) == sorted(LEVELS, key=rating.__getitem__)
