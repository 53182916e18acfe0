"""What happens in scenes: pages, finds, figures, teams, secrets, posts."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.games.gen7.effects.story_events import Gen7Event


class PageRead(Gen7Event, frozen=True):
    """A passage of a page is read, to all or to whom it concerns."""

    secret: ClassVar[tuple[str, ...]] = ("text",)
    page: int
    text: int | None


class PlotHalfDone(Gen7Event, frozen=True):
    """The plot goal was half reached."""

    point: int


class FindTurnedUp(Gen7Event, frozen=True):
    """A find was turned up, or taken away unseen by somebody else."""

    find: int
    lost: bool


class TokenMoved(Gen7Event, frozen=True):
    """A figure went to a room."""

    token: int
    room: int


class TeamsChosen(Gen7Event, frozen=True):
    """Everybody is in a team."""

    teams: tuple[int, ...]


class BallotCast(Gen7Event, frozen=True):
    """A ballot lies in the box; -1 where chance put it in."""

    seat: int


class BallotsCounted(Gen7Event, frozen=True):
    """The box was opened: the ballots for every option."""

    sums: tuple[int, ...]


class ChoicesShown(Gen7Event, frozen=True):
    """Everybody shows what they chose in secret."""

    options: tuple[int, ...]


class AlarmSeen(Gen7Event, frozen=True):
    """Somebody looked behind an alarm: is it arranged?"""

    secret: ClassVar[tuple[str, ...]] = ("arranged",)
    seat: int
    task: int
    arranged: bool | None


class StrainFelt(Gen7Event, frozen=True):
    """Somebody felt how much strain a station bears."""

    secret: ClassVar[tuple[str, ...]] = ("strain",)
    seat: int
    station: int
    strain: int | None


class CalledBack(Gen7Event, frozen=True):
    """A die was called back from its post."""

    seat: int
    die: int


class DieAway(Gen7Event, frozen=True):
    """A die is out for the rest of the episode."""

    seat: int
    die: int


class ChainBroke(Gen7Event, frozen=True):
    """The relay's chain broke and begins again."""


class SkillGiven(Gen7Event, frozen=True):
    """A skill was given up for good."""

    seat: int
    skill: int


class ReasonsDealt(Gen7Event, frozen=True):
    """A secret Reason was dealt."""

    secret: ClassVar[tuple[str, ...]] = ("reason",)
    seat: int
    reason: int | None


SCENE_EVENTS: Final = (
    PageRead, PlotHalfDone, FindTurnedUp, TokenMoved, TeamsChosen, BallotCast, BallotsCounted, ChoicesShown,
    AlarmSeen, StrainFelt, CalledBack, DieAway, ChainBroke, SkillGiven, ReasonsDealt,
)  # fmt: skip
