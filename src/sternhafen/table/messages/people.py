"""Messages about your account: signing up and in, devices, passkeys, and the preferences of all your devices."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import Incoming, Language, PlayerName

DeviceLabel = Annotated[str, Meta(max_length=40)]
"""What a person calls a device or passkey, such as "Firefox, Linux"."""
RecoveryCode = Annotated[str, Meta(min_length=20, max_length=40)]


class Preferences(Incoming):
    """What a person has set for all their devices; None leaves it to the device."""

    language: Language | None = None
    theme: Literal["auto", "dark", "light"] | None = None
    text: Literal["usual", "large", "largest"] | None = None
    speed: Literal["slow", "usual", "fast", "off"] | None = None
    sounds: bool | None = None
    volume: Annotated[float, Meta(ge=0, le=1)] | None = None
    notices: Annotated[list[Literal["browser", "flash", "sound"]], Meta(max_length=3)] | None = None
    shortcuts: Annotated[list[Literal["end", "only", "take"]], Meta(max_length=3)] | None = None
    """What is played without a click."""
    confirmations: bool | None = None
    """Whether one is asked once before a turn ends with actions left."""
    presence: bool | None = None
    """Whether people you have played with see that you are here."""


class PersonLine(Struct):
    """Somebody who has signed up, as their own lobby needs to know it."""

    name: str
    preferences: Preferences
    rated: bool = False
    """Whether their games may be rated."""
    administrator: bool = False
    """Whether the page for those in charge opens to them."""


class SignUp(Incoming):
    """Keep this guest's games under a name, and let other devices sign in."""

    name: PlayerName
    label: DeviceLabel = ""


class SignIn(Incoming):
    """Sign in on another device, by a recovery code or by what a passkey answered."""

    label: DeviceLabel = ""
    recovery: RecoveryCode | None = None
    credential: dict[str, Any] | None = None


class AddPasskey(Incoming):
    """A new passkey, as the browser made it."""

    credential: dict[str, Any]
    label: DeviceLabel = ""


class Ceremony(Struct):
    """What a browser needs to make or use a passkey: WebAuthn's options as JSON."""

    options: dict[str, Any]


class DeviceInfo(Struct):
    """A device that is signed in; `here` is the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class PasskeyInfo(Struct):
    """A passkey, and when it was last used."""

    id: str
    label: str
    created: int
    used: int | None


class Account(Struct):
    """What somebody who has signed up sees about themselves."""

    id: str
    name: str
    picture: str
    """The seed that their picture is drawn from."""
    created: int
    recovery: bool
    """Whether there is a recovery code."""
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    preferences: Preferences
    administrator: bool = False
    """Whether the page for those in charge opens to them."""


class AccountState(Struct):
    """Who asks: None for a guest. `passkeys` says whether this server can take any."""

    account: Account | None
    passkeys: bool


class SignedUp(Struct):
    """A new recovery code, shown once, and the account that it belongs to."""

    recovery: str
    account: Account


class WantRating(Incoming):
    """Whether your games are to be rated, under your name."""

    rated: bool


class LadderLine(Struct):
    """Somebody, or a bot, on the leaderboard of a title."""

    name: str
    bot: str | None
    rating: int
    provisional: bool
    """Whether too few games say so yet."""
    games: int
    you: bool
    picture: str = ""
    """The seed that somebody's picture is drawn from."""


class Ladder(Struct):
    """The leaderboard of a title, best first."""

    title: str
    lines: list[LadderLine]


class Favourite(Struct):
    """A part that somebody likes to play, by the end of the message that names it, and how often they won with it."""

    plays_as: str
    games: int
    won: int


class TitleRecord(Struct):
    """What somebody has done at one title; `places` counts first, second, … places at tables with others."""

    title: str
    games: int
    places: list[int]
    points: float | None
    """On average."""
    best: int | None
    solo_games: int
    best_solo: int | None
    rating: int | None
    provisional: bool
    favourites: list[Favourite] = []
    """The parts they have played most often, such as corporations."""


class PastSeat(Struct):
    """How a seat did."""

    name: str
    bot: str | None
    place: int
    points: int
    you: bool


class PastGame(Struct):
    """A game that is over; `counts` is false for lessons, practice and imported games."""

    table: str
    title: str
    at: int
    seats: list[PastSeat]
    verdict: str | None
    counts: bool
    rated: bool
    ended: str | None = None
    """How it ended if it was not played to its end: then nobody has points."""


class Meeting(Struct):
    """How often you finished ahead of or behind somebody at one title."""

    title: str
    games: int
    before: int
    after: int


class Opponent(Struct):
    """Somebody you have played with, and how often you finished ahead of or behind them, in all and title by title."""

    name: str
    games: int
    before: int
    after: int
    titles: list[Meeting] = []


BadgeCode = Literal["first-game", "first-landing", "all-titles", "beat-hard", "all-endings", "old-friends"]


class Badge(Struct):
    """Something worth remembering, and the game in which it came."""

    code: BadgeCode
    table: str
    at: int


class Profile(Struct):
    """What somebody has played, newest first."""

    games: int
    titles: list[TitleRecord]
    past: list[PastGame]
    opponents: list[Opponent]
    badges: list[Badge]
    rated: bool
    """Whether their games are rated."""
