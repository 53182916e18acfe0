"""What every route is given: the house, who asks, and the table it is about."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from sternhafen.server.gate import Who
from sternhafen.server.house import House
from sternhafen.server.messages.answers import Failure
from sternhafen.server.messages.fields import Viewer
from sternhafen.server.refusals import Declined
from sternhafen.server.seats import check_seat
from sternhafen.server.tables import Table

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The table's id")]
SeatParam = Annotated[int, PathParameter(ge=0, lt=16, description="A seat's number")]
OwnSeat = Annotated[int, QueryParameter(ge=0, lt=16, description="A seat you hold")]
ViewerParam = Annotated[
    int | None, QueryParameter(ge=0, lt=16, required=False, description="A seat you hold; absent: as a spectator")
]


_WHY = {
    400: "Not understood",
    403: "Not yours, or from a wrong origin",
    404: "Not there",
    409: "Not as things stand, or against the rules",
    413: "Too large",
    429: "Too often; see Retry-After",
    503: "Busy, stopping, or without a database",
}
REFUSED = {status: ResponseSpec(Failure, description=why) for status, why in _WHY.items()}
"""How any request may be answered that is not carried out, for the description of the routes."""


def house_of(request: AnyRequest) -> House:
    """Return the house that a request came to."""
    house: House = request.app.state.house
    return house


def who_of(request: AnyRequest) -> Who:
    """Return who a request comes from."""
    who: Who = request.scope["state"]["who"]
    return who


async def table_of(request: AnyRequest, table_id: str) -> Table:
    """Return the table that a request is about."""
    return await house_of(request).tables.get(table_id)


def check_viewer(table: Table, who: Who, viewer: Viewer) -> None:
    """Decline whoever wants to look through eyes that are not theirs."""
    if viewer is not None:
        check_seat(table, viewer)
        if viewer not in table.seats_of(who.client):
            raise Declined("not-your-seat", seat=viewer)
