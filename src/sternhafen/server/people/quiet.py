"""Quiet hours: when somebody gets no notifications, and when they may get them again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from sternhafen.table.messages.pushing import QuietHours


def known_zone(name: str) -> bool:
    """Return whether this machine knows a time zone.

    >>> known_zone("Europe/Berlin"), known_zone("Nowhere/Land")
    (True, False)
    """
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such zone, no such path, or a folder
        return False
    return True


def loud_from(hours: QuietHours | None, now: int) -> int:
    """Return when somebody may be notified: now, or when their quiet hours end.

    >>> night = QuietHours(22 * 60, 7 * 60, "UTC")
    >>> loud_from(night, 23 * 3600) // 3600, loud_from(night, 12 * 3600) // 3600
    (31, 12)
    """
    if hours is None or hours.begins == hours.ends or not known_zone(hours.zone):
        return now
    here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(hours.zone))
    minute = here.hour * 60 + here.minute
    if hours.begins < hours.ends:
        quiet = hours.begins <= minute < hours.ends
    else:
        quiet = minute >= hours.begins or minute < hours.ends
    if not quiet:
        return now
    end = here.replace(hour=hours.ends // 60, minute=hours.ends % 60, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)
    return int(end.timestamp())
