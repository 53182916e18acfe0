"""The front door: `Game`, `Bot` and the functions that make them. Use it as ``import sternhafen``.

Everything here is a thin layer over `engine.Match`, which checks every action and can undo, save and replay any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec

from sternhafen.engine import Action, Event, Illegal, Match, Options, Outcome, Refused, State, Title, View
from sternhafen.engine.record import peek, read, write
from sternhafen.games import title as title_by_id
from sternhafen.games import title_ids

if TYPE_CHECKING:
    from sternhafen.bots import Bot as Player
    from sternhafen.text import Rulebook, Words

SEED_BITS = 128


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
    return _begin(chosen, count, seed, _options(chosen, options))


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


class Game:
    """A game: whose turn it is, what is legal, and playing it.

    Seats are numbered from 0. Methods that take a seat default to the one whose turn it is.

    >>> import sternhafen
    >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
    >>> game.seat, game.over
    (1, False)
    >>> action = game.legal_actions()[0]
    >>> game.say(action)
    'Embark (paid by a commander)'
    >>> events = game.play(action)
    >>> game.undo()
    >>> game.legal_actions()[0] == action
    True
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        """The engine's match, if you need more: the log, how far each seat may undo, replays."""

    def __repr__(self) -> str:
        turn = "over" if self.seat is None else f"seat {self.seat} to play"
        return f"<Game {self.title.id}, {self.seats} seat{'s' * (self.seats > 1)}, {turn}>"

    # What the game is --------------------------------------------------------------------------------------------

    @property
    def title(self) -> Title:
        """The title being played; `title.id` is its name."""
        return self.match.title

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.match.setup.seats

    @property
    def seed(self) -> int:
        """The seed of all randomness: the same title, seats, options, seed and actions give the same game."""
        return self.match.setup.seed

    @property
    def options(self) -> Options:
        """The title's options for this game."""
        return self.match.setup.options

    @property
    def state(self) -> State:
        """The full state, including everything hidden; use `view` for what one seat may know."""
        return self.match.state

    # Whose turn it is --------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is (the first one, if several play at once); None when the game is over."""
        seat = self.state.first_asked()
        return None if seat < 0 else seat

    @property
    def asked(self) -> list[int]:
        """All seats that may play now; empty when the game is over."""
        return self.state.asked()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """The final places and points; None until the game is over."""
        return self.state.outcome()

    # Playing -----------------------------------------------------------------------------------------------------

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """Return all legal actions of a seat; an empty list if it is not its turn."""
        return self.state.legal(self._seat(seat))

    def why_not(self, what: Action | str, seat: int | None = None) -> Illegal | None:
        """Return why an action is illegal, or why nothing can be done with a target (``"pod:3"``); None if it is legal.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> game.why_not(game.legal_actions()[0]) is None
        True
        >>> game.why_not("action:5").rule
        'PODS-3.10'
        """
        if isinstance(what, str):
            return self.state.why_not(self._seat(seat), what)
        return self.state.explain(self._seat(seat), what)

    def play(self, action: Action, seat: int | None = None) -> list[Event]:
        """Play an action and return what happened.

        An illegal action raises `Refused` and changes nothing; `say` puts the reason into words.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> fly = game.legal_actions(seat=1)[0]
        >>> try:
        ...     game.play(fly, seat=0)
        ... except sternhafen.Refused as refused:
        ...     print(game.say(refused))
        It is not your turn. (PODS-3.1)
        """
        return self.match.play(self._seat(seat), action).events

    def undo(self, count: int = 1, seat: int | None = None) -> None:
        """Take back a seat's last actions, by default those of the seat that played last.

        Undo stops where something hidden was revealed or another seat has played; beyond that it raises `Refused`.

        >>> import sternhafen
        >>> game = sternhafen.new("cryo", seats=2, seed=1)
        >>> _ = game.play(game.legal_actions()[0])
        >>> game.undo()
        >>> game.history
        []
        """
        last = next((entry.seat for _, entry in reversed(self.match.played())), 0)
        self.match.undo(last if seat is None else self._seat(seat), count)

    def copy(self) -> Game:
        """Return an independent copy of the game."""
        return Game(self.match.branch(rewrite=True))

    # Looking -----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; for None, what a spectator may know.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> game.view(0) == game.view(1)
        False
        """
        return self.state.view(None if seat is None else self._seat(seat))

    @property
    def history(self) -> list[tuple[int, Action]]:
        """The actions so far, each with its seat, without those taken back."""
        return [(entry.seat, entry.action) for _, entry in self.match.played() if entry.action is not None]

    def events(self, seat: int | None) -> list[Event]:
        """Return everything that has happened, as a seat saw it; for None, as a spectator did."""
        return [event for _, event in self.match.events_for(None if seat is None else self._seat(seat))]

    def say(self, what: Action | Event | Illegal | Refused, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return an action, an event or a refusal in words; `names` are the players' names.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> game.say(game.legal_actions()[0], language="de")
        'Einsteigen (es zahlt ein Kommandant)'
        """
        words = self._words(language, names)
        if isinstance(what, Refused):
            return words.refusal(what.illegal)
        if isinstance(what, Illegal):
            return words.refusal(what)
        return words.event(what) if isinstance(what, Event) else words.action(what)

    def question(self, seat: int | None = None, language: str = "en", names: Sequence[str] = ()) -> str | None:
        """Return in words what a seat must decide now; None if it is not its turn.

        >>> import sternhafen
        >>> sternhafen.new("escape-pods", seats=2, seed=1).question()
        'Your turn: choose an action and the crew member that pays for it, or end the turn. One action is left.'
        """
        ask = self.state.question(self._seat(seat))
        return None if ask is None else self._words(language, names).question(self.state, ask)

    def board(self, seat: int | None, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return the board as text, as a seat sees it; for None, as a spectator does."""
        from sternhafen.terminal.boards import board
        from sternhafen.terminal.paint import Paint

        draw, view = board(self.title), self.view(seat)
        return repr(view) if draw is None else draw(view, self._words(language, names), Paint(plain=True))

    # Keeping -----------------------------------------------------------------------------------------------------

    def save(self, path: str | Path | None = None, names: Sequence[str] = ()) -> bytes:
        """Return the game as JSON, and write it to `path` if given; `load` reads either.

        >>> import sternhafen, tempfile
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> with tempfile.NamedTemporaryFile() as file:
        ...     _ = game.save(file.name)
        ...     sternhafen.load(file.name)
        <Game escape-pods, 2 seats, seat 1 to play>
        """
        data = write(self.match, self._names(names))
        if path is not None:
            Path(path).write_bytes(data)
        return data

    # Campaigns ---------------------------------------------------------------------------------------------------

    @property
    def episode(self) -> int:
        """Which game of a campaign this is, 1 for the first; 0 if the title has no campaign."""
        return self.options.episode()

    def next_episode(self, seed: int | None = None, **options: Any) -> Game:
        """Return the next game of a campaign, which starts with what this one carries over.

        Raises `ValueError` if this game is not over yet, or if the campaign is.
        """
        outcome = self.outcome
        if "carry" not in self.options.__struct_fields__:
            raise ValueError(f"{self.title.id} has no campaign")
        if outcome is None:
            raise ValueError("this episode is not over")
        given = {**msgspec.to_builtins(self.options), **options, "carry": msgspec.to_builtins(outcome.carry)}
        return _begin(self.title, self.seats, seed, _options(self.title, given))

    # Inside ------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return max(0, self.state.first_asked())
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {self.seats - 1}")
        return seat

    def _names(self, names: Sequence[str]) -> list[str]:
        return [*names, *(f"Seat {seat}" for seat in range(len(names), self.seats))]

    def _words(self, language: str, names: Sequence[str]) -> Words:
        from sternhafen.text import LANGUAGES, Words

        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        return Words(language, self.title, self._names(names))


class Bot:
    """A player: `choose` returns its action for a seat, using only what that seat may know.

    A bot's random numbers depend on its seed and on what the seat has seen and done, so in the same situation of the
    same game it makes the same choice. Only ``medium`` and ``hard``, which have a time limit, may choose differently on
    a slower machine.

    >>> import sternhafen
    >>> game, bot = sternhafen.new("cryo", seats=2, seed=1), sternhafen.bot("random", seed=7)
    >>> bot.choose(game) == bot.choose(game) == sternhafen.bot("random", seed=7).choose(game)
    True
    """

    def __init__(self, player: str | Player, seed: int = 0) -> None:
        self.name = player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)
        self.seed = seed
        self._player = player
        self._players: WeakKeyDictionary[Game, dict[int, Player]] = WeakKeyDictionary()
        self._new_player()  # raises UnknownBot now rather than at the first move

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def choose(self, game: Game, seat: int | None = None) -> Action:
        """Return the action the bot would play for a seat, by default the one whose turn it is.

        The game itself does not change.
        """
        from sternhafen.bots import chance_of

        at = game._seat(seat)
        if at not in game.asked:
            raise ValueError("the game is over" if game.over else f"it is not the turn of seat {at}")
        players = self._players.setdefault(game, {})  # a search remembers one seat of one game
        if at not in players:
            players[at] = self._new_player()
        chance = chance_of(game.match, at, f"{self.name}:{self.seed}")
        return players[at](game.title, game.match.isolated(at), at, chance)

    def _new_player(self) -> Player:
        from sternhafen.bots import bot as player_by_name

        return player_by_name(self._player) if isinstance(self._player, str) else self._player


def _options(title: Title, given: dict[str, Any]) -> Options:
    known = title.options.__struct_fields__
    for name in given:
        if name not in known:
            raise TypeError(f"{title.id} has no option {name!r}; it has {', '.join(known)}")
    try:
        options: Options = msgspec.convert(msgspec.to_builtins(given), title.options)
    except msgspec.ValidationError as error:
        raise ValueError(f"{title.id}: {error}") from None
    return options


def _begin(title: Title, seats: int, seed: int | None, options: Options) -> Game:
    if seats not in title.seats:
        allowed = " or ".join(map(str, title.seats)) if len(title.seats) < 3 else _span(title.seats)
        raise ValueError(f"{title.id} is played with {allowed} seats, not {seats}")
    chosen = randbits(SEED_BITS) if seed is None else seed
    if not 0 <= chosen < 1 << SEED_BITS:
        raise ValueError(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {chosen}")
    try:
        return Game(Match.new(title, seats, chosen, options))
    except Refused as refused:
        from sternhafen.text import Words

        raise ValueError(Words("en", title).refusal(refused.illegal)) from refused


def _span(seats: tuple[int, ...]) -> str:
    return f"{min(seats)} to {max(seats)}"
