"""The end of the episode in six steps, and what is bought between episodes (GEN7-31)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PASS, Buy, Pass
from sternhafen.games.gen7.aliases import NOBODY, Seat, System
from sternhafen.games.gen7.campaign.memory.passages import ENDING_PAGE, EPISODE_CLOSE
from sternhafen.games.gen7.campaign.story import ENDING
from sternhafen.games.gen7.data.vocabulary import FATE, RED, SYSTEMS
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.remembering import chosen_codas, memory_of, reach, read_epilogues
from sternhafen.games.gen7.effects.story_events import (
    EndingReached,
    EpisodeEnded,
    Promoted,
    RankUnderlined,
    SkillBought,
    SpotlightGiven,
)
from sternhafen.games.gen7.merits import give_stars, score
from sternhafen.games.gen7.rules.cards.decks import shuffle_in
from sternhafen.games.gen7.rules.personal_goals import reward_plans
from sternhafen.games.gen7.rules.votes import ROOM_BALLOT, hold_vote
from sternhafen.games.gen7.state import Ship, turn_order


def begin_ending(s: Ship) -> None:
    """Put the steps of the episode's end on the agenda; an ending of the campaign skips purchases and step 3."""
    book = s.book
    s.stage = 8
    s.active = NOBODY
    last = book.points[s.point].kind == ENDING
    if book.remembers:
        reach(s, ENDING_PAGE if last else EPISODE_CLOSE, s.point if last else memory_of(s).entry, 0)
    s.agenda.append(Close(TABLE))
    if not last:
        for system in reversed(SYSTEMS):
            s.agenda.append(Scar(TABLE, system))
        for seat in reversed(turn_order(s, s.leader)):
            s.agenda.append(Purchase(seat, book.skills_bought))
    s.agenda.append(Stars(TABLE))
    s.agenda.append(LogMerits(TABLE))


