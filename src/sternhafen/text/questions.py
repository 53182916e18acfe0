"""The arguments of questions: what a table must know of a sentence without formatting it."""

from __future__ import annotations

from collections.abc import Iterable

from sternhafen.engine import Action, Ask, State
from sternhafen.text import ids


def question_arguments(state: State, ask: Ask, legal: Iterable[Action]) -> dict[str, int | str]:
    """Return a question's arguments, including which kinds of answers are legal: ``can_deploy`` is 1 or 0.

    With them a sentence can leave out what is not possible now.
    """
    asks = [ask, *(() if ask.closed else state.standing(ask.seat))]
    possible = {type(action) for action in legal}
    arguments = ask.about(state)
    for kind in (kind for one in asks for kind in one.answers):
        name = f"can_{ids.kebab(kind.__name__).replace('-', '_')}"
        arguments[name] = int(any(issubclass(other, kind) for other in possible))
    return arguments
