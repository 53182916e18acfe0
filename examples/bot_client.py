"""A bot that plays one seat of a Sternhafen table over the documented protocol: it picks any legal action.

    python examples/bot_client.py 'http://127.0.0.1:8000/t/TABLE#TOKEN' [--name NAME]

The link is the one that the host sends to a player. Needs only `pip install websockets`.
"""

import argparse
import json
import random
import secrets
import urllib.request
from hashlib import sha256

from websockets.sync.client import connect


def claim(server: str, table: str, token: str, name: str, secret: str) -> int:
    """Take the seat of a link and return its number; from now on the secret holds it."""
    body = json.dumps({"name": name, "token": token}).encode()
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/claim", body, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["seat"]


def play(server: str, table: str, seat: int, secret: str) -> list[int]:
    """Play until the game is over and return every seat's points."""
    url = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(url, additional_headers={"Authorization": f"Bearer {secret}"}, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        for message in map(json.loads, socket):
            command, deal = {"id": secrets.token_hex(8), "seat": seat}, message.get("table", {}).get("deal", {})
            if message["type"] == "welcome" or seat in deal.get("again", []):
                part = secrets.token_hex(16)  # ours of the seed: first its hash, itself once all have settled theirs
                socket.send(json.dumps({**command, "type": "ready", "commitment": sha256(part.encode()).hexdigest()}))
            if seat in deal.get("wanted", []):
                socket.send(json.dumps({**command, "type": "reveal", "part": part}))
            if (position := message.get("position")) and position["outcome"]:
                return position["outcome"]["totals"]
            if position and position["legal"]:
                move = {"type": "play", "action": random.choice(position["legal"])["action"]}
                socket.send(json.dumps({**command, **move, "after": position["entries"]}))
    raise ConnectionError("the server closed the socket")


def main() -> None:
    """Play the seat that a link leads to."""
    parser = argparse.ArgumentParser()
    parser.add_argument("link")
    parser.add_argument("--name", default="Bot")
    args = parser.parse_args()
    server, _, seat_link = args.link.partition("/t/")
    table, _, token = seat_link.partition("#")
    secret = secrets.token_hex(16)
    print(play(server, table, claim(server, table, token, args.name, secret), secret))


if __name__ == "__main__":
    main()
