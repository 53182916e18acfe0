"""Proof: a recorded game is replayed, and its seed compared with the hash that was published before the deal.

Where its rules have changed it cannot be replayed; then the deal is checked, and the seal over all that was played.
"""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import UNSET

from sternhafen.engine import Match
from sternhafen.engine import record as records
from sternhafen.engine.beginning import Beginning
from sternhafen.engine.deal import SeedOrigin, commitment, fault
from sternhafen.engine.record import BadRecord, Record, peek, read
from sternhafen.games import UnknownTitle, title
from sternhafen.server.ops.say import say
from sternhafen.table.learning.beginnings import beginning_of


def prove(file: Path, published: str | None, words: str, seal: str | None = None, source: Path | None = None) -> int:
    """Say whether a record is what was played, and how that was checked; return the exit code."""
    try:
        record = peek(file.read_bytes())
        known = title(record.title)
        match = None if record.rules != known.rules else read(record, known)
        same = None if source is None else had(record, source)
    except OSError as error:
        return _fail(words, "server-no-file", file=str(file), problem=error.strerror or type(error).__name__)
    except UnknownTitle as unknown:
        return _fail(words, "server-no-no-such-title", title=unknown.wanted, known=", ".join(unknown.known))
    except BadRecord as bad:
        reason = {} if bad.illegal is None else {"reason": bad.illegal.code, "rule": bad.illegal.rule}
        return _fail(words, f"server-no-record-{bad.code}", **{**bad.details, **reason})
    if same is False:
        return _fail(words, "server-verify-begun-other", file=str(source))
    wrong = None if record.deal is None else fault(record.deal, record.seed)
    if wrong is not None:
        return _fail(words, f"server-verify-deal-{wrong}")
    sealed = records.seal(record)
    if (match is None and not record.seal) or (record.seal and record.seal != sealed):
        return _fail(words, "server-verify-seal-broken" if record.seal else "server-verify-no-seal", rules=record.rules)
    if seal is not None and seal.lower() != sealed:
        return _fail(words, "server-verify-other-seal", found=sealed, published=seal)
    hashed, promise = commitment(record.seed), None if record.deal is None else record.deal.promise
    if published is not None and published.lower() not in (hashed, promise):
        return _fail(words, "server-verify-other-seed", found=hashed, published=published)
    _tell(words, record, match, known.rules, hashed)
    if record.beginning is not UNSET:
        _tell_beginning(words, record.beginning, same)
    if published is None:
        print(say(words, "server-verify-compare"))
    if match is None and seal is None:
        print(say(words, "server-verify-compare-seal", seal=sealed))
    return 0


def had(record: Record, source: Path) -> bool | None:
    """Return whether another record has the position that one began from; None if that cannot be told."""
    beginning, other = record.beginning, peek(source.read_bytes())
    if beginning is UNSET or beginning.dealt or other.rules != beginning.rules:
        return None
    known = title(other.title)
    match = read(other, known)
    if record.title != other.title or not match.before <= beginning.entry <= len(match.log):
        return False
    return bool(beginning_of(known, match.at(beginning.entry).state, beginning.purpose).state == beginning.state)


def _tell_beginning(words: str, beginning: Beginning, same: bool | None) -> None:
    table, entry = beginning.table, beginning.entry
    print(say(words, "server-verify-begun", purpose=beginning.purpose, table=table, entry=entry))
    if beginning.dealt:
        print(say(words, "server-verify-begun-dealt"))
    print(say(words, "server-verify-begun-same" if same else "server-verify-begun-unknown"))


def _tell(words: str, record: Record, match: Match | None, known: int, hashed: str) -> None:
    entries = len(record.log)
    if match is None:
        print(say(words, "server-verify-sealed", entries=entries, hash=hashed, found=record.rules, known=known))
    else:
        print(say(words, "server-verify-good", entries=entries - match.before, hash=hashed))
        if match.before:
            print(say(words, "server-verify-seam", entries=match.before))
    print(_how(words, record.deal))
    practice = sum(line.practice for line in record.log)
    if practice:
        print(say(words, "server-verify-practice", count=practice))


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
