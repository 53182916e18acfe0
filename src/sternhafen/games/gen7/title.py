"""The title: Gen7 as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterable

from sternhafen.engine import Options, SearchConfig, Title
from sternhafen.games.gen7.actions import ACTIONS
from sternhafen.games.gen7.evaluation import evaluate
from sternhafen.games.gen7.events import EVENTS_TOLD
from sternhafen.games.gen7.game import new_game
from sternhafen.games.gen7.names import name_of
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.outlook import OUTLOOK
from sternhafen.games.gen7.vocabulary import PURPOSES


def variants(seats: int) -> Iterable[Options]:
    """Yield the options worth trying: a new campaign, asked to confirm or not."""
    yield Gen7Options(confirm=True)
    yield Gen7Options(confirm=False)


TITLE = Title(
    id="gen7",
    rules=3,
    seats=(3, 4),
    seats_rule="GEN7-2.11",
    options=Gen7Options,
    new=new_game,
    actions=ACTIONS,
    events=EVENTS_TOLD,
    purposes=PURPOSES,
    longest=6000,  # people may make every proposal there is (GEN7-8.13); bots ask a few times, chance soon does else
    evaluate=evaluate,
    outlook=OUTLOOK,
    variants=variants,
    finished=True,
    search=SearchConfig(turns=1, tries=2),
    minutes=(60, 120),
    weight=4,
    names=name_of,
)
