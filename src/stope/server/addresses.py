"""Addresses: the unit that limits count clients by, private ones, and those of this machine."""

import ipaddress
from typing import NamedTuple

#: The bits of an IPv6 address that identify a household or a firm: a /64 network.
_OWN_BITS = 64


class NetworkAddress(NamedTuple):
    """The URL at which other devices reach a port of this machine.

    ``reached`` is None if they cannot; ``possible`` is the one that they would reach if the server
    listened on every interface.
    """

    reached: str | None = None
    possible: str | None = None


def counted_address(host: str) -> str:
    """Return the address or network by which limits count a client.

    >>> counted_address("::ffff:192.0.2.7")
    '192.0.2.7'
    >>> counted_address("2001:db8:1:2::a")
    '2001:db8:1:2::/64'
    """
    address = _read(host)
    if address is None:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((int(address), _OWN_BITS), strict=False))


def is_private(host: str) -> bool:
    """Return whether an address belongs to this machine or to a network of its own.

    >>> is_private("::ffff:10.0.0.1"), is_private("::ffff:198.41.0.4")
    (True, False)
    """
    address = _read(host)
    return address is not None and address.is_private


def _read(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an address; an IPv4-mapped IPv6 address becomes IPv4."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
