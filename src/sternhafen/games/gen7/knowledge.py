"""Knowledge: what each seat may know, and what the table can conclude (GEN7-2.10).

`dealing` deals again what a seat cannot know.
"""

from __future__ import annotations

from sternhafen.engine.fast import cached
from sternhafen.games.gen7.aliases import NOBODY
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.data.vocabulary import FATE
from sternhafen.games.gen7.effects.scenes.knowing import view_scene
from sternhafen.games.gen7.officer import Officer
from sternhafen.games.gen7.rules.ending import codas
from sternhafen.games.gen7.rules.fate import sees_consequences
from sternhafen.games.gen7.rules.group_station.offers import fitting_values
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.rooms.briefing import UNSEEN
from sternhafen.games.gen7.state import Ship
from sternhafen.games.gen7.view import MAX_CACHED, Gen7View, OfferView, OfficerView, officer_view

# What a seat sees --------------------------------------------------------------------------------------------------


def view_officer(officer: Officer, own: bool) -> OfficerView:
    """Return a player's sheet as its owner or another sees it."""
    plans = officer.plans if own else known_plans(officer.plans, officer.met)
    return officer_view(
        officer.quarters, tuple(officer.res), officer.dice, officer.cryo, officer.pod, officer.robot,
        len(officer.files), len(officer.orders), officer.files if own else (), officer.orders if own else (),
        officer.schemas, officer.gained, officer.skills, officer.kept, officer.relationship, officer.rank,
        officer.stars, officer.underlines, plans, officer.met, officer.barred, officer.merit, officer.used,
    )  # fmt: skip


@cached(MAX_CACHED)
def known_plans(plans: tuple[int, ...], met: int) -> tuple[int, ...]:
    """Return personal goals as others see them: that of the quarters, and those that were met."""
    return tuple([plan if i == 0 or met >> i & 1 else -1 for i, plan in enumerate(plans)])


@cached(MAX_CACHED)
def lying_open(unders: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the face-up cards under the decks; of the fate deck none are."""
    return tuple([open_under(deck, cards) for deck, cards in enumerate(unders)])


def open_under(deck: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that lie face up under one deck."""
    return () if deck == FATE else cards


def deck_sizes(s: Ship) -> tuple[int, ...]:
    """Return how many cards lie face down in every deck."""
    return tuple([len(pool) + (len(s.unders[FATE]) if i == FATE else 0) for i, pool in enumerate(s.pools)])


def last_saw(s: Ship, me: int) -> tuple[int, ...]:
    """Return what a seat last saw of the packet that goes round."""
    return s.saw[me] if me >= 0 and s.saw and s.saw[me] != UNSEEN else ()


def own_vote(s: Ship, me: int) -> int:
    """Return a seat's own vote, or -1."""
    return s.votes[me] if me >= 0 and s.votes else -1


def view_offer(book: Campaign, offer: Offer | None) -> OfferView | None:
    """Return the open proposal; everybody sees it."""
    if offer is None:
        return None
    return OfferView(offer.target, offer.crew, offer.open, offer.shares, fitting_values(book, offer))


def read_consequences(s: Ship, me: int) -> tuple[int, ...]:
    """Return what the choices of the open fate card lead to, for a seat that may read it."""
    book = s.book
    if me < 0 or s.fate < 0 or not sees_consequences(s, me):
        return ()
    return tuple([book.options[option].result for option in book.fate_options[s.fate]])


def told_codas(s: Ship) -> tuple[int, ...]:
    """Return the texts below the ending, once it is there."""
    return codas(s) if s.log.ended else ()


def view_for(s: Ship, seat: int | None) -> Gen7View:
    """Return what a seat may know; a spectator (None) knows what lies open."""
    me = NOBODY if seat is None else seat
    looks = me >= 0 and s.looker == me
    return Gen7View(
        seat=me,
        seats=s.seats,
        ship=s.log.ship,
        names=s.log.names,
        round=s.round,
        stage=s.stage,
        final=s.final,
        deadline=s.deadline,
        point=s.point,
        active=s.active,
        leader=s.leader,
        track=s.track,
        officers=tuple([view_officer(officer, i == me) for i, officer in enumerate(s.officers)]),
        ladder=tuple(s.ladder),
        store=tuple(s.store),
        status=tuple(s.status),
        rooms=s.rooms,
        stations=tuple(s.stations),
        shut=s.shut,
        failed=s.failed,
        broken=s.broken,
        faulty=s.faulty,
        row=s.row,
        done=s.done,
        sticky=s.sticky,
        on_tasks=tuple(s.on_tasks),
        plot_dice=tuple(s.plot_dice),
        plot_done=tuple(s.plot_done),
        plot_now=tuple(s.plot_now),
        wake=s.wake,
        deck_sizes=deck_sizes(s),
        under=lying_open(tuple(s.unders)),
        looker=s.looker,
        look_deck=s.look_deck,
        look_count=len(s.look),
        look=s.look if looks else (),
        packet_size=len(s.packet),
        packet=last_saw(s, me),
        known=s.known[me] if me >= 0 else (),
        ballot=s.ballot,
        ballot_kind=s.ballot_kind,
        voted=tuple([vote >= 0 for vote in s.votes]),
        vote=own_vote(s, me),
        offer=view_offer(s.book, s.offer),
        fate=s.fate,
        fate_seat=s.fate_seat,
        consequences=read_consequences(s, me),
        lasting=s.lasting,
        goals=s.goals,
        lost_goals=s.lost_goals,
        counters=s.log.counters,
        flags=s.log.flags,
        damage=s.log.damage,
        scars=s.log.scars,
        rule_cards=s.log.rule_cards,
        spotlight=s.log.spotlight,
        tallies=tuple(s.tallies),
        briefed=s.briefed,
        history=s.log.history,
        ended=s.log.ended,
        codas=told_codas(s),
        campaign=s.campaign,
        scene=view_scene(s, me),
    )
