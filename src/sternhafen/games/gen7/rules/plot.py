"""The end of a plot point and the beginning of the next: stations, rules, counters, sticky tasks (GEN7-30.9, 30.13)."""

from __future__ import annotations

from sternhafen.games.gen7.campaign.memory.passages import PLOT_OPEN
from sternhafen.games.gen7.campaign.story import PLOT
from sternhafen.games.gen7.data.vocabulary import CODES, PER, PLOT_END, QUARTERS, ROBOT, ROBOT_SUPPLY
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.scenes.posts import set_scene
from sternhafen.games.gen7.effects.scenes.remembering import reach
from sternhafen.games.gen7.effects.story_events import PlotReached
from sternhafen.games.gen7.rules.cards.priority_tasks import drop_task
from sternhafen.games.gen7.rules.crew import KIND_OF, lay
from sternhafen.games.gen7.rules.lasting_rules.in_force import expire, renew
from sternhafen.games.gen7.state import Ship


def end_point(s: Ship) -> None:
    """End the current plot point: its stations, rules, counters and open sticky tasks go (GEN7-30.14)."""
    for dice in s.plot_dice:
        for p in dice:
            seat, code = divmod(p, CODES)
            stays = KIND_OF[code] != ROBOT or s.book.robot_at_home[s.officers[seat].quarters]
            lay(s, seat, code, QUARTERS if stays else ROBOT_SUPPLY)
    for task in s.row:
        if s.sticky >> task & 1:
            drop_task(s, task)
    expire(s, PLOT_END)
    renew(s, PER.index("plot"))
    reset_counters(s, "plot")
    for dept in range(4):
        s.tallies[4 + dept] = s.tallies[16 + dept] = 0


def reset_counters(s: Ship, scope: str) -> None:
    """Restart the counters of a scope (GEN7-30.13)."""
    book = s.book
    log = s.own_log()
    log.counters = tuple([
        book.counter_start[i] if book.counter_scope[i] == scope else value for i, value in enumerate(log.counters)
    ])  # fmt: skip


def begin_point(s: Ship, point: int) -> None:
    """Make a plot point the current one, with its stations and set-up."""
    book = s.book
    s.point = point
    stations = len(book.points[point].stations)
    s.plot_dice = [()] * stations
    s.plot_done = [0] * stations
    s.plot_now = [0] * stations
    s.shared_rules_changed()
    if s.recording:
        s.tell(PlotReached(point=point))
    if book.remembers:
        set_scene(s)
        if book.points[point].kind == PLOT:
            reach(s, PLOT_OPEN, point, 0)
    resolve(s, book.points[point].setup, BY_SEAT[s.leader])
