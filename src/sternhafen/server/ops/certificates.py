"""Certificates: an authority of this machine's own, for home networks, where nobody else vouches for an address.

A device that trusts the authority sees a secure page, so that passkeys, notifications and the app work there. The
authority can vouch for private addresses and this machine's names only, so that trusting it risks little elsewhere.
"""

from __future__ import annotations

import os
import re
import socket
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from sternhafen.server.ops.tls import AUTHORITY

AUTHORITY_LASTS: Final = timedelta(days=3650)
LASTS: Final = timedelta(days=397)
"""How long browsers accept a server's certificate at most."""
RENEWED_BEFORE: Final = timedelta(days=60)
CLOCKS: Final = timedelta(days=1)
"""How far a device's clock may be behind this machine's."""
PRIVATE: Final = tuple(
    ip_network(one)
    for one in (
        "10.0.0.0/8",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
    )
)
HOST_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*")


class PublicAddress(ValueError):
    """An address that is not private: the Internet has authorities of its own."""


@dataclass(frozen=True)
class Names:
    """What a certificate vouches for."""

    hosts: frozenset[str]
    addresses: frozenset[str]

    def stated(self) -> list[x509.GeneralName]:
        """Return them as a certificate states them."""
        hosts = [x509.DNSName(one) for one in sorted(self.hosts)]
        return [*hosts, *(x509.IPAddress(ip_address(one)) for one in sorted(self.addresses))]


@dataclass(frozen=True)
class Made:
    """The files of a certificate that was made here."""

    folder: Path

    @property
    def chain(self) -> Path:
        """The server's certificate, and the authority's after it."""
        return self.folder / "server.pem"

    @property
    def key(self) -> Path:
        """The server's key."""
        return self.folder / "server-key.pem"

    @property
    def authority(self) -> Path:
        """What devices are asked to trust."""
        return self.folder / AUTHORITY

    @property
    def authority_key(self) -> Path:
        """What nobody else may have."""
        return self.folder / "authority-key.pem"


def make_certificate(folder: Path, *addresses: str) -> Made:
    """Return a certificate for this machine by these addresses; only what is missing or too old is made."""
    for address in addresses:
        if not is_private(address):
            raise PublicAddress(address)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    files = Made(folder)
    names = Names(host_names(), frozenset(addresses) | {"127.0.0.1", "::1"})
    authority, key = _kept_authority(files, names) or _make_authority(files, names)
    if not _vouches(files, authority, names):
        _make_server(files, authority, key, names)
    return files


def is_private(address: str) -> bool:
    """Return whether an address belongs to a private network.

    >>> is_private("192.168.1.20"), is_private("8.8.8.8"), is_private("games.example.org")
    (True, False, False)
    """
    try:
        where = ip_address(address)
    except ValueError:
        return False
    return any(where in one for one in PRIVATE)


def host_names() -> frozenset[str]:
    """Return the names by which others in the network may know this machine."""
    name = socket.gethostname().lower()
    if name == "localhost" or HOST_NAME.fullmatch(name) is None:
        return frozenset({"localhost"})
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"})


def fingerprint(authority: Path) -> str:
    """Return what a device shows of an authority when it asks whether to trust it."""
    return x509.load_pem_x509_certificate(authority.read_bytes()).fingerprint(SHA256()).hex(":").upper()


def _kept_authority(files: Made, names: Names) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey] | None:
    """Return the authority and its key, if it is still able to vouch for this machine."""
    if not (files.authority.exists() and files.authority_key.exists()):
        return None
    authority = x509.load_pem_x509_certificate(files.authority.read_bytes())
    key = load_pem_private_key(files.authority_key.read_bytes(), None)
    permitted = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or ()
    hosts = {one.value for one in permitted if isinstance(one, x509.DNSName)}
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not names.hosts <= hosts or not _lasts(authority):
        return None
    return authority, key


def _vouches(files: Made, authority: x509.Certificate, names: Names) -> bool:
    """Return whether there is a certificate of the authority for all these names."""
    if not (files.chain.exists() and files.key.exists()):
        return False
    certificate = x509.load_pem_x509_certificate(files.chain.read_bytes())
    stated = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    addresses = {str(one) for one in stated.get_values_for_type(x509.IPAddress)}
    covered = names.addresses <= addresses and names.hosts <= set(stated.get_values_for_type(x509.DNSName))
    return covered and certificate.issuer == authority.subject and _lasts(certificate)


def _lasts(certificate: x509.Certificate) -> bool:
    return certificate.not_valid_after_utc - RENEWED_BEFORE > datetime.now(UTC)


def _make_authority(files: Made, names: Names) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    made = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S")
    name = _name(f"Sternhafen on {socket.gethostname()[:20]}, {made}")
    permitted = [*(x509.DNSName(one) for one in sorted(names.hosts)), *(x509.IPAddress(one) for one in PRIVATE)]
    authority = (
        _begin(name, name, key, AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_uses(signs=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, SHA256())
    )
    _write_key(files.authority_key, key)
    _write(files.authority, authority.public_bytes(Encoding.PEM), 0o644)
    return authority, key


def _make_server(
    files: Made, authority: x509.Certificate, authority_key: ec.EllipticCurvePrivateKey, names: Names
) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    issuer_key = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key())
    certificate = (
        _begin(_name("Sternhafen"), authority.subject, key, LASTS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_uses(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(names.stated()), critical=False)
        .add_extension(issuer_key, critical=False)
        .sign(authority_key, SHA256())
    )
    _write_key(files.key, key)
    _write(files.chain, b"".join(one.public_bytes(Encoding.PEM) for one in (certificate, authority)), 0o644)


def _begin(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, lasts: timedelta
) -> x509.CertificateBuilder:
    begins = datetime.now(UTC) - CLOCKS
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begins)
        .not_valid_after(begins + lasts)
    )


def _uses(signs: bool) -> x509.KeyUsage:
    """Return what a key is for: to sign certificates, or to prove who a server is."""
    return x509.KeyUsage(
        digital_signature=not signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs,
        crl_sign=signs,
        encipher_only=False,
        decipher_only=False,
    )


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _write_key(file: Path, key: ec.EllipticCurvePrivateKey) -> None:
    _write(file, key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()), 0o600)


def _write(file: Path, content: bytes, mode: int) -> None:
    """Write a file that was never readable by more people than it is now, and never half there."""
    fresh = file.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode), "wb") as stream:
        stream.write(content)
    fresh.replace(file)
