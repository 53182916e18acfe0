"""Web Push: a message that only one browser can read reaches it with the page closed, once, and at a good time."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from sternhafen.server.live import encryption as push
from sternhafen.server.people.quiet import loud_from
from sternhafen.table.messages.pushing import QuietHours
from tests.server.player import Player
from tests.server.serving import PATIENCE, Server, wait_for
from tests.server.test_accounts import Device
from tests.server.test_manners import refused, together


class Browser:
    """A browser with its push service: takes what is posted, and reads it with its own key."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.status = 201
        self.hold: threading.Event | None = None
        """What is waited for before an answer."""
        self.posts: list[tuple[dict[str, str], bytes]] = []
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                browser.posts.append((dict(self.headers), body))
                if browser.hold is not None:
                    browser.hold.wait(PATIENCE)
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.service.server_port}/push/secret"

    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": push.encoded(push.point(self.key.public_key())),
            "auth": push.encoded(self.auth),
        }

    def read(self, body: bytes) -> Any:
        """Decrypt a message as RFC 8291 has a browser do it."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + push.point(self.key.public_key()) + theirs
        secret = push.derive(self.auth, shared, info, 32)
        key = push.derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = push.derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02", "the last record"
        return json.loads(text[:-1])

    @property
    def said(self) -> list[str]:
        return [self.read(body)["text"] for _, body in self.posts]


@pytest.fixture
def stuck() -> Iterator[Browser]:
    """A browser whose push service takes what it is sent and does not answer."""
    made = Browser()
    made.hold = threading.Event()
    yield made
    made.hold.set()
    made.service.shutdown()
    made.service.server_close()


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.service.shutdown()
    made.service.server_close()


def subscribe(player: Player, browser: Browser) -> Any:
    return player.post("/api/me/push", {**browser.subscription(), "label": "Phone", "language": "en"})


def dealt(host: Player, guest: Player) -> str:
    """Return a table in play that nobody looks at."""
    table = together(host, guest)
    for seat, player in enumerate((host, guest)):
        player.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
    return table


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    """RFC 8291, appendix A."""
    body = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex(),
    )
    assert push.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_closed_page_hears_of_its_turn_and_nobody_else_can_read_it(
    ada: Player, grace: Player, browser: Browser, server: Server
) -> None:
    state = subscribe(ada, browser)
    assert [device["label"] for device in state["devices"]] == ["Phone"]
    dealt(ada, grace)
    wait_for(lambda: bool(browser.posts))
    (headers, body) = browser.posts[0]
    message = browser.read(body)
    assert message["text"] == "It is your turn: star-auction"
    assert b"turn" not in body
    scheme, _, rest = headers["Authorization"].partition(" ")
    token, key = (part.split("=", 1)[1] for part in rest.split(", "))
    assert (scheme, key) == ("vapid", state["key"])
    signed, _, mark = token.rpartition(".")
    r, s = (int.from_bytes(push.decoded(mark)[i : i + 32], "big") for i in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), signed.encode() + b"x", ec.ECDSA(SHA256()))
    claims = json.loads(push.decoded(signed.split(".")[1]))
    assert claims["aud"] == browser.endpoint.removesuffix("/push/secret")
    assert browser.endpoint not in json.dumps(server.lines)


def test_whoever_is_there_is_not_told(ada: Player, grace: Player, browser: Browser) -> None:
    subscribe(ada, browser)
    table = together(ada, grace)
    with ada.sit(table) as seat:
        seat.hello()
        seat.ready(0)
        grace.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": 1})
        seat.until("position")
    assert ada.post("/api/me/push/test") == {"delivered": 1, "devices": 1}
    assert len(browser.posts) == 1, "the test is all that came"


def test_a_second_turn_soon_after_waits_for_the_digest(ada: Player, grace: Player, browser: Browser) -> None:
    subscribe(ada, browser)
    dealt(ada, grace)
    wait_for(lambda: bool(browser.posts))
    dealt(ada, grace)
    dealt(ada, grace)
    ada.post("/api/me/push/test")
    assert len(browser.posts) == 2


def test_a_push_service_that_does_not_answer_holds_up_nobody_else(
    ada: Player, grace: Player, browser: Browser, stuck: Browser, server: Server
) -> None:
    subscribe(ada, browser)
    subscribe(ada, stuck)  # the newest is told first
    dealt(ada, grace)
    wait_for(lambda: bool(browser.posts and stuck.posts))
    assert [event for event in server.events("pushed") if event["status"] == 0] == [], "nobody was waited for"


def test_a_browser_that_is_gone_is_forgotten(ada: Player, browser: Browser) -> None:
    subscribe(ada, browser)
    browser.status = 410
    assert ada.post("/api/me/push/test") == {"delivered": 0, "devices": 1}
    assert ada.get("/api/me/push")["devices"] == []


def test_subscriptions_are_checked_bounded_and_ones_own(ada: Player, grace: Player, browser: Browser) -> None:
    wrong = {**browser.subscription(), "p256dh": "A" * 87}
    assert refused(ada.http.post("/api/me/push", json=wrong)) == "bad-subscription"
    for number in range(12):
        body = {**browser.subscription(), "endpoint": f"{browser.endpoint}/{number}"}
        devices = ada.post("/api/me/push", body)["devices"]
    assert len(devices) == 10
    grace.make()
    grace.http.delete(f"/api/me/push/{devices[0]['id']}")
    assert len(ada.get("/api/me/push")["devices"]) == 10
    assert len(ada.http.delete(f"/api/me/push/{devices[0]['id']}").json()["devices"]) == 9
    assert (
        refused(ada.http.put("/api/me/quiet", json={"hours": {"begins": 0, "ends": 1, "zone": "Nowhere"}}))
        == "no-such-zone"
    )


def test_pushes_do_not_go_to_private_addresses(tmp_path: Any, title_path: Any, browser: Browser) -> None:
    running = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--rates", "0")
    with Player(running.url) as player:
        player.make()
        assert refused(player.http.post("/api/me/push", json=browser.subscription())) == "target-private"
    assert running.stop() == 0


def test_quiet_hours_are_the_persons_own_and_may_pass_midnight() -> None:
    night = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")
    noon = 1_795_000_000 // 86_400 * 86_400 + 11 * 3600  # 12:00 in Berlin in November
    assert loud_from(night, noon) == noon
    assert loud_from(night, noon + 11 * 3600) == noon + 19 * 3600, "from eleven until seven"
    assert loud_from(night, noon - 6 * 3600) == noon - 5 * 3600, "from six until seven"


def test_what_is_kept_for_pushing_moves_and_goes_with_the_person(server: Server, browser: Browser) -> None:
    with Device(server.url) as laptop:
        laptop.make()
        laptop.ask("POST", "/api/me/push", browser.subscription())
        laptop.ask("PUT", "/api/me/quiet", {"hours": {"begins": 60, "ends": 120, "zone": "Europe/Berlin"}})
        laptop.sign_up()
        assert len(laptop.ask("GET", "/api/me/push")["devices"]) == 1
        data = laptop.ask("GET", "/api/me/export")
        assert (len(data["pushes"]), data["quiet"][0]["begins"]) == (1, 60)
        laptop.ask("DELETE", "/api/me")
        state = laptop.ask("GET", "/api/me/push")
        assert (state["devices"], state["quiet"]) == ([], None)
