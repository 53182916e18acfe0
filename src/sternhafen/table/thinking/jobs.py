"""Jobs: what is thought out beside the tables: bots' moves, advice, the replay of foreign games, charts, archives.

Each takes and returns plain data, so that a process, a thread or a browser's worker can do it. Bots are given worlds
that were resampled for a seat, never the true state, so nothing they do can tell a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

import msgspec

from sternhafen import bots
from sternhafen.bots import bot
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.tree_search import at_first_sight
from sternhafen.engine import Match
from sternhafen.engine.record import BadRecord, Record, logged, peek, read
from sternhafen.games import UnknownTitle, title
from sternhafen.table.log.moves import example

REVIEW_SECONDS = 0.7
"""Seconds of reviewing before other jobs get their turn."""
FIRST_JUDGED = 8
"""How many decisions are judged at most together with the survey, which somebody waits for."""


def choose(request: dict[str, Any]) -> dict[str, Any]:
    """Return what a bot does in a seat of a dumped world, and what share of its iterations it had time for.

    It goes on in the tree of the last decision, if one is given, and returns the one to go on in at the next.
    """
    played = title(request["title"])
    state = played.load(request["state"], example(request["title"]))
    player = bot(request["bot"])
    if isinstance(player, SearchBot) and request.get("kept") is not None:
        player.resume(played, request["kept"])
    action = player(played, state, request["seat"], Random(request["seed"]))
    share, kept = (player.share, player.keep()) if isinstance(player, SearchBot) else (1.0, None)
    return {"action": msgspec.to_builtins(action), "share": share, "kept": kept}


def likely(request: dict[str, Any]) -> dict[str, Any]:
    """Return the actions that look best at first sight in a dumped world, the best first."""
    played = title(request["title"])
    state = played.load(request["state"], example(request["title"]))
    rated = at_first_sight(played, [state], request["seat"], request["most"], Random(request["seed"]))
    return {"actions": [msgspec.to_builtins(action) for _, action in rated]}


def advise(request: dict[str, Any]) -> dict[str, Any]:
    """Return what a bot thinks of a seat's actions in a dumped world."""
    played = title(request["title"])
    state = played.load(request["state"], example(request["title"]))
    ideas = bots.advise(request["bot"], played, state, request["seat"], Random(request["seed"]))
    return {"ideas": [msgspec.to_builtins(idea) for idea in ideas]}


def replay(request: dict[str, Any]) -> dict[str, Any]:
    """Return how a recorded game is played again: its lines, or the code of what is wrong with it."""
    try:
        record = peek(request["record"].encode())
        if len(record.log) > request["most"]:
            raise BadRecord("long", most=request["most"])
        match = read(record, title(record.title))
    except BadRecord as error:
        reason = {} if error.illegal is None else {"reason": error.illegal.code, "rule": error.illegal.rule}
        return {"code": f"record-{error.code}", "args": {**error.details, **reason}}
    except UnknownTitle as error:
        return {"code": "no-such-title", "args": {"title": error.wanted}}
    return {"record": _normal(record, match)}


def _normal(record: Record, match: Match) -> dict[str, Any]:
    """Return a record whose events come from our own replay, not from the file."""
    for line, entry in zip(record.log, match.log, strict=True):
        line.events = [msgspec.to_builtins(event) for event in entry.events]
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def scores(request: dict[str, Any]) -> dict[str, Any]:
    """Return what each seat could expect before every line of a finished game, and what it has at its end."""
    record = msgspec.convert(request["record"], Record)
    played = title(record.title)
    match = read(record, played)
    rows = [played.foresee_all(match.at(match.before).state, match.setup.seats)]
    rows += [played.foresee_all(again.state, match.setup.seats) for _, again in match.replayed()]
    return {"scores": rows}


def archive(request: dict[str, Any]) -> dict[str, Any]:
    """Return some positions of a finished game as everybody saw them, from one on, as many as fit into a moment."""
    from sternhafen.table.updates.archiving import archived  # brings half the table, which bots do without

    return archived(msgspec.convert(request["record"], Record), request["first"])


def review(request: dict[str, Any]) -> dict[str, Any]:
    """Return the survey of a finished game if it is wanted, and as many judgements as fit into a moment."""
    from sternhafen import reviews  # nobody else at the table needs them

    begun = monotonic()
    record = msgspec.convert(request["record"], Record)
    match = logged(record, title(record.title))
    match.rebuild()
    reviews.check_over(match)
    survey = reviews.survey(match, request["seed"]) if request["survey"] else None
    entries = request["entries"] if survey is None else survey.decisions()[:FIRST_JUDGED]
    there = reviews.situations(match, entries)
    judgements: list[Any] = []
    for judgement in reviews.judged(match.title, there, entries, request["iterations"], request["seed"]):
        judgements.append(msgspec.to_builtins(judgement))
        if monotonic() > begun + REVIEW_SECONDS:
            break
    return {"survey": msgspec.to_builtins(survey), "judgements": judgements}


def study(request: dict[str, Any]) -> dict[str, Any]:
    """Return a study from a file and its game, both played again, or the code of what is wrong with it."""
    from sternhafen.studies.files import BadStudy, checked
    from sternhafen.studies.files import read as read_study

    try:
        file = read_study(request["study"].encode())
        if len(file.record.log) > request["most"]:
            raise BadStudy("study-record", problem="long")
        match = checked(file, title(file.record.title))
    except BadStudy as error:
        return {"code": error.code, "args": error.details}
    except UnknownTitle as error:
        return {"code": "no-such-title", "args": {"title": error.wanted}}
    return {
        "record": _normal(file.record, match),
        "study": msgspec.to_builtins(file.study),
        "authors": list(file.authors),
    }


def study_lesson(request: dict[str, Any]) -> dict[str, Any]:
    """Return the lesson that a study makes, or the code of what is wrong with it."""
    from sternhafen.studies import BadStudy, Study
    from sternhafen.studies.teaching import lesson_of

    record = msgspec.convert(request["record"], Record)
    match = logged(record, title(record.title))
    match.rebuild()
    try:
        made = lesson_of(msgspec.convert(request["study"], Study), match, request["seat"], tuple(record.names))
    except BadStudy as error:
        return {"code": error.code, "args": error.details}
    return {"lesson": msgspec.to_builtins(made)}


JOBS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "choose": choose,
    "advise": advise,
    "likely": likely,
    "replay": replay,
    "scores": scores,
    "archive": archive,
    "review": review,
    "study": study,
    "study-lesson": study_lesson,
}
