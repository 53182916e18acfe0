"""The page as a visitor gets it: what the lobby shows is in it already, so that nothing more is waited for."""

from __future__ import annotations

from functools import cache

import msgspec

from sternhafen.games import title_ids
from sternhafen.table.messages.answers import Given
from sternhafen.table.messages.fields import Language
from sternhafen.text import ids
from sternhafen.text.folders import message_sources, text_file

SHARED = "shared"
"""The message file that is put together here."""
EVERYWHERE = ("engine", "server", "web")
"""The message files that every page of the web table needs."""
HEAD_ENDS = b"</head>"
MANIFEST = "manifest.webmanifest"
"""What makes the page an app that can be installed."""


@cache
def shared_words(language: Language) -> str:
    """Return the messages that every page needs, and of every title those that tell what it is."""
    shared = [text_file(language, f"{name}.ftl") or "" for name in EVERYWHERE]
    return "\n".join([*shared, *(_about(language, title) for title in title_ids())])


def _about(language: Language, title: str) -> str:
    """Return a title's name, its line and its blurb, as its message file has them."""
    sources = message_sources(language, title)
    wanted = [ids.about(title, what) for what in ("title", "line", "blurb")]
    return "".join(f"{sources[id]}\n" for id in wanted if id in sources)


def negotiate_language(accepted: str) -> Language:
    """Return the language of ours that an Accept-Language header likes best.

    >>> negotiate_language("fr-CH, fr;q=0.9, de;q=0.7, en;q=0.8")
    'en'
    """
    wishes: dict[Language, float] = {}
    for part in accepted.lower().split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().partition("-")[0]
        if language in ("de", "en"):
            wishes.setdefault("de" if language == "de" else "en", _weight(weight))
    return max(wishes, key=lambda language: wishes[language], default="en")


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0


def embed_data(page: bytes, given: Given, ahead: tuple[str, ...] = (), manifest: str = MANIFEST) -> bytes:
    """Return the page with something given as a block of data, which no browser runs, and what to ask for ahead."""
    links = "".join(f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in ahead).encode()
    if given.offline is not None:
        links += b'<link rel="manifest" href="%s">' % manifest.encode()
    data = msgspec.json.encode(given).replace(b"<", b"\\u003c")  # so that nothing in it can end the block
    block = b'<script type="application/json" id="given">' + data + b"</script>"
    return page.replace(HEAD_ENDS, links + block + HEAD_ENDS, 1)
