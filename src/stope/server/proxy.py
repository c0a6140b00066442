"""How clients reach the server: directly, or through a reverse proxy."""

import ipaddress
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from stope.errors.base import shown
from stope.errors.games import BadOption
from stope.server.addresses import is_private

#: The headers that proxies add to requests.
_FORWARDED = frozenset({"forwarded", "x-forwarded-for", "via"})
_USUAL_PORTS = {"http": 80, "https": 443}
#: A path that stands for one of several processes. It also fits into the reason of a close frame.
_PROCESS_PATH = re.compile(r"(/[A-Za-z0-9._-]{1,40}){1,2}")


def read_process_address(given: str) -> str:
    """Return the address of one of several processes: an origin, or a path on the public server.

    >>> read_process_address("/at/1/"), read_process_address("http://10.0.0.7:8000")
    ('/at/1', 'http://10.0.0.7:8000')
    """
    path = given.rstrip("/")
    if _PROCESS_PATH.fullmatch(path):
        return path
    return _origin("--address", given, "/at/1, http://10.0.0.7:8000")


def read_public_url(given: str) -> str:
    """Return the origin of a public URL as browsers write it.

    >>> read_public_url("HTTPS://Play.Example.org:443/")
    'https://play.example.org'
    """
    return _origin("--public-url", given, "https://play.example.org")


def _origin(option: str, given: str, allowed: str) -> str:
    refusal = BadOption(option=option, given=shown(given), allowed=allowed)
    try:
        parts = urlsplit(given)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:
        raise refusal from None
    # pages and requests have fixed paths: the server cannot live below a path of another site
    rest = (parts.path.strip("/"), parts.query, parts.fragment, parts.username, parts.password)
    if parts.scheme not in _USUAL_PORTS or not host or any(rest):
        raise refusal
    shown_host = f"[{host}]" if ":" in host else host
    unusual = "" if port in {None, _USUAL_PORTS[parts.scheme]} else f":{port}"
    return f"{parts.scheme}://{shown_host}{unusual}"


def proxy_settings(trusted: Iterable[str]) -> dict[str, Any]:
    """Return uvicorn's settings for forwarded headers.

    Only trusted proxies are believed; anybody else could invent a new address for every request.
    """
    networks = [_network(given) for given in trusted]
    return {"proxy_headers": bool(networks), "forwarded_allow_ips": networks}


def _network(given: str) -> str:
    try:
        # uvicorn would take what it cannot parse for a host name, and never trust it
        return str(ipaddress.ip_network(given))
    except ValueError:
        raise BadOption(
            option="--trust-proxy", given=shown(given), allowed="127.0.0.1, ::1, 172.30.0.0/24"
        ) from None


def from_own_page(connection: HTTPConnection) -> bool:
    """Return whether a request comes from our own pages; only browsers send an origin."""
    origin = connection.headers.get("origin")
    public: str | None = connection.app.state.public_origin
    if origin is None or public is not None:
        return origin in {None, public}
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def is_near(connection: HTTPConnection) -> bool:
    """Return whether a client is on this machine or its network, and not behind a proxy."""
    if connection.client is None or not _FORWARDED.isdisjoint(connection.headers.keys()):
        return False
    return is_private(connection.client.host)


def is_on_this_machine(connection: HTTPConnection) -> bool:
    """Return whether a client is on the serving machine, and not behind a proxy."""
    if not is_near(connection) or connection.client is None:
        return False
    return ipaddress.ip_address(connection.client.host).is_loopback


def is_encrypted(connection: HTTPConnection) -> bool:
    """Return whether the connection to the client is encrypted."""
    public: str | None = connection.app.state.public_origin
    return (public or str(connection.url)).startswith(("https:", "wss:"))
