"""Accounts: a guest's games come along, every device is the same person, and everything can be taken away again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from sternhafen.server.commands import main
from sternhafen.table.tokens import hashed, plain_code
from tests.server.player import NO_TLS, SECONDS, Player
from tests.server.serving import Server, wait_for

both = pytest.mark.parametrize("place", ["sqlite", "postgresql"], indirect=True)


class Device:
    """A browser with a cookie, which names its origin as browsers do."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=SECONDS, trust_env=False, verify=NO_TLS)

    def __enter__(self) -> Device:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> str:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["refusal"]["code"])

    @property
    def secret(self) -> str:
        return str(self.http.cookies["sternhafen"])

    def make(self, **more: Any) -> Any:
        wanted = {"title": "star-auction", "seats": 2, "name": "Ada", **more}
        return self.ask("POST", "/api/tables", wanted, 201)

    def sign_up(self, name: str = "Ada") -> Any:
        return self.ask("POST", "/api/me/account", {"name": name, "label": "Laptop"}, 201)

    def sign_in(self, code: str) -> Any:
        return self.ask("POST", "/api/sign-in", {"recovery": code, "label": "Phone"})

    def tables(self) -> dict[str, list[int]]:
        """Return one's tables and one's seats there."""
        return {one["id"]: one["seats"] for one in self.ask("GET", "/api/me")["tables"]}

    def player(self) -> Player:
        """Return the same client for sockets."""
        return Player(self.url, self.secret)


class Place:
    """A server and its database."""

    def __init__(self, database: str, title_path: Path) -> None:
        self.database = database
        self.server = Server(database, title_path, "--rates", "0")

    def rows(self, statement: str) -> list[Any]:
        engine = sa.create_engine(self.database.replace("postgresql:", "postgresql+psycopg:"))
        with engine.connect() as connection:
            rows = list(connection.exec_driver_sql(statement))
        engine.dispose()
        return rows

    def execute(self, statement: str) -> None:
        engine = sa.create_engine(self.database.replace("postgresql:", "postgresql+psycopg:"))
        with engine.begin() as connection:
            connection.exec_driver_sql(statement)
        engine.dispose()


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path, title_path: Path) -> Iterator[Place]:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    if getattr(request, "param", "sqlite") == "postgresql":
        url = request.getfixturevalue("postgres")
    made = Place(url, title_path)
    yield made
    assert made.server.stop() == 0
    assert not made.server.events("internal")


@pytest.fixture
def laptop(server: Server) -> Iterator[Device]:
    with Device(server.url) as device:
        yield device


@pytest.fixture
def phone(server: Server) -> Iterator[Device]:
    with Device(server.url) as device:
        yield device


@pytest.fixture
def tablet(place: Place) -> Iterator[Device]:
    with Device(place.server.url) as device:
        yield device


def test_a_guests_games_come_along_and_the_old_secret_is_worth_nothing(laptop: Device, server: Server) -> None:
    table = laptop.make()["table"]["id"]
    guest = laptop.secret
    signed = laptop.sign_up()
    assert laptop.secret != guest
    assert laptop.tables() == {table: [0]}
    assert laptop.ask("GET", f"/api/tables/{table}")["host"], "the table is still theirs"
    assert (signed["account"]["name"], signed["account"]["devices"][0]["here"]) == ("Ada", True)
    with Player(server.url, guest) as old:
        assert not old.get("/api/me")["tables"]
        assert not old.get(f"/api/tables/{table}")["host"]


def test_a_second_device_signs_in_by_the_code_and_brings_its_own_games(laptop: Device, phone: Device) -> None:
    first = laptop.make()["table"]["id"]
    code = laptop.sign_up()["recovery"]
    second = phone.make()["table"]["id"]
    shown = phone.sign_in(code.lower().replace("-", " "))
    assert [one["label"] for one in shown["account"]["devices"] if one["here"]] == ["Phone"]
    assert phone.tables() == laptop.tables() == {first: [0], second: [0]}


