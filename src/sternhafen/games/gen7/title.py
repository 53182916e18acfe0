"""The title: Gen7 as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from sternhafen.engine import Options, SearchConfig, Title
from sternhafen.engine.fast import FAST
from sternhafen.games.gen7 import actions, events
from sternhafen.games.gen7.bot import OUTLOOK, evaluate, excuse, terms
from sternhafen.games.gen7.campaign.names import may_be_told, name_of
from sternhafen.games.gen7.campaign.registry import FIRST, HOUSE, campaign_of
from sternhafen.games.gen7.components import Gen7Components, components_of
from sternhafen.games.gen7.data.vocabulary import PURPOSES
from sternhafen.games.gen7.forecasts.forecast import forecast
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.turn_end import imagine_turn

if FAST:
    from sternhafen.games.gen7.fast import new
else:
    from sternhafen.games.gen7.setup import new


def variants(seats: int) -> Iterable[Options]:
    """Yield the options worth trying: a new campaign, asked to confirm or not, and one in its first edition."""
    yield Gen7Options(confirm=True)
    yield Gen7Options(confirm=False)
    yield Gen7Options(campaign=FIRST, confirm=False)


def names_under(options: Gen7Options) -> Callable[[str, int, str], str | None]:
    """Return the names of the components of a campaign."""
    return partial(name_of, campaign_of(options.campaign))


def told_under(options: Gen7Options) -> Callable[[str, int], bool]:
    """Return what may be read of a campaign before it comes up."""
    return partial(may_be_told, campaign_of(options.campaign))


def components_under(options: Gen7Options) -> Gen7Components:
    """Return the components of a campaign."""
    return components_of(campaign_of(options.campaign))


TITLE = Title(
    id="gen7",
    rules=5,
    seats=(3, 4),
    seats_rule="GEN7-2.11",
    options=Gen7Options,
    new=new,
    actions=actions.ALL,
    events=events.ALL,
    purposes=PURPOSES,
    longest=6000,  # people may make every proposal there is (GEN7-8.13); bots ask a few times, chance soon does else
    evaluate=evaluate,
    terms=terms,
    outlook=OUTLOOK,
    variants=variants,
    finished=True,
    search=SearchConfig(turns=1, tries=2),
    minutes=(60, 120),
    weight=4,
    endings=("triumph", "bitter", "survival", "loss"),
    episodes=len(campaign_of(HOUSE).story_data["episodes"]),
    names=names_under(Gen7Options()),
    names_under=names_under,
    told=told_under(Gen7Options()),
    told_under=told_under,
    components_under=components_under,
    forecast=forecast,
    imagine_turn=imagine_turn,
    excuse=excuse,
)
