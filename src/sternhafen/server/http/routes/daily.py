"""Routes for the daily challenge: today's deals, how everybody did, and one's own attempt."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from sternhafen.server.http.routes.context import REFUSED, AnyRequest, app_of, desk_of, pay, who_of
from sternhafen.table.create_table import known_title
from sternhafen.table.daily.days import checked_day
from sternhafen.table.messages.answers import Created
from sternhafen.table.messages.daily import DailyInfo, DailyList, DailyWish
from sternhafen.table.show.daily import daily_info, daily_list

DayParam = Annotated[
    str | None,
    QueryParameter(required=False, pattern=r"^\d{4}-\d{2}-\d{2}$", description="2030-01-31; today if absent"),
]


@get("/api/daily", responses=REFUSED)
async def all_daily(request: AnyRequest) -> DailyList:
    """List today's challenges."""
    pay(request, "daily", 4)
    app = app_of(request)
    return await daily_list(app.dailies, who_of(request).client, app.now())


@get("/api/daily/{title_id:str}", responses=REFUSED)
async def title_daily(request: AnyRequest, title_id: FromPath[str], day: DayParam = None) -> DailyInfo:
    """Show a title's challenge of a day: results, one's own attempt, how many days in a row."""
    pay(request, "daily", 1)
    app = app_of(request)
    wanted = None if day is None else checked_day(day, app.now())
    return await daily_info(app.dailies, known_title(title_id), wanted, who_of(request).client, app.now())


@post("/api/daily", responses=REFUSED)
async def begin_daily(request: AnyRequest, data: JSONBody[DailyWish]) -> Created:
    """Make the table of one's attempt at today's challenge, or return the one that there is: each has one."""
    app, who = app_of(request), who_of(request)
    app.limits.take("table", who.address)
    pay(request, "table")
    who.known()
    return await desk_of(request).daily(data)


ROUTES = [all_daily, title_daily, begin_daily]