class LogMerits(Do):
    """Step 1: penalties for work orders in hand, then the average (GEN7-31.1)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        for seat in s.ladder[::-1]:
            score(s, seat, -sum([s.book.order_penalty[order] for order in s.officers[seat].orders]))
        log = s.own_log()
        log.average = (sum([officer.merit for officer in s.officers]), s.seats)


class Stars(Do):
    """Step 2: stars for merits, promotion, personal goals, and the awards of the episode goals (GEN7-31.2 to 31.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        book = s.book
        for goal in reversed(s.goals):
            award = book.goal_failed[goal] if s.lost_goals >> goal & 1 else book.goal_award[goal]
            resolve(s, award, BY_SEAT[s.leader])
        for seat in turn_order(s, s.leader):
            give_stars(s, seat, s.officers[seat].merit // book.star_per)
            if book.career_goal in s.goals:
                promote(s, seat)
            if book.personal_goals in s.goals:
                reward_plans(s, seat)


def promote(s: Ship, seat: Seat) -> None:
    """Promote an officer with enough merits, else underline the rank (GEN7-31.3, 31.4, 31.17)."""
    book = s.book
    officer = s.officers[seat]
    if officer.merit < book.promotion_at and officer.underlines + 1 < book.underlines_to_promote:
        officer.underlines += 1
        if s.recording:
            s.tell(RankUnderlined(seat=seat, times=officer.underlines))
        return
    if officer.rank >= book.top_rank:
        return
    officer.rank += 1
    officer.underlines = 0
    if s.recording:
        s.tell(Promoted(seat=seat, rank=officer.rank))


# Skills ------------------------------------------------------------------------------------------------------------


def dropped(s: Ship, seat: Seat, drops: int) -> list[int]:
    """Return the seat's skills that a mask selects."""
    return [skill for i, skill in enumerate(s.officers[seat].skills) if drops >> i & 1]


def price(s: Ship, seat: Seat, skill: int, drops: int) -> int:
    """Return what a skill costs after discarding others: half their value less, rounded down (GEN7-31.7)."""
    book = s.book
    return max(0, book.skill_cost[skill] - sum(book.skill_cost[other] // 2 for other in dropped(s, seat, drops)))


class Purchase(Do):
    """A player may buy skills; asked only if one can be bought."""

    __slots__ = ("n",)

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Ship) -> None:
        ask = BuySkill(self.seat, self.n)
        if self.n and len(ask.legal(s)) > 1:
            s.agenda.append(ask)


class BuySkill(Ask):
    """Which skill do you buy?"""

    __slots__ = ("n",)
    rule: ClassVar[str] = "GEN7-31.6"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Buy, Pass)

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def candidates(self, s: Ship) -> list[Action]:
        masks = range(1 << len(s.officers[self.seat].skills))
        return [PASS, *(Buy(skill, drops) for skill in range(s.book.skill_count) for drops in masks)]

    def check(self, s: Ship, a: Buy | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None
        officer = s.officers[self.seat]
        if a.drops >> len(officer.skills):
            return Illegal("no-such-skill", "GEN7-31.7")
        if a.skill in officer.skills:
            return Illegal("skill-owned", "GEN7-31.8")
        if officer.rank < s.book.skill_rank[a.skill]:
            return Illegal("rank-too-low", "GEN7-31.9")
        if len(officer.skills) - a.drops.bit_count() >= officer.rank:
            return Illegal("too-many-skills", "GEN7-31.8")
        return None if price(s, self.seat, a.skill, a.drops) <= officer.stars else Illegal("too-few-stars", "GEN7-31.6")

    def legal(self, s: Ship) -> list[Action]:
        book = s.book
        officer = s.officers[self.seat]
        legal: list[Action] = [PASS]
        for drops in range(1 << len(officer.skills)):
            if len(officer.skills) - drops.bit_count() >= officer.rank:
                continue
            most = officer.stars + sum([book.skill_cost[other] // 2 for other in dropped(s, self.seat, drops)])
            if most < book.cheapest_skill:
                continue
            for skill in range(book.skill_count):
                if (
                    book.skill_cost[skill] <= most
                    and book.skill_rank[skill] <= officer.rank
                    and skill not in officer.skills
                ):
                    legal.append(Buy(skill, drops))
        return legal

    def play(self, s: Ship, a: Buy | Pass) -> None:
        if isinstance(a, Pass):
            return
        officer = s.officers[self.seat]
        officer.stars -= price(s, self.seat, a.skill, a.drops)
        gone = dropped(s, self.seat, a.drops)
        officer.skills = tuple(sorted([a.skill, *(skill for skill in officer.skills if skill not in gone)]))
        s.rules_changed()
        if s.recording:
            s.tell(SkillBought(seat=self.seat, skill=a.skill))
        s.agenda.append(Purchase(self.seat, self.n - 1))


# Scars, logbook ----------------------------------------------------------------------------------------------------


def scarrable(s: Ship, system: System) -> tuple[int, ...]:
    """Return the rooms of a department that may be noted: one of their stations must stay open (GEN7-26.7)."""
    book = s.book
    open_stations, scars = book.open_stations[s.seats == 4], s.log.scars
    rooms: list[int] = []
    for room in book.rooms_of[system]:
        if s.rooms >> room & 1 and open_stations[room] > scars[room] + 1:
            rooms.append(room)
    return tuple(rooms)


class Scar(Do):
    """Step 3: for a system in red the players vote for a room that starts damaged from now on (GEN7-26.6)."""

    __slots__ = ("system",)

    def __init__(self, seat: Seat, system: System) -> None:
        self.seat = seat
        self.system = system

    def run(self, s: Ship) -> None:
        rooms = scarrable(s, self.system) if s.status[self.system] == RED else ()
        if rooms:
            hold_vote(s, ROOM_BALLOT, rooms, False, 0, BY_SEAT[s.leader])


class Close(Do):
    """Steps 4 to 6: note top officer and track, add the crew's fate cards, keep everything (GEN7-31.12 to 31.16)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        log = s.own_log()
        top = s.ladder[0]
        if log.next_spotlight != top:
            log.next_spotlight = top
            if s.recording:
                s.tell(SpotlightGiven(seat=top))
        point = s.book.points[s.point]
        log.ended = point.kind == ENDING or log.bookmark < 0
        if log.bookmark < 0:
            log.bookmark = s.point
        log.history = (*log.history, (point.episode, top, s.track, *log.average))
        for card in log.entered:
            shuffle_in(s, FATE, card)
        log.entered = ()
        if s.recording:
            if point.kind == ENDING:
                s.tell(EndingReached(point=s.point, codas=codas(s)))
                if s.book.remembers:
                    read_epilogues(s)
            else:
                s.tell(EpisodeEnded(point=log.bookmark))


def codas(s: Ship) -> tuple[int, ...]:
    """Return the texts below the ending; none below a loss."""
    book = s.book
    if book.points[s.point].kind != ENDING or book.points[s.point].grade == "loss":
        return ()
    if book.remembers:
        return chosen_codas(s)
    return tuple([text for test, text in book.codas if holds(s, test, BY_SEAT[s.leader])])
