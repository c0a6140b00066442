"""A line to a PostgreSQL that can be cut, or left open and silent, as networks do it."""

import contextlib
import socket
import threading
from collections.abc import Iterator

from sqlalchemy import make_url


class DatabaseLine:
    """Passes bytes on between a port of this machine and the socket of a PostgreSQL server."""

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        self._target = f"{self._url.query['host']}/.s.PGSQL.5432"
        self._flowing = threading.Event()
        self._flowing.set()
        self._open: set[socket.socket] = set()
        self._listening: socket.socket | None = None
        self._port = 0
        self.restore()

    @property
    def address(self) -> str:
        """The address of the database through this line."""
        return f"postgresql://{self._url.username}@127.0.0.1:{self._port}/{self._url.database}"

    def hang(self) -> None:
        """Pass nothing on any more; connections are still taken, and never answered."""
        self._flowing.clear()

    def cut(self) -> None:
        """End all connections and take no new ones."""
        assert self._listening is not None
        listening, self._listening = self._listening, None
        with contextlib.suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        for one in list(self._open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._flowing.set()

    def restore(self) -> None:
        """Pass everything on, again or for the first time."""
        if self._listening is None:
            self._listening = socket.create_server(("127.0.0.1", self._port))
            self._port = self._listening.getsockname()[1]
            threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()
        self._flowing.set()

    def _accept(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = listening.accept()
                self._open.add(client)
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, socket.socket(socket.AF_UNIX) as server:
            self._flowing.wait()
            with contextlib.suppress(OSError):
                server.connect(self._target)
                self._open.add(server)
                back = threading.Thread(target=self._pass_on, args=(server, client), daemon=True)
                back.start()
                self._pass_on(client, server)
                back.join()
        self._open -= {client, server}

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                self._flowing.wait()
                target.sendall(piece)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def database_line(address: str) -> Iterator[DatabaseLine]:
    """Return a line to a database, which is cut in the end."""
    line = DatabaseLine(address)
    try:
        yield line
    finally:
        line.restore()
        line.cut()
