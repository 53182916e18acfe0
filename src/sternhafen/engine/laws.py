"""The laws that every title must obey, checked in random play, so that copies, undo, bots and secrecy can be trusted.

>>> from sternhafen.engine.laws import play_by_the_laws
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from sternhafen.engine import bitset, space
from sternhafen.engine.match import Match
from sternhafen.engine.plain import load, package_of
from sternhafen.engine.state import State
from sternhafen.engine.title import Title
from sternhafen.engine.values import Action, Event, Options


class LawBroken(AssertionError):
    """A title broke one of the laws."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return where two values first differ, for the error message."""
    if type(one) is not type(other):
        return f"{path}: {one!r} / {other!r}"
    names = getattr(type(one), "__struct_fields__", ())
    if names:
        pairs = [(f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in names]
    elif isinstance(one, dict) and one.keys() == other.keys():
        pairs = [(f"{path}[{key}]", one[key], other[key]) for key in one]
    elif isinstance(one, (list, tuple)) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path}: {one!r} / {other!r}"
    return next((difference(a, b, where) for where, a, b in pairs if a != b), f"{path}: equal")


def everybody(s: State) -> list[int | None]:
    """Return all viewers: every seat, and None for spectators."""
    return [*range(s.seats), None]


# Each law ----------------------------------------------------------------------------------------------------------


def copies_are_independent(s: State, rng: Random) -> None:
    """A copy is equal, and playing on it does not change the original."""
    before = s.digest()
    other = s.copy()
    if not (other.digest() == before and other == s):
        raise LawBroken("copy", difference(s.dump(), other.dump()))
    for _ in range(4):
        seat = other.first_asked()
        if seat < 0:
            break
        other.play(seat, other.sample_legal(seat, rng.random))
        if s.digest() != before:
            raise LawBroken("copy", "playing on a copy changed the original")


def dumps_load(s: State) -> None:
    """A dumped state loads as an equal one."""
    again = load(s.dump(), package_of(type(s)))
    if not (again == s and again.digest() == s.digest()):
        raise LawBroken("dump", difference(s.dump(), again.dump()))


def legal_is_what_passes(title: Title, s: State, seat: int, rng: Random, rules: Collection[str]) -> None:
    """The legal actions are the candidates that pass `check`; all others are refused with a rule."""
    top = s.question(seat)
    if not (top is not None and top.seat == seat):
        raise LawBroken("legal", f"seat {seat} is asked, but there is no question")
    legal = s.legal(seat)
    name = type(top).__name__
    if not legal:
        raise LawBroken("legal", f"{name} asks seat {seat} without a legal answer")
    if len(set(legal)) != len(legal):
        raise LawBroken("legal", f"{name} lists an action twice")
    if s.count_legal(seat) != len(legal):
        raise LawBroken("legal", f"{name} counts wrongly")
    passing = {action for ask, action in s.candidates(seat) if ask.check(s, action) is None}
    if passing != set(legal):
        raise LawBroken("legal", f"{name}: {sorted(map(repr, passing ^ set(legal)))[:3]}")
    if _listed(s, seat) != passing:
        raise LawBroken("legal", f"{name}'s legal_parts differ from its legal actions")
    if s.sample_legal(seat, rng.random) not in passing:
        raise LawBroken("legal", f"{name} samples an illegal action")
    for action in legal:
        if not (isinstance(action, title.actions)):
            raise LawBroken("legal", f"{action!r} is not registered")
        if not action.conceivable():
            raise LawBroken("legal", f"{action!r} is legal but not conceivable")
    for action in _mutations(title, legal, rng):
        illegal = s.explain(seat, action)
        allowed = action in passing
        if (illegal is None) != allowed:
            raise LawBroken("refusal", f"{name}: {action!r} is judged {illegal!r}")
        if illegal is not None:
            known = bool(illegal.rule) and (not rules or illegal.rule in rules)
            if not (bool(illegal.code) and known):
                raise LawBroken("refusal", f"{name}: no such rule in {illegal!r}")


def _listed(s: State, seat: int) -> set[Action]:
    shared, others, sets = s.legal_parts(seat)
    return {*shared, *others, *(space.nth(kind, first + i) for kind, first, bits in sets for i in bitset.members(bits))}


