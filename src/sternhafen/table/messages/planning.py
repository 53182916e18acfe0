"""Planning: what a client asks about a line that it only tries, and the answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sternhafen.table.messages.answers import LegalPage, Preview, WhyNot
from sternhafen.table.messages.fields import Count, Incoming, SeatNumber, Target
from sternhafen.table.messages.shown import Choice, EventInfo, Position, Refusal

MAX_STEPS = 30
"""How many actions a plan may have."""


class PlanWish(Incoming):
    """Actions of one seat to try one after the other on a private copy, and what else is asked about where they lead.

    Only the answer that is asked for is worked out: with `chosen`, `target` or `action` there is no position.
    """

    seat: SeatNumber
    steps: Annotated[list[Any], Meta(max_length=MAX_STEPS)]
    chosen: Annotated[list[Target], Meta(max_length=20)] | None = None
    """Targets picked already: which legal actions begin with them?"""
    offset: Count = 0
    """The first of those actions to list."""
    target: Target | None = None
    """Why can nothing be done with it?"""
    picked: Annotated[list[Target], Meta(max_length=20)] = field(default_factory=list)
    action: Any = None
    """What would this action bring?"""


class PlannedStep(Struct):
    """An action of a plan and what it brought, up to the first reveal."""

    choice: Choice
    events: list[EventInfo]


class PlanInfo(Struct):
    """Where a plan leads, as far as its seat can know.

    `ends` says why it goes no further: it does not (`open`), the turn is over (`turn`), something unknown comes out
    (`reveal`), the game is over (`over`), the step after `steps` is not legal (`illegal`, with the `refusal`), or
    nobody can say yet how the seat's turn begins (`waits`).
    """

    entries: int
    """How many lines the log had."""
    digest: str
    """A hash of the seat's view that it was tried on."""
    assumed: bool
    """Whether it is somebody else's turn, and the plan assumes that it were the seat's with nothing changed."""
    steps: list[PlannedStep]
    ends: Literal["open", "turn", "reveal", "over", "illegal", "waits"]
    refusal: Refusal | None = None
    position: Position | None = None
    """The position that the seat would see; after a reveal the one before it."""
    before: float | None = None
    """The points that the seat can expect without the plan."""
    expected: float | None = None
    """The points that it can expect after it: the mean over worlds that the seat cannot tell from the true one."""
    page: LegalPage | None = None
    why: WhyNot | None = None
    preview: Preview | None = None
