"""The review of a campaign: flags, pages and people, as a reader meets them on any path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.files.story_checker import ways_on
from sternhafen.games.gen7.campaign.memory.passages import PLOT_END, grades_of
from sternhafen.games.gen7.campaign.review.evenings import LANGUAGES, Evening

PAGE_WORDS: Final = 240
"""So many words of one page are read in one breath of the table."""
STORY_FILES: Final = ("episodes", "fate_cards", "reasons", "relationships", "schema_cards", "officer_skills")


def review(book: Campaign) -> list[str]:
    """Return what is wrong with a campaign's story, one line each; nothing if it is sound."""
    story = (*_flags(book), *_counters(book), *_finds(book), *_too_early(book), *_facts(book), *_kinds(book))
    return [*story, *_people(book), *_lengths(book), *_languages(book)]


def review_evenings(book: Campaign, evenings: Iterable[Evening]) -> Iterator[str]:
    """Yield what is wrong with played evenings: their lengths, and pages that contradict what has happened."""
    least, most = book.files.get("review", {}).get("words", (0, 0))
    for evening in evenings:
        name = book.point_data[evening.entry]["id"]
        for language in LANGUAGES if most else ():
            words = evening.words(language)
            if not least <= words <= most:
                yield f"{name}: {words} words in {language}; {least} to {most} are wanted"
        yield from evening.contradicted


def _parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, list):
        for item in value:
            yield from _parts(item)
    elif isinstance(value, dict):
        yield value
        for item in value.values():
            yield from _parts(item)


def _passages(book: Campaign) -> Iterator[dict[str, Any]]:
    for file in book.files.get("pages", {}).values():
        yield from file["passages"]


def _flags(book: Campaign) -> Iterator[str]:
    """Yield flags that are set and never read, in words or in play, and those that are read and never set."""
    play = [part for name in STORY_FILES if name in book.files for part in _parts(book.files[name])]
    set_ones = {part["flag"] for part in play if "op" in part and "flag" in part}
    played = {part["flag"] for part in play if part.get("test") == "flag"}
    told = {part["flag"] for passage in _passages(book) for part in _parts(passage) if part.get("test") == "flag"}
    for flag in book.flag_names:
        if flag not in set_ones:
            yield f"flag {flag}: read and never set" if flag in played | told else f"flag {flag}: never used"
        elif flag not in played | told:
            yield f"flag {flag}: set and never read"
        elif book.remembers and flag not in told:
            yield f"flag {flag}: never read in words"
        elif book.remembers and flag not in played:
            yield f"flag {flag}: never read in play"


def _counters(book: Campaign) -> Iterator[str]:
    """Yield counters that nothing moves but a passage waits for."""
    moved = {part[key] for name in STORY_FILES if name in book.files for part in _parts(book.files[name])
             if "op" in part for key in ("counter", "plus") if key in part}  # fmt: skip
    for passage in _passages(book):
        for part in _parts(passage):
            counter = part.get("counter")
            if counter and counter not in moved and counter not in BY_RULE:
                yield f"{passage['id']}: nothing moves the counter {counter}"


BY_RULE: Final = ("breaks", "shown", "setbacks")
"""Counters that rules move, not effects."""


def _finds(book: Campaign) -> Iterator[str]:
    """Yield pages whose find, station or outcome cannot happen on their evening."""
    halves = {point["id"] for point in book.point_data if "partial" in point}
    for passage in _passages(book):
        for at in passage["at"] if isinstance(passage["at"], list) else [passage["at"]]:
            if at["event"] == "plot_end" and at.get("grade") == "partial" and at["plot"] not in halves:
                yield f"{passage['id']}: {at['plot']} knows no half success"


def _too_early(book: Campaign) -> Iterator[str]:
    """Yield pages at the end of a plot point that ask for what its outcome changes only after they are read."""
    for passage in _passages(book):
        asked = {part[key] for part in _parts(passage.get("if")) for key in ("flag", "counter") if key in part}
        for at in passage["at"] if isinstance(passage["at"], list) else [passage["at"]]:
            if at["event"] == PLOT_END:
                outcomes = [book.point_data[book.point_id[at["plot"]]].get(grade) for grade in grades_of(at)]
                changes = [part for part in _parts(outcomes) if "op" in part]
                later = {part[key] for part in changes for key in ("flag", "counter", "plus") if key in part}
                for name in sorted(asked & later):
                    yield f"{passage['id']}: {name} changes only after it is read"


