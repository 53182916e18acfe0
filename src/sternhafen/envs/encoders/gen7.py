"""How the views of Gen7 follow from its states."""

from __future__ import annotations

from typing import Any

from sternhafen.envs.encoder import NOTHING_ELSE, PLAIN, Encoder, FieldEncoder, Parts, Private, Reader
from sternhafen.envs.encoders.common import ANYBODY, itself, list_of, own, same, who_looks
from sternhafen.games.gen7 import knowledge as gen7
from sternhafen.games.gen7.effects.scenes.knowing import view_scene
from sternhafen.games.gen7.officer import Officer
from sternhafen.games.gen7.state import Ship
from sternhafen.games.gen7.view import OfferView, SceneView

# The ship ----------------------------------------------------------------------------------------------------------

SHIP_FIELDS = (
    "round", "stage", "final", "deadline", "point", "active", "leader", "track", "looker", "look_deck", "look",
    "packet", "ballot_kind", "fate", "fate_seat", "lost_goals", "briefed", "ladder", "store", "status", "rooms",
    "stations", "shut", "failed", "broken", "faulty", "row", "done", "sticky", "on_tasks", "plot_dice", "plot_done",
    "plot_now", "wake", "pools", "unders", "ballot", "votes", "offer", "lasting", "goals", "tallies",
    "damage", "spotlight", "ended", "counters", "flags", "scars", "rule_cards", "history",
)  # fmt: skip


def ship_fields(s: Ship) -> tuple[Any, ...]:
    """Return all of a ship that can be seen, in the order of `SHIP_FIELDS`; the last are those of its logbook."""
    log = s.log
    return (
        s.round, s.stage, s.final, s.deadline, s.point, s.active, s.leader, s.track, s.looker, s.look_deck, s.look,
        s.packet, s.ballot_kind, s.fate, s.fate_seat, s.lost_goals, s.briefed, s.ladder, s.store, s.status,
        s.rooms, s.stations, s.shut, s.failed, s.broken, s.faulty, s.row, s.done, s.sticky, s.on_tasks, s.plot_dice,
        s.plot_done, s.plot_now, s.wake, s.pools, s.unders, s.ballot, s.votes, s.offer, s.lasting, s.goals, s.tallies,
        log.damage, log.spotlight, log.ended, log.counters, log.flags, log.scars, log.rule_cards, log.history,
    )  # fmt: skip


def _plain(s: Ship, _: None) -> tuple[int, ...]:
    return (
        ANYBODY, s.seats, s.round, s.stage, s.final, s.deadline, s.point, s.active, s.leader, s.track, s.looker,
        s.look_deck, len(s.look), len(s.packet), s.ballot_kind, gen7.own_vote(s, ANYBODY), s.fate, s.fate_seat,
        s.lost_goals, s.log.damage, s.log.spotlight, s.briefed, s.log.ended,
    )  # fmt: skip


def _deck_sizes(s: Ship, _: None) -> tuple[int, ...]:
    return gen7.deck_sizes(s)


def _under(s: Ship, _: None) -> tuple[tuple[int, ...], ...]:
    return gen7.lying_open(tuple(s.unders))


def _voted(s: Ship, _: None) -> tuple[bool, ...]:
    return tuple([vote >= 0 for vote in s.votes])


def _offer(s: Ship, _: None) -> OfferView | None:
    return gen7.view_offer(s.book, s.offer)


def _codas(s: Ship, _: None) -> tuple[int, ...]:
    return gen7.told_codas(s)


SHIP: tuple[FieldEncoder, ...] = (
    FieldEncoder(
        PLAIN,
        "round stage final deadline point active leader track looker look_deck look packet ballot_kind fate fate_seat "
        "lost_goals briefed damage spotlight ended",
        _plain,
    ),
    same("ladder"),
    list_of("store"),
    list_of("status"),
    same("rooms"),
    list_of("stations"),
    same("shut"),
    same("failed"),
    same("broken"),
    same("faulty"),
    same("row"),
    same("done"),
    same("sticky"),
    same("on_tasks"),
    same("plot_dice"),
    same("plot_done"),
    same("plot_now"),
    same("wake"),
    FieldEncoder("deck_sizes", "pools unders", _deck_sizes),
    FieldEncoder("under", "unders", _under),
    same("ballot"),
    FieldEncoder("voted", "votes", _voted),
    FieldEncoder("offer", "offer", _offer),
    same("lasting"),
    same("goals"),
    same("counters"),
    same("flags"),
    same("scars"),
    same("rule_cards"),
    same("tallies"),
    same("history"),
    FieldEncoder("codas", "", _codas),
)

