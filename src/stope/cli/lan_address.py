"""The address at which other devices in the same network reach a server on this machine."""

import contextlib
import ipaddress
import socket

#: Addresses that are reserved for documentation. Connecting a UDP socket to such an address sends
#: nothing; the system only chooses a network interface, whose address is that of this machine.
_OUTSIDE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
#: A server that listens on one of these hosts listens on every network interface. The first two
#: hosts are for one version of IP each; the empty name is for both versions.
EVERY_INTERFACE = (*_OUTSIDE, "")


def network_address(host: str = "") -> str | None:
    """Return the address of this machine in its network, for a server that listens on ``host``.

    Return None if this machine has no address of the version of IP on which the server listens.
    """
    for family, outside in [_OUTSIDE[host]] if host in _OUTSIDE else _OUTSIDE.values():
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))
            found = probe.getsockname()[0]
            if is_for_others(found):
                return str(found)
    return None


def is_for_others(host: str) -> bool:
    """Return whether other devices can reach this machine at an address.

    >>> [is_for_others(one) for one in ("192.168.1.20", "127.0.0.1", "0.0.0.0", "fe80::1")]
    [True, False, False, False]
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host != "localhost"
    # a link-local address needs the name of an interface, which differs from device to device
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def address_for_others(host: str, port: int) -> str | None:
    """Return the URL at which other devices reach a server that listens on ``host``.

    Return None if no other device can reach the server, because the server listens for this machine
    only or because the machine is in no network.

    >>> address_for_others("192.168.1.20", 8000)
    'http://192.168.1.20:8000/'
    >>> address_for_others("127.0.0.1", 8000) is None
    True
    """
    found = network_address(host) if host in EVERY_INTERFACE else host
    if found is None or not is_for_others(found):
        return None
    shown = f"[{found}]" if ":" in found else found
    return f"http://{shown}:{port}/"
