"""Shortcuts: what a seat could do without being asked, for people who want fewer needless clicks.

Python decides what counts; a client only plays it by itself if its person has said so. Nothing is played by the table:
how quickly somebody answers may tell the others something, so everybody decides that for themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sternhafen.engine import Action, Ask, Title

Kind = Literal["end", "only", "take"]
"""End a turn in which nothing is left; play the only way there is, such as a price; take what only helps."""


def shortcut(title: Title, ask: Ask, legal: Sequence[Action]) -> tuple[Kind, Action] | None:
    """Return what a seat could do by itself, and of which kind that is; None if there is something to think about.

    Free actions count: whoever can still use one has something left.
    """
    if len(legal) == 1:
        return ("end" if ask.confirms else "only"), legal[0]
    helpful = [action for action in legal if not isinstance(action, title.declines)]
    if len(helpful) == 1 and len(legal) == 2 and isinstance(helpful[0], title.only_help):
        return "take", helpful[0]
    return None
