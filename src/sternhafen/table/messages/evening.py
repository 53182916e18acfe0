"""The evening as the people of a group see it: proposed dates, and where they talk."""

from __future__ import annotations

from msgspec import Struct


class DateInfo(Struct):
    """A proposed date in seconds since 1970, and which seats can come; `agreed` if everybody of the group can."""

    date: int
    at: int
    seat: int
    yes: list[int]
    no: list[int]
    agreed: bool


class EveningInfo(Struct):
    """When the group plays next, earliest first, and the link to where it talks; empty to everybody else."""

    dates: list[DateInfo] = []
    room: str = ""