def _mutations(title: Title, legal: list[Action], rng: Random) -> list[Action]:
    kinds = [type(rng.choice(legal)), type(rng.choice(legal)), rng.choice(title.actions)]
    mutations = [space.any_of(kind, rng) for kind in kinds for _ in range(3)]
    near = rng.choice(legal)
    fields = space.bounds(type(near))
    if fields:
        name, numbers = rng.choice(fields)
        values = [int(getattr(near, field)) for field in near.__struct_fields__]
        values[near.__struct_fields__.index(name)] = rng.choice(numbers)
        mutations.append(space.make(type(near), tuple(values)))
    return mutations


def targets_tell(s: State, seat: int, rng: Random) -> None:
    """`why_not` is None for a target of a legal action, and a reason with a rule for every other target."""
    legal = {target for action in s.legal(seat) for target in action.targets()}
    every = sorted({target for _, action in s.candidates(seat) for target in action.targets()})
    for target in rng.sample(every, min(4, len(every))):
        why = s.why_not(seat, target)
        if (why is None) != (target in legal):
            raise LawBroken("targets", f"{target}: {why!r}")
        if not (why is None or bool(why.rule)):
            raise LawBroken("targets", f"{target} has no rule")


def secrets_stay(title: Title, s: State, rng: Random) -> None:
    """A resampled world looks the same to its seat and has every component."""
    for seat in everybody(s):
        other = s.resample(seat, rng)
        if other is s:
            raise LawBroken("view", "resample returned the state itself")
        mine, theirs = s.view(seat), other.view(seat)
        if mine != theirs:
            raise LawBroken("view", f"seat {seat} sees what it may not know: {difference(mine, theirs)}")
        if title.forecast is not None:
            mine_counted, theirs_counted = title.forecast(s, seat), title.forecast(other, seat)
            if mine_counted != theirs_counted:
                told = difference(mine_counted, theirs_counted)
                raise LawBroken("view", f"seat {seat}'s forecast tells what it may not know: {told}")
        if seat is not None:
            same = set(s.legal(seat)) == set(other.legal(seat))
            if not same:
                raise LawBroken("view", f"seat {seat}'s legal actions reveal what it may not know")
        try:
            other.verify()
        except AssertionError as error:
            raise LawBroken("verify", f"after resample({seat}): {error}") from error


def reveals_are_marked(s: State, seat: int, action: Action, rng: Random) -> None:
    """An action without a reveal mark tells nobody anything hidden, not even its player."""
    after = s.copy()
    events = _played(after, seat, action)
    if any(event.reveals for event in events):
        return
    for watcher in everybody(s):
        other = s.resample(watcher, rng)
        if watcher != seat and other.explain(seat, action) is not None:
            continue
        seen = [event.seen_by(watcher) for event in _played(other, seat, action)]
        mine, theirs = after.view(watcher), other.view(watcher)
        what = f"{action!r} by {seat} tells {watcher} something without a reveal mark"
        if mine != theirs:
            raise LawBroken("reveal", f"{what}: {difference(mine, theirs)}")
        really_seen = [event.seen_by(watcher) for event in events]
        if really_seen != seen:
            raise LawBroken("reveal", f"{what}: {difference(really_seen, seen)}")


def _played(s: State, seat: int, action: Action) -> list[Event]:
    s.record()
    s.play(seat, action)
    return s.drain_events()


def lanes_commute(s: State, rng: Random) -> None:
    """Within a fork the order in which the seats act does not matter."""
    if len(s.asked()) < 2:
        return
    one, other = s.copy(), s.copy()
    done: list[tuple[int, Action]] = []
    fork = one.forks
    while one.lanes and one.forks == fork and len(done) < 60:
        seat = rng.choice(one.asked())
        action = one.sample_legal(seat, rng.random)
        one.play(seat, action)
        done.append((seat, action))
    seats = list(range(s.seats))
    rng.shuffle(seats)
    for seat, action in sorted(done, key=lambda pair: seats[pair[0]]):
        illegal = other.explain(seat, action)
        if illegal is not None:
            raise LawBroken("lanes", f"{action!r} depends on other lanes: {illegal!r}")
        other.play(seat, action)
    if one != other:
        raise LawBroken("lanes", f"the order matters: {difference(one.dump(), other.dump())}")


