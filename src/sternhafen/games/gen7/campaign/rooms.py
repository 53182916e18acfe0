"""Rooms, quarters and status tracks of a campaign as numbered tables."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import bitset
from sternhafen.games.gen7.campaign.language import number
from sternhafen.games.gen7.campaign.lexicon import Lexicon
from sternhafen.games.gen7.campaign.pages import Entry
from sternhafen.games.gen7.data.vocabulary import DECKS, DEPTS, NO_DEPT, RES
from sternhafen.games.gen7.effects.formulas import DIE, YIELD

DO: Final = 0
PROVIDE: Final = 1
BRIEFING: Final = 2
DRAW_ACTION: Final = 3
ORDER_ACTION: Final = 4


class RoomAction:
    """One action of a room or private station."""

    __slots__ = (
        "name", "optional", "kind", "at_once", "do", "yields", "gives", "res", "deck", "n", "pay", "shared_dice",
        "shared_merit", "text",
    )  # fmt: skip

    def __init__(self, data: Entry, lexicon: Lexicon) -> None:
        self.name = lexicon.text(data["name"])
        self.text = lexicon.text(data["text"])
        self.optional: bool = data["optional"]
        self.do = lexicon.effect_list(data.get("do") or [])
        self.yields = self.do > 0 and lexicon.effect_lists[self.do][0].n.parts == (YIELD,)
        """Whether it gives what its station yields for the die (GEN7-15.1)."""
        self.gives = lexicon.effect_lists[self.do][0].res if self.yields else -1
        """The resource it yields."""
        self.kind = DO
        self.res = -1
        self.deck = -1
        self.n = 0
        pay = data.get("pay")
        self.pay: tuple[int, int, int] = (pay["data"], pay["parts"], pay["chem"]) if pay else (0, 0, 0)
        shared = data.get("shared", {})
        self.shared_dice: int = shared.get("each_other_die_in_room", 0)
        self.shared_merit: int = shared.get("merit", 0) if "each_other_player_in_room" in shared else 0
        if self.shared_dice:
            self.res = RES.index(shared["res"])
        if "provide" in data:
            self.kind, self.res = PROVIDE, RES.index(data["provide"]["res"])
        elif "briefing" in data:
            self.kind = BRIEFING
        else:
            first = data["do"][0]
            if first["op"] == "draw":
                self.kind, self.deck, self.n = DRAW_ACTION, DECKS.index(first["deck"]), first["n"]
            elif first["op"] == "work_order":
                self.kind = ORDER_ACTION
        self.at_once = self.kind == ORDER_ACTION or (self.kind != PROVIDE and not self.optional)
        """Whether nobody is asked first whether it is used."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rooms(Lexicon):
    """What is printed on rooms, quarters and tracks; the private station of every quarters counts as a room."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "provide_steps", "room_kind", "room_dept", "room_stations", "room_actions", "room_as", "station_room",
        "station_dots", "station_yield", "station_count", "actions_from", "labs", "ops_center", "ship_store",
        "robotics", "recycling", "medical", "leader_station", "room_mask", "station_dept", "private_station",
        "start_rooms", "covered_dots", "store_start", "storage_limit", "hand_limit", "skills_bought", "tasks_per_round",
        "star_per", "promotion_at", "underlines_to_promote", "track_end", "top_rank", "red_effect", "colonists",
        "sleepers", "robot_at_home",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        actions = [action for room in self.room_data for action in room["actions"] if "provide" in action]
        steps = [(step["give"], step["merit"]) for step in actions[0]["provide"]["steps"]]
        self.provide_steps: tuple[tuple[int, int], ...] = tuple(sorted(steps))
        """What may be provided to the store at once, and the merits for it; least first."""
        self.room_kind: list[str] = []
        self.room_dept: list[int] = []
        self.room_stations: list[tuple[int, ...]] = []
        self.room_actions: list[tuple[RoomAction, ...]] = []
        self.room_as: list[int] = []
        """What a room counts as: itself, or for a private lab the lab of that kind (none: -1)."""
        self.station_room: list[int] = []
        self.station_dots: list[int] = []
        self.station_yield: list[tuple[int, ...]] = []
        """The resources a lab's station gives for every value of the die; empty elsewhere."""
        self._add_rooms()
        self.station_count = len(self.station_room)
        self.actions_from: tuple[tuple[tuple[RoomAction, ...], ...], ...] = tuple([
            tuple([actions[at:] for at in range(len(actions) + 1)]) for actions in self.room_actions
        ])  # fmt: skip
        """The actions of every room from one of them on."""
        self.labs = bitset.of([room for room, kind in enumerate(self.room_kind) if kind == "lab"])
        self.ops_center = self.room_id["ops_center"]
        self.ship_store = self.room_id["ship_store"]
        self.robotics = self.room_id["robotics"]
        self.recycling = self.room_id["recycling_lab"]
        self.medical = self.room_id["medical_center"]
        self.leader_station = self.room_stations[self.ops_center][0]
        self.room_mask: tuple[int, ...] = tuple([bitset.of(stations) for stations in self.room_stations])
        """The stations of every room, as masks."""
        self.station_dept = tuple([self.room_dept[room] for room in self.station_room])
        self.private_station = tuple(
            [self.room_stations[self.room_count + i][0] for i in range(len(self.quarters_data))]
        )
        self.start_rooms = bitset.of([i for i, room in enumerate(self.room_data) if room["unlocked"]])
        self.covered_dots: int = self.files["rooms"]["three_player_cover_dots"]
        self.store_start: tuple[int, ...] = tuple([self.room_data[self.ship_store]["start"][res] for res in RES[:3]])
        self.storage_limit: int = self.track_data["limits"]["storage"]
        self.hand_limit: int = self.track_data["limits"]["work_orders_in_hand"]
        self.skills_bought: int = self.track_data["limits"]["skills_bought_per_episode"]
        self.tasks_per_round: dict[int, tuple[int, ...]] = {
            int(k): tuple(v) for k, v in self.track_data["tasks_per_round"].items() if k != "note"
        }
        self.star_per: int = self.track_data["merit"]["star_per"]
        self.promotion_at: int = self.track_data["merit"]["promotion_at"]
        self.underlines_to_promote: int = self.track_data["merit"]["underlines_to_promote"]
        self.track_end: int = self.track_data["logic_instinct"]["max"]
        self.top_rank = len(self.track_data["ranks"])
        self.red_effect: tuple[int, ...] = (0, *(self.effect_list(track["red"]) for track in self.track_data["tracks"]))
        """The red effect of every department's system."""
        self.colonists: tuple[int, ...] = tuple([q["dice"]["colonist"] for q in self.quarters_data])
        self.sleepers: tuple[int, ...] = tuple([q["start"]["cryo_supply"] for q in self.quarters_data])
        self.robot_at_home: tuple[bool, ...] = tuple([q["recall_robot_to"] == "quarters" for q in self.quarters_data])
        """Whether the robot of a quarters returns to the crew quarters."""

    def _add_station(self, room: int, dots: int, formula: str | None) -> int:
        self.station_room.append(room)
        self.station_dots.append(dots)
        if formula:
            made = number(formula, DIE)
            self.station_yield.append(tuple([max(1, made.value({"#": value})) for value in range(13)]))
        else:
            self.station_yield.append(())
        return len(self.station_room) - 1

    def _add_rooms(self) -> None:
        for i, room in enumerate(self.room_data):
            made: list[int] = []
            for station in room["stations"]:
                count = 3 if station.get("count") == "players-1" else 1
                for _ in range(count):
                    made.append(self._add_station(i, station["dots"], station.get("formula")))
            self._add_room(room["kind"], DEPTS.index(room["department"]), tuple(made), room["actions"], i)
        for i, quarters in enumerate(self.quarters_data):
            private = quarters["private_station"]
            station = self._add_station(self.room_count + i, 0, private["formula"])
            counts_as = self.room_id[private["counts_as"]] if private["counts_as"] else -1
            self._add_room(private["kind"], NO_DEPT, (station,), private["actions"], counts_as)

    def _add_room(self, kind: str, dept: int, stations: tuple[int, ...], actions: list[Any], counts_as: int) -> None:
        self.room_kind.append(kind)
        self.room_dept.append(dept)
        self.room_stations.append(stations)
        self.room_actions.append(tuple([RoomAction(action, self) for action in actions]))
        self.room_as.append(counts_as)
