"""Everything a seat can answer. Made once, at import, in tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sternhafen.engine import Action, Free
from sternhafen.games.escape_pods.components import (
    ACTIONS,
    BUOY_SPACES,
    BUOYS,
    CREW,
    HANGAR_PLACES,
    HAVENS,
    KINDS,
    MAX_SEATS,
    MOST_SPACES,
    PODS,
    SECTORS,
)

Kind = Annotated[int, Meta(ge=0, lt=3)]
"""A type of crew: commander, scientist, engineer."""
Crew = Annotated[int, Meta(ge=0, lt=45)]
"""The public tag of a crew member outside the reserve."""
Pod = Annotated[int, Meta(ge=0, lt=6)]
Sector = Annotated[int, Meta(ge=1, lt=14)]
Haven = Annotated[int, Meta(ge=0, lt=4)]
Space = Annotated[int, Meta(ge=0, lt=9)]
"""A buoy space."""


class Activate(Action, frozen=True):
    """Put a crew member of some type on a panel to pay for an action (PODS-3.6, 16.3)."""

    action: Annotated[int, Meta(ge=0, lt=9)]
    marker: Kind

    def targets(self) -> tuple[str, ...]:
        return (f"action:{self.action}", f"reserve:{self.marker}")


class EndTurn(Action, frozen=True):
    """End the turn (PODS-3.16)."""

    def targets(self) -> tuple[str, ...]:
        return ("end-turn",)


class Embark(Action, frozen=True):
    """Move one of the reserve into a pod (PODS-4.3)."""

    kind: Kind
    pod: Pod

    def targets(self) -> tuple[str, ...]:
        return (f"reserve:{self.kind}", f"pod:{self.pod}")


class ChangePod(Action, frozen=True):
    """Move an own crew member from its pod into a neighbouring one (PODS-4.4)."""

    crew: Crew
    pod: Pod

    def targets(self) -> tuple[str, ...]:
        return (f"crew:{self.crew}", f"pod:{self.pod}")


class Disembark(Action, frozen=True):
    """Move a crew member of any colour from its pod into a haven (PODS-4.11)."""

    crew: Crew
    haven: Haven

    def targets(self) -> tuple[str, ...]:
        return (f"crew:{self.crew}", f"haven:{self.haven}")


class Move(Action, frozen=True):
    """Move a pod into an adjacent sector (PODS-4.14, 5.6)."""

    pod: Pod
    sector: Sector

    def targets(self) -> tuple[str, ...]:
        return (f"pod:{self.pod}", f"sector:{self.sector}")


class BuoyMove(Free, frozen=True):
    """Move a pod across a buoy of the own colour, without an action (PODS-9.3)."""

    space: Space
    pod: Pod

    def targets(self) -> tuple[str, ...]:
        return (f"buoy-space:{self.space}", f"pod:{self.pod}")


class Push(Action, frozen=True):
    """Displace the smaller pod of a collision to a sector (PODS-6.4)."""

    sector: Sector

    def targets(self) -> tuple[str, ...]:
        return (f"sector:{self.sector}",)


class Stow(Action, frozen=True):
    """Put an emptied pod into a hangar (PODS-7.1)."""

    hangar: Annotated[int, Meta(ge=0, lt=3)]

    def targets(self) -> tuple[str, ...]:
        return (f"hangar:{self.hangar}",)


class SpyOnPod(Action, frozen=True):
    """Look at the crew of a pod (PODS-4.15)."""

    pod: Pod

    def targets(self) -> tuple[str, ...]:
        return (f"pod:{self.pod}",)


class SpyOnHaven(Action, frozen=True):
    """Look at the crew in a haven (PODS-4.15)."""

    haven: Haven

    def targets(self) -> tuple[str, ...]:
        return (f"haven:{self.haven}",)


class LaunchMini(Action, frozen=True):
    """Put a mini-pod with one of the reserve into a ship sector (PODS-4.18)."""

    kind: Kind
    sector: Sector

    def targets(self) -> tuple[str, ...]:
        return (f"reserve:{self.kind}", f"sector:{self.sector}")


class BoardFromPod(Action, frozen=True):
    """Exchange an own crew member with one of another colour in a neighbouring pod (PODS-5.1)."""

    crew: Crew
    other: Crew

    def targets(self) -> tuple[str, ...]:
        return (f"crew:{self.crew}", f"crew:{self.other}")


class BoardFromReserve(Action, frozen=True):
    """Exchange one of the reserve with one of another colour in a pod beside the ship (PODS-5.2)."""

    kind: Kind
    other: Crew

    def targets(self) -> tuple[str, ...]:
        return (f"reserve:{self.kind}", f"crew:{self.other}")


class Bury(Action, frozen=True):
    """Put a face-up explosion card under the deck (PODS-5.7, 15.8)."""

    card: Annotated[int, Meta(ge=1, lt=14)]

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class PlaceBuoy(Action, frozen=True):
    """Put a buoy from the reserve onto a buoy space (PODS-5.9)."""

    buoy: Annotated[int, Meta(ge=0, lt=10)]
    space: Space

    def targets(self) -> tuple[str, ...]:
        return (f"buoy:{self.buoy}", f"buoy-space:{self.space}")


class MoveBuoy(Action, frozen=True):
    """Move a buoy on the board to another buoy space (PODS-5.11)."""

    origin: Space
    space: Space

    def targets(self) -> tuple[str, ...]:
        return (f"buoy-space:{self.origin}", f"buoy-space:{self.space}")


class SwapBuoys(Action, frozen=True):
    """Exchange two buoys on the board, the lower space first (PODS-5.12)."""

    one: Space
    other: Space

    def targets(self) -> tuple[str, ...]:
        return (f"buoy-space:{self.one}", f"buoy-space:{self.other}")


class Assign(Action, frozen=True):
    """Assign an own crew member to a scoring space (PODS-12.5)."""

    space: Annotated[int, Meta(ge=0, lt=5)]

    def targets(self) -> tuple[str, ...]:
        return (f"scoring-space:{self.space}",)


ALL = (
    Activate,
    EndTurn,
    Embark,
    ChangePod,
    Disembark,
    Move,
    BuoyMove,
    Push,
    Stow,
    SpyOnPod,
    SpyOnHaven,
    LaunchMini,
    BoardFromPod,
    BoardFromReserve,
    Bury,
    PlaceBuoy,
    MoveBuoy,
    SwapBuoys,
    Assign,
)

_TAGS = range(MAX_SEATS * CREW)
_SPACES = range(len(BUOY_SPACES))

END_TURN = EndTurn()
ACTIVATE: list[list[Action]] = [[Activate(action, kind) for kind in range(KINDS)] for action in range(ACTIONS)]
EMBARK_IN: list[list[Action]] = [[Embark(kind, pod) for pod in range(PODS)] for kind in range(KINDS)]
CHANGE_TO: list[list[Action]] = [[ChangePod(crew, pod) for pod in range(PODS)] for crew in _TAGS]
DISEMBARK_AT: list[list[Action]] = [[Disembark(crew, haven) for haven in range(HAVENS)] for crew in _TAGS]
MOVE_TO: list[list[Action]] = [[Move(pod, max(1, sector)) for sector in range(SECTORS + 1)] for pod in range(PODS)]
BUOY_MOVE: list[list[Action]] = [[BuoyMove(space, pod) for pod in range(PODS)] for space in _SPACES]
PUSH_TO: list[Action] = [Push(max(1, sector)) for sector in range(SECTORS + 1)]
STOW_IN: list[Action] = [Stow(hangar) for hangar in range(len(HANGAR_PLACES))]
SPY_POD: list[Action] = [SpyOnPod(pod) for pod in range(PODS)]
SPY_HAVEN: list[Action] = [SpyOnHaven(haven) for haven in range(HAVENS)]
LAUNCH_TO: list[list[Action]] = [
    [LaunchMini(kind, max(1, sector)) for sector in range(SECTORS + 1)] for kind in range(KINDS)
]
BOARD_POD: list[list[Action]] = [[BoardFromPod(crew, other) for other in _TAGS] for crew in _TAGS]
BOARD_RESERVE: list[list[Action]] = [[BoardFromReserve(kind, other) for other in _TAGS] for kind in range(KINDS)]
BURY: list[Action] = [Bury(max(1, card)) for card in range(SECTORS + 1)]
PLACE_BUOY: list[list[Action]] = [[PlaceBuoy(buoy, space) for space in _SPACES] for buoy in range(BUOYS)]
MOVE_BUOY: list[list[Action]] = [[MoveBuoy(origin, space) for space in _SPACES] for origin in _SPACES]
SWAP_BUOYS: list[list[Action]] = [[SwapBuoys(one, other) for other in _SPACES] for one in _SPACES]
ASSIGN: list[Action] = [Assign(space) for space in range(MOST_SPACES)]
