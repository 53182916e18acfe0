"""Branches: a match that can be played on while everybody still sees the old one."""

from __future__ import annotations

import copy

import msgspec

from sternhafen.engine import Match
from sternhafen.engine.match import NO_FORK


def branch(match: Match, rewrite: bool = False) -> Match:
    """Return a match that shares nothing changeable; with `rewrite` not even its log's lines (undo marks them)."""
    other = copy.copy(match)
    other.log = [msgspec.structs.replace(entry) for entry in match.log] if rewrite else list(match.log)
    other.state = match.state.copy()
    other._forks = other.state.forks  # a copied state counts its forks anew
    return other


def only_other_lanes_since(match: Match, seat: int, after: int) -> bool:
    """Return whether the log's newer lines all come from other seats inside the fork that is still open."""
    fork = match._fork
    if fork == NO_FORK or after <= fork:
        return False
    for entry in match.log[after:]:
        if entry.seat == seat:
            return False
        lanes = [match.log[number].fork for number in entry.strikes] if entry.strikes else [entry.fork]
        if any(lane != fork for lane in lanes):
            return False
    return True
