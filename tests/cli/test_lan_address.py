"""The address that other devices of a network can open."""

import ipaddress
import socket

import pytest

from stope.cli.lan_address import address_for_others, network_address

FAMILIES = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}


@pytest.mark.parametrize("host", FAMILIES)
def test_a_server_on_every_interface_can_be_opened_at_the_address_of_the_network(host):
    own = network_address(host)
    if own is None:
        assert address_for_others(host, 8000) is None
        return
    assert not ipaddress.ip_address(own).is_loopback
    with socket.create_server((host, 0), family=FAMILIES[host]) as listening:
        port = listening.getsockname()[1]
        shown = f"[{own}]" if host == "::" else own
        assert address_for_others(host, port) == f"http://{shown}:{port}/"
        # the address really leads here
        with socket.create_connection((own, port), timeout=30):
            pass


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "fe80::1"])
def test_a_server_for_this_machine_alone_is_offered_to_nobody(host):
    assert address_for_others(host, 8000) is None


def test_an_address_of_the_sixth_version_is_written_as_browsers_want_it():
    assert address_for_others("2001:db8::7", 80) == "http://[2001:db8::7]:80/"
