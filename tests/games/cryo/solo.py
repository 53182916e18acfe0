"""Positions of the solo game: the Rival with nothing, at its turn, at its checks."""

from __future__ import annotations

from sternhafen.engine import TABLE
from sternhafen.games.cryo.data.tables import CARDS, RIVAL
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.rival.checks import RivalChecks
from sternhafen.games.cryo.rules.rival.turn import rival_turn
from sternhafen.games.cryo.rules.turns import NextTurn
from tests.games.cryo.positions import (
    table,
)


def solo(options: CryoOptions | None = None, seed: int = 1) -> Cryo:
    """Return a solo game at the human's turn, the Rival without resources, cards in play or missions."""
    s = table(1, seed, options)
    rival = s.sides[RIVAL]
    rival.resources = [0] * 5
    cards = [*rival.vehicles, *rival.missions, *(card for card in range(CARDS) if rival.upgrades >> card & 1)]
    s.deck = tuple(sorted([*s.deck, *cards]))
    rival.vehicles, rival.missions, rival.upgrades = (), (), 0
    return s


def set_missions(s: Cryo, *cards: int) -> None:
    """Let the Rival have these missions and none replaced."""
    s.sides[RIVAL].missions, s.sides[RIVAL].aside = cards, ()


def rivals_turn(s: Cryo) -> Cryo:
    """Let the Rival take its turn, up to its first open question."""
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE)]
    rival_turn(s)
    s.settle()
    return s


def checks(s: Cryo) -> Cryo:
    """Let the Rival's resources be checked."""
    s.active = RIVAL
    s.agenda = [NextTurn(TABLE), RivalChecks(TABLE, 0, 4)]
    s.settle()
    return s


def all_out(s: Cryo, drones: int = 5) -> None:
    """Send Rival drones onto the board, so that it recalls when all are out."""
    rival = s.sides[RIVAL]
    rival.home = (1 << (5 - drones)) - 1
    rival.docks = sum(1 << one for one in (0, 5, 10, 15, 1)[:drones])
