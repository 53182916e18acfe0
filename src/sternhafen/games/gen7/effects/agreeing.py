"""Questions with plain answers: yes or no, and going on."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import AGREE, PASS, READY, Agree, Pass, Ready
from sternhafen.games.gen7.state import Ship


class YesOrNo(Ask):
    """A question that is always open to both answers; yes does what `agreed` says, no does nothing."""

    __slots__ = ()
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Agree, Pass)

    def agreed(self, s: Ship) -> None:
        """Do what was asked for."""
        raise NotImplementedError

    def candidates(self, s: Ship) -> list[Action]:
        return [AGREE, PASS]

    def check(self, s: Ship, a: Agree | Pass) -> Illegal | None:
        return None

    def play(self, s: Ship, a: Agree | Pass) -> None:
        if isinstance(a, Agree):
            self.agreed(s)


class GoOn(Ask):
    """A moment for what may be done beside a question; its own answer only goes on."""

    __slots__ = ()
    confirms: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Ready,)

    def candidates(self, s: Ship) -> list[Action]:
        return [READY]

    def check(self, s: Ship, a: Ready) -> Illegal | None:
        return None

    def play(self, s: Ship, a: Ready) -> None:
        return
