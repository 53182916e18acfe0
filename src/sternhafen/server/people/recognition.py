"""Recognition: whose device a request comes from, asked of the database once and then remembered."""

from __future__ import annotations

from collections import OrderedDict

from sternhafen.server.people.accounts import Accounts

MAX_REMEMBERED = 10_000


class Recognition:
    """The devices that have been seen lately, and whose they are."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._people: OrderedDict[str, str] = OrderedDict()

    async def person(self, device: str) -> str | None:
        """Return who is signed in on a device."""
        person = self._people.get(device)
        if person is None:
            person = await self._accounts.by_device(device)
            if person is None:
                return None
            self._people[device] = person
            if len(self._people) > MAX_REMEMBERED:
                self._people.popitem(last=False)
        else:
            self._people.move_to_end(device)
        return person

    def forget(self, person: str) -> None:
        """Ask the database again about all devices of a person."""
        self._people = OrderedDict((device, whose) for device, whose in self._people.items() if whose != person)
