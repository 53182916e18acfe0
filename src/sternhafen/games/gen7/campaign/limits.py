"""Limits: how many components of a sort any campaign has, which bounds the numbers in actions and views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.registry import campaign_of, campaigns

_ALL: Final = [campaign_of(id) for id in campaigns()]


def _most(count: Callable[[Campaign], int]) -> int:
    """Return the largest of a count over all campaigns."""
    return max([count(campaign) for campaign in _ALL])


MAX_ROOMS: Final = _most(lambda campaign: campaign.room_count)
MAX_ROOMS_AND_QUARTERS: Final = _most(lambda campaign: len(campaign.room_kind))
MAX_STATIONS: Final = _most(lambda campaign: campaign.station_count)
MAX_SINGLE_PLACES: Final = _most(lambda campaign: campaign.single_place_count)
MAX_TARGETS: Final = _most(lambda campaign: campaign.target_count)
MAX_TASKS: Final = _most(lambda campaign: campaign.task_count)
MAX_ORDERS: Final = _most(lambda campaign: campaign.order_count)
MAX_FILES: Final = _most(lambda campaign: campaign.file_count)
MAX_SCHEMAS: Final = _most(lambda campaign: campaign.schema_count)
MAX_SKILLS: Final = _most(lambda campaign: campaign.skill_count)
MAX_FATES: Final = _most(lambda campaign: campaign.fate_count)
MAX_PLANS: Final = _most(lambda campaign: campaign.plan_count)
MAX_RULE_CARDS: Final = _most(lambda campaign: campaign.rule_card_count)
MAX_OPTIONS: Final = _most(lambda campaign: len(campaign.options))
MAX_RULES: Final = _most(lambda campaign: len(campaign.rules))
MAX_CARDS: Final = max(MAX_FATES, MAX_ORDERS, MAX_FILES, MAX_SCHEMAS, MAX_TASKS)
