"""`Game`: a game in progress, and everything you can do with it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sternhafen.engine import Action, Event, Illegal, Match, Options, Outcome, Refused, State, Title, View
from sternhafen.engine.record import write
from sternhafen.front.setup import begin, parse_options

if TYPE_CHECKING:
    from sternhafen.bots import Reason
    from sternhafen.text import Words


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
        """The title being played; `title.id` is its name.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> game.title.id
        'escape-pods'
        """
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
        """The title's options for this game.

        >>> import sternhafen
        >>> sternhafen.new("escape-pods", seats=2, round_cap=3).options.round_cap
        3
        """
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
        """All seats that may play now; empty when the game is over.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> game.asked
        [1]
        """
        return self.state.asked()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """The final places and points; None until the game is over.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=1, seed=1, round_cap=1)
        >>> while not game.over:
        ...     _ = game.play(game.legal_actions()[-1])
        >>> game.outcome.places
        (1,)
        """
        return self.state.outcome()

    # Playing -----------------------------------------------------------------------------------------------------

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """Return all legal actions of a seat; an empty list if it is not its turn.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> len(game.legal_actions()), game.legal_actions(seat=0)
        (10, [])
        """
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
        """Return an independent copy of the game.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> other = game.copy()
        >>> _ = other.play(other.legal_actions()[0])
        >>> len(other.history), len(game.history)
        (1, 0)
        """
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
        """The actions so far, each with its seat, without those taken back.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> _ = game.play(game.legal_actions()[0])
        >>> [(seat, game.say(action)) for seat, action in game.history]
        [(1, 'Embark (paid by a commander)')]
        """
        return [(entry.seat, entry.action) for _, entry in self.match.played() if entry.action is not None]

    def events(self, seat: int | None) -> list[Event]:
        """Return everything that has happened, as a seat saw it; for None, as a spectator did.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> _ = game.play(game.legal_actions()[0])
        >>> [game.say(event) for event in game.events(None)]
        ['Seat 1: Embark.']
        """
        return [event for _, event in self.match.events_for(None if seat is None else self._seat(seat))]

    def say(
        self, what: Action | Event | Illegal | Reason | Refused, language: str = "en", names: Sequence[str] = ()
    ) -> str:
        """Return an action, an event, a refusal or a reason for advice in words; `names` are the players' names.

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
        if isinstance(what, Event):
            return words.event(what)
        return words.action(what) if isinstance(what, Action) else words.reason(what.term, points=what.points)

    def question(self, seat: int | None = None, language: str = "en", names: Sequence[str] = ()) -> str | None:
        """Return in words what a seat must decide now; None if it is not its turn.

        >>> import sternhafen
        >>> sternhafen.new("escape-pods", seats=2, seed=1).question()
        'Your turn: choose an action and the crew member that pays for it, or end the turn. One action is left.'
        """
        ask = self.state.question(self._seat(seat))
        return None if ask is None else self._words(language, names).question(self.state, ask)

    def board(self, seat: int | None, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return the board as text, as a seat sees it; for None, as a spectator does.

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> game.board(0).splitlines()[0]
        'Round 1. On turn: Seat 1, actions left: 1. Start player: Seat 1.'
        """
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
        """Which game of a campaign this is, 1 for the first; 0 if the title has no campaign.

        >>> import sternhafen
        >>> sternhafen.new("gen7").episode, sternhafen.new("cryo").episode
        (1, 0)
        """
        return self.options.episode()

    def next_episode(self, seed: int | None = None, **options: Any) -> Game:
        """Return the next game of a campaign, which starts with what this one carries over.

        Raises `ValueError` if this game is not over yet, or if the campaign is.

        >>> import sternhafen
        >>> game, bot = sternhafen.new("gen7", seed=1), sternhafen.bot("random")
        >>> while not game.over:
        ...     _ = game.play(bot.choose(game))
        >>> game.next_episode().episode
        2
        """
        outcome = self.outcome
        if "carry" not in self.options.__struct_fields__:
            raise ValueError(f"{self.title.id} has no campaign")
        if outcome is None:
            raise ValueError("this episode is not over")
        given = {**msgspec.to_builtins(self.options), **options, "carry": msgspec.to_builtins(outcome.carry)}
        return Game(begin(self.title, self.seats, seed, parse_options(self.title, given)))

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
