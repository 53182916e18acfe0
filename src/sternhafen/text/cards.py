"""Cards: what a title's things are and do, in words. Here are those that can be told without looking at a table.

They are the messages ``<title>-card-<kind>`` of ``guide-<title>.ftl``, which boards show beside the things themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from sternhafen.text.words import Words

VARIABLE = re.compile(r"\$([a-z_]+)")
NAMED = re.compile(r'NAME\("([a-z-]+)", \$([a-z_]+)\)')
ATTRIBUTE = re.compile(r"^ +\.([a-z]+) =", re.MULTILINE)


@dataclass(frozen=True)
class Card:
    """What a thing is called, what it is and does, and which rule says so."""

    name: str
    what: str
    rule: str


def cards(words: Words) -> Iterator[Card]:
    """Yield the cards of a title, each component by itself; nothing that a story keeps for later.

    >>> from sternhafen.games import title
    >>> next(card for card in cards(Words("en", title("cryo"))) if card.name == "Reactor").what
    'Up to three crystals become as much energy.'
    """
    assert words.title is not None, "cards belong to a title"
    for message in words.messages.begin_with(f"{words.title.id}-card-"):
        head, what = _parts(words.messages.source(message))
        needed = set(VARIABLE.findall(what))
        kinds = {variable: kind for kind, variable in NAMED.findall(head)}
        if needed <= kinds.keys() and len(kinds) == 1 and len(set(VARIABLE.findall(head))) == 1:
            ((variable, kind),) = kinds.items()
            yield from _numbered(words, message, variable, kind)
        elif not needed and not VARIABLE.search(head):
            yield _card(words, message)


def explain(words: Words, wanted: str) -> list[Card]:
    """Return the cards whose name is a word or contains it; without any, those that speak of it."""
    word, every = wanted.casefold(), list(cards(words))
    by_name = [card for card in every if word in card.name.casefold()]
    exact = [card for card in by_name if card.name.casefold() == word]
    return exact or by_name or [card for card in every if word in card.what.casefold()]


def _parts(source: str) -> tuple[str, str]:
    """Return a message's own text and its attribute ``what``, as the file has them."""
    pieces = ATTRIBUTE.split(source)
    attributes = dict(zip(pieces[1::2], pieces[2::2], strict=True))
    return pieces[0], attributes.get("what", "")


def _numbered(words: Words, message: str, variable: str, kind: str) -> Iterator[Card]:
    """Yield a card for each component of a kind that there is something to say about."""
    for number in count():
        try:
            words.name(kind, number)
        except (KeyError, IndexError):
            return
        if words.title is None or words.title.told(kind, number):
            card = _card(words, message, **{variable: number})
            if card.what:
                yield card


def _card(words: Words, message: str, **arguments: int) -> Card:
    name, what, rule = (words.messages.format(message, arguments, part) for part in (None, "what", "rule"))
    return Card(name, what.strip(), rule)
