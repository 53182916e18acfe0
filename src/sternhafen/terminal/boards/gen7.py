"""The text board of Gen7: plot, systems, tasks, rooms, players, and what the seat holds."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from sternhafen.games.gen7.campaign.registry import campaign_of
from sternhafen.games.gen7.campaign.story import PlotStation
from sternhafen.games.gen7.view import Gen7View, OfficerView, SceneView
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

WIDTH: Final = 98
CODES: Final = 36


def draw(view: Gen7View, words: Words, paint: Paint) -> str:
    """Return the table as one seat sees it."""
    parts = [_plot(view, words, paint), _scene(view, words, paint)]
    parts += [_systems(view, words, paint), _tasks(view, words, paint)]
    parts += [_rooms(view, words, paint), _players(view, words, paint), _own(view, words, paint)]
    return "\n\n".join(part for part in parts if part)


def _name(words: Words, kind: str, number: int) -> str:
    assert words.title is not None, "these words belong to a title"
    return words.title.names(kind, number, words.language) or words(f"gen7-name-{kind}-{number}")


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def _dice(words: Words, paint: Paint, pieces: tuple[int, ...]) -> str:
    shown = [f"{paint.glyph(p // CODES)} {_name(words, 'die', p % CODES)}" for p in pieces]
    return ", ".join(shown) or "–"


def _plot(view: Gen7View, words: Words, paint: Paint) -> str:
    book = campaign_of(view.campaign)
    lines = [paint.bold(words("gen7-board-plot", point=view.point))]
    if book.point_data[view.point].get("goal"):
        lines += _wrapped(words("gen7-board-goal", point=view.point))
    if book.point_data[view.point].get("rules_text"):
        lines += _wrapped(words("gen7-board-rules", point=view.point))
    if view.scene is not None and view.round <= 1:
        for _, text in view.scene.opening:
            lines += [line for part in _name(words, "text", text).split("\n\n") for line in _wrapped(part, "")]
    figures: dict[str, Any] = {"round": view.round, "final": view.final, "stage": view.stage, "deadline": view.deadline}
    lines.append(words("gen7-board-round", **figures) + "; " + words("gen7-board-track", track=view.track))
    counters = [
        f"{_name(words, 'counter', i)} {value}"
        for i, value in enumerate(view.counters)
        if value or i in book.points[view.point].counted
    ]
    lines += _wrapped(f"{words('gen7-board-counters')}: {', '.join(counters)}", "")
    goals = [
        _name(words, "goal", goal) + (f" ({words('gen7-board-failed')})" if view.lost_goals >> goal & 1 else "")
        for goal in view.goals
    ]
    lines += _wrapped(f"{words('gen7-board-episode-goals')}: {', '.join(goals)}", "")
    if view.ended:
        lines.append(words("gen7-board-ended"))
    return "\n".join(lines)


def _scene(view: Gen7View, words: Words, paint: Paint) -> str:
    """Return what a campaign with pages has on the table besides: figures, finds, teams, ballots, what lies hidden."""
    scene = view.scene
    if scene is None:
        return ""
    lines = [words("gen7-board-figure", token=token, room=room) for token, room in scene.tokens]
    if scene.finds or scene.hidden:
        names = ", ".join(_name(words, "find", number) for number in scene.finds) or "–"
        lines.append(words("gen7-board-finds", names=names, hidden=scene.hidden))
    for team in sorted({team for team in scene.teams if team >= 0}):
        members = [words.seats[seat] for seat, other in enumerate(scene.teams) if other == team]
        lines.append(words("gen7-board-team", team=team, names=", ".join(members)))
    if scene.ballots:
        names = ", ".join(_name(words, "ballot", option) for option in scene.own_ballots)
        lines.append(words("gen7-board-box", count=scene.ballots, own=len(scene.own_ballots), names=names))
    if scene.unseen:
        lines.append(words("gen7-board-unseen", count=scene.unseen))
    if scene.away:
        lines.append(words("gen7-board-away", dice=_dice(words, paint, scene.away)))
    if scene.reason >= 0:
        lines.append(words("gen7-board-reason", reason=scene.reason))
    if not lines:
        return ""
    return "\n".join([paint.bold(words("gen7-board-scene")), *(part for line in lines for part in _wrapped(line))])


def _systems(view: Gen7View, words: Words, paint: Paint) -> str:
    colours = (71, 220, 208, 196)
    shown = [
        f"{_name(words, 'system', system)}: {paint.colour(colours[section], _name(words, 'section', section))}"
        for system, section in enumerate(view.status)
        if system
    ]
    data, parts, chem = view.store
    lines = [f"{paint.bold(words('gen7-board-systems'))}  {'   '.join(shown)}"]
    lines.append(words("gen7-board-store", data=data, parts=parts, chem=chem))
    if any(view.scars) or view.damage:
        rooms = [f"{_name(words, 'room', room)} ×{n}" for room, n in enumerate(view.scars) if n]
        lines.append(words("gen7-board-scars", rooms=", ".join(rooms) or "–", damage=view.damage))
    return "\n".join(lines)


def _relation(group: dict[str, Any]) -> str:
    overall = f" ({group['all']})" if group["all"] else ""
    return " ".join(f"[{rule}]" for rule in group["subs"]) + overall


def _tasks(view: Gen7View, words: Words, paint: Paint) -> str:
    book = campaign_of(view.campaign)
    lines: list[str] = []
    if view.row:
        lines.append(f"{paint.bold(words('gen7-board-tasks'))} {words('gen7-board-legend')}")
    for i, task in enumerate(view.row):
        data, parts, chem = book.task_cost[task]
        text = words(
            "gen7-board-task", task=task, dept=book.task_dept[task], relation=_relation(book.task_data[task]["group"]),
            data=data, parts=parts, chem=chem, merit=book.task_merit[task], steps=book.task_steps[task],
        )  # fmt: skip
        if view.done >> task & 1:
            text = f"[{words('gen7-board-done')}] {text} {_dice(words, paint, view.on_tasks[i])}"
        elif view.sticky >> task & 1:
            text = f"[{words('gen7-board-sticky')}] {text}"
        for known, arranged in () if view.scene is None else view.scene.arranged:
            if known == task:
                text = f"[{words('gen7-board-arranged' if arranged else 'gen7-board-real')}] {text}"
        lines += _wrapped(text)
    stations = book.points[view.point].stations
    if stations:
        lines.append(paint.bold(words("gen7-board-plot-stations")))
    for i, number in enumerate(stations):
        if view.scene is not None and not view.scene.open_stations >> i & 1:
            continue
        station = book.plot_stations[number]
        entry = book.point_data[station.point]["stations"][i]
        data, parts, chem = station.cost
        relation = _relation(entry["group"]) if station.group is not None else f"[{entry['rule']}]"
        text = words(
            "gen7-board-station", target=book.task_count + number, dept=station.dept, relation=relation, data=data,
            parts=parts, chem=chem, merit=station.merit, done=view.plot_done[i],
        )  # fmt: skip
        if view.scene is not None:
            text += _standing(view.scene, words, station, i, number)
        if view.plot_dice[i]:
            text += f"; {_dice(words, paint, view.plot_dice[i])}"
        lines += _wrapped(text)
    return "\n".join(lines)


def _standing(scene: SceneView, words: Words, station: PlotStation, place: int, number: int) -> str:
    """Return how a post or relay stands, and what the seat knows of a station's strain."""
    parts: list[str] = []
    if station.post:
        parts.append(words("gen7-board-post", rounds=scene.held[place] if place < len(scene.held) else 0))
    if station.relay:
        links, value, seat = scene.chain
        parts.append(words("gen7-board-relay", links=links, value=value, seat=max(seat, 0)))
    parts += [words("gen7-board-strain", strain=strain) for known, strain in scene.strains if known == number]
    return "".join(f"; {part}" for part in parts)


