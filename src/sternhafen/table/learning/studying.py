"""Studying at a table: places of a study of its finished game, where moves can be tried, and the study as it is shown.

Everything of a finished game may be seen, so a side line shows each seat its own view and the engine plays on from the
true position. A game whose secrets a campaign goes on with has no studies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sternhafen.engine import Match, Title
from sternhafen.studies import GAME, Study, at_place
from sternhafen.studies.playing import BadLine
from sternhafen.table.commands.execute import action_of
from sternhafen.table.hosts.host import Host
from sternhafen.table.learning.reviewing import check_reviewable
from sternhafen.table.messages.shown import Position
from sternhafen.table.messages.studies import StudyChapter, StudyGameMove, StudyMove, StudyNote
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.show.game import choice, position
from sternhafen.table.table import Table


def studied(table: Table) -> Match:
    """Return the finished game of a table, or decline one that may not be studied."""
    check_reviewable(table)
    assert table.match is not None, "a game that can be reviewed is there"
    return table.match


async def place(host: Host, table: Table, study: Study, at: int, node: int) -> Match:
    """Return the game at a place of a study."""
    match = studied(table)
    if not match.before <= at <= len(match.log):
        raise Declined("no-such-line", line=at)
    path = study.path(node)
    if node != GAME and (not path or path[0].at != at):
        raise Declined("study-place")
    there = await host.past.match(table.id, match, at)
    try:
        return at_place(there, path)
    except BadLine:
        raise Declined("study-place") from None


def shown_at(match: Match, viewer: int | None) -> Position:
    """Return a place as a seat sees it, with what it may do there; without a seat, as the one that is asked sees it."""
    asked = match.state.asked()
    seat = viewer if viewer is not None else (asked[0] if asked else None)
    if seat is not None and seat >= match.setup.seats:
        raise Declined("no-such-seat", seat=seat)
    return position(match, seat)


def legal_move(match: Match, seat: int, data: Any) -> Any:
    """Return a move as it is stored, or decline one that is not legal."""
    if seat >= match.setup.seats:
        raise Declined("no-such-seat", seat=seat)
    action = action_of(match, data)
    illegal = match.state.explain(seat, action)
    if illegal is not None:
        raise AgainstRules(match.title, illegal)
    return msgspec.to_builtins(action)


def game_moves(match: Match) -> list[StudyGameMove]:
    """Return the moves of the game that count, for a client."""
    return [
        StudyGameMove(number, entry.seat, choice(match.title, entry.action))
        for number, entry in match.played()
        if entry.action is not None and number >= match.before
    ]


def study_moves(title: Title, study: Study) -> list[StudyMove]:
    """Return the moves of the side lines for a client."""
    return [
        StudyMove(node.id, node.at, node.after, node.seat, choice(title, title.action(node.action)))
        for node in study.nodes
    ]


def study_notes(study: Study, silent: Sequence[int]) -> list[StudyNote]:
    """Return the comments for a client, without those of authors it has muted."""
    return [StudyNote(note.at, note.node, note.text, note.by) for note in study.notes if note.by not in silent]


def study_chapters(study: Study) -> list[StudyChapter]:
    """Return the chapters for a client."""
    return [StudyChapter(chapter.at, chapter.name) for chapter in study.chapters]
