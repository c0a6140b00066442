"""HTTP requests to any server that answers."""

import asyncio
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from benchmarks.server.servers import PATIENCE, Server
from stope.server.auth import COOKIE


class Desk:
    """An HTTP client without cookies: each request names its person."""

    def __init__(self, servers: Sequence[Server]) -> None:
        nobody = DefaultCookiePolicy(allowed_domains=[])
        self._doors = [
            httpx.AsyncClient(
                base_url=server.address, cookies=CookieJar(nobody), timeout=PATIENCE, verify=False
            )
            for server in servers
        ]

    async def introduce(self, name: str, origin: str) -> tuple[str, str]:
        """Return the name and the token of a new person."""
        given = await self.post("/api/people", origin, json={"name": name})
        given.raise_for_status()
        return given.json()["person"], given.cookies[COOKIE]

    async def post(
        self, path: str, origin: str, token: str | None = None, json: Any = None
    ) -> httpx.Response:
        """Send a request to each server in turn, until one answers.

        ``origin`` is the address that a proxy would report: limits are per address, and all
        requests come from this machine.
        """
        headers = {"X-Forwarded-For": origin}
        if token is not None:
            headers["Cookie"] = f"{COOKIE}={token}"
        async with asyncio.timeout(PATIENCE):
            while True:
                for door in self._doors:
                    try:
                        return await door.post(path, headers=headers, json=json)
                    except httpx.TransportError:
                        continue
                await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Close all connections."""
        for door in self._doors:
            await door.aclose()
