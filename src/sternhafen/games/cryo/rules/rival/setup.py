"""Solo: what the Rival begins with (CRYO-S1, S6)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.bitset import full
from sternhafen.games.cryo.aliases import CHANCE_BOARD_CARDS, CHANCE_DECK, Cards
from sternhafen.games.cryo.data.tables import CARD_COPIES, CARDS, RIVAL, RIVAL_DRONES
from sternhafen.games.cryo.rules.rival.checks import add_rival_upgrade, add_rival_vehicle
from sternhafen.games.cryo.rules.rival.decisions import draw_decision, replace_equal_decisions
from sternhafen.games.cryo.rules.rival.rewards import add_rival_mission
from sternhafen.games.cryo.state import CryoState

SOLO_DECK: Final[Cards] = tuple([card for card in range(CARDS) for _ in range(CARD_COPIES[card] - 1)])
"""The deck without the cards over the top docks (CRYO-S1.4)."""


def add_rival(s: CryoState) -> None:
    """Give the Rival its drones and lay one card of each type over the top docks (CRYO-S1.2, S1.4)."""
    s.sides[RIVAL].home = full(RIVAL_DRONES)
    s.board_cards = tuple(s.deal(CHANCE_BOARD_CARDS, tuple(range(CARDS)), CARDS)[0])
    s.deck = SOLO_DECK


def deal_rival(s: CryoState) -> None:
    """Draw the Rival's upgrade, vehicle and unseen mission, then its decision cards (CRYO-S1.6 to S1.8, S6.2)."""
    (upgrade, vehicle, mission), s.deck = s.deal(CHANCE_DECK, s.deck, 3)
    add_rival_upgrade(s, upgrade)
    add_rival_vehicle(s, vehicle)
    add_rival_mission(s, mission)
    if not s.unpredictable:
        draw_decision(s)
        draw_decision(s)
        replace_equal_decisions(s)
