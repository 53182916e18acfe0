"""Which addresses of the Internet are public: those that no registry has set aside for another use.

Python's own ``is_global`` knows the registries as they were when that Python was made; this list is ours to keep
current (IANA's registries of special-purpose IPv4 and IPv6 addresses).
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address

V4_RESERVED: tuple[IPv4Network, ...] = tuple(
    IPv4Network(one)
    for one in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by customers of a provider
        "127.0.0.0/8",  # this machine
        "169.254.0.0/16",  # this link, also the metadata services of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # 6to4 relays, withdrawn
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
V6_PUBLIC = IPv6Network("2000::/3")
"""The only part of IPv6 from which public addresses are given out."""
V6_RESERVED: tuple[IPv6Network, ...] = tuple(
    IPv6Network(one)
    for one in (
        "2001::/23",  # protocol assignments, Teredo among them: it leads on to IPv4
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: leads on to IPv4
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)


def is_public(address: str) -> bool:
    """Return whether an address may be reached from anywhere, and is therefore nobody's private machine.

    >>> is_public("1.1.1.1"), is_public("10.0.0.1"), is_public("::ffff:10.0.0.1")
    (True, False, False)
    """
    ip = ip_address(address.partition("%")[0])
    if ip.version == 4:
        return not any(ip in network for network in V4_RESERVED)
    return ip in V6_PUBLIC and not any(ip in network for network in V6_RESERVED)