def undo_restores(match: Match, rng: Random) -> None:
    """Undo restores the earlier state, and playing the same actions again leads back to the later one."""
    before = match.state.digest()
    for seat in range(match.setup.seats):
        reach = match.undo_reach(seat)
        if not reach.entries:
            continue
        trial = match.at(len(match.log))
        if trial.state.digest() != before:
            raise LawBroken("undo", "replaying the log gives another state")
        count = rng.randint(1, len(reach.entries))
        struck = sorted(reach.entries[:count])
        newest = [number for number, _ in match.played()][-count:]
        trial.undo(seat, count)
        if newest == struck:
            earlier = match.at(struck[0])
            if trial.state != earlier.state:
                raise LawBroken("undo", "undo does not restore the earlier state")
        for number in struck:
            action = match.log[number].action
            assert action is not None, "only actions can be struck"
            illegal = trial.state.explain(seat, action)
            if illegal is not None:
                raise LawBroken("undo", f"{action!r} cannot be played again: {illegal!r}")
            trial.play(seat, action)
        if trial.state.digest() != before:
            raise LawBroken("undo", "undo and redo lead to another state")


def replay_gives_digests(match: Match) -> None:
    """Replaying the log gives the same digests."""
    number = match.first_difference()
    if number is not None:
        raise LawBroken("replay", f"entry {number} has another digest when replayed")


def game_ends_well(match: Match, decisions: int) -> None:
    """A game ends within `longest` decisions, with an outcome, and then refuses every action."""
    s = match.state
    if decisions > match.title.longest:
        raise LawBroken("end", f"{decisions} decisions are more than `longest`")
    outcome = s.outcome()
    assert match.over, "only finished games are checked"
    if outcome is None:
        raise LawBroken("end", "nobody is asked, but there is no outcome")
    assert outcome is not None, "checked above"
    sound = len(outcome.places) == len(outcome.points) == s.seats and min(outcome.places) == 1
    if outcome.others:
        sound = sound and len(outcome.overall) == s.seats + len(outcome.others) and min(outcome.overall) == 1
    if not sound:
        raise LawBroken("end", f"an inconsistent outcome: {outcome!r}")
    for action in (entry.action for _, entry in match.played()[-2:]):
        assert action is not None, "played entries have actions"
        illegal = s.explain(0, action)
        over = illegal is not None and illegal.code == "game-over" and bool(illegal.rule)
        if not over:
            raise LawBroken("end", f"{action!r} is not refused after the end")


# All of them -------------------------------------------------------------------------------------------------------


def check_position(title: Title, s: State, rng: Random, rules: Collection[str]) -> None:
    """Check every law that a single position can break."""
    try:
        s.verify()
    except AssertionError as error:
        raise LawBroken("verify", str(error)) from error
    if not (s.outcome() is None or not s.asked()):
        raise LawBroken("end", "there is an outcome, but somebody is still asked")
    copies_are_independent(s, rng)
    dumps_load(s)
    secrets_stay(title, s, rng)
    for seat in s.asked():
        legal_is_what_passes(title, s, seat, rng, rules)
        targets_tell(s, seat, rng)
    lanes_commute(s, rng)


def play_by_the_laws(
    title: Title,
    seats: int,
    options: Options,
    seed: int,
    share: float = 1.0,
    rules: Collection[str] = (),
) -> Match:
    """Play one random game with bounded options, check the laws at a share of its positions, and return the match."""
    rng = Random(seed)
    options = options.bounded()
    match = Match.new(title, seats, seed, options)
    if Match.new(title, seats, seed, options).state != match.state:
        raise LawBroken("end", "the same seed gives two different games")
    while not match.over:
        if len(match.log) > title.longest:
            raise LawBroken("end", "the game does not end")
        looked = rng.random() < share
        if looked:
            check_position(title, match.state, rng, rules)
        seat = rng.choice(match.state.asked())
        action = match.state.sample_legal(seat, rng.random)
        if looked:
            reveals_are_marked(match.state, seat, action, rng)
        match.play(seat, action)
        if looked and rng.random() < 0.1:
            undo_restores(match, rng)
    match.state.verify()
    if share:
        secrets_stay(match.title, match.state, rng)
        dumps_load(match.state)
        replay_gives_digests(match)
    game_ends_well(match, len(match.log))
    return match
