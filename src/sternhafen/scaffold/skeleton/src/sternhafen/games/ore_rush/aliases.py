"""What the numbers mean: aliases for readers and type checkers, which cost nothing when a game runs."""

from __future__ import annotations

from typing import TypeAlias

Level: TypeAlias = int
"""How deep the digger stands in the shaft: 0 outside, then one more with every dig."""
Ore: TypeAlias = int
"""An amount of ore; each is a point once it is in a store."""
