"""The settings of uvicorn, shared by ``stope serve``, tests and benchmarks."""

from typing import Any

from stope.server.http_protocol import LimitedHttp
from stope.server.protocol.fields import LONGEST_REQUEST
from stope.server.websocket_protocol import LimitedWebSocket

#: Seconds between pings, and after which a client that answers none is disconnected.
PING_SECONDS = 20.0
#: Seconds that connections have to close when the server stops.
SHUTDOWN_SECONDS = 5


def uvicorn_settings(ping_seconds: float = PING_SECONDS) -> dict[str, Any]:
    """Return the settings of uvicorn that limit what a peer can do."""
    return {
        "http": LimitedHttp,
        "ws": LimitedWebSocket,
        "ws_max_size": LONGEST_REQUEST,
        # compressing small messages takes more time and memory per socket than it saves
        "ws_per_message_deflate": False,
        "ws_ping_interval": ping_seconds,
        "ws_ping_timeout": ping_seconds,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "access_log": False,
        "server_header": False,
    }
