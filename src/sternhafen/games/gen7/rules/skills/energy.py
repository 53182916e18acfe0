"""Skills of the energy department: parts and schemas."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import bitset
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import EXTRA_DRAW, ORDER_MERIT, PROVIDE_MERIT, YIELD
from sternhafen.games.gen7.effects.agenda import SchemaUsed, chooser, resolve
from sternhafen.games.gen7.effects.card_choices import search_deck
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.rules.cards.drawing import count_cards
from sternhafen.games.gen7.rules.cards.work_orders import complete_order
from sternhafen.games.gen7.rules.lasting_rules.dice import adjusts
from sternhafen.games.gen7.rules.resources import gain
from sternhafen.games.gen7.rules.rooms.room_actions import produce
from sternhafen.games.gen7.rules.skills.hooks import Skill
from sternhafen.games.gen7.rules.skills.three_players import DEALING, deal_choice
from sternhafen.games.gen7.state import Ship


def again(s: Ship, c: Cause, e: Effect) -> None:
    """Resolve the schema just used once more, or count it once more for the same amount (GEN7-33.37)."""
    book = s.book
    if c.rule < 0:
        return
    rule = book.rules[c.rule]
    seat = chooser(c)
    if rule.on >= 0:
        resolve(s, rule.do, c)
    elif rule.mod == YIELD:
        for room in bitset.members(rule.rooms):
            gain(s, seat, book.lab_res[room], rule.n, True)
    elif rule.mod in (ORDER_MERIT, PROVIDE_MERIT):
        score(s, seat, rule.n)
    elif rule.mod == EXTRA_DRAW:
        s.extra += rule.n


SKILLS: Final[list[Skill]] = [
    Skill("GEN7-33.1", "inventor", count_cards),  # one more schema to choose from
    Skill("GEN7-33.6", "engineer", complete_order),  # merits for work orders of the Fabrication Centre
    Skill("GEN7-33.8", "reclaimer", produce),  # one more part in the Recycling Lab
    Skill("GEN7-33.14", "workhorse", adjusts),  # dice 1 higher or lower in the department
    Skill("GEN7-33.16", "scavenger", gain),  # five parts
    Skill("GEN7-33.20", "modding_expert", SchemaUsed, verbs={"again": again}),  # a schema once more
    Skill("GEN7-33.24", "architect", deal_choice, verbs=DEALING),  # six schemas instead, for three players
    Skill("GEN7-33.27", "planner", search_deck),  # search the schema deck
]
