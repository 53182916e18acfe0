"""Skills of the computer department: data and files."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.effects.card_choices import search_deck
from sternhafen.games.gen7.rules.cards.drawing import count_cards
from sternhafen.games.gen7.rules.cards.work_orders import complete_order
from sternhafen.games.gen7.rules.lasting_rules.dice import adjusts
from sternhafen.games.gen7.rules.resources import gain
from sternhafen.games.gen7.rules.rooms.room_actions import produce
from sternhafen.games.gen7.rules.skills.hooks import Skill
from sternhafen.games.gen7.rules.skills.three_players import DEALING, deal_choice

SKILLS: Final[list[Skill]] = [
    Skill("GEN7-33.2", "researcher", count_cards),  # one more file to choose from
    Skill("GEN7-33.7", "scientist", complete_order),  # merits for work orders of the Computing Centre
    Skill("GEN7-33.9", "analyst", produce),  # one more data in the Science Lab
    Skill("GEN7-33.11", "academic", adjusts),  # dice 1 higher or lower in the department
    Skill("GEN7-33.17", "hacker", gain),  # five data
    Skill("GEN7-33.22", "director", deal_choice, verbs=DEALING),  # six files instead, for three players
    Skill("GEN7-33.23", "archivist", search_deck),  # search the file deck
]
