"""Knowledge: what each seat may know, worlds it cannot distinguish, and what the table can conclude (GEN7-2.10)."""

from __future__ import annotations

from random import Random

from sternhafen.engine.fast import cached
from sternhafen.games.gen7.aliases import NOBODY, Plan, Seat
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.data.vocabulary import FATE, FILE, ORDER, SCHEMA
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
    return tuple([() if i == FATE else cards for i, cards in enumerate(unders)])


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
    )


# Worlds a seat cannot tell apart -----------------------------------------------------------------------------------


def deal_unknown(s: Ship, me: int, rng: Random) -> None:
    """Deal everything again that a seat cannot know."""
    s.seed = rng.getrandbits(128)
    _deal_orders(s, me, rng)
    _deal_files(s, me, rng)
    _deal_schemas(s, me, rng)
    _deal_fates(s, rng)
    _deal_plans(s, me, rng)
    for seat, vote in enumerate(s.votes):
        if seat != me and vote >= 0:
            s.votes[seat] = s.ballot[int(rng.random() * len(s.ballot))]


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    mixed = sorted(cards)
    rng.shuffle(mixed)
    return mixed


def _deal_orders(s: Ship, me: int, rng: Random) -> None:
    """Exchange work orders that look alike to a seat; every order is there once, so all places follow."""
    classes: list[list[int]] = [list(cards) for deck, cards, _ in (s.known[me] if me >= 0 else ()) if deck == ORDER]
    seen = list(s.saw[me]) if me >= 0 and s.saw and s.saw[me] != UNSEEN else []
    if seen:
        if not sum(s.takers[me]):
            seen = []  # nobody has taken one since: the packet is known
        classes.append(seen)
    fixed = set(s.unders[ORDER])
    if me >= 0:
        fixed |= set(s.officers[me].orders)
        if s.looker == me and s.look_deck == ORDER:
            fixed |= set(s.look)
        if s.saw and s.saw[me] != UNSEEN and not seen:
            fixed |= set(s.packet)
    for group in classes:
        fixed |= set(group)
    hidden = [card for officer in s.officers for card in officer.orders] + [*s.pools[ORDER], *s.packet]
    if s.look_deck == ORDER:
        hidden += s.look
    classes.append(sorted(set(hidden) - fixed))
    place = {card: number for number, card in enumerate(hidden)}
    new: dict[int, int] = {}
    for group in classes:  # by place: which card lay where must not matter
        slots = sorted(group, key=lambda card: place.get(card, -1))
        new.update(zip(slots, _shuffled(group, rng), strict=True))
    _rename_orders(s, new)


def _rename_orders(s: Ship, new: dict[int, int]) -> None:
    def renamed(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted([new.get(card, card) for card in cards]))

    for officer in s.officers:
        officer.orders = renamed(officer.orders)
    s.pools[ORDER] = renamed(s.pools[ORDER])
    s.packet = renamed(s.packet)
    s.saw = [cards if cards == UNSEEN else renamed(cards) for cards in s.saw]
    if s.look_deck == ORDER:
        s.look = renamed(s.look)
    for seat in range(s.seats):
        s.known[seat] = tuple(sorted([
            (deck, renamed(cards) if deck == ORDER else cards, counts) for deck, cards, counts in s.known[seat]
        ]))  # fmt: skip


def _deal_files(s: Ship, me: int, rng: Random) -> None:
    """Deal the files again that a seat does not know; what others know is made true again."""
    hands: list[list[int]] = [list(officer.files) for officer in s.officers]
    sizes = [len(hand) for hand in hands]
    pool = list(s.pools[FILE])
    hidden_look = s.look_deck == FILE and s.looker != me and s.looker >= 0
    if hidden_look:
        pool += s.look
    fresh: list[list[int]] = [[] for _ in hands]
    groups = [group for group in (s.known[me] if me >= 0 else ()) if group[0] == FILE]
    spoken: list[int] = [card for _, cards, _ in groups for card in cards]
    for seat in range(s.seats):
        if seat != me:
            pool += hands[seat]
    for card in spoken:
        pool.remove(card)
    pool.sort()
    rng.shuffle(pool)
    for _, cards, counts in groups:
        mixed = _shuffled(list(cards), rng)
        for seat, count in enumerate(counts):
            fresh[seat] += [mixed.pop() for _ in range(count)]
    for seat in range(s.seats):
        if seat != me:
            fresh[seat] += [pool.pop() for _ in range(sizes[seat] - len(fresh[seat]))]
            s.officers[seat].files = tuple(sorted(fresh[seat]))
    if hidden_look:
        s.look = tuple(sorted([pool.pop() for _ in s.look]))
    s.pools[FILE] = tuple(sorted(pool))
    for watcher in range(s.seats):
        if watcher != me:
            s.known[watcher] = tuple(sorted(_true_again(s, watcher)))


def _true_again(s: Ship, watcher: int) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Return what a seat knows, its file groups filled from the hands as they are now."""
    left = [list(officer.files) for officer in s.officers]
    groups: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    for deck, cards, counts in s.known[watcher]:
        held: list[int] = []
        if deck == FILE:
            for seat, count in enumerate(counts):
                held += [left[seat].pop() for _ in range(count)]
        groups.append((deck, tuple(sorted(held)) if deck == FILE else cards, counts))
    return groups


def _deal_schemas(s: Ship, me: int, rng: Random) -> None:
    if s.look_deck == SCHEMA and s.looker != me and s.look:
        cards = _shuffled([*s.pools[SCHEMA], *s.look], rng)
        size = len(s.look)
        s.look, s.pools[SCHEMA] = tuple(sorted(cards[:size])), tuple(sorted(cards[size:]))


def _deal_fates(s: Ship, rng: Random) -> None:
    cards = _shuffled([*s.pools[FATE], *s.unders[FATE]], rng)
    size = len(s.unders[FATE])
    s.unders[FATE], s.pools[FATE] = tuple(cards[:size]), tuple(sorted(cards[size:]))


def _deal_plans(s: Ship, me: int, rng: Random) -> None:
    """Deal secret goals again; one that is met by now would have been revealed."""
    book = s.book
    for i, every in ((1, book.plans_a), (2, book.plans_b)):
        seats = [seat for seat in range(s.seats) if seat != me and s.officers[seat].plans]
        secret = [seat for seat in seats if not s.officers[seat].met >> i & 1]
        if not secret:
            continue
        open_plans = {
            officer.plans[i] for seat, officer in enumerate(s.officers) if officer.plans and seat not in secret
        }
        pool = _shuffled([plan for plan in every if plan not in open_plans], rng)
        for seat in _shuffled(secret, rng):
            able = [plan for plan in pool if not _ruled_out(s, seat, plan)]
            if not able:
                return
            pool.remove(able[0])
            plans = s.officers[seat].plans
            s.officers[seat].plans = (*plans[:i], able[0], *plans[i + 1 :])


def _ruled_out(s: Ship, seat: Seat, plan: Plan) -> bool:
    """Return whether a seat would have revealed a goal by now."""
    return s.officers[seat].barred >> plan & 1 == 1


# Nothing is lost ---------------------------------------------------------------------------------------------------