def _station(view: Gen7View, words: Words, paint: Paint, station: int) -> str:
    book = campaign_of(view.campaign)
    dots = str(book.station_dots[station] or "")
    p = view.stations[station]
    marks: list[str] = []
    if (view.shut | view.failed | view.broken) >> station & 1:
        marks.append(words("gen7-board-closed"))
    if view.faulty >> station & 1:
        marks.append(words("gen7-board-fault"))
    if p >= 0:
        marks.append(_dice(words, paint, (p,)))
    return f"{dots} {' '.join(marks) or words('gen7-board-free')}".strip()


def _rooms(view: Gen7View, words: Words, paint: Paint) -> str:
    book = campaign_of(view.campaign)
    lines = [paint.bold(words("gen7-board-rooms"))]
    for room in range(book.room_count):
        if not view.rooms >> room & 1 or not book.room_stations[room]:
            continue
        stations = book.room_stations[room]
        if not book.station_dots[stations[0]]:
            stations = stations[: view.seats]  # the leader station and one for every other player
        shown = "  ".join(f"[{_station(view, words, paint, station)}]" for station in stations)
        lines.append(f"  {_name(words, 'room', room)}: {shown}")
    for officer in view.officers:
        if officer.quarters >= 0:
            station = book.private_station[officer.quarters]
            lines.append(f"  {_name(words, 'place', station)}: [{_station(view, words, paint, station)}]")
    lines.append("  " + words("gen7-board-wake", dice=_dice(words, paint, view.wake)))
    return "\n".join(lines)


