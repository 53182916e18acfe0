"""The teaching title as a distribution of its own, with its words: what somebody else would install beside us."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests import teaching

WORDS = Path(__file__).resolve().parent / "star_words"
POINTS = "[sternhafen.titles]\nstar = star_auction:TITLE\n\n[sternhafen.words]\nstar = star_words\n"


def install(folder: Path) -> None:
    """Put the distribution into a folder that is to stand on the path."""
    (folder / "star_auction.py").write_text(teaching.source(), encoding="utf-8")
    shutil.copytree(WORDS, folder / "star_words")
    info = folder / "star_auction-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: star-auction\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
