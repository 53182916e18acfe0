"""Messages about who plays together: people you have played with, invitations, and groups."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import ChatText, Incoming, Moment, PlayerName, Status

GroupName = Annotated[str, Meta(min_length=1, max_length=40)]
Handle = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]
"""An id for somebody you have played with; it means nothing to anybody else."""


class Friend(Struct):
    """Somebody you have played with; `here` is None unless they let people they have played with see it."""

    id: str
    name: str
    tables: int
    here: bool | None
    picture: str
    """The seed that their picture is drawn from."""


class InvitationLine(Struct):
    """An invitation to a seat at a table or into a group."""

    id: str
    at: int
    name: str
    """Who invites."""
    table: str | None
    title: str | None
    group: str | None
    """The name of the group."""


class GroupLine(Struct):
    """One of your groups."""

    id: str
    name: str
    members: int
    newest: int
    """When something was said there last, or when it was made."""


class Friends(Struct):
    """Whom one plays with: people, groups, and invitations that wait for an answer."""

    friends: list[Friend]
    groups: list[GroupLine]
    invitations: list[InvitationLine]


class Member(Struct):
    """Somebody in a group."""

    name: str
    you: bool
    here: bool | None
    picture: str
    """The seed that their picture is drawn from."""


class GroupSaid(Struct):
    """A line of a group's chat."""

    number: int
    at: int
    name: str
    text: str
    yours: bool


class GroupDate(Struct):
    """A date that a group chooses from, and who can come."""

    number: int
    at: int
    yes: list[str]
    no: list[str]
    yours: bool | None


class GroupTable(Struct):
    """The table a group plays at; `episode` is 0 outside of a campaign, `table` the newest that follows the first."""

    table: str
    title: str
    status: Status
    episode: int


class Group(Struct):
    """A group with what it keeps."""

    id: str
    name: str
    members: list[Member]
    chat: list[GroupSaid]
    dates: list[GroupDate]
    table: GroupTable | None


class NewGroup(Incoming):
    """A group to be made; whoever makes it is in it, by this name."""

    name: GroupName
    own: PlayerName


class InviteFriend(Incoming):
    """Whom to invite, and by which name one does."""

    friend: Handle
    name: PlayerName


class Accept(Incoming):
    """Come to where one is invited, by this name."""

    name: PlayerName


class Accepted(Struct):
    """Where one is now: at a table or in a group."""

    table: str | None
    group: str | None


class SayToGroup(Incoming):
    """A line for a group's chat."""

    text: ChatText


class GroupDateWish(Incoming):
    """A date to choose from."""

    at: Moment


class GroupDateAnswer(Incoming):
    """Whether one can come."""

    yes: bool


class GroupTableWish(Incoming):
    """The table that a group shall play at, hosted by whoever says so; all others are invited. None: no table."""

    table: Annotated[str, Meta(min_length=1, max_length=32)] | None
    name: PlayerName