# Its officers ------------------------------------------------------------------------------------------------------

OFFICER_FIELDS = (
    "quarters", "cryo", "pod", "robot", "files", "orders", "gained", "relationship", "rank", "stars", "underlines",
    "merit", "res", "dice", "schemas", "skills", "kept", "met", "barred", "used", "plans",
)  # fmt: skip


def officer_fields(o: Officer) -> tuple[Any, ...]:
    """Return all of an officer that can be seen, in the order of `OFFICER_FIELDS`."""
    return (
        o.quarters, o.cryo, o.pod, o.robot, o.files, o.orders, o.gained, o.relationship, o.rank, o.stars, o.underlines,
        o.merit, o.res, o.dice, o.schemas, o.skills, o.kept, o.met, o.barred, o.used, o.plans,
    )  # fmt: skip


def _officers(s: Ship) -> list[Officer]:
    return s.officers


def _no_aspect(s: Ship, _: int) -> None:
    """Return that nothing else decides how officers are seen."""


def _officer_plain(o: Officer, _: None) -> tuple[int, ...]:
    return (
        o.quarters, o.cryo, o.pod, o.robot, len(o.files), len(o.orders), o.gained, o.relationship, o.rank, o.stars,
        o.underlines, o.merit,
    )  # fmt: skip


def _none(o: Officer, _: None) -> tuple[int, ...]:
    return ()


def _plans(o: Officer, _: None) -> tuple[int, ...]:
    return gen7.known_plans(o.plans, o.met)


OFFICER: tuple[FieldEncoder, ...] = (
    FieldEncoder(
        PLAIN,
        "quarters cryo pod robot files orders gained relationship rank stars underlines merit",
        _officer_plain,
    ),
    list_of("res"),
    same("dice"),
    same("schemas"),
    same("skills"),
    same("kept"),
    same("met"),
    same("barred"),
    same("used"),
    FieldEncoder("files", NOTHING_ELSE, _none),
    FieldEncoder("orders", NOTHING_ELSE, _none),
    FieldEncoder("plans", "plans met", _plans),
)

# What a seat sees in its own way -----------------------------------------------------------------------------------

PRIVATE_FIELDS = ("votes", "look", "looker", "saw")
OWN_FIELDS = ("files", "orders", "plans")


def private_fields(s: Ship) -> tuple[Any, ...]:
    """Return all of a ship that its officers see in different ways, in the order of `PRIVATE_FIELDS`."""
    return s.votes, s.look, s.looker, s.saw


def own_fields(o: Officer) -> tuple[Any, ...]:
    """Return all of an officer that nobody else sees, in the order of `OWN_FIELDS`."""
    return o.files, o.orders, o.plans


def _vote(s: Ship, seat: int) -> int:
    return gen7.own_vote(s, seat)


def _look(s: Ship, seat: int) -> tuple[int, ...]:
    return s.look if s.looker == seat else ()


def _packet(s: Ship, seat: int) -> tuple[int, ...]:
    return gen7.last_saw(s, seat)


def _consequences(s: Ship, seat: int) -> tuple[int, ...]:
    return gen7.read_consequences(s, seat)


def _scene(s: Ship, seat: int) -> SceneView | None:
    return view_scene(s, seat)


def _self(s: Ship, seat: int) -> Officer:
    return s.officers[seat]


def _private(seat: int, seats: int) -> tuple[Private, ...]:
    at_the_ship = (
        FieldEncoder("seat", NOTHING_ELSE, who_looks),
        FieldEncoder("vote", "votes", _vote),
        FieldEncoder("look", "look looker", _look),
        FieldEncoder("packet", "saw", _packet),
        FieldEncoder("consequences", "", _consequences),
        FieldEncoder("scene", "", _scene),
    )
    at_itself = tuple([own(f"officers[{seat}].", field) for field in OWN_FIELDS])
    return (
        Private(itself, who_looks, at_the_ship, Reader(PRIVATE_FIELDS, private_fields)),
        Private(_self, who_looks, at_itself, Reader(OWN_FIELDS, own_fields)),
    )


ENCODER = Encoder(
    SHIP,
    Parts("officers", _officers, _no_aspect, OFFICER, Reader(OFFICER_FIELDS, officer_fields)),
    _private,
    reader=Reader(SHIP_FIELDS, ship_fields),
)
