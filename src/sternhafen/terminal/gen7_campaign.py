"""The commands for people who write campaigns: check one, and print a played path as a book."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sternhafen.bots import bot
from sternhafen.engine import Action
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of, campaigns
from sternhafen.games.gen7.campaign.review.book import as_html
from sternhafen.games.gen7.campaign.review.check import review, review_evenings
from sternhafen.games.gen7.campaign.review.evenings import Choose, play_evenings
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.title import TITLE

__all__ = ("HOUSE", "campaign_book", "check_campaign", "with_pages")


def with_pages() -> list[str]:
    """Return the campaigns that have pages."""
    return [id for id in campaigns() if campaign_of(id).remembers]


def check_campaign(id: str, say: Callable[[str], None], games: int = 0, player: str = "random") -> int:
    """Say what is wrong with a campaign and with what was told in some played through; return how much it is."""
    book = campaign_of(id)
    faults = review(book)
    for line in faults:
        say(line)
    for seed in range(games):
        evenings = play_evenings(_start, book, 3 + seed % 2, seed, _played_by(player, seed))
        for line in review_evenings(book, evenings):
            say(f"{seed}: {line}")
            faults.append(line)
    return len(faults)


def campaign_book(id: str, path: str, seats: int, seed: int, player: str, language: str) -> str:
    """Return a campaign that bots play along a path of decisions (``p1_3/log,p2_3/wake``), as a page of HTML."""
    book = campaign_of(id)
    decisions = [part for part in path.split(",") if part]
    evenings = play_evenings(_start, book, seats, seed, _played_by(player, seed), decisions)
    return as_html(book, [evening.events for evening in evenings], language)


def _played_by(player: str, seed: int) -> Choose:
    """Return how a bot's name plays every seat."""
    seated, rng = bot(player), Random(seed)

    def choose(state: Gen7, seat: int) -> Action:
        return seated(TITLE, state, seat, rng)

    return choose


def _start(options: Gen7Options, seats: int, seed: int) -> Gen7:
    state = TITLE.start(options, seats, seed)
    assert isinstance(state, Gen7), "a match of Gen7 has its state"
    return state
