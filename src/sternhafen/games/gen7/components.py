"""The components of a campaign as plain data, for boards outside this process; the story is told when it is reached."""

from __future__ import annotations

from typing import Final

import msgspec

from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.names import name_of, named_entries
from sternhafen.games.gen7.campaign.pages import Entry
from sternhafen.games.gen7.data.vocabulary import SYSTEMS

Cost = tuple[int, int, int]
"""Data, parts, chemicals."""
LANGUAGES: Final = ("en", "de")
WORDS: Final = (
    "task",
    "order",
    "order-text",
    "file",
    "file-text",
    "schema",
    "schema-text",
    "schema-focus_text",
    "skill",
    "skill-text",
    "relationship",
    "relationship-function",
    "plan",
    "plan-text",
    "goal",
    "goal-text",
    "rulecard",
    "rulecard-text",
    "quarters",
    "room",
    "rank",
    "section",
    "token",
    "reason",
    "reason-text",
)
"""The kinds whose words a board is given at once."""


class ActionInfo(msgspec.Struct, frozen=True):
    """An action of a room: its name and text in each language."""

    name: dict[str, str]
    text: dict[str, str]
    optional: bool


class RoomInfo(msgspec.Struct, frozen=True):
    """A room or private station; `res` is the resource that a lab gives, or -1."""

    id: str
    dept: int
    kind: str
    res: int
    private: bool
    stations: tuple[int, ...]
    actions: tuple[ActionInfo, ...]


class StationInfo(msgspec.Struct, frozen=True):
    """A station: its dots, what it gives as it is written, and what that is for every value of the die."""

    room: int
    dots: int
    formula: str
    gives: tuple[int, ...]


class GroupInfo(msgspec.Struct, frozen=True):
    """A task: the relation of every sub-station and of all, and what it costs, brings, and breaks if left undone."""

    dept: int
    subs: tuple[str, ...]
    all: str | None
    cost: Cost
    merit: int
    steps: int


class PlotInfo(msgspec.Struct, frozen=True):
    """A station that a plot point adds, for a group or for single dice, which stay at a `post` or form a `relay`."""

    point: int
    dept: int
    kind: str
    group: bool
    subs: tuple[str, ...]
    all: str | None
    slots: int
    """How many single dice it takes."""
    kinds: tuple[int, ...]
    cost: Cost
    merit: int


class PointInfo(msgspec.Struct, frozen=True):
    """A plot point: its episode, and whether it is a plot, a decision or an ending."""

    episode: int
    kind: str
    counters: tuple[int, ...]
    """What is counted while it is played."""


class OrderInfo(msgspec.Struct, frozen=True):
    """A work order: its centre, what it costs and brings, and what it takes if it is never done."""

    room: int
    cost: Cost
    merit: int
    penalty: int


class SkillInfo(msgspec.Struct, frozen=True):
    """An officer skill: its price in stars, and the rank it needs."""

    cost: int
    rank: int


class Gen7Components(msgspec.Struct, frozen=True):
    """Everything that is printed for a campaign, but for its story."""

    campaign: str
    rooms: tuple[RoomInfo, ...]
    stations: tuple[StationInfo, ...]
    tasks: tuple[GroupInfo, ...]
    plots: tuple[PlotInfo, ...]
    points: tuple[PointInfo, ...]
    orders: tuple[OrderInfo, ...]
    skills: tuple[SkillInfo, ...]
    plan_stars: tuple[int, ...]
    counter_scopes: tuple[str, ...]
    store_room: int
    leader_station: int
    table_stations: tuple[int, ...]
    """The stations of those who join a briefing."""
    storage: int
    orders_in_hand: int
    track_end: int
    promotion_at: int
    star_per: int
    underlines: int
    top_rank: int
    words: dict[str, tuple[tuple[str, ...], ...]]
    """Names and texts by kind and number, each in every language."""


