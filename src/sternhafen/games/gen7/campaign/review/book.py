"""The book of a played path: every page that was read on the way, for reading in an armchair."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from sternhafen.engine import Event
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.effects.scenes.scene_events import PageRead
from sternhafen.games.gen7.effects.story_events import EndingReached, FateChosen, FateStruck, PlotReached

STYLE: Final = (
    "body{max-width:38em;margin:3em auto;padding:0 1em;font:1.1em/1.6 Georgia,serif}"
    "h1,h2,h3{line-height:1.2}h3{margin-top:2.5em}.private{border-inline-start:3px solid #888;padding-inline-start:1em}"
    ".card{color:#555}"
)


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
        title = f'<p class="card"><b>{escape(name("fate", event.card))}</b></p>'
        return [title, *paragraphs(name("fate-situation", event.card))]
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
