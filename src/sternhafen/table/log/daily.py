"""The line about the daily challenge that is tried at a table."""

from __future__ import annotations

import msgspec


class DailyBegun(msgspec.Struct, tag="daily"):
    """Somebody tries the challenge of a day at this table: their one attempt that counts."""

    day: str
    """As UTC has it (2030-01-31)."""
