"""The front door: `Game`, `Bot` and the functions that make them. Use it as ``import sternhafen``.

Everything here is a thin layer over `engine.Match`, which checks every action and can undo, save and replay any game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sternhafen.engine import Title
from sternhafen.engine.record import peek, read
from sternhafen.front.bots import Bot
from sternhafen.front.game import Game
from sternhafen.front.setup import begin, parse_options
from sternhafen.games import title as title_by_id
from sternhafen.games import title_ids

if TYPE_CHECKING:
    from sternhafen.bots import Bot as Player
    from sternhafen.reviews import Review
    from sternhafen.text import Rulebook

__all__ = ["Bot", "Game", "bot", "load", "new", "review", "rules", "titles"]


def titles() -> tuple[str, ...]:
    """Return the ids of all titles.

    >>> import sternhafen
    >>> sternhafen.titles()[:4]
    ('escape-pods', 'planet-unknown', 'cryo', 'gen7')
    """
    return title_ids()


def new(title: str | Title, seats: int | None = None, seed: int | None = None, **options: Any) -> Game:
    """Return a new game, ready for its first action.

    `seats` defaults to two, or to the fewest the title allows. Without a `seed` every game is different. All other
    arguments are options of the title. Wrong arguments raise `UnknownTitle`, `ValueError` or `TypeError` with a message
    that lists what is allowed.

    >>> import sternhafen
    >>> sternhafen.new("escape-pods", seats=3, seed=1, haven_set="random")
    <Game escape-pods, 3 seats, seat 2 to play>
    >>> sternhafen.new("gen7", seats=2)
    Traceback (most recent call last):
    ValueError: gen7 is played with 3 or 4 seats, not 2
    """
    chosen = title_by_id(title) if isinstance(title, str) else title
    count = max(2, min(chosen.seats)) if seats is None else seats
    return Game(begin(chosen, count, seed, parse_options(chosen, options)))


def load(source: str | Path | bytes) -> Game:
    """Return a saved game, from a file or from the bytes that `Game.save` returned.

    Every action is checked again. A file that cannot be used raises `BadRecord`, a `ValueError`.

    >>> import sternhafen
    >>> game = sternhafen.new("cryo", seats=2, seed=1)
    >>> _ = game.play(game.legal_actions()[0])
    >>> sternhafen.load(game.save()).history == game.history
    True
    """
    record = peek(source if isinstance(source, bytes) else Path(source).read_bytes())
    return Game(read(record, title_by_id(record.title)))


def bot(player: str | Player, seed: int = 0) -> Bot:
    """Return a bot: one of ours by name, or your own function ``player(title, state, seat, rng)``.

    The names are ``easy``, ``medium``, ``hard``, ``greedy``, ``random`` and, for a search of 500 iterations,
    ``search-500``.

    >>> import sternhafen
    >>> sternhafen.bot("search-500")
    <Bot search-500>
    """
    return Bot(player, seed)


def rules(title: str, language: str = "en") -> Rulebook:
    """Return the numbered rules of a title, in English or German.

    >>> import sternhafen
    >>> [rule.id for rule in sternhafen.rules("escape-pods").find("PODS-3")][:2]
    ['PODS-3.1', 'PODS-3.2']
    """
    from sternhafen.text import rulebook

    return rulebook(language, title_by_id(title).id)


def review(game: Game, iterations: int = 200, seed: int = 0, grown: Callable[[Review], object] | None = None) -> Review:
    """Return the review of a finished game: every decision judged, accuracies, luck, and the key moments.

    It takes from seconds to a minute. `grown` is called with the review so far: at first without judgements, then after
    every decision. A game that is not over raises `ValueError`.

    >>> import sternhafen
    >>> game, bot = sternhafen.new("escape-pods", seats=1, seed=1, round_cap=2), sternhafen.bot("random")
    >>> while not game.over:
    ...     _ = game.play(bot.choose(game))
    >>> review = sternhafen.review(game, iterations=20)
    >>> review.done, review.shares[0].result == game.outcome.total(0)
    (True, True)
    """
    from sternhafen.reviews import growing

    steps = growing(game.match, iterations, seed)
    whole = next(steps)
    if grown is not None:
        grown(whole)
    for whole in steps:
        if grown is not None:
            grown(whole)
    return whole
