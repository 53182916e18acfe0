"""Living a little: going through every door at which people leave something of themselves on a server."""

from __future__ import annotations

from tests.server.player import Player
from tests.server.test_accounts import Device

OWN = ("Adalbertine", "whisper", "Thursdays", "meet me", "insulted", "hidden-path", "hidden-topic", "Sparkling", "lurk")
"""What one person is called and writes on the way."""
OTHERS = ("Griseldis", "rude words")


def live_a_little(own: Device) -> list[str]:
    """Sign somebody up who leaves their words everywhere; return the secrets that came up."""
    own.make(name="Adalbertine")
    secrets = [own.secret, own.sign_up("Adalbertine")["recovery"], own.secret]
    secrets.append(own.ask("GET", "/api/me/account")["account"]["id"])
    with Player(own.url) as other:
        made = own.make(name="Adalbertine")
        table, token = f"/api/tables/{made['table']['id']}", made["invites"][0]["token"]
        other.post(f"{table}/claim", {"name": "Griseldis", "token": token})
        other.post(f"{table}/commands", {"type": "chat", "id": "c", "seat": 1, "text": "rude words"})
        own.ask("POST", f"{table}/commands", {"type": "chat", "id": "c", "seat": 0, "text": "whisper"})
        own.ask("POST", f"{table}/seats/0/name", {"name": "Sparkling"})
        own.ask("POST", f"{table}/seats/1/report", {"text": "insulted"}, 201)
        own.ask("PUT", f"{table}/seats/1/manner", {"mute": True, "block": False})
        secrets += [other.secret, token]
    group = own.ask("POST", "/api/groups", {"name": "Thursdays", "own": "Adalbertine"}, 201)["id"]
    own.ask("POST", f"/api/groups/{group}/chat", {"text": "meet me"})
    own.ask("POST", f"/api/groups/{group}/dates", {"at": 4_000_000_000})
    target = {"kind": "ntfy", "url": "http://127.0.0.1:9/hidden-topic", "language": "en"}
    own.http.put("/api/me/notify", json={"target": target})
    own.http.post("/api/me/push", json={"endpoint": "http://127.0.0.1:9/hidden-path", "p256dh": "whisper", "auth": "x"})
    own.http.post("/api/tables", json={"title": "lurk", "seats": 2, "name": "Sparkling"})
    own.http.post("/api/tables", json={"title": "star-auction", "seats": 2, "name": ["Sparkling"]})
    own.ask("GET", "/api/me/export")
    own.refused("POST", "/api/sign-in", {"recovery": "whisper-whisper-whisper"})
    return secrets
