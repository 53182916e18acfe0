"""Queries: questions about a game that change nothing."""

from __future__ import annotations

import copy
from random import SystemRandom
from typing import Any

import msgspec

from sternhafen.engine import Action, Match, State
from sternhafen.table.commands.execute import action_of
from sternhafen.table.hosts.host import Host
from sternhafen.table.messages.answers import Entries, LegalPage, Preview, Scores, SeenGame, WhyNot
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import Position
from sternhafen.table.refusals import Declined, by_rules
from sternhafen.table.secrecy import check_revealed
from sternhafen.table.show.decided import Played, decided
from sternhafen.table.show.game import (
    beginning_with,
    choice,
    entry_info,
    event_info,
    in_order,
    position,
    present,
)
from sternhafen.table.show.table import open_options
from sternhafen.table.table import Table
from sternhafen.table.thinking.thinker import Asker, WorkerFailed
from sternhafen.table.updates.records import record_of

SCORE_SECONDS = 20.0
chance = SystemRandom()


async def position_at(host: Host, table: Table, viewer: Viewer, at: int | None) -> Position:
    """Return the current position, or the one before a log line."""
    last = len(table.moves)
    if at is not None and at > last:
        raise Declined("no-such-line", line=at)
    if at is None or at == last:
        newest = present(table, viewer)
        if newest is None:
            raise Declined("position-lost" if table.finished is not None else "table-" + table.status)
        return newest
    if table.finished is not None:
        return await host.past.archived(table.id, viewer, at)
    match = table.shown()
    if at < match.before:
        raise Declined("before-seam", first=match.before)
    return position(await host.past.match(table.id, match, at), viewer, past=True)


def entries(table: Table, viewer: Viewer, first: int, limit: int) -> Entries:
    """Return log lines as a viewer sees them."""
    total = len(table.moves)
    page = [entry_info(table, number, viewer) for number in range(first, min(total, first + limit))]
    return Entries(viewer, total, page)


def legal_page(table: Table, seat: int, chosen: list[str], offset: int, limit: int) -> LegalPage:
    """Return a page of the legal actions whose targets begin with those chosen."""
    return legal_in(table.playing(), seat, chosen, offset, limit)


def legal_in(match: Match, seat: int, chosen: list[str], offset: int, limit: int) -> LegalPage:
    """Return a page of the legal actions in a position."""
    legal, following = beginning_with(in_order(match.state.legal(seat)), chosen)
    page = [choice(match.title, action) for action in legal[offset : offset + limit]]
    return LegalPage(seat, len(match.log), len(legal), offset, page, following)


def why_not(table: Table, seat: int, target: str, picked: list[str]) -> WhyNot:
    """Return why a seat can do nothing with a target, given what it has picked already."""
    return why_not_in(table.playing() if table.broken else table.shown(), seat, target, picked)


def why_not_in(match: Match, seat: int, target: str, picked: list[str]) -> WhyNot:
    """Return why a seat can do nothing with a target in a position."""
    illegal = match.state.why_not(seat, target, picked)
    return WhyNot(target, None if illegal is None else by_rules(match.title, illegal))


def preview(table: Table, seat: int, data: Any) -> Preview:
    """Return what an action would do, up to the first reveal.

    It is played in a resampled world that looks the same to the seat. So even a title that forgot to mark a reveal
    could not leak anything.
    """
    match = table.playing()
    return preview_in(match, match.state.resample(seat, chance), seat, action_of(match, data))


def preview_in(match: Match, world: State, seat: int, action: Action) -> Preview:
    """Return what an action would do in a world that a seat cannot tell from the true one; the world may change."""
    illegal = world.explain(seat, action)
    if illegal is not None:
        return Preview([], False, by_rules(match.title, illegal))
    gains = None if match.title.gains is None else match.title.gains(world, seat, action)
    world.record()
    world.play(seat, action)
    happened = world.drain_events()
    reveal = next((i for i, event in enumerate(happened) if event.reveals), None)
    events = [event_info(match.title, event, seat) for event in happened[:reveal]]
    if reveal is not None:
        return Preview(events, True, gains=gains)
    after = position_of(match, world, seat, past=True)
    return Preview(events, False, None, after, gains)


def position_of(match: Match, world: State, seat: int, past: bool) -> Position:
    """Return the position of a world that is not in the log; a past one offers nothing to do."""
    trial = copy.copy(match)
    trial.state = world
    return position(trial, seat, past)


async def scores(host: Host, table: Table, asker: Asker) -> Scores:
    """Return every seat's score before each log line and at the end, for a game with no secrets left."""
    check_revealed(table)
    kept = host.charts.get(table.id)
    if kept is not None:
        return kept
    if table.finished is not None:
        return host.charts.keep(table.id, _explained(table, await host.past.scores(table.id)))
    first, record = table.shown().before, msgspec.to_builtins(record_of(table))
    try:
        rows = (await host.thinking.do("scores", SCORE_SECONDS, asker, record=record))["scores"]
    except WorkerFailed:
        raise Declined("busy") from None
    return host.charts.keep(table.id, _explained(table, Scores(list(range(first, first + len(rows))), rows)))


def _explained(table: Table, scores: Scores) -> Scores:
    """Return how the seats stood, with what decided the game."""
    end = present(table, None)
    if end is None or end.outcome is None:
        return scores
    lines = [(number, move.line) for number, move in enumerate(table.moves) if number not in table.struck]
    log = [Played(number, line.seat) for number, line in lines if not line.strikes]
    return msgspec.structs.replace(scores, decided=decided(scores.scores, scores.entries[0], log, end.outcome))


def seen_game(table: Table, viewer: Viewer) -> SeenGame:
    """Return a game as one viewer saw it."""
    return SeenGame(
        1,
        table.id,
        table.row.title,
        table.rules,
        open_options(table),
        table.names,
        viewer,
        table.seed_hash,
        entries(table, viewer, 0, len(table.moves)).entries,
        present(table, viewer),
    )
