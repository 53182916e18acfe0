"""Which campaigns there are: the house's own, those of other distributions, and folders that a setting names."""

from __future__ import annotations

import os
from functools import partial
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from sternhafen.engine import Unplayable
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.files.reading import read_files

HOUSE: Final = "seventh-watch-2"
"""The id of the house's own campaign: the second edition of The Seventh Watch."""
FIRST: Final = "seventh-watch"
"""The id of its first edition, for those who name it; the second has its rooms, tasks and cards from there."""
OUTSIDE: Final = "sternhafen.gen7_campaigns"
"""The entry point by which other distributions add a campaign: its id, and the package that holds its files."""
FOLDERS: Final = "STERNHAFEN_GEN7_CAMPAIGNS"
"""The setting that adds campaigns which are being written: their folders, each under its own name."""

LOADED: Final[dict[str, Campaign]] = {}
"""The campaigns that were asked for, by their ids."""


class UnknownCampaign(Unplayable):
    """There is no campaign of this name; the message lists those that there are."""

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{wanted}: no registered campaign and no folder; there are {', '.join(known)}")
        self.wanted = wanted
        self.known = known


def campaigns() -> dict[str, Traversable]:
    """Return the folder of every campaign by its id, the house's first."""
    data = files("sternhafen.games.gen7") / "data"
    folders: dict[str, Traversable] = {HOUSE: data / "second_watch", FIRST: data / "seventh_watch"}
    for point in sorted(entry_points(group=OUTSIDE), key=lambda point: point.name):
        folders.setdefault(point.name, files(point.value))
    for name in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        if not Path(name).is_dir():
            raise UnknownCampaign(name, tuple(folders))
        folders.setdefault(Path(name).resolve().name, Path(name))
    return folders


def _folder(folders: dict[str, Traversable], id: str) -> Traversable:
    if id not in folders:
        raise UnknownCampaign(id, tuple(folders))
    return folders[id]


def campaign_of(id: str) -> Campaign:
    """Return a campaign by its id; its files are read when it is asked for the first time."""
    campaign = LOADED.get(id)
    if campaign is None:
        folders = campaigns()
        folder = _folder(folders, id)
        campaign = LOADED[id] = Campaign(id, read_files(folder, partial(_folder, folders)))
    return campaign