def test_both_devices_of_one_person_play_at_one_table(laptop: Device, phone: Device) -> None:
    code = laptop.sign_up()["recovery"]
    phone.sign_in(code)
    table = laptop.make(bots={"1": "greedy"})["table"]["id"]
    with laptop.player() as one, phone.player() as other, one.sit(table) as left, other.sit(table) as right:
        assert left.hello()["seats"] == right.hello()["seats"] == [0]
        left.ready(0)
        for seat in (left, right):
            if 0 not in seat.positions:
                seat.until("position")
        assert right.play(0, right.positions[0]["legal"][1]["action"])["type"] == "ack"
        played = left.until("played")
        assert played["viewer"] == 0, "the other device sees it"


def test_a_seat_that_both_held_as_guests_is_one_persons(laptop: Device, phone: Device) -> None:
    table = laptop.make()["table"]["id"]
    link = laptop.ask("POST", f"/api/tables/{table}/seats/0/device")
    phone.ask("POST", f"/api/tables/{table}/claim", {"name": "Ada", "token": link["token"]})
    phone.sign_in(laptop.sign_up()["recovery"])
    assert phone.tables() == laptop.tables() == {table: [0]}


def test_a_device_that_is_signed_out_is_a_strangers_at_once(laptop: Device, phone: Device) -> None:
    phone.sign_in(laptop.sign_up()["recovery"])
    table = laptop.make()["table"]["id"]
    with phone.player() as player, player.sit(table) as seat:
        seat.hello()
        devices = laptop.ask("GET", "/api/me/account")["account"]["devices"]
        (other,) = [one["id"] for one in devices if not one["here"]]
        laptop.ask("DELETE", f"/api/me/devices/{other}")
        assert seat.closed() == 1012
        with player.sit(table) as again:
            assert again.hello()["seats"] == []
    assert phone.ask("GET", "/api/me/account")["account"] is None
    assert not phone.tables()
    assert laptop.tables() == {table: [0]}


def test_signing_out_leaves_a_guest_without_games(laptop: Device) -> None:
    code = laptop.sign_up()["recovery"]
    table = laptop.make()["table"]["id"]
    assert laptop.ask("POST", "/api/me/sign-out")["account"] is None
    assert not laptop.tables()
    laptop.sign_in(code)
    assert laptop.tables() == {table: [0]}


def test_a_new_code_ends_the_one_before_and_wrong_ones_open_nothing(laptop: Device, phone: Device) -> None:
    code = laptop.sign_up()["recovery"]
    newer = laptop.ask("POST", "/api/me/recovery", status=201)["recovery"]
    assert phone.refused("POST", "/api/sign-in", {"recovery": code}) == "wrong-code"
    assert phone.refused("POST", "/api/sign-in", {}) == "wrong-code"
    phone.sign_in(newer)


def test_another_persons_devices_and_passkeys_are_out_of_reach(laptop: Device, phone: Device) -> None:
    mine = laptop.sign_up()["account"]["devices"][0]["id"]
    phone.sign_up("Grace")
    phone.ask("DELETE", f"/api/me/devices/{mine}")
    assert laptop.ask("GET", "/api/me/account")["account"]["name"] == "Ada"


GUARDED: list[tuple[str, str, Any]] = [
    ("POST", "/api/me/sign-out", None),
    ("DELETE", "/api/me/devices/0123456789abcdef", None),
    ("POST", "/api/me/recovery", None),
    ("POST", "/api/me/passkeys/options", None),
    ("POST", "/api/me/passkeys", {"credential": {}}),
    ("DELETE", "/api/me/passkeys/abc", None),
    ("PUT", "/api/me/name", {"name": "Eve"}),
    ("PUT", "/api/me/preferences", {"theme": "dark"}),
]


@pytest.mark.parametrize(("method", "path", "body"), GUARDED)
def test_a_guest_is_refused_what_only_an_account_has(laptop: Device, method: str, path: str, body: Any) -> None:
    laptop.make()
    assert laptop.refused(method, path, body) == "not-signed-in"


