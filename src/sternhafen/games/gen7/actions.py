"""What players can do: bounded small numbers."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from sternhafen.engine.values import Action, Free
from sternhafen.games.gen7.aliases import die_of, owner_of
from sternhafen.games.gen7.campaign.limits import (
    MAX_CARDS,
    MAX_FILES,
    MAX_OPTIONS,
    MAX_ROOMS_AND_QUARTERS,
    MAX_RULES,
    MAX_SINGLE_PLACES,
    MAX_SKILLS,
    MAX_STATIONS,
    MAX_TARGETS,
    MAX_TASKS,
)
from sternhafen.games.gen7.data.vocabulary import CODES, DECKS, FACES, MAX_SEATS, ROBOT

Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Payer = Annotated[int, Meta(ge=0, lt=MAX_SEATS + 1)]
Die = Annotated[int, Meta(ge=0, lt=CODES)]
Shift = Annotated[int, Meta(ge=-6, lt=7)]
Place = Annotated[int, Meta(ge=0, lt=MAX_SINGLE_PLACES)]
Target = Annotated[int, Meta(ge=0, lt=MAX_TARGETS)]
Station = Annotated[int, Meta(ge=0, lt=MAX_STATIONS)]
Half = Annotated[int, Meta(ge=-1, lt=13)]
Value = Annotated[int, Meta(ge=1, lt=13)]
Resource = Annotated[int, Meta(ge=0, lt=3)]
Amount = Annotated[int, Meta(ge=0, lt=16)]
System = Annotated[int, Meta(ge=1, lt=4)]
Room = Annotated[int, Meta(ge=0, lt=MAX_ROOMS_AND_QUARTERS)]
Deck = Annotated[int, Meta(ge=0, lt=len(DECKS))]
Card = Annotated[int, Meta(ge=0, lt=MAX_CARDS)]
STORE_PAYS: Final = MAX_SEATS
"""The number of the ship's store among those who pay."""


