"""Reviewing at a table: a finished game is reviewed piece by piece, by whoever asks, and stored with the game.

Every question carries the review on by a moment of a worker's time and returns what there is, so a review goes on only
while somebody looks at it, and nobody waits for more than a moment.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sternhafen.reviews import ITERATIONS, Judgement, Review, Survey
from sternhafen.reviews.values import VERSION
from sternhafen.table.hosts.host import Host
from sternhafen.table.learning.kept_reviews import SEED, Begun
from sternhafen.table.refusals import Declined
from sternhafen.table.secrecy import check_revealed
from sternhafen.table.table import Table
from sternhafen.table.thinking.thinker import Asker, WorkerFailed
from sternhafen.table.updates.records import record_of

SECONDS: Final = 30.0
"""How long a piece may take; one decision alone may take longer than the piece is meant to."""
AT_ONCE: Final = 40
"""How many decisions a worker is offered; it does as many as it has time for."""


async def review(host: Host, table: Table, asker: Asker) -> Review:
    """Return the review of a finished game, a piece further than before."""
    check_reviewable(table)
    begun = host.reviews.of(table.id)
    async with begun.lock:
        if begun.done is None and begun.survey is None:
            begun.done = stored(await host.storage.updates.review(table.id), table)
        if begun.done is None:
            await _carry_on(host, table, begun, asker)
        return begun.review(table)


def check_reviewable(table: Table) -> None:
    """Decline a game that is not over, holds secrets that a campaign goes on with, or has rules that have changed."""
    check_revealed(table)
    if table.match is None or table.broken or not table.match.over:
        raise Declined("review-rules" if table.status_when_open == "over" else "table-" + table.status)


def stored(data: bytes | None, table: Table) -> Review | None:
    """Return a stored review, if it is of today's kind."""
    if data is None:
        return None
    try:
        review = msgspec.json.decode(data, type=Review)
    except msgspec.MsgspecError:
        return None
    return review if review.version == VERSION and review.rules == table.rules else None


async def _carry_on(host: Host, table: Table, begun: Begun, asker: Asker) -> None:
    if begun.record is None:
        begun.record = msgspec.to_builtins(record_of(table))
    known = {judgement.entry for judgement in begun.judgements}
    order = [] if begun.survey is None else begun.survey.decisions()
    wanted = [entry for entry in order if entry not in known][:AT_ONCE]
    request = {"record": begun.record, "survey": begun.survey is None, "entries": wanted}
    try:
        answer = await host.thinking.do("review", SECONDS, asker, iterations=ITERATIONS, seed=SEED, **request)
    except WorkerFailed:
        raise Declined("busy") from None
    if begun.survey is None:
        begun.survey = msgspec.convert(answer["survey"], Survey)
    begun.judgements += msgspec.convert(answer["judgements"], list[Judgement])
    if len(begun.judgements) == len(begun.survey.decisions()):
        begun.done = begun.review(table)
        begun.record = None
        await host.storage.updates.keep_review(table.id, msgspec.json.encode(begun.done))
