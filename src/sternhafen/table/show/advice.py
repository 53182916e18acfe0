"""Advice as clients see it."""

from __future__ import annotations

from collections.abc import Sequence

from sternhafen.bots import Advice
from sternhafen.bots.values import Reason
from sternhafen.engine import Title
from sternhafen.table.messages.answers import Idea
from sternhafen.table.messages.reasons import ReasonInfo
from sternhafen.table.show.game import choice
from sternhafen.text import ids


def idea_info(title: Title, idea: Advice, best: bool) -> Idea:
    """Return an idea for a client; if it is not the best, its reasons say what it brings less of."""
    reasons = reason_infos(title, idea.reasons, more=best)
    return Idea(choice(title, idea.action), idea.points, idea.sure, idea.equal, reasons, idea.stands_out)


def reason_infos(title: Title, reasons: Sequence[Reason], more: bool) -> list[ReasonInfo]:
    """Return reasons for a client: what something brings more, or less."""
    return [
        ReasonInfo(ids.term(title.id, reason.term.kind), {"of": reason.term.of, "more": int(more)}, reason.points)
        for reason in reasons
    ]
