"""Which campaigns there are, and which one is played: the house's own, or a folder that somebody has registered."""

from __future__ import annotations

import os
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from sternhafen.engine import Unplayable
from sternhafen.games.gen7.campaign import read_files

HOUSE: Final = "seventh-watch"
"""The id of the house's own campaign."""
OUTSIDE: Final = "sternhafen.gen7_campaigns"
"""The entry point by which other distributions add a campaign: its id, and the package that holds its files."""
CHOSEN: Final = "STERNHAFEN_GEN7_CAMPAIGN"
"""The setting of a house: the id of a registered campaign, or the folder of one that is being written."""


class UnknownCampaign(Unplayable):
    """No campaign is registered under this id, and no folder is called so; the message lists those that there are."""

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{wanted}: no registered campaign and no folder; there are {', '.join(known)}")
        self.wanted = wanted
        self.known = known


def campaigns() -> dict[str, Traversable]:
    """Return the folder of every registered campaign by its id, the house's first."""
    found: dict[str, Traversable] = {HOUSE: files("sternhafen.games.gen7") / "components"}
    for point in sorted(entry_points(group=OUTSIDE), key=lambda point: point.name):
        found.setdefault(point.name, files(point.value))
    return found


def find_campaign(wanted: str) -> tuple[str, Traversable]:
    """Return the id and the folder of a campaign; a folder that is not registered has its own name as id."""
    known = campaigns()
    if wanted in known:
        return wanted, known[wanted]
    folder = Path(wanted)
    if not folder.is_dir():
        raise UnknownCampaign(wanted, tuple(known))
    return folder.resolve().name, folder


def read_campaign(wanted: str) -> tuple[str, dict[str, Any]]:
    """Return the id and the checked files of a registered campaign or of a folder."""
    name, folder = find_campaign(wanted)
    return name, read_files(folder)


def campaign_in_use() -> tuple[str, dict[str, Any]]:
    """Return the id and the checked files of the campaign that this house plays."""
    return read_campaign(os.environ.get(CHOSEN) or HOUSE)
