"""The engine: what all titles share. Pure: no I/O, no texts.

- `title`: a game as everything else sees it; `values`: actions, events, refusals, options, outcomes
- `state`, `steps`, `chance`: the state of a game, its agenda of steps and its random numbers
- `plain`: copying, comparing and dumping states
- `match`: a game being played: state, log and undo; `record`: a saved game; `deal`: how its seed was made
- `laws`: what every title must satisfy, checked in random play; `space`: the possible values of an action
- `reasons`: the best answer to "why not?"; `fast`: the switch for speed-only code; `bitset`, `sums`: small helpers
- `outlook`, `weights`, `terms`, `search_config`: what bots need from a title
"""

from sternhafen.engine.match import Entry, Match, Reach, Setup
from sternhafen.engine.plain import Part, Plain
from sternhafen.engine.search_config import SearchConfig
from sternhafen.engine.state import State
from sternhafen.engine.steps import TABLE, Ask, Do, Pay, Seat, Step, charge
from sternhafen.engine.title import Title, Unplayable, only_defaults
from sternhafen.engine.values import (
    EVERYBODY,
    Action,
    Event,
    Free,
    Illegal,
    Options,
    Outcome,
    Payment,
    Reasoned,
    Refused,
    View,
)

__all__ = [
    "EVERYBODY",
    "TABLE",
    "Action",
    "Ask",
    "Do",
    "Entry",
    "Event",
    "Free",
    "Illegal",
    "Match",
    "Options",
    "Outcome",
    "Part",
    "Pay",
    "Payment",
    "Plain",
    "Reach",
    "Reasoned",
    "Refused",
    "SearchConfig",
    "Seat",
    "Setup",
    "State",
    "Step",
    "Title",
    "Unplayable",
    "View",
    "charge",
    "only_defaults",
]
