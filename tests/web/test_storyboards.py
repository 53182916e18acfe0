"""Storyboards: every kind of event of a title says how it is shown, or that it needs no picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sternhafen.games import titles

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TABLES = sorted(WEB.glob("games/*/storyboards.json"))
FIELDS = {"show", "ms", "others", "sound", "beside"}


def moments() -> set[str]:
    """Return the moments that can be heard, as the kit names them."""
    source = (WEB / "kit" / "sounds.svelte.ts").read_text(encoding="utf-8")
    names = source[source.index("export type Moment") : source.index(";", source.index("export type Moment"))]
    return {part.strip().strip('"') for part in names.split("|")[1:]}


def table_of(path: Path) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return table


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_every_kind_of_event_has_a_storyboard_or_is_named_as_needing_none(path: Path) -> None:
    kinds = {event.__name__ for event in titles()[path.parent.name].events}
    assert table_of(path).keys() == kinds


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_every_frame_says_what_is_shown_and_how_long(path: Path) -> None:
    heard = moments()
    for kind, frames in table_of(path).items():
        if frames is None:
            continue
        assert frames, f"{kind} has an empty storyboard: null says that it needs none"
        for frame in frames:
            assert frame.keys() <= FIELDS, (kind, frame)
            assert frame["show"], kind
            assert 0 <= frame["ms"] <= 600, (kind, frame)
            assert frame.get("sound") in (None, *heard), (kind, frame)
