"""Terms: what an evaluation adds up, each with a name, so that people can be told why one position beats another."""

from __future__ import annotations

from typing import Final, NamedTuple

WHOLE: Final = -1
"""The number of a term that is about no single thing."""
RIVALS: Final = "rivals"
"""The kind of the term that every title has where the lead counts: what the best of the others can expect."""


class Term(NamedTuple):
    """The name of a part of an evaluation (message ``<title>-term-<kind>``): what it is about, and which of these."""

    kind: str
    of: int = WHOLE


Terms = dict[Term, float]
"""What each term adds, in points; together they are the evaluation."""


def add(terms: Terms, kind: str, value: float, of: int = WHOLE) -> None:
    """Add to a term; what adds nothing is left out.

    >>> terms: Terms = {}
    >>> add(terms, "row", 2.0, of=4)
    >>> add(terms, "row", 0.5, of=4)
    >>> add(terms, "gaps", 0.0)
    >>> terms
    {Term(kind='row', of=4): 2.5}
    """
    if value:
        term = Term(kind, of)
        terms[term] = terms.get(term, 0.0) + value
