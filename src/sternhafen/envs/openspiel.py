"""Titles as games of OpenSpiel, with observations and information states. Importing this module registers them all.

Install OpenSpiel with ``pip install 'sternhafen[openspiel]'``. After the import ``pyspiel.load_game`` knows the titles
by names such as ``sternhafen_cryo(players=3)``. Chance acts once, before anything else: it deals one of `DEALS` games,
and everything that is drawn later follows from that. Seats that are asked together answer one after the other.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sternhafen.engine import State, Title
from sternhafen.envs.game import Game
from sternhafen.games import title as title_by_id
from sternhafen.games import titles

DEALS: Final = 1024
"""How many different games chance can deal, all equally likely."""
MAX_POINTS: Final = 10_000.0
"""The most points of a seat that plays alone, and the most below zero."""
FORGOTTEN: Final = b""
"""What a seat remembers at the beginning of a game."""


class Position:
    """A game between two decisions: its state, and what every seat remembers of its own decisions."""

    def __init__(self, state: State | None, decisions: int, memories: tuple[bytes, ...]) -> None:
        self.state = state
        """None before the deal."""
        self.decisions = decisions
        self.memories = memories

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(None if self.state is None else self.state.copy(), self.decisions, self.memories)


class TitleGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """One title with a number of seats; every title has a subclass of its own."""

    title: ClassVar[Title]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title, params = self.title, params or {}
        seats = int(params.get("players", default_seats(title)))
        self.table = Game(title, seats, {}, None)
        """Lists, numbers and encodes; it is given the position of each state in turn."""
        most = 1.0 if seats > 1 else MAX_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=title.longest,
        )
        super().__init__(_game_type(title, seats), info, {"players": seats})

    def new_initial_state(self) -> TitleState:
        """Return the state before the deal."""
        return TitleState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> TitleObserver:
        """Return an observer of what one seat knows."""
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        return TitleObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class TitleState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A state of the game as OpenSpiel queries it."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.position = Position(None, 0, (FORGOTTEN,) * game.table.seats)

    def table(self) -> Game:
        """Return the game's table with this position on it."""
        table: Game = self.get_game().table
        position = self.position
        assert position.state is not None, "nothing has been dealt"
        if table.state is not position.state:
            table.state = position.state
            table.forget()
        table.decisions = position.decisions
        return table

    def current_player(self) -> int:
        """Return the seat that decides next."""
        if self.position.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.state.first_asked()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table().legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals and how likely each is."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.state is None:
            table: Game = self.get_game().table
            table.start(action)
            position.state = table.state
            return
        seat, table = position.state.first_asked(), self.table()
        memory = blake2b(position.memories[seat], digest_size=16)
        memory.update(table.seen(seat).tobytes())
        memory.update(action.to_bytes(4, "big"))
        position.memories = (*position.memories[:seat], memory.digest(), *position.memories[seat + 1 :])
        table.play(seat, action)
        position.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return repr(self.table().action(player, action))

    def is_terminal(self) -> bool:
        """Return whether the game is over, or has been cut off."""
        if self.position.state is None:
            return False
        return self.position.state.first_asked() < 0 or self.table().cut_off()

    def returns(self) -> list[float]:
        """Return what every seat gets: nothing before the end, and nothing if the game was cut off."""
        state = self.position.state
        if state is None or state.first_asked() >= 0:
            return [0.0] * self.get_game().num_players()
        return self.table().rewards()

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class TitleObserver:
    """What a seat knows: as numbers, and as text. With perfect recall the text also tells what it remembers."""

    def __init__(self, game: TitleGame, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor: NDArray[np.float32] = np.zeros(game.table.layout.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in game.table.layout.fields.items()}

    def set_from(self, state: TitleState, player: int) -> None:
        """Write what a seat knows."""
        if state.position.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table().seen(player)

    def string_from(self, state: TitleState, player: int) -> str:
        """Return what a seat knows as text."""
        position = state.position
        if position.state is None:
            return "before the deal"
        now = state.table()
        legal = sorted(now.legal(player)) if player in position.state.asked() else []
        parts = [" ".join(map(str, now.seen(player).tolist())), " ".join(map(str, legal))]
        if self._recalls:
            parts.append(position.memories[player].hex())
        return " | ".join(parts)


def _name(title: Title) -> str:
    return f"sternhafen_{title.id.replace('-', '_')}"


def _game_type(title: Title, seats: int) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=_name(title),
        long_name=f"Sternhafen: {title.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=min(title.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats(title)},
    )


def default_seats(title: Title) -> int:
    """Return the number of seats of a game that is loaded without one."""
    return max(2, min(title.seats))


def register(title: Title) -> str:
    """Register a title with OpenSpiel and return its name there: ``sternhafen_`` and the id with underscores."""
    kind = _game_type(title, default_seats(title))
    pyspiel.register_game(kind, type(kind.long_name, (TitleGame,), {"title": title}))
    return _name(title)


NAMES: Final = tuple(register(title) for title in titles().values())
"""The names of all titles in OpenSpiel."""


def openspiel_game(title: str | Title, seats: int | None = None) -> Any:
    """Return a title as a game of OpenSpiel, which all of its algorithms can take.

    >>> import sternhafen
    >>> game = sternhafen.openspiel_game("cryo", seats=3)
    >>> state = game.new_initial_state()
    >>> state.apply_action(0)
    >>> state.current_player(), len(state.observation_tensor(0)) == game.observation_tensor_size()
    (0, True)
    """
    chosen = title_by_id(title) if isinstance(title, str) else title
    return pyspiel.load_game(_name(chosen), {"players": default_seats(chosen) if seats is None else seats})
