"""Tables of two: two people, or one at a shared screen."""

from __future__ import annotations

from typing import Any

from tests.server.player import Player, Seat


def pair(ada: Player, grace: Player) -> tuple[str, Seat, Seat]:
    """Return a table of two with both connected, not yet dealt."""
    made = ada.make()
    table, token = made["table"]["id"], made["invites"][0]["token"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": token})
    one, other = ada.sit(table), grace.sit(table)
    one.hello()
    other.hello()
    return table, one, other


def dealt(ada: Player, grace: Player) -> tuple[str, Seat, Seat]:
    table, one, other = pair(ada, grace)
    one.ready(0)
    other.ready(1)
    one.until("position")
    if 1 not in other.positions:
        other.until("position")
    return table, one, other


def leave(*seats: Seat) -> None:
    for seat in seats:
        seat.close()


def first(position: Any, kind: str = "Send") -> Any:
    return next(choice["action"] for choice in position["legal"] if choice["action"][0] == kind)


def both_send(one: Seat, other: Seat) -> None:
    """Let both seats send their first probe and wait until each knows the result."""
    before = one.positions[0]["entries"]
    assert one.play(0, first(one.positions[0]))["type"] == "ack"
    assert other.play(1, first(other.positions[1]), after=before)["type"] == "ack"
    for seat, number in ((one, 0), (other, 1)):
        while seat.positions[number]["entries"] < before + 2:
            seat.until("played")


def hot_seat(ada: Player) -> str:
    table: str = ada.make(hot_seat=True, names=["A", "B"])["table"]["id"]
    for seat in (0, 1):
        ada.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
    return table
