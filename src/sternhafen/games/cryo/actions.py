"""Everything a player can do: frozen data with bounded numbers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sternhafen.engine import Action, Free, Payment

Card = Annotated[int, Meta(ge=0, lt=8)]
HomeDock = Annotated[int, Meta(ge=0, lt=6)]
Section = Annotated[int, Meta(ge=0, lt=4)]
Cave = Annotated[int, Meta(ge=0, lt=14)]
UpToThree = Annotated[int, Meta(ge=0, lt=4)]
Row = Annotated[int, Meta(ge=0, lt=3)]


class PutAway(Action, frozen=True):
    """Put two of the five dealt cards away and keep the rest."""

    first: Card
    second: Card

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.first}", f"card:{self.second}")


class Deploy(Action, frozen=True):
    """Send the drone on a platform dock to a dock on the board; 20 is the transport dock."""

    home: HomeDock
    dock: Annotated[int, Meta(ge=0, lt=21)]

    def targets(self) -> tuple[str, ...]:
        return (f"home:{self.home}", f"dock:{self.dock}")


class Recall(Action, frozen=True):
    """Call all drones on the board back."""


class Use(Action, frozen=True):
    """Carry out an action space beside the drone."""

    space: Annotated[int, Meta(ge=0, lt=34)]

    def targets(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


class Decline(Action, frozen=True):
    """Leave an offer unused."""


class Wake(Action, frozen=True):
    """Take pods from the three chambers of a section."""

    first: UpToThree
    second: UpToThree
    third: UpToThree


class TakeReward(Action, frozen=True):
    """Return the tile to the box for its reward."""


class PlaceTile(Action, frozen=True):
    """Build the tile into a platform slot."""

    slot: Annotated[int, Meta(ge=0, lt=7)]

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.slot}",)


class ChooseResource(Action, frozen=True):
    """Name a resource (4 is energy)."""

    resource: Annotated[int, Meta(ge=0, lt=5)]

    def targets(self) -> tuple[str, ...]:
        return (f"resource:{self.resource}",)


class Burn(Action, frozen=True):
    """Turn crystals into energy."""

    amount: Annotated[int, Meta(ge=1, lt=4)]


class Convert(Action, frozen=True):
    """Turn resources into nanites."""

    crystal: UpToThree
    organics: UpToThree
    tech: UpToThree


class Announce(Action, frozen=True):
    """Say how many cards will be drawn and how many played."""

    draws: UpToThree
    plays: UpToThree


class DrawCard(Action, frozen=True):
    """Draw the top card of the deck."""

    def targets(self) -> tuple[str, ...]:
        return ("deck:0",)


class PlayCard(Action, frozen=True):
    """Play a hand card as upgrade (0), mission (1) or vehicle (2)."""

    card: Card
    use: Annotated[int, Meta(ge=0, lt=3)]

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"use:{self.use}")


class ScoutCave(Action, frozen=True):
    """Turn a face-down cave up."""

    cave: Cave

    def targets(self) -> tuple[str, ...]:
        return (f"cave:{self.cave}",)


class SendCrew(Action, frozen=True):
    """Send a pod to a salvage row."""

    row: Row

    def targets(self) -> tuple[str, ...]:
        return (f"row:{self.row}",)


class BringBack(Action, frozen=True):
    """Bring pods back from the three salvage rows."""

    crystal: UpToThree
    organics: UpToThree
    tech: UpToThree


class Launch(Action, frozen=True):
    """Choose the vehicle and the tunnel section of a transport."""

    vehicle: Card
    tunnel: Annotated[int, Meta(ge=0, lt=18)]

    def targets(self) -> tuple[str, ...]:
        return (f"vehicle:{self.vehicle}", f"tunnel:{self.tunnel}")


class Settle(Action, frozen=True):
    """Say how many pods go to each of the two caves of the tunnel section."""

    first: Annotated[int, Meta(ge=0, lt=6)]
    second: Annotated[int, Meta(ge=0, lt=6)]


class Spend(Payment, frozen=True):
    """Pay exactly these amounts."""

    crystal: Annotated[int, Meta(ge=0, lt=6)]
    organics: Annotated[int, Meta(ge=0, lt=6)]
    tech: Annotated[int, Meta(ge=0, lt=6)]
    nanites: Annotated[int, Meta(ge=0, lt=6)]
    energy: Annotated[int, Meta(ge=0, lt=7)]


class Resolve(Action, frozen=True):
    """Resolve the incident tile of a section."""

    section: Section

    def targets(self) -> tuple[str, ...]:
        return (f"incident:{self.section}",)


class Divert(Action, frozen=True):
    """Let a sabotage strike another section."""

    section: Section

    def targets(self) -> tuple[str, ...]:
        return (f"section:{self.section}",)


class ReturnDrone(Action, frozen=True):
    """Bring a drone home to a platform dock."""

    dock: HomeDock

    def targets(self) -> tuple[str, ...]:
        return (f"home:{self.dock}",)


class Activate(Action, frozen=True):
    """Carry out a platform action."""

    dock: HomeDock

    def targets(self) -> tuple[str, ...]:
        return (f"home:{self.dock}",)


class Awaken(Action, frozen=True):
    """Wake one pod in any chamber."""

    chamber: Annotated[int, Meta(ge=0, lt=12)]

    def targets(self) -> tuple[str, ...]:
        return (f"chamber:{self.chamber}",)


class DiscardCard(Action, frozen=True):
    """Discard a hand card."""

    card: Card

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class EndTurn(Action, frozen=True):
    """End the turn."""


class ScrapCard(Free, frozen=True):
    """Scrap a hand card."""

    card: Card

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class ScrapTile(Free, frozen=True):
    """Scrap a tile of the platform."""

    slot: Annotated[int, Meta(ge=0, lt=7)]

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.slot}",)


class ChooseDock(Action, frozen=True):
    """Choose the ship dock of the Rival's drone."""

    dock: Annotated[int, Meta(ge=0, lt=20)]

    def targets(self) -> tuple[str, ...]:
        return (f"dock:{self.dock}",)


class ChooseSection(Action, frozen=True):
    """Choose a section for the Rival."""

    section: Section

    def targets(self) -> tuple[str, ...]:
        return (f"section:{self.section}",)


class ChooseCave(Action, frozen=True):
    """Choose the cave that gets the Rival's odd pod."""

    cave: Cave

    def targets(self) -> tuple[str, ...]:
        return (f"cave:{self.cave}",)


class ChooseCaves(Action, frozen=True):
    """Choose the two caves over which the Rival spreads its pods."""

    first: Cave
    second: Cave

    def targets(self) -> tuple[str, ...]:
        return (f"cave:{self.first}", f"cave:{self.second}")


ACTIONS: tuple[type[Action], ...] = (
    PutAway,
    Deploy,
    Recall,
    Use,
    Decline,
    Wake,
    TakeReward,
    PlaceTile,
    ChooseResource,
    Burn,
    Convert,
    Announce,
    DrawCard,
    PlayCard,
    ScoutCave,
    SendCrew,
    BringBack,
    Launch,
    Settle,
    Spend,
    Resolve,
    Divert,
    ReturnDrone,
    Activate,
    Awaken,
    DiscardCard,
    EndTurn,
    ScrapCard,
    ScrapTile,
    ChooseDock,
    ChooseSection,
    ChooseCave,
    ChooseCaves,
)


def up_to_three() -> list[tuple[int, int, int]]:
    """Return every way to take one to three things of three kinds: pods of chambers, or resources."""
    few = range(4)
    return [(a, b, c) for a in few for b in few for c in few if 1 <= a + b + c <= 3]