def components_of(book: Campaign) -> Gen7Components:
    """Return the components of a campaign."""
    return Gen7Components(
        campaign=book.id,
        rooms=_rooms(book),
        stations=_stations(book),
        tasks=tuple(
            GroupInfo(book.task_dept[i], *_relation(data["group"]), book.task_cost[i], data["merit"], data["steps"])
            for i, data in enumerate(book.task_data)
        ),
        plots=_plots(book),
        points=tuple(
            PointInfo(int(data["episode"]), data["kind"], point.counted)
            for point, data in zip(book.points, book.point_data, strict=True)
        ),
        orders=tuple(
            OrderInfo(book.room_id[data["room"]], _cost(data["cost"]), data["merit"], data["penalty"])
            for data in book.order_data
        ),
        skills=tuple(SkillInfo(data["cost"], data["min_rank"]) for data in book.skill_data),
        plan_stars=tuple(data["stars"] for data in book.plan_data),
        counter_scopes=book.counter_scope,
        store_room=book.ship_store,
        leader_station=book.leader_station,
        table_stations=book.table_stations,
        storage=book.storage_limit,
        orders_in_hand=book.hand_limit,
        track_end=book.track_end,
        promotion_at=book.promotion_at,
        star_per=book.star_per,
        underlines=book.underlines_to_promote,
        top_rank=book.top_rank,
        words=_words(book),
    )


def _cost(data: Entry) -> Cost:
    return data["data"], data["parts"], data["chem"]


def _relation(data: Entry) -> tuple[tuple[str, ...], str | None]:
    return tuple(data["subs"]), data["all"]


def _rooms(book: Campaign) -> tuple[RoomInfo, ...]:
    entries = named_entries(book)["room"]
    return tuple(
        RoomInfo(
            id=data["id"],
            dept=book.room_dept[room],
            kind=book.room_kind[room],
            res=max([action.gives for action in book.room_actions[room]], default=-1),
            private=room >= book.room_count,
            stations=book.room_stations[room],
            actions=tuple(ActionInfo(action["name"], action["text"], action["optional"]) for action in data["actions"]),
        )
        for room, data in enumerate(entries)
    )


def _stations(book: Campaign) -> tuple[StationInfo, ...]:
    formulas: dict[int, str] = {}
    for room, data in enumerate(named_entries(book)["room"]):
        written = data.get("stations", [data])
        for station, entry in zip(book.room_stations[room], written, strict=False):
            formulas[station] = entry.get("formula") or ""
    return tuple(
        StationInfo(book.station_room[i], book.station_dots[i], formulas.get(i, ""), book.station_yield[i])
        for i in range(book.station_count)
    )


def _plots(book: Campaign) -> tuple[PlotInfo, ...]:
    entries = [entry for point in book.point_data for entry in point.get("stations", ())]
    plots: list[PlotInfo] = []
    for station, data in zip(book.plot_stations, entries, strict=True):
        group = data.get("group") if station.group is not None else None
        subs, all_ = _relation(group) if group else ((data.get("rule", "any"),), None)
        plots.append(
            PlotInfo(
                station.point,
                station.dept,
                data["type"],
                group is not None,
                subs,
                all_,
                station.slots,
                station.kinds,
                station.cost,
                station.merit,
            )
        )
    return tuple(plots)


def _words(book: Campaign) -> dict[str, tuple[tuple[str, ...], ...]]:
    entries = named_entries(book)
    counts = {kind: len(entries[kind.partition("-")[0]]) for kind in WORDS}
    return {
        **{kind: tuple(_said(book, kind, i) for i in range(count)) for kind, count in counts.items()},
        **{kind: ((), *(_said(book, kind, system) for system in SYSTEMS)) for kind in ("system", "red")},
    }


def _said(book: Campaign, kind: str, number: int) -> tuple[str, ...]:
    return tuple(name_of(book, kind, number, language) or "" for language in LANGUAGES)
