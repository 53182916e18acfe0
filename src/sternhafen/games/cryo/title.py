"""Cryo as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterator

from sternhafen.engine import SearchConfig, Title
from sternhafen.engine.fast import FAST
from sternhafen.games.cryo.actions import ACTIONS, Decline
from sternhafen.games.cryo.aliases import PURPOSES
from sternhafen.games.cryo.bot import OUTLOOK, evaluate, rival_outlook, terms
from sternhafen.games.cryo.data.components import components
from sternhafen.games.cryo.events import EVENTS
from sternhafen.games.cryo.forecast import forecast
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.turns import imagine_turn

if FAST:
    from sternhafen.games.cryo.fast import new
else:
    from sternhafen.games.cryo.setup import new


def variants(seats: int) -> Iterator[CryoOptions]:
    """Yield the options worth trying: the Rival's variants in a solo game, with and without confirmations."""
    yield CryoOptions()
    yield CryoOptions(confirm=False)
    if seats == 1:
        yield CryoOptions(rival_harder=True, confirm=False)
        yield CryoOptions(rival_unpredictable=True, confirm=False)
        yield CryoOptions(rival_harder=True, rival_unpredictable=True, rival_choices="random", confirm=False)
        yield CryoOptions(rival_choices="random")


TITLE = Title(
    id="cryo",
    rules=3,
    seats=(1, 2, 3, 4),
    seats_rule="CRYO-2.1",
    options=CryoOptions,
    new=new,
    actions=ACTIONS,
    events=EVENTS,
    purposes=PURPOSES,
    longest=4000,
    evaluate=evaluate,
    counts_others=True,
    terms=terms,
    outlook=OUTLOOK,
    others_outlook=rival_outlook,
    variants=variants,
    finished=True,
    search=SearchConfig(turns=2, tries=4, curious=True, halving=True),
    minutes=(60, 90),
    daily=CryoOptions(),
    weight=3,
    components=components,
    forecast=forecast,
    imagine_turn=imagine_turn,
    declines=(Decline,),
)
