"""The phases of a game."""

from __future__ import annotations

SETUP, EVENT_STEP, PLACING, CIV_STEP, FINAL = range(5)
