"""Everything a seat can answer."""

from __future__ import annotations

from sternhafen.engine import Action


class Dig(Action, frozen=True):
    """Dig one level deeper (ORE-2.2)."""

    def targets(self) -> tuple[str, ...]:
        return ("shaft:0",)


class Return(Action, frozen=True):
    """Bring the load home and end the turn (ORE-2.3)."""

    def targets(self) -> tuple[str, ...]:
        return ("store:0",)


ACTIONS = (Dig, Return)
