"""What is kept about somebody in groups, invitations and for pushing: moved, exported and deleted with their data."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from sternhafen.server.people.groups import leave_group
from sternhafen.server.storage.group_tables import (
    WHOSE,
    group_answers,
    group_dates,
    group_lines,
    groups,
    invitations,
    members,
)
from sternhafen.server.storage.push_tables import WHOSE as PUSHED
from sternhafen.server.storage.push_tables import news, pushes, quiet_hours, told


def move_company(connection: sa.Connection, old: str, new: str) -> None:
    """Put one identity in the place of another; where both are, the new one stays."""
    for table, key in ((members, members.c.group_id), (group_answers, group_answers.c.date_id)):
        both = list(connection.execute(sa.select(key).where(table.c.client == new)).scalars())
        connection.execute(sa.delete(table).where(table.c.client == old, key.in_(both)))
    for column in WHOSE:
        connection.execute(sa.update(column.table).where(column == old).values({column.name: new}))
    connection.execute(sa.delete(invitations).where(invitations.c.sender == new, invitations.c.receiver == new))
    for single in (quiet_hours, told):
        if connection.execute(sa.select(single.c.client).where(single.c.client == new)).first() is not None:
            connection.execute(sa.delete(single).where(single.c.client == old))
    twice = sa.select(news.c.table_id).where(news.c.client == new)
    connection.execute(sa.delete(news).where(news.c.client == old, news.c.table_id.in_(twice)))
    for table in PUSHED:
        connection.execute(sa.update(table).where(table.c.client == old).values(client=new))


def forget_company(connection: sa.Connection, client: str) -> None:
    """Take somebody out of their groups with all they have said there, and delete invitations by and to them."""
    connection.execute(sa.delete(group_lines).where(group_lines.c.client == client))
    inside = list(connection.execute(sa.select(members.c.group_id).where(members.c.client == client)).scalars())
    for group in inside:
        leave_group(connection, group, client)
    connection.execute(sa.delete(group_answers).where(group_answers.c.client == client))
    mine = (invitations.c.sender == client) | (invitations.c.receiver == client)
    connection.execute(sa.delete(invitations).where(mine))
    for table in PUSHED:
        connection.execute(sa.delete(table).where(table.c.client == client))


def export_invitations(connection: sa.Connection, client: str) -> list[dict[str, Any]]:
    """Return the invitations that somebody has sent and received, and who sent those."""
    wanted = sa.select(invitations).where((invitations.c.sender == client) | (invitations.c.receiver == client))
    rows = connection.execute(wanted.order_by(invitations.c.at)).all()
    return [
        {"at": row.at, "name": row.name, "table": row.table_id, "group": row.group_id, "sent": row.sender == client}
        for row in rows
    ]


def export_company(connection: sa.Connection, client: str) -> dict[str, Any]:
    """Return what is kept of somebody's groups."""
    own = sa.select(groups.c.id, groups.c.name.label("group"), members.c.name, members.c.since)
    own = own.join(members, members.c.group_id == groups.c.id).where(members.c.client == client)
    found = []
    for row in connection.execute(own).all():
        said = sa.select(group_lines.c.at, group_lines.c.text).order_by(group_lines.c.id)
        lines = connection.execute(said.where(group_lines.c.group_id == row.id, group_lines.c.client == client))
        answers = sa.select(group_dates.c.at, group_answers.c.yes).order_by(group_dates.c.at)
        answers = answers.join(group_answers, group_answers.c.date_id == group_dates.c.id)
        answered = answers.where(group_dates.c.group_id == row.id, group_answers.c.client == client)
        dates = [dict(one) for one in connection.execute(answered).mappings()]
        kept = {"name": row.group, "called": row.name, "since": row.since}
        found.append({**kept, "said": [dict(one) for one in lines.mappings()], "dates": dates})
    told_at = sa.select(pushes.c.label, pushes.c.endpoint, pushes.c.created).where(pushes.c.client == client)
    quiet = sa.select(quiet_hours.c.begins, quiet_hours.c.ends, quiet_hours.c.zone).where(
        quiet_hours.c.client == client
    )
    return {
        "groups": found,
        "invitations": export_invitations(connection, client),
        "pushes": [dict(one) for one in connection.execute(told_at).mappings()],
        "quiet": [dict(one) for one in connection.execute(quiet).mappings()],
    }