def test_only_browsers_sign_up_and_in(server: Server, ada: Player) -> None:
    for path, body in (("/api/me/account", {"name": "Ada"}), ("/api/sign-in", {}), ("/api/sign-in/options", None)):
        assert ada.post(path, body, status=403)["refusal"]["code"] == "wrong-origin"


@pytest.mark.parametrize("credential", [{}, {"response": 3}, {"response": {"clientDataJSON": "e30"}}, {"id": [[]]}])
def test_what_is_no_credential_signs_nobody_in(laptop: Device, credential: Any) -> None:
    assert laptop.refused("POST", "/api/sign-in", {"credential": credential}) == "passkey-refused"


def test_a_made_up_device_secret_is_a_strangers(server: Server) -> None:
    with Player(server.url, "ab" * 24) as player:
        assert not player.get("/api/me")["tables"]


def test_preferences_follow_to_every_device(laptop: Device, phone: Device) -> None:
    phone.sign_in(laptop.sign_up()["recovery"])
    laptop.ask("PUT", "/api/me/preferences", {"theme": "light", "language": "de", "shortcuts": ["only"]})
    kept = phone.ask("GET", "/api/me")["person"]
    assert kept["name"] == "Ada"
    assert kept["preferences"] | {"theme": "light", "language": "de", "shortcuts": ["only"]} == kept["preferences"]
    assert phone.refused("PUT", "/api/me/preferences", {"theme": "pink"}) == "bad-request"


@both
def test_everything_is_handed_out_and_deleted_on_wish(place: Place, tablet: Device) -> None:
    table = tablet.make()["table"]["id"]
    code = tablet.sign_up()["recovery"]
    tablet.ask("PUT", "/api/me/preferences", {"theme": "light"})
    data = tablet.ask("GET", "/api/me/export")
    assert data["account"]["preferences"]["theme"] == "light"
    assert [one["table"] for one in data["tables"]] == [table]
    person = data["identity"]
    tablet.ask("DELETE", "/api/me")
    assert tablet.ask("GET", "/api/me/account")["account"] is None
    assert tablet.refused("POST", "/api/sign-in", {"recovery": code}) == "wrong-code"
    for name in ("people", "devices", "passkeys", "holders"):
        assert not place.rows(f"SELECT * FROM {name}"), name
    assert not any(person in row[0] or "Ada" in row[0] for row in place.rows("SELECT body FROM lines"))


@both
def test_no_secret_code_or_name_is_stored_or_logged_in_the_open(place: Place, tablet: Device) -> None:
    tablet.make(name="Adalbertine")
    guest = tablet.secret
    code = tablet.sign_up("Adalbertine")["recovery"]
    ((stored,),) = place.rows("SELECT recovery FROM people")
    assert stored == hashed(plain_code(code))
    ((device,),) = place.rows("SELECT hash FROM devices")
    assert device == hashed(tablet.secret)
    tablet.ask("POST", "/api/me/sign-out")
    tablet.sign_in(code)
    person = tablet.ask("GET", "/api/me/account")["account"]["id"]
    log = json.dumps(place.server.lines)
    for secret in (code, plain_code(code), guest, hashed(guest), tablet.secret, device, person, "Adalbertine"):
        assert secret not in log


def test_an_administrator_forgets_a_person_who_is_signed_in(place: Place, tablet: Device) -> None:
    tablet.make()
    person = tablet.sign_up()["account"]["id"]
    assert main(["admin", "--database", place.database, "forget", person[:12]]) == 0
    wait_for(lambda: tablet.ask("GET", "/api/me/account")["account"] is None)


def test_ways_in_are_tried_slowly(tmp_path: Path, title_path: Path) -> None:
    running = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--rates", "0.2")
    with Device(running.url) as device:
        codes = [device.refused("POST", "/api/sign-in", {"recovery": "0" * 24}) for _ in range(6)]
    assert codes[0] == "wrong-code"
    assert codes[-1] == "too-many"
    assert running.stop() == 0
