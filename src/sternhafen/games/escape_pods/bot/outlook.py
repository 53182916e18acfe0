"""What a seat can expect at the end of the game: the evaluation, what a face-up explosion threatens, what still comes.

The evaluation leaves the explosion cards out, for bots play better when they look at what an explosion does than when
they fear every card. A forecast must see them: they are the chance of this game.
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.engine.outlook import Outlook
from sternhafen.games.escape_pods.bot.evaluation import evaluate, evaluate_position
from sternhafen.games.escape_pods.rules.explosions import lose_crew
from sternhafen.games.escape_pods.state import PodsState, pod_in

COMES_TRUE: Final = 0.6
"""How much of what a card threatens is lost in the end in games of bots: 0.59, with a standard error of 0.13, in 450
games, against ten other cards at every turn-up. Others get away in time, or nobody sets it off."""
USUAL_THREAT: Final = 0.35
"""How many points the next explosion usually threatens early in the game; less later, and the rest of the outlook has
counted that already."""
NEARLY_OVER: Final = 12
"""The number of arrivals at which most games are about to end."""

MOST_ROUNDS: Final = 12
"""Games alone last about so many rounds."""


def earliness(s: PodsState, seat: Seat) -> float:
    """Return how early in the game it is, from 1 down to 0, by those who have arrived."""
    return max(0.0, 1.0 - sum(map(len, s.arrived)) / NEARLY_OVER)


def clock(s: PodsState, seat: Seat) -> float:
    """Return how early it is by the rounds: alone, most of the game may be over before many have arrived."""
    return max(0.0, 1.0 - (s.round - 1) / MOST_ROUNDS) if s.seats == 1 else earliness(s, seat)


def known(s: PodsState, seat: Seat) -> float:
    """Return the points for what a seat has, less what the next explosion threatens beyond the usual.

    Alone nothing of it comes true in games of bots: there is time to embark again.
    """
    if s.seats == 1:
        return evaluate(s, seat)
    return evaluate(s, seat) + COMES_TRUE * (USUAL_THREAT * earliness(s, seat) - threatened(s, seat))


def threatened(s: PodsState, seat: Seat) -> float:
    """Return how many points the explosions of all face-up cards would cost a seat if they happened now."""
    if not s.face_up or not s.agenda:
        return 0.0
    after: PodsState = s.copy()
    for sector in s.face_up:
        after.debris |= 1 << sector
        pod = pod_in(after, sector)
        if pod >= 0:
            lose_crew(after, pod)
    return evaluate_position(s, seat) - evaluate_position(after, seat)


OUTLOOK: Final = Outlook(known, earliness, (-0.5, 0.8, 0.2, 3.5), (-6.0, 0.0, -0.5, -1.5, -2.2), clock)
"""What still comes on top, from games of bots (tools/outlook.py)."""
