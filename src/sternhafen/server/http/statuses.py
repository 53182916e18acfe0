"""Statuses: which HTTP status a refusal has."""

from __future__ import annotations

from sternhafen.table.refusals import AgainstRules, Declined

STATUS = {
    "bad-request": 400,
    "bad-action": 400,
    "bad-options": 400,
    "no-such-bot": 400,
    "no-such-title": 400,
    "wrong-names": 400,
    "target-private": 400,
    "wrong-origin": 403,
    "not-host": 403,
    "banned": 403,
    "no-spectators": 403,
    "no-vote": 403,
    "not-your-seat": 403,
    "not-listed": 403,
    "not-welcome": 403,
    "not-administrator": 403,
    "invite-used": 403,
    "not-signed-in": 403,
    "wrong-code": 403,
    "passkey-refused": 403,
    "passkey-unknown": 403,
    "no-such-table": 404,
    "no-such-friend": 404,
    "no-such-group": 404,
    "no-such-invitation": 404,
    "no-such-report": 404,
    "no-such-study": 404,
    "not-your-study": 403,
    "no-such-ban": 404,
    "no-such-person": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-line": 404,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "store-down": 503,
    "store-unsure": 503,
    "busy": 503,
    "stopping": 503,
    "updating": 503,
}
"""The HTTP status of a server's refusal; 409, "not as things stand", for all others."""


def status_of(declined: Declined) -> int:
    """Return the HTTP status of a declined request.

    >>> status_of(Declined("no-such-table"))
    404
    """
    code = declined.refusal.code
    if isinstance(declined, AgainstRules):
        return 409
    return 400 if code.startswith("record-") else STATUS.get(code, 409)
