"""Playing in general: titles, states, steps, actions, events and matches. Pure: no input, no output, no words."""

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