def _players(view: Gen7View, words: Words, paint: Paint) -> str:
    lines = [paint.bold(words("gen7-board-players"))]
    for seat, officer in enumerate(view.officers):
        if officer.quarters < 0:
            continue
        roles = (
            (words("gen7-board-leader"), view.leader),
            (words("gen7-board-active"), view.active),
            (words("gen7-board-spotlight"), view.spotlight),
        )
        marks = [role for role, holder in roles if holder == seat]
        name = words.seats[seat] if seat < len(words.seats) else words("engine-seat", n=seat + 1)
        who = f"{paint.glyph(seat)} {name}"
        text = words(
            "gen7-board-player", quarters=officer.quarters, rank=officer.rank, merit=officer.merit,
            place=view.ladder.index(seat) + 1, stars=officer.stars,
        )  # fmt: skip
        lines.append(f"{paint.seat(seat, who)}, {text}{' (' + ', '.join(marks) + ')' if marks else ''}")
        lines += _sheet(officer, words)
    return "\n".join(lines)


def _sheet(officer: OfficerView, words: Words) -> list[str]:
    dice = ", ".join(_name(words, "die", code) for code in officer.dice) or "–"
    data, parts, chem = officer.res
    text = words(
        "gen7-board-has", data=data, parts=parts, chem=chem, files=officer.file_count, orders=officer.order_count,
        sleepers=officer.cryo,
    )  # fmt: skip
    extras = [words("gen7-board-pod")] if officer.pod else []
    extras += [words("gen7-board-robot")] if officer.robot else []
    lines = _wrapped(f"{words('gen7-board-dice', dice=dice)}; {'; '.join([text, *extras])}")
    first, focus, second, other = officer.schemas
    schemas = [
        _name(words, "schema", card) + (f" ({words('gen7-board-focus')})" if under >= 0 else "")
        for card, under in ((first, focus), (second, other))
        if card >= 0
    ]
    if schemas:
        lines.append("  " + words("gen7-board-schemas", schemas=", ".join(schemas)))
    if officer.skills:
        lines += _wrapped(
            words("gen7-board-skills", skills=", ".join(_name(words, "skill", n) for n in officer.skills))
        )
    return lines


def _own(view: Gen7View, words: Words, paint: Paint) -> str:
    """Return what only this seat knows, and what is going on."""
    lines: list[str] = []
    if view.seat >= 0:
        mine = view.officers[view.seat]
        if mine.files or mine.orders:
            lines.append(paint.bold(words("gen7-board-hand")))
        for file in mine.files:
            lines += _wrapped(f"{_name(words, 'file', file)}: {_name(words, 'file-text', file)}")
        for order in mine.orders:
            lines += _wrapped(_name(words, "orderline", order))
        if mine.plans:
            lines.append(paint.bold(words("gen7-board-goals")))
        for i, plan in enumerate(mine.plans):
            met = f" ({words('gen7-board-met')})" if mine.met >> i & 1 else ""
            lines += _wrapped(f"{_name(words, 'plan', plan)}: {_name(words, 'plan-text', plan)}{met}")
    if view.look:
        kind = ("file", "schema", "orderline")[view.look_deck]
        cards = ", ".join(_name(words, kind, card) for card in view.look)
        lines += _wrapped(words("gen7-board-looking", cards=cards), "")
    if view.packet_size and view.packet:
        cards = ", ".join(_name(words, "order", card) for card in view.packet)
        lines += _wrapped(words("gen7-board-packet", cards=cards), "")
    if view.offer is not None:
        dice = _dice(words, paint, tuple(p for p, _, _ in view.offer.crew))
        lines += _wrapped(words("gen7-board-offer", target=view.offer.target, dice=dice), "")
    if view.fate >= 0:
        lines.append(words("gen7-board-fate", card=view.fate))
    if view.consequences:
        texts = " / ".join(_name(words, "text", text) for text in view.consequences)
        lines += _wrapped(words("gen7-board-consequences", texts=texts), "")
    return "\n".join(lines)
