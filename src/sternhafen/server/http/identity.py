"""Identity: a guest is whoever knows a secret of 128 bits, by cookie or bearer; the server keeps only its hash.

Somebody who has signed up has a secret of 192 bits on each device, and is the same client on all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

PLAIN_COOKIE = "sternhafen"
SECURE_COOKIE = "__Host-sternhafen"
"""Behind https: a name that browsers take only from this very host, so that no neighbour of it can plant a secret."""
SECRET = re.compile(r"[0-9a-f]{32}|[0-9a-f]{48}")
DEVICE_DIGITS = 48
"""Digits in the secret of a device on which somebody is signed in; a guest's has 32."""
A_YEAR = 365 * 24 * 3600

Headers = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str | None:
    """Return a header's value."""
    return next((value.decode("latin-1") for key, value in headers if key.lower() == name), None)


def cookie_name(secure: bool) -> str:
    """Return the name of our cookie over http or https."""
    return SECURE_COOKIE if secure else PLAIN_COOKIE


def cookie_secret(headers: Headers, secure: bool) -> str | None:
    """Return the secret in our cookie, if it is well formed."""
    text = header(headers, b"cookie")
    if text is None:
        return None
    try:
        cookie = SimpleCookie(text).get(cookie_name(secure))
    except CookieError:
        return None
    return cookie.value if cookie is not None and SECRET.fullmatch(cookie.value) else None


def bearer_secret(headers: Headers) -> str | None:
    """Return the bearer secret, if it is well formed."""
    kind, _, value = (header(headers, b"authorization") or "").partition(" ")
    return value if kind.lower() == "bearer" and SECRET.fullmatch(value) else None


def secret_of(headers: Headers, secure: bool) -> str | None:
    """Return the secret a client showed: a bearer's before a cookie's."""
    return bearer_secret(headers) or cookie_secret(headers, secure)


def set_cookie(secret: str, secure: bool) -> str:
    """Return the header that hands a browser its secret."""
    kept = f"{cookie_name(secure)}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Strict"
    return kept + ("; Secure" if secure else "")


def origin_fits(headers: Headers, allowed: Iterable[str]) -> bool:
    """Return whether a request may act with the cookie it carries.

    A browser always names the origin of a page that makes an unsafe request or opens a socket. One that names none
    is no browser; it may come with a bearer secret, which no page of another site can add, but not with a cookie.
    """
    origin = header(headers, b"origin")
    if origin is None:
        return bearer_secret(headers) is not None or header(headers, b"cookie") is None
    allowed = tuple(allowed)
    if allowed:
        return origin in allowed
    try:
        return urlsplit(origin).netloc.lower() == (header(headers, b"host") or "").lower() != ""
    except ValueError:
        return False
