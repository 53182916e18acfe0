"""Cryo's text board: the wreck, the caves and the platforms; in plain mode everything is said in words."""

from __future__ import annotations

from sternhafen.games.cryo.data.tables import (
    LATE_STACKS,
    TOP_DOCKS,
)
from sternhafen.games.cryo.view import CryoView
from sternhafen.terminal.boards.cryo.caves import caves, salvage
from sternhafen.terminal.boards.cryo.pieces import name, names, signed, wrapped
from sternhafen.terminal.boards.cryo.platforms import platform
from sternhafen.terminal.boards.cryo.wreck import painted_wreck, plain_wreck
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words


def draw(view: CryoView, words: Words, paint: Paint) -> str:
    """Return the whole table as its watcher may see it."""
    parts = [*wrapped(header(view, words, paint)), ""]
    parts += plain_wreck(view, words, paint) if paint.plain else painted_wreck(view, words, paint)
    parts += ["", *salvage(view, words, paint), "", *caves(view, words, paint)]
    if view.solo:
        parts += ["", *rival_cards(view, words, paint)]
    parts += ["", paint.bold(words("cryo-board-platforms"))]
    for number in range(len(view.sides)):
        parts += platform(view, number, words, paint)
    return "\n".join(line.rstrip() for line in parts)


def header(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return whose turn it is, the cards and the incident track."""
    turn = f"{signed(view, view.active, words, paint)}: {words('cryo-board-on-turn')}"
    if view.over:
        turn = paint.bold(words("cryo-board-over"))
    elif view.scrapped:
        turn += f" ({words('cryo-board-scrapped')})"
    lines = [turn]
    if view.ending and not view.over:
        lines.append(paint.bold(words("cryo-board-last-turn")))
    cards = words("cryo-board-cards", deck=view.deck, discard=len(view.discard))
    lines.append(f"{cards}{': ' + names(words, 'card', view.discard) if view.discard else ''}")
    early = "+".join(str(height) for height in view.track[:-LATE_STACKS])
    late = "+".join(str(height) for height in view.track[-LATE_STACKS:])
    return [*lines, words("cryo-board-track", early=early, late=late)]


def rival_cards(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return the Rival's decision cards and where every card leads it."""
    lines = [paint.bold(words("cryo-board-rival"))]
    lines.append(words("cryo-board-decisions", names=names(words, "card", view.decisions)))
    for position, card in enumerate(view.board_cards):
        dock = name(words, "dock", TOP_DOCKS[position])
        lines.append(words("cryo-board-leads", card=name(words, "card", card), dock=dock))
    return lines