def shown(die: int, by: int) -> int:
    """Return what a die shows that is changed by so much, or 0 if no die can show that (GEN7-33.33)."""
    value, faces = die % 12 + 1, FACES[die // 12]
    return value + by if value <= faces and 1 <= value + by <= faces else 0


class Deploy(Action, frozen=True):
    """Put a die from the crew quarters on a station, its value changed by `by` where a rule allows it."""

    die: Die
    station: Place
    by: Shift

    def targets(self) -> tuple[str, ...]:
        return (f"die:{self.die}", f"station:{self.station}")

    def conceivable(self) -> bool:
        return shown(self.die, self.by) > 0


class Idle(Action, frozen=True):
    """Put a die into the wake-up room, as no station is free for it."""

    die: Die

    def targets(self) -> tuple[str, ...]:
        return (f"die:{self.die}", "wake")


class Propose(Action, frozen=True):
    """Begin to fill a group station."""

    target: Target

    def targets(self) -> tuple[str, ...]:
        return (f"group:{self.target}",)


class Assign(Action, frozen=True):
    """Offer a die for the next sub-station; a robot on two shows `left` on the first of them."""

    seat: Seat
    die: Die
    by: Shift
    left: Half

    def targets(self) -> tuple[str, ...]:
        return (f"crew:{self.seat}:{self.die}",)

    def conceivable(self) -> bool:
        value = shown(self.die, self.by)
        return value > 0 and (self.left < 0 or (self.die // 12 == ROBOT and self.left <= value))


class Share(Action, frozen=True):
    """Say how much of a resource somebody pays; payer 4 is the ship's store."""

    payer: Payer
    res: Resource
    amount: Amount

    def targets(self) -> tuple[str, ...]:
        return (f"payer:{self.payer}",)


class Agree(Action, frozen=True):
    """Say yes."""


class Decline(Action, frozen=True):
    """Say no."""


class Ready(Action, frozen=True):
    """Go on."""


class Pass(Action, frozen=True):
    """Leave it at that."""


class PickOption(Action, frozen=True):
    """Choose one of the answers a card or the story offers."""

    option: Annotated[int, Meta(ge=0, lt=MAX_OPTIONS)]

    def targets(self) -> tuple[str, ...]:
        return (f"option:{self.option}",)


class PickSeat(Action, frozen=True):
    """Choose a player."""

    seat: Seat

    def targets(self) -> tuple[str, ...]:
        return (f"seat:{self.seat}",)


class PickResource(Action, frozen=True):
    """Choose a resource."""

    res: Resource

    def targets(self) -> tuple[str, ...]:
        return (f"resource:{self.res}",)


class PickSystem(Action, frozen=True):
    """Choose a system."""

    system: System

    def targets(self) -> tuple[str, ...]:
        return (f"system:{self.system}",)


class PickRoom(Action, frozen=True):
    """Choose a room."""

    room: Room

    def targets(self) -> tuple[str, ...]:
        return (f"room:{self.room}",)


class PickStation(Action, frozen=True):
    """Choose a station."""

    station: Station

    def targets(self) -> tuple[str, ...]:
        return (f"station:{self.station}",)


class PickTask(Action, frozen=True):
    """Choose a priority task."""

    task: Annotated[int, Meta(ge=0, lt=MAX_TASKS)]

    def targets(self) -> tuple[str, ...]:
        return (f"group:{self.task}",)


class PickDie(Action, frozen=True):
    """Choose a die."""

    seat: Seat
    die: Die

    def targets(self) -> tuple[str, ...]:
        return (f"crew:{self.seat}:{self.die}",)


class SetDie(Action, frozen=True):
    """Turn a die to a value."""

    seat: Seat
    die: Die
    value: Value

    def targets(self) -> tuple[str, ...]:
        return (f"crew:{self.seat}:{self.die}", f"value:{self.value}")


class TakeCard(Action, frozen=True):
    """Choose a card."""

    deck: Deck
    card: Card

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.deck}:{self.card}",)


class SpendData(Action, frozen=True):
    """Pay data for as many additional cards to choose from."""

    amount: Annotated[int, Meta(ge=0, lt=3)]


class Provide(Action, frozen=True):
    """Give resources to the ship's store for merits."""

    amount: Annotated[int, Meta(ge=0, lt=7)]


class Join(Action, frozen=True):
    """Take part in a briefing with a die, its value changed by `by` where a rule allows it."""

    die: Die
    by: Shift

    def targets(self) -> tuple[str, ...]:
        return (f"die:{self.die}",)

    def conceivable(self) -> bool:
        return shown(self.die, self.by) > 0


class DrawAlone(Action, frozen=True):
    """Draw the top work order instead of joining a briefing."""


class UseRule(Action, frozen=True):
    """Use one of your schemas, skills or kept cards."""

    rule: Annotated[int, Meta(ge=0, lt=MAX_RULES)]

    def targets(self) -> tuple[str, ...]:
        return (f"rule:{self.rule}",)


class Instead(Action, frozen=True):
    """Resolve a plot rule instead of one of a room's actions."""

    rule: Annotated[int, Meta(ge=0, lt=MAX_RULES)]
    action: Annotated[int, Meta(ge=0, lt=4)]


class Buy(Action, frozen=True):
    """Buy a skill and discard those of the mask `drops` (by place among the skills you own)."""

    skill: Annotated[int, Meta(ge=0, lt=MAX_SKILLS)]
    drops: Annotated[int, Meta(ge=0, lt=32)]

    def targets(self) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


class PlayFile(Free, frozen=True):
    """Play a file card."""

    file: Annotated[int, Meta(ge=0, lt=MAX_FILES)]

    def targets(self) -> tuple[str, ...]:
        return (f"card:0:{self.file}",)


class ChangeDie(Free, frozen=True):
    """Change one of your dice by the side use of chemicals (officers, colonists) or parts (robots)."""

    die: Die
    value: Value

    def targets(self) -> tuple[str, ...]:
        return (f"die:{self.die}", f"value:{self.value}")


class UseFreely(Free, frozen=True):
    """Use one of your skills that may be used at any time."""

    rule: Annotated[int, Meta(ge=0, lt=MAX_RULES)]

    def targets(self) -> tuple[str, ...]:
        return (f"rule:{self.rule}",)


ALL: Final = (
    Deploy, Idle, Propose, Assign, Share, Agree, Decline, Ready, Pass, PickOption, PickSeat, PickResource, PickSystem,
    PickRoom, PickStation, PickTask, PickDie, SetDie, TakeCard, SpendData, Provide, Join, DrawAlone, UseRule, Instead,
    Buy, PlayFile, ChangeDie, UseFreely,
)  # fmt: skip
AGREE: Final = Agree()
DECLINE: Final = Decline()
READY: Final = Ready()
PASS: Final = Pass()
DRAW_ALONE: Final = DrawAlone()
DEPLOYS: Final = tuple(
    [tuple([Deploy(die, station, 0) for station in range(MAX_SINGLE_PLACES)]) for die in range(CODES)]
)
"""Every plain deployment by die and station."""
IDLES: Final = tuple([Idle(die) for die in range(CODES)])
PROPOSALS: Final = tuple([Propose(target) for target in range(MAX_TARGETS)])
CHANGES: Final = tuple([tuple([ChangeDie(die, value) for value in range(1, 13)]) for die in range(CODES)])
PICK_OPTIONS: Final = tuple([PickOption(option) for option in range(MAX_OPTIONS)])
PICK_RESOURCES: Final = tuple([PickResource(res) for res in range(3)])
PLAY_FILES: Final = tuple([PlayFile(file) for file in range(MAX_FILES)])
PICK_SEATS: Final = tuple([PickSeat(seat) for seat in range(MAX_SEATS)])
PICK_SYSTEMS: Final = tuple([PickSystem(max(1, system)) for system in range(4)])
PICK_ROOMS: Final = tuple([PickRoom(room) for room in range(MAX_ROOMS_AND_QUARTERS)])
TAKE_CARDS: Final = tuple([tuple([TakeCard(deck, card) for card in range(MAX_CARDS)]) for deck in range(len(DECKS))])
SPEND_DATA: Final = tuple([SpendData(amount) for amount in range(3)])
PROVISIONS: Final = tuple([Provide(amount) for amount in range(7)])
JOINS: Final = tuple([Join(die, 0) for die in range(CODES)])
"""By die, unchanged."""
PICK_DICE: Final = tuple([PickDie(seat, die) for seat in range(MAX_SEATS) for die in range(CODES)])
"""By piece."""
SET_DICE: Final = tuple([
    tuple([SetDie(owner_of(p), die_of(p), value) for value in range(1, 13)]) for p in range(MAX_SEATS * CODES)
])  # fmt: skip
"""By piece and value."""
SHARES: Final = tuple([
    tuple([tuple([Share(payer, res, amount) for amount in range(16)]) for res in range(3)])
    for payer in range(MAX_SEATS + 1)
])  # fmt: skip
"""By payer, resource and amount."""
