"""Secrecy: no outgoing byte depends on what a seat may not know, in random games of every title.

Two worlds: while a game runs, the true state is exchanged for one that a viewer cannot tell from it, and everything
that viewer can be sent, over HTTP and socket, must stay the same byte for byte. Recording: every byte that each seat
and a spectator were sent during whole games is searched for seeds, digests, tokens and others' actions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sternhafen.engine import Match, Title
from sternhafen.games import titles
from sternhafen.table.show.game import position
from sternhafen.table.tokens import hashed
from tests.server.inside import Inside
from tests.server.player import Player, Seat


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("inside"))
    yield running
    running.stop()


def seats_of(title: Title) -> int:
    """Return a number of seats at which there is something to hide."""
    return next((n for n in title.seats if n >= 3), max(title.seats))


class Company:
    """A table of a title with one client a seat, and one who only watches."""

    def __init__(self, inside: Inside, title: Title) -> None:
        self.inside, self.title = inside, title
        count = seats_of(title)
        self.players = [Player(inside.url) for _ in range(count)]
        self.watcher = Player(inside.url)
        made = self.players[0].make(title.id, count)
        self.table: str = made["table"]["id"]
        self.tokens = [invite["token"] for invite in made["invites"]]
        for player, token in zip(self.players[1:], self.tokens, strict=True):
            player.post(f"/api/tables/{self.table}/claim", {"name": "N", "token": token})
        self.seats: list[Seat] = [player.sit(self.table) for player in (*self.players, self.watcher)]
        for seat in self.seats:
            seat.hello()
        for number, seat in enumerate(self.seats[:-1]):
            seat.ready(number)
        for number, seat in enumerate(self.seats):
            viewer = number if number < count else None
            while viewer not in seat.positions:
                seat.receive()

    @property
    def earlier(self) -> int:
        """A position in the middle of what has been played."""
        return int(self.seats[-1].positions[None]["entries"]) // 2

    def viewers(self) -> list[int | None]:
        return [*range(len(self.players)), None]

    def move(self, rng: Random) -> bool:
        """Play one random action; return whether the game goes on."""
        state = self.inside.state(self.table)
        if not state.asked():
            return False
        number = rng.choice(state.asked())
        seat = self.seats[number]
        position = self.players[number].get(f"/api/tables/{self.table}/position", viewer=number)
        choice = rng.choice(position["legal"])
        assert seat.play(number, choice["action"], after=position["entries"])["type"] == "ack"
        for viewer, each in zip(self.viewers(), self.seats, strict=True):
            while each.positions[viewer]["entries"] <= position["entries"]:
                each.receive()
        return True

    def everything(self, viewer: int | None, targets: list[str], advised: bool) -> list[bytes]:
        """Return every byte that a viewer can ask for, perhaps with a bot's advice."""
        player = self.watcher if viewer is None else self.players[viewer]
        path = f"/api/tables/{self.table}"
        as_viewer = {} if viewer is None else {"viewer": viewer}
        found = [player.http.get(path).content, player.http.get("/api/me").content]
        for name in ("position", "entries", "export", "legal", "scores", "verify", "components"):
            found.append(player.http.get(f"{path}/{name}", params=as_viewer).content)
        found.append(player.http.get(f"{path}/position", params={**as_viewer, "at": self.earlier}).content)
        if self.inside.state(self.table).asked():  # once the game is over a review goes on, and practice opens a table
            wish = {"seat": 0, "name": "N", "at": self.earlier}
            found.append(player.http.get(f"{path}/review").content)
            found.append(player.http.post(f"{path}/practice", json=wish).content)
        if viewer is not None:
            if advised:
                found.append(player.http.post(f"{path}/hint", json={"seat": viewer, "bot": "greedy"}).content)
            for target in targets:
                found.append(player.http.get(f"{path}/why", params={**as_viewer, "target": target}).content)
            for choice in player.get(f"{path}/position", viewer=viewer)["legal"][:12]:
                tried = player.http.post(f"{path}/preview", json={"seat": viewer, "action": choice["action"]})
                found.append(tried.content)
        with player.sit(self.table) as seat:
            seat.hello(0)
            found += seat.frames
        return found

    def compare_worlds(self, viewer: int | None, rng: Random, advised: bool = False) -> None:
        """Demand that a viewer gets the same bytes in a world it cannot tell from the true one."""
        true = self.inside.state(self.table)
        candidates = [] if viewer is None else [action for _, action in true.candidates(viewer)]
        targets = sorted({target for action in candidates for target in action.targets()})
        targets = rng.sample(targets, min(6, len(targets)))
        here = self.everything(viewer, targets, advised)
        other = true.resample(viewer, rng)
        self.inside.do(lambda: self.inside.swap(self.table, other))
        there = self.everything(viewer, targets, advised)
        self.inside.do(lambda: self.inside.swap(self.table, true))
        for one, two in zip(here, there, strict=True):
            assert one == two, f"{viewer} is told what it may not know"

    def __enter__(self) -> Company:
        return self

    def __exit__(self, *error: object) -> None:
        for seat in self.seats:
            seat.close()
        for player in (*self.players, self.watcher):
            player.http.close()


