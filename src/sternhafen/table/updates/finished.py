"""Finished games: how a game ended, stored with its last move and shown forever, however its rules change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from sternhafen.engine import Match, Outcome, Title
from sternhafen.table.hosts.storage import Ended
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.shown import OutcomeInfo, Position
from sternhafen.table.updates.positions import current_options

if TYPE_CHECKING:
    from sternhafen.table.table import Table


class Result(msgspec.Struct):
    """How a game ended, and what the next episode of a campaign begins with."""

    outcome: OutcomeInfo
    carry: Any = None
    seal: str = ""
    """The record's seal, added as soon as the whole game is archived."""
    secrets_last: bool = False
    """Whether the campaign goes on with somebody's secret."""
    plays_as: list[str | None] = []
    """The part that each seat played, where the title has such parts."""


@dataclass(frozen=True)
class Finished:
    """A game that ended under earlier rules."""

    result: Result
    whole: bool
    """Whether every position is archived."""
    last: dict[Viewer, Position] = field(default_factory=dict)
    """The last position as every viewer saw it, as far as it is archived."""


def outcome_info(match: Match) -> OutcomeInfo | None:
    """Return how a game ended; None if it has not."""
    outcome = match.state.outcome()
    if outcome is None:
        return None
    return OutcomeInfo(
        places=list(outcome.places),
        points=[dict(one) for one in outcome.points],
        totals=[outcome.total(seat) for seat in range(match.setup.seats)],
        verdict=outcome.verdict,
        ties=outcome.ties,
        others={name: dict(one) for name, one in outcome.others.items()},
        carries=carries(match, outcome),
        overall=list(outcome.standing()),
    )


def carries(match: Match, outcome: Outcome) -> bool:
    """Return whether a campaign can continue from an outcome: something is carried over to a next episode."""
    if outcome.carry is None or "carry" not in match.setup.options.__struct_fields__:
        return False
    following = msgspec.structs.replace(match.setup.options, carry=outcome.carry)
    return following.check(match.setup.seats) is None


def ended(match: Match | None, seal: str = "") -> Ended | None:
    """Return how a game ended, for storage; None if it has not."""
    if match is None or not match.over:
        return None
    info, outcome = outcome_info(match), match.state.outcome()
    if info is None or outcome is None:
        return None
    parts = [match.title.plays_as(match.state, seat) for seat in range(match.setup.seats)]
    result = Result(info, msgspec.to_builtins(outcome.carry), seal, match.state.secrets_last(), parts)
    return Ended(match.title.rules, len(match.log), msgspec.json.encode(result).decode())


def read_result(table: Table, stored: str) -> Result | None:
    """Return how a table's game ended; today's rules decide whether its campaign can continue."""
    result = msgspec.json.decode(stored, type=Result | None)
    if result is not None:
        result.outcome.carries = table.title is not None and next_options(table, result, {}) is not None
    return result


def next_options(table: Table, result: Result, wanted: dict[str, Any]) -> dict[str, Any] | None:
    """Return the options of the next episode, or None if there is none.

    Options that the title no longer has or accepts get their defaults, so that a campaign can continue.
    """
    title = table.title
    if title is None or result.carry is None or "carry" not in title.options.__struct_fields__:
        return None
    before = known_options(title, {**table.options, **wanted})
    for options in (before, {}):
        following = {**options, "carry": result.carry}
        if current_options(title, following, table.row.seats) is not None:
            return following
    return None


def known_options(title: Title, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that a title still has and can read."""
    kept: dict[str, Any] = {}
    for name, value in options.items():
        try:
            msgspec.convert({name: value}, title.options)
        except msgspec.ValidationError:
            continue
        kept[name] = value
    return kept
