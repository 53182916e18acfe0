"""A server that speaks https itself: its certificate, whom that vouches for, and handshakes that never end."""

from __future__ import annotations

import doctest
import re
import socket
import ssl
import stat
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import load_pem_private_key
from websockets.sync.client import connect
from websockets.typing import Origin

from sternhafen.server.commands import main
from sternhafen.server.http.limits import Bounds
from sternhafen.server.ops import certificates, run
from sternhafen.server.ops.certificates import Made, Names, PublicAddress, make_certificate
from tests.server.inside import Inside
from tests.server.player import Player
from tests.server.serving import wait_for
from tests.server.test_stalling import cut

HASTY = Bounds(head_seconds=0.3, connections_a_client=3)


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Inside]:
    """A server without patience that made its own certificate; nobody is its proxy."""
    data = tmp_path_factory.mktemp("secure")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(data))
        running = Inside(data, bounds=HASTY, proxy="192.0.2.1", tls=True)
        yield running
        running.stop()


@pytest.fixture(scope="module")
def trusting(secure: Inside) -> Iterator[httpx.Client]:
    """A client that trusts what the server offers it to trust, and nobody else."""
    url = secure.url.replace("http:", "https:")
    with httpx.Client(base_url=url, verify=False, trust_env=False) as careless:
        offered = careless.get("/authority.pem")
    assert offered.headers["content-type"] == "application/x-x509-ca-cert"
    trust = ssl.create_default_context(cadata=offered.text)
    with httpx.Client(base_url=url, verify=trust, headers={"Origin": url}, trust_env=False) as client:
        yield client


def test_whoever_trusts_the_authority_sees_a_secure_page(trusting: httpx.Client) -> None:
    assert trusting.get("/health").json()["status"] == "ok"
    made = trusting.post("/api/tables", json={"title": "star-auction", "seats": 2, "name": "Ada"})
    assert made.status_code == 201, made.text
    assert made.headers["set-cookie"].startswith("__Host-sternhafen=")
    assert made.headers["set-cookie"].endswith("Secure")


def test_sockets_are_secure_too(trusting: httpx.Client) -> None:
    made = trusting.post("/api/tables", json={"title": "star-auction", "seats": 2, "name": "Ada"})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    url = str(trusting.base_url).replace("https", "wss").rstrip("/")
    cookie = "; ".join(f"{name}={value}" for name, value in trusting.cookies.items())
    trust = ssl.create_default_context(cadata=trusting.get("/authority.pem").text)
    with connect(
        f"{url}/api/tables/{table['id']}/socket",
        ssl=trust,
        additional_headers={"Cookie": cookie},
        origin=Origin(str(trusting.headers["origin"])),
        proxy=None,
    ) as line:
        line.send('{"type": "ping"}')
        assert "hello-first" in str(line.recv(10)), "the table answers"


def test_browsers_are_not_told_to_insist_on_a_certificate_that_they_may_not_trust(trusting: httpx.Client) -> None:
    assert "strict-transport-security" not in trusting.get("/health").headers


def test_a_plain_server_offers_no_authority(ada: Player) -> None:
    assert ada.http.get("/authority.pem").status_code == 404


@pytest.mark.parametrize("sent", [b"", b"\x16\x03\x01\x02", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_a_handshake_that_never_ends_is_cut_and_counted(secure: Inside, sent: bytes) -> None:
    before = cut(secure, "handshake")
    with socket.create_connection(("127.0.0.1", secure.running.port), 10) as line:
        line.sendall(sent)
        with suppress(ConnectionResetError):
            while line.recv(65_536):
                pass
    wait_for(lambda: cut(secure, "handshake") == before + 1 or None)


def test_handshakes_count_as_connections_of_their_address(secure: Inside) -> None:
    before = cut(secure, "many")
    lines = [socket.create_connection(("127.0.0.1", secure.running.port), 10) for _ in range(6)]
    wait_for(lambda: cut(secure, "many") >= before + 3 or None)
    for line in lines:
        line.close()


# The certificate ------------------------------------------------------------------------------------------------------


def test_certificates_are_kept_and_their_keys_are_the_hosts_alone(tmp_path: Path) -> None:
    made = make_certificate(tmp_path / "tls", "192.168.1.20")
    files = {file: file.read_bytes() for file in (made.chain, made.key, made.authority, made.authority_key)}
    for key in (made.key, made.authority_key):
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
    make_certificate(tmp_path / "tls", "192.168.1.20")
    assert {file: file.read_bytes() for file in files} == files


def test_another_address_gets_a_certificate_of_the_same_authority(tmp_path: Path) -> None:
    made = make_certificate(tmp_path, "192.168.1.20")
    authority, chain = made.authority.read_bytes(), made.chain.read_bytes()
    make_certificate(tmp_path, "10.0.0.7")
    assert made.authority.read_bytes() == authority
    assert made.chain.read_bytes() != chain
    assert greet(made, "10.0.0.7") is None


def test_a_certificate_that_is_about_to_end_is_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificates, "LASTS", timedelta(days=30))
    made = make_certificate(tmp_path, "192.168.1.20")
    authority, chain = made.authority.read_bytes(), made.chain.read_bytes()
    monkeypatch.undo()
    make_certificate(tmp_path, "192.168.1.20")
    assert made.authority.read_bytes() == authority
    assert made.chain.read_bytes() != chain


def test_the_authority_vouches_for_nobody_elsewhere(tmp_path: Path) -> None:
    made = make_certificate(tmp_path, "192.168.1.20")
    assert greet(made, "192.168.1.20") is None
    for hosts, addresses, asked in (({"bank.example"}, set(), "bank.example"), (set(), {"8.8.8.8"}, "8.8.8.8")):
        forge(made, Names(frozenset(hosts), frozenset(addresses)))
        assert "permitted subtree violation" in str(greet(made, asked))


def test_a_public_address_is_left_to_others(tmp_path: Path) -> None:
    with pytest.raises(PublicAddress):
        make_certificate(tmp_path, "8.8.8.8")
    assert list(tmp_path.iterdir()) == []


def test_the_examples_of_the_modules_run() -> None:
    assert [doctest.testmod(module).failed for module in (certificates, run)] == [0, 0]


@pytest.mark.parametrize("content", [None, "no certificate"])
def test_a_certificate_that_cannot_be_used_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], content: str | None
) -> None:
    file = tmp_path / "mine.pem"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    database = f"sqlite:///{tmp_path / 't.sqlite'}"
    assert main(["serve", "--port", "0", "--database", database, "--certificate", str(file)]) == 1
    assert re.search(rf"{re.escape(str(file))}.*--certificate", capfd.readouterr().err)


def greet(made: Made, asked: str) -> ssl.SSLError | None:
    """Return what a device that trusts the authority finds wrong with a server that it asks by a name."""
    theirs = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    theirs.load_cert_chain(made.chain, made.key)
    ours = ssl.create_default_context(cafile=str(made.authority))
    to_client, to_server = ssl.MemoryBIO(), ssl.MemoryBIO()
    server = theirs.wrap_bio(to_server, to_client, server_side=True)
    client = ours.wrap_bio(to_client, to_server, server_hostname=asked)
    for _ in range(4):
        for side in (client, server):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLError as wrong:
                return wrong
    return None


def forge(made: Made, names: Names) -> None:
    """Have the authority sign a certificate that it should not."""
    authority = x509.load_pem_x509_certificate(made.authority.read_bytes())
    key = load_pem_private_key(made.authority_key.read_bytes(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    certificates._make_server(made, authority, key, names)
