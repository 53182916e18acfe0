"""The line about the position that a table's game begins from."""

from __future__ import annotations

import msgspec

from sternhafen.engine.beginning import Beginning


class Begun(msgspec.Struct, tag="begun"):
    """The game at this table begins from a given position as soon as it is dealt."""

    beginning: Beginning
