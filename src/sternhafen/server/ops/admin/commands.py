"""What the acts of ``sternhafen admin`` do and print; `parser.py` names them."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from sternhafen.server.ops.admin import acts, lists
from sternhafen.server.ops.say import say
from sternhafen.server.people.forgetting import delete_person
from sternhafen.server.people.personal_data import export_person
from sternhafen.server.storage import database as db
from sternhafen.table.log.absence import PaceSet, SpectatorsSet
from sternhafen.table.log.lines import Moved, Said

SHORT = 12
"""Digits of an identity that are shown: enough to tell people apart, and to name them to other commands."""
Act = Callable[[sa.Connection, argparse.Namespace, str], None]


def perform(name: str, args: argparse.Namespace, words: str) -> int:
    """Carry out one act in one transaction; return the exit code."""
    if db.is_sqlite(args.database) and not db.file_of(args.database).exists():
        return complain(words, "backup-no-database", database=args.database)
    engine = db.open_engine(args.database, 1)
    try:
        db.migrate(engine)
        with engine.begin() as connection:
            ACTS[name](connection, args, words)
    except acts.Impossible as impossible:
        return complain(words, impossible.code, **impossible.details)
    except sa.exc.IntegrityError:
        return complain(words, "admin-busy")
    except sa.exc.SQLAlchemyError as error:
        return complain(words, "admin-failed", problem=str(error).splitlines()[0])
    finally:
        engine.dispose()
    return 0


def complain(words: str, code: str, **details: int | str) -> int:
    """Say why nothing was changed; return the exit code for it."""
    print(say(words, f"server-trouble-{code}", **details), file=sys.stderr)
    return 1


def day(at: int) -> str:
    """Return a time as an ISO date."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def list_all(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Print the tables."""
    tables = acts.list_tables(connection, args.status, args.title, args.idle, args.limit)
    if args.json:
        sys.stdout.write(msgspec.json.encode(tables).decode() + "\n")
        return
    for one in tables:
        people = f"{one.seats - one.bots}+{one.bots}"
        dates = f"{day(one.created)}  {day(one.newest)}"
        print(f"{one.id}  {one.title:16} {one.status:8} {people:5} {one.lines:6}  {dates}  {one.host[:SHORT]}")
    print(say(words, "server-admin-tables", tables=len(tables)))


def show(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Print one table: who sits there, and how much was played and said."""
    lines = acts.table_lines(connection, args.table)
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == args.table)).mappings().one()
    print(f"{row['id']}  {row['title']} (rules {row['rules']})  {row['status']}  {day(row['created'])}")
    for number, seat in sorted(acts.seats_at(lines).items()):
        who = ", ".join(one[:SHORT] + (" *" if one == row["host"] else "") for one in seat.clients)
        print(f"  {number + 1}  {seat.kind:6} {seat.bot or seat.name:24} {who}")
    for _, line in lines:
        if isinstance(line, PaceSet):
            print(say(words, f"server-admin-{line.kind}", seconds=line.seconds, increment=line.increment))
    watching = [line.allowed for _, line in lines if isinstance(line, SpectatorsSet)]
    if watching and not watching[-1]:
        print(say(words, "server-admin-no-spectators"))
    moves, said = (sum(isinstance(line, kind) for _, line in lines) for kind in (Moved, Said))
    print(say(words, "server-admin-played", moves=moves, said=said))


def close(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Close tables."""
    for table_id in args.table:
        acts.close_table(connection, table_id)
    print(say(words, "server-admin-closed", tables=len(args.table)))


def delete(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Delete tables."""
    for table_id in args.table:
        acts.table_lines(connection, table_id)
    print(say(words, "server-admin-deleted", tables=acts.delete_tables(connection, args.table)))


def prune(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Delete tables that have been idle for long."""
    status = args.status or acts.ENDED
    if args.dry_run:
        args.limit, args.title, args.json, args.status = None, None, False, status
        list_all(connection, args, words)
        return
    print(say(words, "server-admin-deleted", tables=acts.prune(connection, args.idle, status)))


def transfer(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Make somebody else the host."""
    acts.transfer(connection, args.table, args.seat - 1)
    print(say(words, "server-admin-transferred", seat=args.seat))


def ban(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Ban somebody, lift a ban, or print all bans."""
    if args.subject is not None:
        subject = acts.subject_of(connection, args.subject)
        if args.lift:
            acts.unban(connection, subject)
        else:
            acts.ban(connection, subject, args.days, args.reason)
    for subject, until, reason in acts.bans(connection):
        print(f"{subject if '/' in subject else subject[:SHORT]}  {day(until) if until else '–':10}  {reason}".rstrip())


def set_quota(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Give somebody a quota of their own, take it away, or print who has one."""
    if args.person is not None:
        acts.set_quota(connection, acts.person(connection, args.person), args.tables)
    for client, tables in acts.quotas(connection):
        print(f"{client[:SHORT]}  {tables}")


def export(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Write what is kept about a person into a file that only its owner can read."""
    data = msgspec.json.format(msgspec.json.encode(export_person(connection, acts.person(connection, args.person))))
    db.make_private(args.file)
    args.file.write_bytes(data + b"\n")
    print(say(words, "server-admin-exported", file=str(args.file)))


def rules(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Print which rules are in force, or let the running servers settle them again."""
    if args.reset is not None:
        acts.reset_rules(connection, args.reset)
    for title, number in acts.rules(connection):
        print(f"{title:24} {number}")


def appoint(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Make somebody an administrator, remove one, or print them all."""
    if args.person is not None:
        (lists.dismiss if args.dismiss else lists.appoint)(connection, acts.person(connection, args.person))
    for person, name in lists.in_charge(connection):
        print(f"{person[:SHORT]}  {name}")


def reports(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Note that a report has been dealt with, or print all of them with what was said."""
    if args.done is not None:
        lists.settle_report(connection, args.done)
    for one in lists.list_reports(connection):
        who = f"{one.name} {one.accused[:SHORT]}"
        print(f"{one.id:5} {'+' if one.done else ' '} {day(one.at)}  {one.table}  {who}: {one.text}")
        for line in one.said:
            print(f"        | {line}")


def forget(connection: sa.Connection, args: argparse.Namespace, words: str) -> None:
    """Delete what is kept about a person."""
    print(say(words, "server-admin-forgotten", tables=delete_person(connection, acts.person(connection, args.person))))


ACTS: dict[str, Act] = {
    "list": list_all,
    "show": show,
    "close": close,
    "delete": delete,
    "prune": prune,
    "transfer": transfer,
    "ban": ban,
    "quota": set_quota,
    "export": export,
    "forget": forget,
    "rules": rules,
    "appoint": appoint,
    "reports": reports,
}
"""Every act by its name on the command line."""
