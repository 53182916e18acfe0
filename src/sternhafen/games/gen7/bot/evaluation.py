"""How well a seat stands, in merits: what it has, what it may hope for, and how the ship fares.

Merits count as they are; everything else has a weight in merits (the constants below). What threatens the ship weighs
on everybody alike, whoever mends it: an open task costs each seat `OPEN_TASK` a step it threatens, more the nearer its
system is to red, and a step on the plot's way is worth `PLOT_PART`. So a greedy seat does not only gather for itself,
it gives dice and resources to priority tasks and plot stations: its own, or those that another proposes
(`hope_of_offer`).
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine.outlook import Outlook
from sternhafen.engine.sums import add_floats
from sternhafen.games.gen7.aliases import Card, Seat, System, Task, die_of, owner_of
from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.data.vocabulary import (
    ALL,
    CMP,
    CONTRIBUTORS,
    DEPT_ALL,
    OFFICER,
    ON_GROUP_FILLED,
    RED,
    SYSTEMS,
    TESTS,
)
from sternhafen.games.gen7.effects.agenda import heard
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.reasons import wants
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.effects.scenes.scene_tests import MEASURE, dice_on
from sternhafen.games.gen7.rules.crew import KIND_OF
from sternhafen.games.gen7.rules.group_station.means import unused
from sternhafen.games.gen7.rules.group_station.offers import broken_rules, crew_mask, offer_values
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.skills.team_lead import team_leads
from sternhafen.games.gen7.state import Ship

RESOURCE: Final = 0.45
"""A resource in the seat's quarters; three of them provided bring a merit, and orders pay a little better."""
SPARE_RESOURCE: Final = 0.1
"""One beyond the eighth of its kind."""
STORE_RESOURCE: Final = 0.12
"""One in the ship's store, which all may spend."""
READY_DIE: Final = 1.2
"""A die that can still be deployed in this round."""
SLEEPER: Final = -0.8
"""A colonist who still sleeps: a die less in every round to come."""
AWAY: Final = -1.2
"""A die that has been given away, for each round that is left."""
POD: Final = 0.4
"""The pod in place: the first half of waking one."""
FILE_CARD: Final = 1.2
SCHEMA_CARD: Final = 1.5
STAR: Final = 5.0
"""Stars buy skills between episodes."""
STATUS_STEP: Final = (0.0, -1.5, -3.5, -7.0)
"""What a system in the green, yellow, orange and red section costs everybody."""
OPEN_TASK: Final = -1.6
"""What every step that an open task threatens costs each player."""
PLOT_DONE: Final = 6.0
"""A plot goal that holds now."""
PLOT_PART: Final = 5.0
"""A step towards it: a counter's point, a plot station completed."""
OFFER_SUB: Final = 0.6
"""A proposal that is nearly staffed, over one that has just begun."""
UNSETTLED: Final = -1.5
"""A proposal for which dice do not fit or resources are missing, so that it will come to nothing as it stands."""
BROKEN_RULE: Final = 0.5
"""What every die that does not fit costs, so that dice are turned towards fitting."""
MAX_ASKED: Final = 3
"""After so many refused proposals a bot asks no more in its turn; the rules would let it (GEN7-8.13)."""
IN_VAIN: Final = -6.0
SKILL_VALUE: Final = 4.5
POST: Final = 0.8
"""A die at a post that the goal asks for, in steps towards it; it is missing elsewhere."""
LINK: Final = 0.7
"""A link of a chain, in the same."""
REASON_STAR: Final = 2.0
"""A vote for what the own Reason wants: its star, if the vote is won."""
POSTED: Final = TESTS.index("posted")
CHAIN: Final = TESTS.index("chain")
COUNTER: Final = TESTS.index("counter")
ALL_OF: Final = TESTS.index("all")
ANY_OF: Final = TESTS.index("any")
STATION_TEST: Final = TESTS.index("station_done")
STORE_TEST: Final = TESTS.index("res")
TASKS_TEST: Final = TESTS.index("tasks_done")
STATUS_TEST: Final = TESTS.index("status")
PLAYERS_TEST: Final = TESTS.index("players")
OUT_OF_REACH: Final = -20.0
"""A way to a goal that is for another number of players, in steps."""
AT_LEAST: Final = CMP.index(">=")
AT_MOST: Final = CMP.index("<=")


