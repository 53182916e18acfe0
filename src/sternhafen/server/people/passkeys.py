"""Passkeys: a device proves who it is by signing a challenge (WebAuthn); only public keys are stored.

The library is the extra `people`; a server without it takes recovery codes only.
"""

from __future__ import annotations

import json
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.people_tables import challenges, passkeys
from sternhafen.table.refusals import Declined
from sternhafen.table.tokens import hashed

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

AVAILABLE = find_spec("webauthn") is not None
MINUTES = 5
NAME = "Sternhafen"


class Passkeys:
    """Makes and checks passkeys."""

    def __init__(self, connections: Connections, most: int) -> None:
        self._read = connections.read
        self._write = connections.write
        self._most = most

    async def creation_options(self, person: str, name: str, origin: str) -> dict[str, Any]:
        """Return what a browser needs to make a passkey for a person."""
        from webauthn import generate_registration_options
        from webauthn.helpers import options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        owned = await self._descriptors(person)
        if len(owned) >= self._most:
            raise Declined("too-many-passkeys", most=self._most)
        options = generate_registration_options(
            rp_id=site(origin),
            rp_name=NAME,
            user_id=bytes.fromhex(person),
            user_name=name,
            exclude_credentials=owned,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        await self._expect(options.challenge, person)
        return as_dict(options_to_json(options))

    async def add(self, person: str, credential: dict[str, Any], label: str, origin: str) -> None:
        """Store a passkey that a person's browser has made, or decline it."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = challenge_in(credential)
        if await self._take(challenge) != person:
            raise Declined("passkey-refused")
        try:
            made = verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site(origin), expected_origin=origin
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Declined("passkey-refused") from None
        row: dict[str, Any] = {
            "id": bytes_to_base64url(made.credential_id),
            "person": person,
            "key": made.credential_public_key,
        }
        row |= {"signed": made.sign_count, "label": label, "created": int(time.time()), "used": None}
        try:
            await self._write(lambda connection: connection.execute(sa.insert(passkeys), row))
        except sa.exc.IntegrityError:
            raise Declined("passkey-refused") from None

    async def request_options(self, origin: str) -> dict[str, Any]:
        """Return what a browser needs to sign in with any passkey that it has for this site."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json

        options = generate_authentication_options(rp_id=site(origin))
        await self._expect(options.challenge, "")
        return as_dict(options_to_json(options))

    async def check(self, credential: dict[str, Any], origin: str) -> str:
        """Return whose passkey has signed, or decline."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = challenge_in(credential)
        if await self._take(challenge) != "":
            raise Declined("passkey-refused")
        here = passkeys.c.id == str(credential.get("id", ""))
        row = await self._read(lambda connection: connection.execute(sa.select(passkeys).where(here)).first())
        if row is None:
            raise Declined("passkey-unknown")
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site(origin),
                expected_origin=origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.signed,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Declined("passkey-refused") from None
        used = {"signed": signed.new_sign_count, "used": int(time.time())}
        await self._write(lambda connection: connection.execute(sa.update(passkeys).where(here).values(used)))
        return str(row.person)

    async def _descriptors(self, person: str) -> list[PublicKeyCredentialDescriptor]:
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import PublicKeyCredentialDescriptor

        wanted = sa.select(passkeys.c.id).where(passkeys.c.person == person)
        ids = await self._read(lambda connection: list(connection.execute(wanted).scalars()))
        return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in ids]

    async def _expect(self, challenge: bytes, person: str) -> None:
        now = int(time.time())
        row = {"hash": hashed(challenge.hex()), "person": person, "until": now + MINUTES * 60}

        def make(connection: sa.Connection) -> None:
            connection.execute(sa.delete(challenges).where(challenges.c.until < now))
            connection.execute(sa.insert(challenges), row)

        await self._write(make)

    async def _take(self, challenge: bytes) -> str | None:
        """Return for whom a challenge was made, and let nobody use it again."""
        here = (challenges.c.hash == hashed(challenge.hex())) & (challenges.c.until >= int(time.time()))

        def take(connection: sa.Connection) -> str | None:
            person = connection.execute(sa.select(challenges.c.person).where(here)).scalar_one_or_none()
            return person if connection.execute(sa.delete(challenges).where(here)).rowcount == 1 else None

        return await self._write(take)


def site(origin: str) -> str:
    """Return the host that passkeys of an origin belong to.

    >>> site("https://games.example.org:8443")
    'games.example.org'
    """
    return urlsplit(origin).hostname or ""


def challenge_in(credential: dict[str, Any]) -> bytes:
    """Return the challenge that a browser says it was given, or decline what is no credential."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise Declined("passkey-refused") from None


def as_dict(text: str) -> dict[str, Any]:
    """Return WebAuthn's options as what JSON can hold."""
    options: dict[str, Any] = json.loads(text)
    return options
