"""Routes to friends, invitations and groups."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from sternhafen.server.http.routes.context import REFUSED, AnyRequest, TableId, app_of, desk_of, pay, table_of, who_of
from sternhafen.table.commands.seats import check_host, check_open
from sternhafen.table.create_table import checked_name
from sternhafen.table.messages.groups import (
    Accept,
    Accepted,
    Friends,
    Group,
    GroupDateAnswer,
    GroupDateWish,
    GroupTableWish,
    InviteFriend,
    NewGroup,
    SayToGroup,
)
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined

GroupId = Annotated[str, PathParameter(min_length=16, max_length=16, pattern="^[0-9a-f]+$", description="A group")]
DateId = Annotated[int, PathParameter(ge=1, le=2**53, description="A date's number")]
InvitationId = Annotated[
    str, PathParameter(min_length=32, max_length=32, pattern="^[0-9a-f]+$", description="An invitation")
]


def client_of(request: AnyRequest, kind: str = "person") -> str:
    """Return who asks, once they have paid for it; a stranger has no friends yet."""
    pay(request, kind)
    client = who_of(request).client
    if client is None:
        raise Declined("nothing-kept")
    return client


async def friends_of(request: AnyRequest, client: str) -> Friends:
    """Return whom somebody plays with."""
    app = app_of(request)
    app.presence.hear(client)
    return Friends(await app.friends.of(client), await app.groups.of(client), await app.friends.invitations(client))


@get("/api/me/friends", responses=REFUSED)
async def my_friends(request: AnyRequest) -> Friends:
    """Return the people you have played with, your groups, and your invitations."""
    pay(request, "profile")
    client = who_of(request).client
    return Friends([], [], []) if client is None else await friends_of(request, client)


@post("/api/tables/{table_id:str}/invite", status_code=200, responses=REFUSED)
async def invite_to_table(request: AnyRequest, table_id: TableId, data: JSONBody[InviteFriend]) -> Friends:
    """Invite somebody you have played with to an open seat (host)."""
    table, client, app = await table_of(request, table_id), client_of(request, "profile"), app_of(request)
    check_host(table, client)
    check_open(table)
    who_of(request).spend(app.limits, "invite")
    if all(seat.kind != "open" for seat in table.seats):
        raise Declined("no-open-seat")
    friend = await app.friends.whose(client, data.friend)
    await app.friends.invite(client, checked_name(data.name), [friend], table=table.id)
    return await friends_of(request, client)


@post("/api/me/invitations/{invitation:str}", status_code=200, responses=REFUSED)
async def accept(request: AnyRequest, invitation: InvitationId, data: JSONBody[Accept]) -> Accepted:
    """Come to where one is invited."""
    app, client, name = app_of(request), client_of(request, "seat"), checked_name(data.name)
    line = next((one for one in await app.friends.invitations(client) if one.id == invitation), None)
    if line is None:
        raise Declined("no-such-invitation")
    if line.table is not None:
        table = await table_of(request, line.table, "seat", claims=True)
        if not table.kept_for(client):
            await app.manners.check_welcome(table, client)
            await desk_of(request).admit(table, name)
        await app.friends.answer(client, invitation)
        return Accepted(table.id, None)
    _, group = await app.friends.answer(client, invitation)
    await app.groups.join(group or "", client, name)
    return Accepted(None, group)


@delete("/api/me/invitations/{invitation:str}", status_code=200, responses=REFUSED)
async def refuse(request: AnyRequest, invitation: InvitationId) -> Friends:
    """Do not come; whoever invites is not told."""
    client = client_of(request, "profile")
    await app_of(request).friends.answer(client, invitation)
    return await friends_of(request, client)


@post("/api/groups", responses=REFUSED)
async def make_group(request: AnyRequest, data: JSONBody[NewGroup]) -> Group:
    """Make a group."""
    client, app = client_of(request), app_of(request)
    who_of(request).spend(app.limits, "invite")
    name = one_line(data.name, 40)
    if not name:
        raise Declined("wrong-names")
    return await app.groups.group(await app.groups.make(client, name, checked_name(data.own)), client)


@get("/api/groups/{group_id:str}", responses=REFUSED)
async def one_group(request: AnyRequest, group_id: GroupId) -> Group:
    """Show one of your groups."""
    client = client_of(request)
    app_of(request).presence.hear(client)
    return await app_of(request).groups.group(group_id, client)


@delete("/api/groups/{group_id:str}", status_code=200, responses=REFUSED)
async def leave_group(request: AnyRequest, group_id: GroupId) -> Friends:
    """Leave a group."""
    client = client_of(request, "profile")
    await app_of(request).groups.leave(group_id, client)
    return await friends_of(request, client)


@post("/api/groups/{group_id:str}/invite", status_code=200, responses=REFUSED)
async def invite_to_group(request: AnyRequest, group_id: GroupId, data: JSONBody[InviteFriend]) -> Group:
    """Invite somebody you have played with to a group."""
    client, app = client_of(request, "profile"), app_of(request)
    who_of(request).spend(app.limits, "invite")
    inside = await app.groups.others(group_id, client)
    friend = await app.friends.whose(client, data.friend)
    if friend not in inside:
        await app.friends.invite(client, checked_name(data.name), [friend], group=group_id)
    return await app.groups.group(group_id, client)


@post("/api/groups/{group_id:str}/chat", status_code=200, responses=REFUSED)
async def say_to_group(request: AnyRequest, group_id: GroupId, data: JSONBody[SayToGroup]) -> Group:
    """Say something to a group."""
    client, app = client_of(request), app_of(request)
    who_of(request).spend(app.limits, "chat")
    text = one_line(data.text, 500)
    if text:
        app.limits.take("talk", group_id)
        await app.groups.say(group_id, client, text)
    return await app.groups.group(group_id, client)


@post("/api/groups/{group_id:str}/dates", status_code=200, responses=REFUSED)
async def propose_group_date(request: AnyRequest, group_id: GroupId, data: JSONBody[GroupDateWish]) -> Group:
    """Propose a date."""
    client, app = client_of(request), app_of(request)
    who_of(request).spend(app.limits, "chat")
    await app.groups.propose(group_id, client, data.at)
    return await app.groups.group(group_id, client)


@put("/api/groups/{group_id:str}/dates/{date:int}", responses=REFUSED)
async def answer_group_date(
    request: AnyRequest, group_id: GroupId, date: DateId, data: JSONBody[GroupDateAnswer]
) -> Group:
    """Say whether one can come."""
    client, app = client_of(request), app_of(request)
    who_of(request).spend(app.limits, "chat")
    await app.groups.answer(group_id, client, date, data.yes)
    return await app.groups.group(group_id, client)


@put("/api/groups/{group_id:str}/table", responses=REFUSED)
async def set_group_table(request: AnyRequest, group_id: GroupId, data: JSONBody[GroupTableWish]) -> Group:
    """Say at which table a group plays; all others are invited to it, as far as they let themselves be."""
    client, app = client_of(request, "profile"), app_of(request)
    who_of(request).spend(app.limits, "invite")
    others = await app.groups.others(group_id, client)
    if data.table is not None:
        table = await table_of(request, data.table)
        check_host(table, client)
        for other in others:
            try:
                await app.friends.invite(client, checked_name(data.name), [other], table=table.id)
            except Declined:
                continue  # whoever has blocked them or has too many invitations finds the table in the group
    await app.groups.play_at(group_id, client, data.table)
    return await app.groups.group(group_id, client)


ROUTES = [
    my_friends,
    invite_to_table,
    accept,
    refuse,
    make_group,
    one_group,
    leave_group,
    invite_to_group,
    say_to_group,
    propose_group_date,
    answer_group_date,
    set_group_table,
]
