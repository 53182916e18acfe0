"""Advice as clients see it."""

from __future__ import annotations

from sternhafen.bots import Advice
from sternhafen.engine import Title
from sternhafen.table.messages.answers import Idea, ReasonInfo
from sternhafen.table.show import choice
from sternhafen.text import ids


def idea_info(title: Title, idea: Advice, best: bool) -> Idea:
    """Return an idea for a client; of one that is not the best, reasons say what it brings less."""
    reasons = [
        ReasonInfo(ids.term(title.id, reason.term.kind), {"of": reason.term.of, "more": int(best)}, reason.points)
        for reason in idea.reasons
    ]
    return Idea(choice(title, idea.action), idea.points, idea.sure, idea.equal, reasons, idea.stands_out)
