"""The book of a played path: every page that was read on the way, for reading in an armchair."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from sternhafen.engine import Action, Event
from sternhafen.games.gen7.actions import PickOption
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.effects.scenes.scene_events import PageRead
from sternhafen.games.gen7.effects.story_events import EndingReached, FateChosen, FateStruck, PlotReached
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.votes import BreakTie, CastVote

Choose = Callable[[Gen7, int], Action]
"""How a seat of the players plays."""
Start = Callable[[Gen7Options, int, int], Gen7]

STYLE: Final = (
    "body{max-width:38em;margin:3em auto;padding:0 1em;font:1.1em/1.6 Georgia,serif}"
    "h1,h2,h3{line-height:1.2}h3{margin-top:2.5em}.private{border-inline-start:3px solid #888;padding-inline-start:1em}"
    ".card{color:#555}"
)


def play_path(
    start: Start, book: Campaign, path: Sequence[str], seats: int, seed: int, choose: Choose
) -> list[list[Event]]:
    """Return the events of a whole campaign, by episode; votes go along a path of options where they can."""
    episodes: list[list[Event]] = []
    carry: Carry | None = None
    while carry is None or not carry.ended:
        state = start(Gen7Options(carry=carry, confirm=False, campaign=book.id), seats, seed * 10 + len(episodes))
        events: list[Event] = [PageRead(page=page, text=text) for page, text in memory_of(state).opening]
        while (seat := state.first_asked()) >= 0:
            action = wanted(state, seat, path) or choose(state, seat)
            state.record()
            state.play(seat, action)
            events += state.drain_events()
        outcome = state.outcome()
        assert outcome is not None, "an episode that asks nobody is over"
        assert isinstance(outcome.carry, Carry), "an episode hands on its logbook"
        carry = outcome.carry
        episodes.append(events)
    return episodes


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


def as_html(book: Campaign, episodes: Sequence[Sequence[Event]], language: str) -> str:
    """Return the pages that were read, as one page of HTML."""
    title = escape(book.story_data.get("campaign", {}).get(language, book.id))
    parts = [f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>']
    parts.append(f"<style>{STYLE}</style><h1>{title}</h1>")
    for number, events in enumerate(episodes):
        parts.append(f"<h2>{number + 1}</h2>")
        page = -1
        for event in events:
            if isinstance(event, PageRead) and event.text is not None:
                if event.page != page:
                    parts.append('<hr aria-hidden="true">')
                page = event.page
                parts += paragraphs(book.texts[event.text][language])
                continue
            page = -1
            parts += told(book, event, language)
    return "\n".join(parts) + "\n</html>\n"


def told(book: Campaign, event: Event, language: str) -> list[str]:
    """Return how a book tells of an event that is no page."""

    def name(kind: str, number: int) -> str:
        return name_of(book, kind, number, language) or ""

    if isinstance(event, PlotReached):
        narrative = paragraphs(name("point-narrative", event.point))
        return [f"<h3>{escape(name('point', event.point))}</h3>", *narrative]
    if isinstance(event, FateStruck):
        return [f'<p class="card"><b>{escape(name("fate", event.card))}</b></p>']
    if isinstance(event, FateChosen) and event.result >= 0:
        return [
            f'<p class="card"><i>{escape(name("option", event.option))}</i></p>',
            *paragraphs(name("text", event.result)),
        ]
    if isinstance(event, EndingReached):
        return [line for coda in event.codas for line in paragraphs(name("text", coda))]
    return []


def paragraphs(text: str) -> list[str]:
    """Return a text as paragraphs of HTML; *words between stars* are set in italics."""
    return [
        "<p>" + re.sub(r"\*([^*]+)\*", r"<em>\1</em>", escape(part, quote=False)).replace("\n", "<br>") + "</p>"
        for part in text.split("\n\n")
        if part
    ]
