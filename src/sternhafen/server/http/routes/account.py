"""Routes to your account: signing up, in and out, devices, passkeys, preferences, and all of your data."""

from __future__ import annotations

from typing import Annotated, Any, NoReturn

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter

from sternhafen.server.http.identity import header
from sternhafen.server.http.routes.context import REFUSED, AnyRequest, app_of, pay, who_of
from sternhafen.server.people import passkeys
from sternhafen.table.create_table import checked_name, known_title
from sternhafen.table.messages.people import (
    AccountState,
    AddPasskey,
    Ceremony,
    Ladder,
    Preferences,
    Profile,
    SignedUp,
    SignIn,
    SignUp,
    WantRating,
)
from sternhafen.table.messages.requests import Rename
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined
from sternhafen.table.tokens import new_secret

DeviceId = Annotated[
    str, PathParameter(min_length=16, max_length=64, pattern="^[0-9a-f]+$", description="A device's id")
]
PasskeyId = Annotated[str, PathParameter(min_length=1, max_length=1400, description="A passkey's id")]


def origin_of(request: AnyRequest) -> str:
    """Return the page's origin. Only browsers sign in: they keep a cookie, and passkeys belong to an origin."""
    origin = header(request.scope["headers"], b"origin")
    if origin is None:
        raise Declined("wrong-origin", origin="-")
    return origin


def person_of(request: AnyRequest, kind: str = "person") -> str:
    """Return who asks, once they have paid for it; decline a guest."""
    pay(request, kind)
    person = who_of(request).person
    if person is None:
        raise Declined("not-signed-in")
    return person


def may_sign(request: AnyRequest) -> str:
    """Let a request that has to do with ways in pay; return its origin."""
    origin = origin_of(request)
    app_of(request).limits.take("sign", who_of(request).address)
    return origin


async def pay_for_all(request: AnyRequest) -> str | None:
    """Let a request pay for going through all that is kept about whoever asks; return who that is."""
    pay(request, "person")
    client = who_of(request).client
    pay(request, "personal_data", 0 if client is None else await app_of(request).steps.size(client))
    return client


def nobody() -> NoReturn:
    """Decline whoever has never been here."""
    raise Declined("nothing-kept")


def need_passkeys() -> None:
    """Decline where the library for passkeys is not installed."""
    if not passkeys.AVAILABLE:
        raise Declined("no-passkeys")


async def state(request: AnyRequest) -> AccountState:
    """Return who asks."""
    who = who_of(request)
    account = None if who.person is None else await app_of(request).accounts.account(who.person, who.device)
    return AccountState(account, passkeys.AVAILABLE)


@get("/api/me/account", responses=REFUSED)
async def my_account(request: AnyRequest) -> AccountState:
    """Return your account, if you have signed up."""
    pay(request, "person")
    return await state(request)


@post("/api/me/account", responses=REFUSED)
async def sign_up(request: AnyRequest, data: JSONBody[SignUp]) -> SignedUp:
    """Make an account; what this guest played comes along."""
    app, who = app_of(request), who_of(request)
    may_sign(request)
    if who.person is not None:
        raise Declined("signed-in-already")
    name = checked_name(data.name)
    await pay_for_all(request)
    person = await app.accounts.new_person(who.client)
    if who.client is not None:
        await app.steps.move(who.client, person)
    secret, code = await app.accounts.sign_up(person, name, one_line(data.label, 40))
    who.becomes(secret, person)
    return SignedUp(code, await app.accounts.account(person, who.device))


@post("/api/sign-in/options", status_code=200, responses=REFUSED)
async def sign_in_options(request: AnyRequest) -> Ceremony:
    """Return what a browser needs to sign in with a passkey."""
    origin = may_sign(request)
    need_passkeys()
    pay(request, "person")
    return Ceremony(await app_of(request).passkeys.request_options(origin))


@post("/api/sign-in", status_code=200, responses=REFUSED)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> AccountState:
    """Sign in on this device; what was played here as a guest comes along."""
    app, who, origin = app_of(request), who_of(request), may_sign(request)
    pay(request, "person")
    if data.credential is not None:
        need_passkeys()
        person: str | None = await app.passkeys.check(data.credential, origin)
    else:
        person = None if data.recovery is None else await app.accounts.by_code(data.recovery)
    if person is None:
        raise Declined("wrong-code")
    app.notices.bans.check(who.full_address, person)
    if who.person is None:
        await pay_for_all(request)
        if who.client is not None:
            await app.steps.move(who.client, person)
    elif who.device is not None:
        await app.accounts.sign_out(who.person, who.device)
    secret = await app.accounts.sign_in(person, one_line(data.label, 40))
    await app.notices.read()
    who.becomes(secret, person)
    return await state(request)


