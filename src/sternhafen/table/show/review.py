"""A review as clients see it."""

from __future__ import annotations

from collections.abc import Sequence

from sternhafen.engine import Title
from sternhafen.reviews import Judgement, Moment, Review
from sternhafen.table.messages.reasons import ReasonInfo
from sternhafen.table.messages.reviewing import (
    JudgedMove,
    KeyMoment,
    ReviewInfo,
    ReviewOption,
    ReviewRow,
    SeatReview,
)
from sternhafen.table.show.game import choice, entry_info
from sternhafen.table.table import Table
from sternhafen.text import ids


def review_info(table: Table, review: Review) -> ReviewInfo:
    """Return a review for a client; the game is over, so everybody may know everything."""
    assert table.title is not None, "a game that can be reviewed has a title"
    title = table.title
    rows = [ReviewRow(row.entry, row.seat, row.turn, rounded(row.expected), rounded(row.luck)) for row in review.rows]
    seats = [
        SeatReview(
            share.result, share.usual, share.play, share.others, share.luck, share.rest, judged.percent, judged.marks
        )
        for share, judged in zip(review.shares, review.accuracies, strict=True)
    ]
    judgements = [judged_move(title, judgement) for judgement in review.judgements]
    moments = [key_moment(table, moment) for moment in review.moments]
    return ReviewInfo(
        review.version, review.iterations, review.decisions, review.judged, rows, judgements, seats, moments
    )


def rounded(points: Sequence[float]) -> list[float]:
    """Return points as exactly as anybody can see them on a chart."""
    return [round(one, 2) for one in points]


def judged_move(title: Title, judgement: Judgement) -> JudgedMove:
    """Return a judged decision for a client."""
    options = [
        ReviewOption(choice(title, title.action(option.action)), option.points, option.worth)
        for option in judgement.options
    ]
    reasons = [
        ReasonInfo(ids.term(title.id, reason.term.kind), {"of": reason.term.of, "more": 1}, reason.points)
        for reason in judgement.reasons
    ]
    return JudgedMove(
        judgement.entry,
        judgement.seat,
        options,
        judgement.played,
        judgement.loss,
        judgement.error,
        judgement.mark,
        reasons,
    )


def key_moment(table: Table, moment: Moment) -> KeyMoment:
    """Return a key moment for a client, with what happened as its seat saw it."""
    events = entry_info(table, moment.entry, moment.seat).events if moment.kind == "luck" else []
    return KeyMoment(moment.entry, moment.seat, moment.kind, moment.points, events)