def title_ids() -> list[str]:
    return ["star-auction", *(one for one in titles() if one != "star-auction")]


def two_worlds(inside: Inside, title: str, seed: int, share: float, most: int, advised: float = 0) -> int:
    """Play a random game, comparing worlds at a share of its positions; return how many were compared.

    At a share of these a bot is asked too, which takes the longest.
    """
    rng = Random(seed)
    compared = 0
    with Company(inside, titles()[title]) as company:
        while compared < most:
            if rng.random() < share:
                company.compare_worlds(rng.choice(company.viewers()), rng, rng.random() < advised)
                compared += 1
            if not company.move(rng):
                break
    return compared


@pytest.mark.parametrize("title", title_ids())
def test_no_byte_depends_on_what_a_viewer_may_not_know(inside: Inside, title: str) -> None:
    assert two_worlds(inside, title, 1, 0.35, 12) >= 2


@pytest.mark.soak
@pytest.mark.parametrize("title", title_ids())
@pytest.mark.parametrize("seed", range(5))
def test_no_byte_depends_on_secrets_in_whole_games(inside: Inside, title: str, seed: int) -> None:
    assert two_worlds(inside, title, 100 + seed, 1.0, 400, advised=0.1) >= 5


def entries_in(message: Any) -> list[Any]:
    return [*([message["entry"]] if "entry" in message else []), *message.get("entries", [])]


def record_and_search(inside: Inside, title: str, most: int) -> None:
    """Play a random game and search every byte that was sent while it ran."""
    rng = Random(7)
    with Company(inside, titles()[title]) as company:
        while most > 0 and company.move(rng):
            most -= 1
        table = inside.app.tables.kept(company.table)
        assert table is not None
        secrets = {table.seed, table.parts.server, *(move.line.digest for move in table.moves), *company.tokens}
        secrets |= {player.secret for player in company.players} | {hashed(player.secret) for player in company.players}
    for viewer, seat in zip(company.viewers(), company.seats, strict=True):
        for frame in seat.frames:
            message = json.loads(frame)
            if message.get("table", {}).get("status") == "over":
                continue  # now the seed is public
            words = set(re.findall(r"[0-9a-f]{32,64}", frame.decode()))
            assert not words & secrets
            for entry in entries_in(message):
                assert entry["action"] is None or entry["seat"] == viewer


@pytest.mark.parametrize("title", title_ids())
def test_what_is_sent_during_a_game_holds_no_seed_digest_token_or_foreign_action(inside: Inside, title: str) -> None:
    record_and_search(inside, title, 25)


@pytest.mark.soak
@pytest.mark.parametrize("title", title_ids())
def test_what_is_sent_during_a_whole_game_holds_no_secret(inside: Inside, title: str) -> None:
    record_and_search(inside, title, 100_000)


def test_these_tests_would_notice_a_leak(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def indiscreet(match: Match, viewer: int | None, past: bool = False) -> Any:
        shown = position(match, viewer, past)
        shown.digest = match.state.digest()[:16]  # a digest of the state instead of the view's
        return shown

    monkeypatch.setattr("sternhafen.table.queries.position", indiscreet)
    with pytest.raises(AssertionError, match="may not know"):
        two_worlds(inside, "star-auction", 1, 1.0, 12)


def test_a_hidden_choice_looks_the_same_whatever_it_is(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sternhafen.table.create_table.new_part", lambda: "0" * 32)
    streams = []
    for pick in (0, -1):
        with Company(inside, titles()["star-auction"]) as company:
            secret = company.seats[1].positions[1]["view"]["hand"][pick]
            assert company.seats[1].play(1, ["Send", secret])["type"] == "ack"
            frames = []
            for seat in (company.seats[0], company.seats[-1]):
                played = seat.until("played")
                played["entry"]["at"] = 0
                frames.append(played)
        streams.append(frames)
    assert streams[0] == streams[1]
