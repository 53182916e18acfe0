"""Played evenings: what is told on each, how long it is, and which passage contradicts what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from sternhafen.engine import Action, Event
from sternhafen.games.gen7.actions import PickOption
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.effects.scenes.scene_events import PageRead
from sternhafen.games.gen7.effects.story_events import EndingReached, FateStruck, PlotReached
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.votes import BreakTie, CastVote

Choose = Callable[[Gen7, int], Action]
"""How a seat of the players plays."""
Start = Callable[[Gen7Options, int, int], Gen7]
"""What begins an episode: with options, a number of seats and a seed."""
LANGUAGES: Final = ("en", "de")
READER: Final = 0
"""The seat whose private pages count as read."""


NOTHING_TAKEN: Final[tuple[str, tuple[str, ...]]] = ("", ())


class Evening:
    """One evening as it was played: `told` is every event with the plot point at which it happened."""

    __slots__ = ("state", "entry", "told", "contradicted", "answers")

    def __init__(self, state: Gen7) -> None:
        self.state = state
        self.entry = state.point
        """The plot point that opened it."""
        self.told: list[tuple[int, Event]] = [
            (state.point, PageRead(page=page, text=text)) for page, text in memory_of(state).opening
        ]
        self.contradicted: list[str] = []
        """Passages and cards that take for granted what was not so."""
        self.answers = 0

    @property
    def events(self) -> list[Event]:
        """What happened, in order."""
        return [event for _, event in self.told]

    def words(self, language: str) -> int:
        """Return how many words the pages of the evening have for one reader; fate cards come on top."""
        book = self.state.book
        texts = [name_of(book, *text, language) or "" for event in self.events for text in _read(event)]
        return sum([len(text.split()) for text in texts])


def play_evenings(
    start: Start, book: Campaign, seats: int, seed: int, choose: Choose, path: Sequence[str] = ()
) -> Iterator[Evening]:
    """Play a whole campaign, and yield its evenings; votes go along a path of options where they can."""
    facts = Facts(book)
    carry: Carry | None = None
    number = 0
    while carry is None or not carry.ended:
        state = start(Gen7Options(carry=carry, confirm=False, campaign=book.id), seats, seed * 10 + number)
        evening = Evening(state)
        known = facts.now(state, frozenset())
        evening.contradicted += facts.contradicted(evening.events, known)
        while (seat := state.first_asked()) >= 0:
            point = state.point
            action = wanted(state, seat, path) or choose(state, seat)
            state.record()
            state.play(seat, action)
            happened = state.drain_events()
            evening.told += [(point, event) for event in happened]
            before, known = known, facts.now(state, known)
            evening.contradicted += facts.contradicted(happened, before | known)
            evening.answers += 1
        yield evening
        outcome = state.outcome()
        assert outcome is not None, "an episode that asks nobody is over"
        assert isinstance(outcome.carry, Carry), "an episode hands on its logbook"
        carry = outcome.carry
        number += 1


def wanted(state: Gen7, seat: int, path: Sequence[str]) -> Action | None:
    """Return the vote that goes along a path, where there is one."""
    question = state.question(seat)
    if isinstance(question, (CastVote, BreakTie)):
        for action in question.legal(state):
            if isinstance(action, PickOption):
                decision = state.book.options[action.option].decision
                if decision >= 0 and state.book.decision_names[decision] in path:
                    return action
    return None


def _read(event: Event) -> list[tuple[str, int]]:
    """Return the texts that a reader is told by an event, as their kinds and numbers."""
    if isinstance(event, PageRead):
        text = event.seen_by(READER).text
        return [] if text is None else [("text", text)]
    if isinstance(event, PlotReached):
        return [("point-narrative", event.point)]
    if isinstance(event, EndingReached):
        return [("text", coda) for coda in event.codas]
    return []


class Facts:
    """What passages and fate cards take for granted: tests of the campaign by their names, and who names them."""

    def __init__(self, book: Campaign) -> None:
        tests = book.files.get("review", {}).get("facts", {})
        self.tests: dict[str, Condition] = {name: book.condition(test) for name, test in tests.items()}
        passages = [passage for file in book.files.get("pages", {}).values() for passage in file["passages"]]
        texts = {text["en"]: number for number, text in enumerate(book.texts)}
        self.pages: dict[int, tuple[str, tuple[str, ...]]] = {
            texts[one["en"]]: (one["id"], tuple(one["takes"])) for one in passages if "takes" in one
        }
        """By the number of its text, a passage's id and what it takes for granted."""
        self._seen: object = None
        self.cards: dict[int, tuple[str, tuple[str, ...]]] = {
            card: (one["id"], tuple(one["takes"])) for card, one in enumerate(book.fate_data) if "takes" in one
        }

    def now(self, s: Gen7, known: frozenset[str]) -> frozenset[str]:
        """Return the facts that hold; those known so far, if nothing has changed that they look at."""
        seen = (s.point, s.log.flags, s.log.counters, memory_of(s).decided)
        if seen == self._seen:
            return known
        self._seen = seen
        return frozenset([name for name, test in self.tests.items() if holds(s, test, BY_SEAT[s.leader])])

    def contradicted(self, events: Iterable[Event], known: frozenset[str]) -> Iterator[str]:
        """Yield what is wrong with every passage and card among some events that takes for granted what is not so."""
        for event in events:
            id, taken = NOTHING_TAKEN
            if isinstance(event, PageRead) and event.text is not None:
                id, taken = self.pages.get(event.text, NOTHING_TAKEN)
            elif isinstance(event, FateStruck):
                id, taken = self.cards.get(event.card, NOTHING_TAKEN)
            elif isinstance(event, EndingReached):
                for coda in event.codas:
                    yield from self.contradicted([PageRead(page=0, text=coda)], known)
            yield from [f"{id}: takes for granted: {fact}" for fact in taken if fact not in known]
