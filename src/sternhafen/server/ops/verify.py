"""Proof: a recorded game is replayed, and its seed compared with the hash that was published before the deal."""

from __future__ import annotations

import sys
from pathlib import Path

from sternhafen.engine.deal import SeedOrigin, commitment, fault
from sternhafen.engine.record import BadRecord, peek, read
from sternhafen.games import UnknownTitle, title
from sternhafen.server.ops.say import say


def prove(file: Path, published: str | None, words: str) -> int:
    """Say whether a record is what was played; return the exit code."""
    try:
        record = peek(file.read_bytes())
        match = read(record, title(record.title))
    except OSError as error:
        return _fail(words, "server-no-file", file=str(file), problem=error.strerror or type(error).__name__)
    except UnknownTitle as unknown:
        return _fail(words, "server-no-no-such-title", title=unknown.wanted, known=", ".join(unknown.known))
    except BadRecord as bad:
        reason = {} if bad.illegal is None else {"reason": bad.illegal.code, "rule": bad.illegal.rule}
        return _fail(words, f"server-no-record-{bad.code}", **{**bad.details, **reason})
    seed = f"{match.setup.seed:032x}"
    wrong = None if record.deal is None else fault(record.deal, seed)
    if wrong is not None:
        return _fail(words, f"server-verify-deal-{wrong}")
    found, promise = commitment(seed), None if record.deal is None else record.deal.promise
    if published is not None and published.lower() not in (found, promise):
        return _fail(words, "server-verify-other-seed", found=found, published=published)
    print(say(words, "server-verify-good", entries=len(match.log), hash=found))
    print(_how(words, record.deal))
    if match.practice:
        print(say(words, "server-verify-practice", count=match.practice))
    if published is None:
        print(say(words, "server-verify-compare"))
    return 0


def _how(words: str, deal: SeedOrigin | None) -> str:
    """Return how the seed was made, in words."""
    if deal is None:
        return say(words, "server-verify-how-unknown")
    if deal.how == "fixed":
        return say(words, "server-verify-how-fixed", reason=deal.reason)
    parts, without = len(deal.parts), len(deal.without)
    return say(words, f"server-verify-how-{deal.how}", parts=parts, without=without, promise=deal.promise)


def _fail(words: str, message: str, **args: int | str) -> int:
    print(say(words, message, **args), file=sys.stderr)
    return 1
