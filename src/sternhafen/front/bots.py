"""`Bot`: a player that can be asked for an action in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from sternhafen.engine import Action

if TYPE_CHECKING:
    from sternhafen.bots import Advice
    from sternhafen.bots import Bot as Player
    from sternhafen.front.game import Game


class Bot:
    """A player: `choose` returns its action for a seat, using only what that seat may know.

    A bot's random numbers depend on its seed and on what the seat has seen and done, so in the same situation of the
    same game it makes the same choice. Only ``medium``, ``hard`` and ``expert``, which have a time limit, may choose
    differently on a slower machine.

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

        >>> import sternhafen
        >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
        >>> game.say(sternhafen.bot("greedy").choose(game))
        'Mini-pod (paid by an engineer)'
        """
        from sternhafen.bots import chance_of

        at = self._asked(game, seat)
        players = self._players.setdefault(game, {})  # a search remembers one seat of one game
        if at not in players:
            players[at] = self._new_player()
        chance = chance_of(game.match, at, f"{self.name}:{self.seed}")
        return players[at](game.title, game.match.isolated(at), at, chance)

    def advise(self, game: Game, seat: int | None = None) -> list[Advice]:
        """Return the bot's best actions for a seat, the best first, each with what it expects and why.

        `Game.say` puts a reason into words. Only our own bots advise, and only those that search have reasons.

        >>> import sternhafen
        >>> game, bot = sternhafen.new("cryo", seats=2, seed=1), sternhafen.bot("search-50")
        >>> best = bot.advise(game)[0]
        >>> best.action in game.legal_actions(), best.reasons != ()
        (True, True)
        """
        from sternhafen.bots import advise, chance_of

        at = self._asked(game, seat)
        if not isinstance(self._player, str):
            raise TypeError(f"{self.name} is not one of our bots: it cannot explain its choice")
        chance = chance_of(game.match, at, f"advise:{self.name}:{self.seed}")
        return advise(self._player, game.title, game.match.isolated(at), at, chance)

    def _asked(self, game: Game, seat: int | None) -> int:
        at = game._seat(seat)
        if at not in game.asked:
            raise ValueError("the game is over" if game.over else f"it is not the turn of seat {at}")
        return at

    def _new_player(self) -> Player:
        from sternhafen.bots import bot as player_by_name

        return player_by_name(self._player) if isinstance(self._player, str) else self._player