def _facts(book: Campaign) -> Iterator[str]:
    """Yield facts that nothing takes for granted."""
    taken = {fact for part in (*_passages(book), *book.fate_data) for fact in part.get("takes", ())}
    for fact in book.files.get("review", {}).get("facts", {}):
        if fact not in taken:
            yield f"fact {fact}: nothing takes it for granted"


def _kinds(book: Campaign) -> Iterator[str]:
    """Yield evenings of one path that ask for the same kinds of things."""
    before = _episodes_before(book)
    for entry in sorted(book.episode_goals):
        for other in sorted({earlier for path in before[entry] for earlier in path}):
            if _kinds_of(book, entry) and _kinds_of(book, entry) == _kinds_of(book, other):
                names = " and ".join(book.point_data[one]["id"] for one in (other, entry))
                yield f"{names}: the same kinds of goals"


def _kinds_of(book: Campaign, entry: int) -> set[str]:
    """Return the kinds of goals of an evening's plot points."""
    kinds: set[str] = set()
    waiting, seen = [entry], set()
    while waiting:
        point = waiting.pop()
        kinds.update(book.point_data[point].get("kinds", ()))
        seen.add(point)
        following = [book.point_id[id] for id in ways_on(book.point_data[point])]
        waiting += [to for to in following if to not in book.episode_goals and to not in seen]
    return kinds


# People ------------------------------------------------------------------------------------------------------------


def _people(book: Campaign) -> Iterator[str]:
    """Yield pages that name somebody by a tag before they are introduced on every path to them."""
    introduced: dict[str, set[int]] = {}
    for file in book.files.get("pages", {}).values():
        for passage in file["passages"]:
            for person in passage.get("introduces", ()):
                introduced.setdefault(person, set()).update(book.point_id[variant] for variant in file["variants"])
    before = _episodes_before(book)
    for file in book.files.get("pages", {}).values():
        entries = [book.point_id[variant] for variant in file["variants"]]
        for passage in file["passages"]:
            for person in passage.get("names", ()):
                for entry in entries:
                    for path in before[entry]:
                        if not introduced.get(person, set()) & {*path, entry}:
                            yield f"{passage['id']}: {person} has not been introduced"
                            break


def _episodes_before(book: Campaign) -> dict[int, list[tuple[int, ...]]]:
    """Return every way to an episode: the entries of the episodes before it."""
    entries = set(book.episode_goals)
    paths: dict[int, list[tuple[int, ...]]] = {entry: [] for entry in entries}

    def walk(entry: int, path: tuple[int, ...]) -> None:
        if path not in paths[entry]:
            paths[entry].append(path)
            for following in _entries_after(book, entry):
                walk(following, (*path, entry))

    walk(book.start_point, ())
    return paths


def _entries_after(book: Campaign, entry: int) -> set[int]:
    """Return the episodes that can follow one."""
    following: set[int] = set()
    waiting, seen = [entry], set()
    while waiting:
        point = waiting.pop()
        if point in seen:
            continue
        seen.add(point)
        for id in ways_on(book.point_data[point]):
            to = book.point_id[id]
            if to in book.episode_goals:
                following.add(to)
            else:
                waiting.append(to)
    return following


# Words -------------------------------------------------------------------------------------------------------------


def _lengths(book: Campaign) -> Iterator[str]:
    """Yield pages that are too long even without any passage that has a condition."""
    words: dict[str, int] = {}
    for passage in _passages(book):
        if "if" not in passage and "else" not in passage and passage["at"] != {"event": "coda"}:
            key = f"{passage['page']} {passage['at']}"
            words[key] = words.get(key, 0) + len(passage["en"].split())
    for key, count in words.items():
        if count > PAGE_WORDS:
            yield f"{key.split()[0]}: {count} words; {PAGE_WORDS} at most"


def _languages(book: Campaign) -> Iterator[str]:
    """Yield passages whose languages differ too much in length or paragraphs to say the same."""
    for passage in _passages(book):
        english, german = len(passage["en"].split()), len(passage["de"].split())
        if abs(german - english) > max(8, 0.3 * english):
            yield f"{passage['id']}: {english} words in English, {german} in German"
        if passage["en"].count("\n\n") != passage["de"].count("\n\n"):
            yield f"{passage['id']}: the paragraphs differ"
