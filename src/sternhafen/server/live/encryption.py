"""Web Push: a message that only the subscribed browser can read (RFC 8291), and a signature of who sent it (RFC 8292).

`cryptography` comes with the extra `people`; it does the arithmetic, this module only arranges the bytes.
"""

from __future__ import annotations

import base64
import os
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

AVAILABLE = find_spec("cryptography") is not None
MAX_TEXT = 3_000
"""Bytes of a message before it is encrypted; what comes out fits into the one record of 4096 that is always taken."""
RECORD = 4096
VALID = 12 * 3600
"""Seconds that a signature holds; no service takes one for more than a day."""


def decoded(text: str) -> bytes:
    """Return what a browser has written in base64 for addresses, with or without padding.

    >>> decoded("AQID")
    b'\\x01\\x02\\x03'
    """
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    """Return bytes in base64 for addresses, without padding.

    >>> encoded(bytes([1, 2, 3]))
    'AQID'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """Return a new private key as 64 hex digits."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def private_key(key: str) -> EllipticCurvePrivateKey:
    """Return a private key from its hex digits."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int(key, 16), ec.SECP256R1())


def point(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key as the 65 bytes of its point."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """Return what browsers subscribe to: the public part of a private key."""
    return encoded(point(private_key(key).public_key()))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Return whether a browser's keys are keys: a point on the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Return bytes derived from a secret (HKDF with SHA-256)."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(text: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: str | None = None) -> bytes:
    """Return a message as the body of a push (`aes128gcm`); salt and own key are new each time but in a test."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(16)
    sender = private_key(own or new_key())
    theirs, mine = decoded(p256dh), point(sender.public_key())
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = sender.exchange(ec.ECDH(), receiver)
    secret = derive(decoded(auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text[:MAX_TEXT] + b"\x02", None)  # 2: this record is the last one
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def signature(endpoint: str, key: str, contact: str) -> str:
    """Return the header that says which server sends a push (VAPID)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
    head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    signed = f"{head}.{encoded(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(private_key(key).sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(key)}"
