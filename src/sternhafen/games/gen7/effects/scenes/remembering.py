"""Remembering: the memory of a campaign, and the pages that are read at every moment of the story (GEN7-35)."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from sternhafen.engine import bitset
from sternhafen.engine.values import EVERYBODY
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.campaign.memory.chronicle import Chronicle
from sternhafen.games.gen7.campaign.memory.memory import Memory, new_memory
from sternhafen.games.gen7.campaign.memory.passages import CODA, DECIDED, EPILOGUE, MAX_CODAS, Passage
from sternhafen.games.gen7.data.vocabulary import CODES
from sternhafen.games.gen7.effects.causes import BY_SEAT, Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.scene_events import PageRead
from sternhafen.games.gen7.state import Ship

SET_UP: Final = 0
"""The stage before the first round."""
NOTHING: Final = new_memory()
"""What a campaign without pages remembers; to be read only."""


def memory_of(s: Ship) -> Memory:
    """Return what the campaign remembers; to be read only."""
    return s.log.memory if isinstance(s.log, Chronicle) else NOTHING


def own_memory(s: Ship) -> Memory:
    """Return the memory to write into; copies of the ship keep what they share with it."""
    log = s.own_log()
    assert isinstance(log, Chronicle), "only a campaign with pages remembers"
    log.memory = log.memory.copy()
    return log.memory


def remember(s: Ship, option: int, seat: Seat) -> None:
    """Remember an answer, and read what follows it (GEN7-35.2)."""
    decision = s.book.options[option].decision
    if decision < 0:
        return
    memory = own_memory(s)
    memory.decided = (*memory.decided, (decision, seat))
    reach(s, DECIDED, decision, 0)


# Pages -------------------------------------------------------------------------------------------------------------


def reach(s: Ship, kind: str, about: int, which: int) -> None:
    """Read the pages of a moment; they change nothing, so nobody reads them where nothing is recorded.

    What is read at the set-up is kept: no event tells of it, as nobody has done anything yet.
    """
    if s.stage == SET_UP:
        memory = own_memory(s)
        for _, group in _by_page(s, s.book.moments.get((kind, about, which), ())):
            held = [passage for passage in holding(s, group, BY_SEAT[s.leader]) if passage.who == "all"]
            memory.opening += tuple([(passage.page, passage.text) for passage in held])
    elif s.recording:
        read(s, s.book.moments.get((kind, about, which), ()))


def read(s: Ship, numbers: tuple[int, ...]) -> None:
    """Read the passages that hold, page by page (GEN7-35.1)."""
    for who, group in _by_page(s, numbers):
        for passage in holding(s, group, BY_SEAT[s.leader]):
            s.tell(PageRead(page=passage.page, text=passage.text, to=readers(s, who)))


def _by_page(s: Ship, numbers: tuple[int, ...]) -> list[tuple[str, list[Passage]]]:
    """Return passages page by page, each with whom it is read to."""
    passages = [s.book.passages[n] for n in numbers]
    return [(key[1], list(group)) for key, group in groupby(passages, key=_page_and_reader)]


def _page_and_reader(passage: Passage) -> tuple[int, str]:
    return passage.page, passage.who


def holding(s: Ship, passages: list[Passage], cause: Cause) -> list[Passage]:
    """Return those of a page's passages whose condition holds, and the others' stand-ins."""
    read_ones: list[Passage] = []
    conditional = False
    for passage in passages:
        if passage.otherwise:
            if not conditional:
                read_ones.append(passage)
        elif passage.condition is None:
            read_ones.append(passage)
        elif holds(s, passage.condition, cause):
            conditional = True
            read_ones.append(passage)
    return read_ones


def readers(s: Ship, who: str) -> int:
    """Return who reads a passage, as a mask: all, whoever stands at a post, or whoever took a decision."""
    kind, _, name = who.partition(":")
    if kind == "posted":
        stations = s.book.points[s.point].stations
        number = s.book.station_names.index(name)
        dice = s.plot_dice[stations.index(number)] if number in stations else ()
        return bitset.of({p // CODES for p in dice})
    if kind == "decided":
        taken = s.book.decision_names.index(name)
        return bitset.of({seat for decision, seat in memory_of(s).decided if decision == taken and seat >= 0})
    return EVERYBODY


def chosen_codas(s: Ship) -> tuple[int, ...]:
    """Return the codas below an ending: the rarest first, of one coda's versions the first that holds (GEN7-35.6)."""
    codas: list[tuple[int, int]] = []
    for _, versions in _by_page(s, s.book.moments.get((CODA, 0, 0), ())):
        held = holding(s, versions, BY_SEAT[s.leader])
        if held:
            codas.append((held[0].rank, held[0].text))
    return tuple([text for _, text in sorted(codas)[:MAX_CODAS]])


def read_epilogues(s: Ship) -> None:
    """Read everybody the page of their own Reason (GEN7-35.7)."""
    passages = [s.book.passages[n] for n in s.book.moments.get((EPILOGUE, 0, 0), ())]
    for seat in range(s.seats):
        cause = Cause(seat, seat, NOBODY, -1, -1, 0)
        for page, group in groupby(passages, key=_page_of):
            for passage in holding(s, list(group), cause):
                s.tell(PageRead(page=page, text=passage.text, to=1 << seat))


def _page_of(passage: Passage) -> int:
    return passage.page
