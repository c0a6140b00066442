"""Tell how other devices can open a server: print its address, also as a QR code."""

import sys

from stope.cli.console import print_line
from stope.cli.lan_address import EVERY_INTERFACE, address_for_others, is_for_others
from stope.locales import say

#: The width of the light border of a QR code, in modules. Without a border, some cameras do not
#: find the code.
_BORDER = 2
#: The character that shows two modules of a QR code, an upper and a lower module; True is a dark
#: module. Light modules are drawn, because most terminals have a dark background. On a light
#: background the code is inverted; cameras can read an inverted code too.
_HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}


def warn_of_others(host: str, port: int) -> None:
    """Print how other devices can open the server; print nothing if no other device can."""
    if host not in EVERY_INTERFACE and not is_for_others(host):
        return
    print_line(say("serving-network-warning"))
    address = address_for_others(host, port)
    if address is None:
        print_line(say("serving-no-network"))
        return
    print_line(say("serving-for-others", address=address))
    # a QR code is of no use in a log file
    if sys.stdout.isatty():
        print(qr_code(address), flush=True)


def offer_to_others(host: str, port: int) -> None:
    """Print how to let other devices open a server that only this machine can open now."""
    address = address_for_others(EVERY_INTERFACE[0], port)
    if host in EVERY_INTERFACE or is_for_others(host) or address is None:
        return
    print_line(say("serving-could-share", address=address))


def qr_code(text: str) -> str:
    """Return a text as a QR code made of characters."""
    import segno  # noqa: PLC0415  only this function needs it

    modules = [
        [bool(module) for module in row]
        for row in segno.make(text, micro=False).matrix_iter(border=_BORDER)
    ]
    if len(modules) % 2:
        modules.append([False] * len(modules[0]))
    return "\n".join(
        "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(modules[::2], modules[1::2], strict=True)
    )