def evaluate(s: Ship, seat: Seat) -> float:
    """Return the merits a seat may hope for."""
    officer = s.officers[seat]
    value = float(officer.merit) + STAR * officer.stars + SKILL_VALUE * len(officer.skills)
    for amount in officer.res:
        value += resource_value(amount)
    value += READY_DIE * len(officer.dice) + SLEEPER * officer.cryo + POD * officer.pod
    value += FILE_CARD * len(officer.files) + SCHEMA_CARD * sum(1 for card in officer.schemas if card >= 0)
    value += add_floats([hope_of_order(s, seat, order) for order in officer.orders])
    value += add_floats([STATUS_STEP[s.status[system]] for system in SYSTEMS])
    value += STORE_RESOURCE * sum(s.store)
    value += add_floats([threat(s, task) for task in s.row if not s.done >> task & 1])
    if s.book.remembers:
        value += hope_of_vote(s, seat) + loss_of_crew(s, seat)
    return value + hope_of_plot(s) + hope_of_offer(s, seat)


def resource_value(amount: int) -> float:
    """Return what so many of one resource in the seat's quarters are worth."""
    return RESOURCE * min(amount, 8) + SPARE_RESOURCE * max(0, amount - 8)


def threat(s: Ship, task: Task) -> float:
    """Return what an open task costs everybody: more, the nearer its system is to red."""
    book = s.book
    risk = 1.0 + s.status[book.task_dept[task]] / RED if book.task_dept[task] in SYSTEMS else 1.0
    return OPEN_TASK * book.task_steps[task] * risk


def hope_of_order(s: Ship, seat: Seat, order: Card) -> float:
    """Return what a work order in hand is worth: more, the more of its cost is there; little late in the episode."""
    book = s.book
    cost = book.order_cost[order]
    have = s.officers[seat].res
    there = sum(min(have[res], n) for res, n in enumerate(cost)) / sum(cost)
    left = max(0, s.final - s.round) if s.final else 3
    hope = min(1.0, 0.25 + 0.25 * left)
    return hope * (0.25 + 0.35 * there) * book.order_merit[order] - (1 - hope) * book.order_penalty[order]


def hope_of_plot(s: Ship) -> float:
    """Return how far the plot goal is reached."""
    goal = s.book.points[s.point].goal
    if goal is None:
        return PLOT_DONE
    value = PLOT_DONE * holds(s, goal, BY_SEAT[s.leader]) + PLOT_PART * _part(s, goal)
    point = s.book.points[s.point]
    if point.half is not None and holds(s, point.half, BY_SEAT[s.leader]):
        value += PLOT_DONE / 2
    for test, worth in point.aims:
        value += PLOT_PART * worth * _part(s, test)
    return value


def _part(s: Ship, test: Condition) -> float:
    """Return how many of a goal's steps are done, each counted once."""
    if test.op == ALL_OF:
        return add_floats([_part(s, part) for part in test.of])
    if test.op == ANY_OF:
        return max(_part(s, part) for part in test.of)
    bound = test.n.value({"players": s.seats, "round": s.round, "rank": 1, "contributors": 0, "setbacks": 0, "#": 0})
    if test.op == COUNTER:
        counter = s.log.counters[test.ref]
        return float(min(counter, bound)) if test.cmp == AT_LEAST else -0.8 * max(0, counter - bound)
    if test.op == STATION_TEST:
        stations = s.book.points[s.point].stations
        return float(min(bound, s.plot_done[stations.index(test.ref)])) if test.ref in stations else 0.0
    if test.op == STORE_TEST:
        return 0.25 * sum(min(bound, amount) for amount in s.store)
    if test.op == TASKS_TEST:
        return 0.6 * min(bound, sum(s.tallies[4:8]))
    if test.op == POSTED:
        return POST * _posted(s, test, bound)
    if test.op in MEASURE:
        measured = MEASURE[test.op](s, test)
        share = LINK if test.op == CHAIN else 1.0
        return share * min(bound, measured) if test.cmp == AT_LEAST else -0.8 * max(0, measured - bound)
    if test.op == STATUS_TEST and test.cmp == AT_MOST:
        asked = [system for system in SYSTEMS if test.dept in (system, DEPT_ALL)]
        return -0.8 * sum([max(0, threatened(s, system) - bound) for system in asked])
    return OUT_OF_REACH if test.op == PLAYERS_TEST and not holds(s, test, BY_SEAT[s.leader]) else 0.0


