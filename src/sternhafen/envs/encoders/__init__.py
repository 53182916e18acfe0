"""One encoder for each title, in a module named like its package: which fields of the state make up its views.

What is hidden from whom is decided by the titles' own functions, those that make their views. A title needs no encoder:
without one the whole view is written for every observation.
"""

from __future__ import annotations

from sternhafen.engine import Title
from sternhafen.envs.encoder import Encoder
from sternhafen.games import module_for


def encoder_for(title: Title) -> Encoder | None:
    """Return the `ENCODER` of a title, or None if it has none."""
    encoder: Encoder | None = getattr(module_for(title, __name__), "ENCODER", None)
    return encoder
