"""How a game is to be played."""

from __future__ import annotations

from typing import Literal

from sternhafen.engine.values import Illegal, Options


class CryoOptions(Options, frozen=True):
    """The variants of the solo game; all are off when people play each other."""

    rival_harder: bool = False
    """The Rival begins with one more crystal, organics and tech (CRYO-S6.1)."""

    rival_unpredictable: bool = False
    """The Rival turns its decision card up only when it deploys (CRYO-S6.2)."""

    rival_choices: Literal["ask", "random"] = "ask"
    """Who decides what the Rival's rules leave open (CRYO-S2.9)."""

    def check(self, seats: int) -> Illegal | None:
        if seats > 1 and (self.rival_harder or self.rival_unpredictable or self.rival_choices != "ask"):
            return Illegal("no-rival", "CRYO-S1.1", {"seats": seats})
        return None