def threatened(s: Ship, system: System) -> int:
    """Return where a system will stand if none of its open tasks is completed."""
    book = s.book
    steps = sum([book.task_steps[task] for task in s.row if book.task_dept[task] == system and not s.done >> task & 1])
    return min(RED, s.status[system] + steps)


def _posted(s: Ship, test: Condition, bound: int) -> int:
    """Return how many of the dice that a post wants are there."""
    dice = [owner_of(p) for p in dice_on(s, test.ref)]
    if test.who == ALL:
        return sum([min(bound, dice.count(seat)) for seat in range(s.seats)])
    return min(bound, len(set(dice)) if test.who == CONTRIBUTORS else len(dice))


def loss_of_crew(s: Ship, seat: Seat) -> float:
    """Return what the dice cost that a seat has given away for good: one in every round that is left."""
    return AWAY * max(0, s.final - s.round) * sum([owner_of(p) == seat for p in memory_of(s).away])


def hope_of_vote(s: Ship, seat: Seat) -> float:
    """Return what the vote just cast is worth to a seat's Reason."""
    if not s.votes or s.votes[seat] < 0 or not memory_of(s).reasons:
        return 0.0
    return REASON_STAR * wants(s, seat, s.votes[seat])


def hope_of_offer(s: Ship, seat: Seat) -> float:
    """Return what a proposal under way promises a contributor: its merits, if it can still be completed."""
    book = s.book
    offer = s.offer
    if offer is None:
        return 0.0
    if seat == s.active and len(s.refused) >= MAX_ASKED:
        return IN_VAIN
    broken = len(broken_rules(s.book, offer))
    if (broken and not is_led(s, offer)) or not is_backed(s, seat, offer):
        return UNSETTLED - BROKEN_RULE * broken
    target = offer.target
    done = len(offer_values(offer)) / book.group_of[target].size
    crew = crew_mask(offer)
    if target < book.task_count:
        merit = book.task_merit[target] - OPEN_TASK * book.task_steps[target]
        cost = sum(book.task_cost[target])
    else:
        station = book.plot_stations[target - book.task_count]
        merit = station.merit + PLOT_PART
        cost = sum(station.cost)
    mine = 1.0 if crew >> seat & 1 or not crew else 0.4
    dice = READY_DIE * len([p for p, _, _ in offer.crew if owner_of(p) == seat])
    return mine * (0.5 + 0.5 * done) * (merit + 1.0) + dice - 0.05 * cost + OFFER_SUB * done - BROKEN_RULE * broken


def is_led(s: Ship, offer: Offer) -> bool:
    """Return whether a Team Lead's officer is among the dice of a proposal, so that all can be turned."""
    if not heard(s, ON_GROUP_FILLED):
        return False
    leads = team_leads(s)
    return any(leads >> owner_of(p) & 1 and KIND_OF[die_of(p)] == OFFICER for p, _, _ in offer.crew)


def is_backed(s: Ship, seat: Seat, offer: Offer) -> bool:
    """Return whether everybody has what a proposal asks for, or has a skill that brings it; of files only one's own."""
    book = s.book
    discount = 0
    missing = 0
    for payer, officer in enumerate(s.officers):
        short = [max(0, offer.shares[payer * 3 + res] - officer.res[res]) for res in range(3)]
        if sum(short):
            brings = unused(s, payer) + ([book.file_means[file] for file in officer.files] if payer == seat else [])
            for res in range(3):
                missing += max(0, short[res] - sum([means.given[res] for means in brings]))
            discount += sum([means.any + (means.discount if offer.target < book.task_count else 0) for means in brings])
    return missing <= discount


ALL_ROUNDS: Final = 4
"""How many rounds are left after the first of a usual episode, with its preparation."""


PART: Final = 0.15
"""How much of what a seat has beside merits, by the evaluation, becomes merits."""


def early(s: Ship, seat: Seat) -> float:
    """Return how early in the episode it is: how many of its rounds are left."""
    return min(1.0, max(0, s.final - s.round) / ALL_ROUNDS)


def known(s: Ship, seat: Seat) -> float:
    """Return the merits a seat has and what the rest of its things will bring in this episode."""
    officer = s.officers[seat]
    rest = evaluate(s, seat) - officer.merit - STAR * officer.stars - SKILL_VALUE * len(officer.skills)
    return officer.merit + PART * rest


OUTLOOK: Final = Outlook(known, early, (-1.8, 7.8, 17.3, 27.5, 33.6), (0.0, 0.0, 0.0, 0.5))
