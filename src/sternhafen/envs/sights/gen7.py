"""How the views of Gen7 follow from its states."""

from __future__ import annotations

from sternhafen.envs.sights.common import ANYBODY, itself, list_of, nothing, own, same, tuple_of, who_looks
from sternhafen.envs.watch import NOTHING_ELSE, PLAIN, Glance, Parts, Private, Sight
from sternhafen.games.gen7 import knowledge as gen7


def _logged(name: str) -> Glance:
    """Return how what the logbook remembers is seen."""
    return Glance(name, f"log.{name}", lambda s, _: getattr(s.log, name))


def _gen7_private(seat: int, seats: int) -> tuple[Private, ...]:
    return (
        Private(
            itself,
            nothing,
            (
                who_looks(seat),
                Glance("vote", "votes", lambda s, _: gen7.own_vote(s, seat)),
                Glance("look", "look looker", lambda s, _: s.look if s.looker == seat else ()),
                Glance("packet", "saw", lambda s, _: gen7.last_saw(s, seat)),
                Glance("consequences", "", lambda s, _: gen7.read_consequences(s, seat)),
            ),
        ),
        Private(
            lambda s: s.officers[seat],
            nothing,
            (
                own(f"officers[{seat}].", "files"),
                own(f"officers[{seat}].", "orders"),
                own(f"officers[{seat}].", "plans"),
            ),
        ),
    )


OFFICER: tuple[Glance, ...] = (
    Glance(
        PLAIN,
        "quarters cryo pod robot files orders gained relationship rank stars underlines merit",
        lambda o, _: (
            o.quarters, o.cryo, o.pod, o.robot, len(o.files), len(o.orders), o.gained, o.relationship, o.rank, o.stars,
            o.underlines, o.merit,
        ),
    ),
    list_of("res"),
    same("dice"),
    same("schemas"),
    same("skills"),
    same("kept"),
    same("met"),
    same("barred"),
    same("used"),
    Glance("files", NOTHING_ELSE, lambda o, _: ()),
    Glance("orders", NOTHING_ELSE, lambda o, _: ()),
    Glance("plans", "plans met", lambda o, _: gen7.known_plans(o.plans, o.met)),
)  # fmt: skip

GEN7 = Sight(
    (
        Glance(
            PLAIN,
            "round stage final deadline point active leader track looker look_deck look packet ballot_kind fate "
            "fate_seat lost_goals log.damage log.spotlight briefed log.ended",
            lambda s, _: (
                ANYBODY, s.seats, s.round, s.stage, s.final, s.deadline, s.point, s.active, s.leader, s.track, s.looker,
                s.look_deck, len(s.look), len(s.packet), s.ballot_kind, gen7.own_vote(s, ANYBODY), s.fate, s.fate_seat,
                s.lost_goals, s.log.damage, s.log.spotlight, s.briefed, s.log.ended,
            ),
        ),
        tuple_of("ladder"),
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
        tuple_of("on_tasks"),
        tuple_of("plot_dice"),
        tuple_of("plot_done"),
        tuple_of("plot_now"),
        same("wake"),
        Glance("deck_sizes", "pools unders", lambda s, _: gen7.deck_sizes(s)),
        Glance("under", "unders", lambda s, _: gen7.lying_open(tuple(s.unders))),
        same("ballot"),
        Glance("voted", "votes", lambda s, _: tuple([vote >= 0 for vote in s.votes])),
        Glance("offer", "offer", lambda s, _: gen7.view_offer(s.offer)),
        same("lasting"),
        same("goals"),
        _logged("counters"),
        _logged("flags"),
        _logged("scars"),
        _logged("rule_cards"),
        tuple_of("tallies"),
        _logged("history"),
        Glance("codas", "", lambda s, _: gen7.told_codas(s)),
    ),
    Parts("officers", lambda s: s.officers, lambda s, _: None, OFFICER),
    _gen7_private,
)  # fmt: skip
