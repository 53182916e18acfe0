"""A campaign's secrets outlast its episodes: whoever has finished one still learns nobody else's Reason from it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from sternhafen.engine import Match
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from tests.server.inside import Inside
from tests.server.player import Player

SEATS = 3


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("inside"))
    yield running
    running.stop()


def played(carry: Carry | None, seed: int) -> Gen7:
    """Return the end of an episode that was played at random."""
    s = TITLE.start(Gen7Options(carry=carry, campaign=HOUSE), SEATS, seed)
    assert isinstance(s, Gen7)
    rnd = Random(seed).random
    while (seat := s.first_asked()) >= 0:
        s.play(seat, s.sample_legal(seat, rnd))
    return s


def logbook(s: Gen7) -> Carry:
    outcome = s.outcome()
    assert outcome is not None
    carry: Carry = outcome.carry
    return carry


@pytest.fixture(scope="module")
def first_evening() -> Gen7:
    end = played(None, 1)
    assert logbook(end).memory is not None
    return end


@pytest.fixture(scope="module")
def second_evening(first_evening: Gen7) -> Gen7:
    return played(logbook(first_evening), 2)


class Evening:
    """A table for the second episode, with a person in every seat and one who watches."""

    def __init__(self, inside: Inside, first: Gen7, before: Evening | None = None) -> None:
        self.inside = inside
        self.players: list[Player] = before.players if before else [Player(inside.url) for _ in range(SEATS)]
        self.watcher = Player(inside.url)
        if before is None:
            options = {"campaign": HOUSE, "carry": msgspec.to_builtins(logbook(first))}
            made = self.players[0].make("gen7", SEATS, options=options)
        else:
            made = self.players[0].post(f"/api/tables/{before.id}/again", {"campaign": True})
        self.id: str = made["table"]["id"]
        for player, invite in zip(self.players[1:], made["invites"], strict=False):
            player.post(f"/api/tables/{self.id}/claim", {"name": "N", "token": invite["token"]})
        sockets = [player.sit(self.id) for player in self.players]
        for number, socket in enumerate(sockets):
            socket.hello()
            socket.ready(number)
        sockets[0].until("position")
        for socket in sockets:
            socket.close()

    def put(self, state: Gen7, carry: Carry | None) -> None:
        """Let the game stand as given, having begun with a logbook."""

        def change() -> None:
            table = self.inside.app.tables.kept(self.id)
            assert table is not None
            assert isinstance(table.match, Match)
            table.match.state = state
            table.options = {**table.options, "carry": msgspec.to_builtins(carry)}
            table.sealed = None

        self.inside.do(change)

    def everything(self, viewer: int | None) -> list[bytes]:
        """Return every byte that a viewer can ask for."""
        player = self.watcher if viewer is None else self.players[viewer]
        path, as_viewer = f"/api/tables/{self.id}", {} if viewer is None else {"viewer": viewer}
        doors = ("", "/position", "/entries", "/export", "/scores", "/review", "/verify")
        return [player.http.get(path + door, params=as_viewer).content for door in doors]

    def __enter__(self) -> Evening:
        return self

    def __exit__(self, *error: object) -> None:
        for player in (*self.players, self.watcher):
            player.http.close()


@pytest.fixture(scope="module")
def evening(inside: Inside, first_evening: Gen7) -> Iterator[Evening]:
    with Evening(inside, first_evening) as table:
        yield table


def other_reasons(carry: Carry, viewer: int | None) -> Carry:
    """Return a logbook in which everybody but the viewer has another Reason."""
    memory = carry.memory
    assert memory is not None
    unheld = sorted(set(range(len(campaign_of(HOUSE).reason_names))) - set(memory.reasons))
    reasons = tuple(own if seat == viewer else unheld[seat] for seat, own in enumerate(memory.reasons))
    return msgspec.structs.replace(carry, memory=msgspec.structs.replace(memory, reasons=reasons))


@pytest.mark.rule("GEN7-37.1")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_finished_episode_tells_nobody_the_reasons_that_go_on(
    evening: Evening, first_evening: Gen7, second_evening: Gen7, viewer: int | None
) -> None:
    begun = logbook(first_evening)
    evening.put(second_evening, begun)
    here = evening.everything(viewer)
    other = second_evening.resample(viewer, Random(5))
    assert other.digest() != second_evening.digest()
    evening.put(other, other_reasons(begun, viewer))
    assert evening.everything(viewer) == here


@pytest.mark.rule("GEN7-37.1")
def test_the_seed_of_the_episode_that_dealt_the_reasons_stays_secret(evening: Evening, first_evening: Gen7) -> None:
    """The seed alone would deal them again."""
    evening.put(first_evening, None)
    host, path = evening.players[0], f"/api/tables/{evening.id}"
    shown = host.get(path)
    assert (shown["status"], shown["seed"], shown["seal"]) == ("over", None, None)
    assert "seed" not in host.get(path + "/export", viewer=0)
    assert host.http.get(path + "/verify").json()["refusal"]["code"] == "secrets-last"


@pytest.mark.rule("GEN7-37.1")
def test_nobody_plays_on_from_an_episode_before_its_campaign_has_ended(
    inside: Inside, first_evening: Gen7, second_evening: Gen7
) -> None:
    """Whoever sat in another's seat would read their Reason."""
    wish = {"seat": 1, "name": "N", "at": 0, "bots": {"0": "easy", "2": "easy"}}
    with Evening(inside, first_evening) as evening:
        player, path = evening.players[0], f"/api/tables/{evening.id}/practice"
        assert player.http.post(path, json=wish).json()["refusal"]["code"] == "table-running"
        evening.put(second_evening, logbook(first_evening))
        assert player.http.post(path, json=wish).json()["refusal"]["code"] == "secrets-last"
        last = Evening(inside, first_evening, evening)
        end = second_evening.copy()
        end.own_log().ended = True
        last.put(end, logbook(first_evening))
        assert player.http.post(path, json=wish).json()["refusal"]["code"] == "practice-over", "no secret bars it"


@pytest.mark.rule("GEN7-37.1")
def test_closing_an_episode_does_not_open_its_logbook(inside: Inside, first_evening: Gen7) -> None:
    """The same episode could begin again, with the same logbook."""
    with Evening(inside, first_evening) as evening:
        host, path = evening.players[0], f"/api/tables/{evening.id}"
        host.post(path + "/close")
        assert "seed" not in host.get(path + "/export", viewer=0)
        assert host.get(path)["reopens"]


@pytest.mark.rule("GEN7-37.1")
def test_every_episode_opens_when_the_campaign_has_ended(
    inside: Inside, first_evening: Gen7, second_evening: Gen7
) -> None:
    with Evening(inside, first_evening) as evening:
        evening.put(second_evening, logbook(first_evening))
        last = Evening(inside, first_evening, evening)
        assert "seed" not in evening.players[1].get(f"/api/tables/{evening.id}/export", viewer=1)
        end = second_evening.copy()
        end.own_log().ended = True
        last.put(end, logbook(first_evening))
        assert evening.players[1].get(f"/api/tables/{evening.id}/export")["seed"]
        assert evening.players[2].get(f"/api/tables/{evening.id}")["seal"]
