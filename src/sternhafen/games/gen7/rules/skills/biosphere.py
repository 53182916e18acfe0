"""Skills of the biosphere department: chemicals, colonists, cryostasis and the wake-up room."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.effects.agreeing import YesOrNo
from sternhafen.games.gen7.effects.dice_choices import MoveDice, SetDice
from sternhafen.games.gen7.rules.cards.work_orders import complete_order
from sternhafen.games.gen7.rules.lasting_rules.dice import adjusts
from sternhafen.games.gen7.rules.resources import gain
from sternhafen.games.gen7.rules.rooms.room_actions import produce
from sternhafen.games.gen7.rules.rooms.waking import cryostasis
from sternhafen.games.gen7.rules.skills.hooks import Skill
from sternhafen.games.gen7.state import Ship


class MayThaw(YesOrNo):
    """Do you resolve Cryostasis? An Advocate lets you (GEN7-33.25)."""

    __slots__ = ("n",)
    rule: ClassVar[str] = "GEN7-33.25"

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def agreed(self, s: Ship) -> None:
        for _ in range(self.n):
            cryostasis(s, self.seat)


SKILLS: Final[list[Skill]] = [
    Skill("GEN7-33.3", "motivator", SetDice),  # colonists up to 3 higher
    Skill("GEN7-33.4", "biotechnician", complete_order),  # merits for work orders of the Medical Centre
    Skill("GEN7-33.5", "chemist", produce),  # one more chemical in the Chemistry Lab
    Skill("GEN7-33.12", "carer", adjusts),  # dice 1 higher or lower in the department
    Skill("GEN7-33.18", "smuggler", gain),  # five chemicals
    Skill("GEN7-33.21", "physician", MoveDice),  # up to three dice back from the wake-up room
    Skill("GEN7-33.25", "advocate", MayThaw),  # a player may resolve Cryostasis
]
