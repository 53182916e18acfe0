"""What the tests of updates share: a server that stops, and comes back with another version of the teaching title."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from tempfile import mkdtemp
from typing import Any

import httpx

from tests import teaching_versions as versions
from tests.server.player import Player, Seat
from tests.server.serving import Server, install_teaching_title, wait_for

OPTIONS = ("--rates", "0", "--workers", "1")
Change = tuple[str, str]


def later(folder: Path, *changes: Change) -> Path:
    """Return the folder of a later version of the teaching title."""
    made = Path(mkdtemp(dir=folder))
    install_teaching_title(made, versions.source(*changes))
    return made


RAISED = """
from sternhafen.games import title

object.__setattr__(title({title!r}), "rules", title({title!r}).rules + 1)
"""


def raised(folder: Path, title: str, base: Path | None = None) -> Path:
    """Return a folder that gives a title of the app later rules, beside all that is in another folder."""
    made = Path(mkdtemp(dir=folder))
    if base is not None:
        copytree(base, made, dirs_exist_ok=True)
    (made / "sitecustomize.py").write_text(RAISED.format(title=title), encoding="utf-8")
    return made


class Updated:
    """One database, and the servers that come and go on it."""

    def __init__(self, folder: Path, path: Path) -> None:
        self.folder = folder
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.server = Server(self.database, path, *OPTIONS)

    def update(self, *changes: Change, path: Path | None = None) -> None:
        """Stop the server and start another version."""
        assert self.server.stop() == 0
        assert not self.server.events("internal")
        self.server = Server(self.database, path or later(self.folder, *changes), *OPTIONS)

    def back(self, player: Player) -> Player:
        """Return the same person at the server of today."""
        return Player(self.server.url, player.secret)

    def archived(self, table: str) -> None:
        """Wait until a finished game is stored whole."""
        wait_for(lambda: any(line["table"] == table for line in self.server.events("archived")))


@contextmanager
def updated(folder: Path, path: Path) -> Iterator[Updated]:
    """A server that can be updated."""
    found = Updated(folder, path)
    yield found
    assert found.server.stop() == 0
    assert not found.server.events("internal")


def hot_seat(player: Player, title: str = "star-auction", seats: int = 2) -> str:
    """Make a table at which one client plays every seat, and deal."""
    made: str = player.make(title, seats, hot_seat=True, names=["Ada", "Bo", "Cy"][:seats])["table"]["id"]
    for seat in range(seats):
        player.post(f"/api/tables/{made}/commands", {"type": "ready", "id": f"ready-{seat}", "seat": seat})
    return made


def move(player: Player, table: str, which: int = -1) -> None:
    """Make one move at a table of one's own."""
    path = f"/api/tables/{table}"
    position = player.get(f"{path}/position")
    seat, after = position["asked"][0], position["entries"]
    action = player.get(f"{path}/legal", viewer=seat)["legal"][which]["action"]
    body = {"type": "play", "id": f"move-{after}", "seat": seat, "action": action, "after": after}
    player.post(f"{path}/commands", body)


def play_out(player: Player, table: str) -> None:
    """Play a table of one's own to its end."""
    while player.get(f"/api/tables/{table}")["status"] == "running":
        move(player, table)


def two_at_a_table(ada: Player, grace: Player) -> tuple[str, Seat, Seat]:
    """Seat two people, connected, and deal."""
    made = ada.make()
    table = made["table"]["id"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    seats = ada.sit(table), grace.sit(table)
    for number, seat in enumerate(seats):
        seat.hello()
        seat.ready(number)
    for number, seat in enumerate(seats):
        while number not in seat.positions:
            seat.until("position")
    return table, *seats


def refusal(ask: Callable[[], httpx.Response]) -> Any:
    """Return why something was refused."""
    answer = ask()
    assert answer.status_code >= 400, answer.text
    return answer.json()["refusal"]
