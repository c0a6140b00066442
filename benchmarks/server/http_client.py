"""HTTP requests to the first of several servers that answers."""

import asyncio
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from benchmarks.server.servers import PATIENCE, Server
from stope.server.auth import COOKIE


class HttpClient:
    """Sends HTTP requests without stored cookies: each request carries the token of its person."""

    def __init__(self, servers: Sequence[Server]) -> None:
        nobody = DefaultCookiePolicy(allowed_domains=[])
        self._clients = [
            httpx.AsyncClient(
                base_url=server.address,
                cookies=CookieJar(nobody),
                timeout=PATIENCE,
                verify=False,
            )
            for server in servers
        ]

    async def create_person(self, name: str, origin: str) -> tuple[str, str]:
        """Create a person; return its id and its token."""
        given = await self.post("/api/people", origin, json={"name": name})
        given.raise_for_status()
        return given.json()["person"], given.cookies[COOKIE]

    async def post(
        self, path: str, origin: str, token: str | None = None, json: Any = None
    ) -> httpx.Response:
        """Send a request to the servers in turn until one answers.

        ``origin`` is the address that a proxy would report: limits are per address, and all
        requests come from this machine.
        """
        headers = {"X-Forwarded-For": origin}
        if token is not None:
            headers["Cookie"] = f"{COOKIE}={token}"
        async with asyncio.timeout(PATIENCE):
            while True:
                for client in self._clients:
                    try:
                        answer = await client.post(path, headers=headers, json=json)
                        if answer.has_redirect_location:
                            # to the process that owns the table; httpx would leave the cookie out
                            owner = answer.headers["location"]
                            answer = await client.post(owner, headers=headers, json=json)
                        return answer
                    except httpx.TransportError:
                        continue
                await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Close all connections."""
        for client in self._clients:
            await client.aclose()