@post("/api/me/sign-out", status_code=200, responses=REFUSED)
async def sign_out(request: AnyRequest) -> AccountState:
    """Sign out on this device, which is a guest's from now on."""
    who, person = who_of(request), person_of(request)
    assert who.device is not None, "whoever is signed in is so on a device"
    await _end_device(request, person, who.device)
    who.becomes(new_secret(), None)
    return await state(request)


@delete("/api/me/devices/{device_id:str}", status_code=200, responses=REFUSED)
async def end_device(request: AnyRequest, device_id: DeviceId) -> AccountState:
    """Sign out on another device."""
    await _end_device(request, person_of(request), device_id)
    return await state(request)


async def _end_device(request: AnyRequest, person: str, device: str) -> None:
    app = app_of(request)
    await app.accounts.sign_out(person, device)
    await app.notices.read()


@post("/api/me/recovery", responses=REFUSED)
async def new_recovery_code(request: AnyRequest) -> SignedUp:
    """Make a new recovery code; the one before is worthless."""
    may_sign(request)
    person, app = person_of(request), app_of(request)
    code = await app.accounts.new_code(person)
    return SignedUp(code, await app.accounts.account(person, who_of(request).device))


@post("/api/me/passkeys/options", status_code=200, responses=REFUSED)
async def passkey_options(request: AnyRequest) -> Ceremony:
    """Return what a browser needs to make a passkey."""
    origin, person, app = may_sign(request), person_of(request), app_of(request)
    need_passkeys()
    line = await app.accounts.line(person)
    return Ceremony(await app.passkeys.creation_options(person, "" if line is None else line.name, origin))


@post("/api/me/passkeys", responses=REFUSED)
async def add_passkey(request: AnyRequest, data: JSONBody[AddPasskey]) -> AccountState:
    """Add a passkey that the browser has made."""
    origin, person = may_sign(request), person_of(request)
    need_passkeys()
    await app_of(request).passkeys.add(person, data.credential, one_line(data.label, 40), origin)
    return await state(request)


@delete("/api/me/passkeys/{passkey_id:str}", status_code=200, responses=REFUSED)
async def drop_passkey(request: AnyRequest, passkey_id: PasskeyId) -> AccountState:
    """Forget a passkey."""
    await app_of(request).accounts.drop_passkey(person_of(request), passkey_id)
    return await state(request)


@put("/api/me/name", responses=REFUSED)
async def rename_me(request: AnyRequest, data: JSONBody[Rename]) -> AccountState:
    """Change your name; seats keep the names they have."""
    await app_of(request).accounts.rename(person_of(request), checked_name(data.name))
    return await state(request)


@put("/api/me/preferences", responses=REFUSED)
async def set_preferences(request: AnyRequest, data: JSONBody[Preferences]) -> Preferences:
    """Set something for all of your devices."""
    await app_of(request).accounts.set_preferences(person_of(request), data)
    return data


@get("/api/me/profile", responses=REFUSED)
async def my_profile(request: AnyRequest) -> Profile:
    """Return what you have played, as a guest or not."""
    pay(request, "profile")
    return await app_of(request).profiles.profile(who_of(request).client or "-")


@put("/api/me/rated", responses=REFUSED)
async def want_rating(request: AnyRequest, data: JSONBody[WantRating]) -> Profile:
    """Turn ratings on or off for your future games."""
    person = person_of(request, "profile")
    await app_of(request).accounts.want_rating(person, data.rated)
    return await app_of(request).profiles.profile(person)


@get("/api/ladder/{title_id:str}", responses=REFUSED)
async def ladder(request: AnyRequest, title_id: FromPath[str]) -> Ladder:
    """Return the leaderboard of a title."""
    pay(request, "profile")
    return await app_of(request).ratings.ladder(known_title(title_id).id, who_of(request).person)


@get("/api/me/export", responses=REFUSED)
async def export_me(request: AnyRequest) -> Response[dict[str, Any]]:
    """Return everything that is kept about whoever asks, guest or not."""
    data = await app_of(request).steps.export(await pay_for_all(request) or nobody())
    headers = {"Content-Disposition": 'attachment; filename="sternhafen.json"'}
    return Response(msgspec.to_builtins(data), headers=headers)


@delete("/api/me", status_code=200, responses=REFUSED)
async def delete_me(request: AnyRequest) -> AccountState:
    """Delete everything that is kept about whoever asks; their moves stay, without a name."""
    who = who_of(request)
    await app_of(request).steps.forget(await pay_for_all(request) or nobody())
    who.becomes(new_secret(), None)
    return await state(request)


ROUTES = [
    my_account,
    sign_up,
    sign_in_options,
    sign_in,
    sign_out,
    end_device,
    new_recovery_code,
    passkey_options,
    add_passkey,
    drop_passkey,
    rename_me,
    set_preferences,
    my_profile,
    want_rating,
    ladder,
    export_me,
    delete_me,
]
