"""Sternhafen's titles as learning environments: PettingZoo for all seats, Gymnasium for one seat or for many games.

Install them with ``pip install 'sternhafen[envs]'``.

>>> from sternhafen.envs import aec_env
>>> env = aec_env("escape-pods", seats=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_1'
"""

from sternhafen.envs.aec import SeatsEnv, aec_env
from sternhafen.envs.batch import IllegalNumber
from sternhafen.envs.game import RewardKind
from sternhafen.envs.numbering import Numbering
from sternhafen.envs.parallel import SeatsAtOnceEnv, parallel_env
from sternhafen.envs.single import SeatEnv, seat_env
from sternhafen.envs.vector import GamesEnv, vector
from sternhafen.envs.vector_parallel import SeatsGamesEnv, vector_parallel
from sternhafen.envs.workers import WorkerDied

__all__ = [
    "GamesEnv",
    "IllegalNumber",
    "Numbering",
    "RewardKind",
    "SeatEnv",
    "SeatsAtOnceEnv",
    "SeatsEnv",
    "SeatsGamesEnv",
    "WorkerDied",
    "aec_env",
    "parallel_env",
    "seat_env",
    "vector",
    "vector_parallel",
]
