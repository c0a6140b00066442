"""The line numbers of keys and entries in a deck file, for reports of problems."""

import re

_STRING = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'')
_KEY = re.compile(r'\s*["\']?([\w-]+)["\']?\s*=')
_TABLE = re.compile(r'\s*(\[\[?)\s*["\']?([\w-]+)["\']?\s*\]')


class DeckLines:
    """The lines of tables, keys and list entries in the text of a deck file, counted from 1.

    The class understands keys, tables, and lists of cards written as ``paths = [{ ... }, ...]`` or
    as ``[[paths]]``. It does not understand strings over several lines.
    """

    def __init__(self, text: str) -> None:
        self._keys: dict[tuple[str, str], int] = {}
        self._entries: dict[str, list[int]] = {}
        table = list_key = ""
        depth = 0
        # ``splitlines`` would also split at characters that end no line in TOML and in editors
        for number, written in enumerate(text.split("\n"), 1):
            # strings and comments are removed, because brackets in them do not count
            line = _STRING.sub("''", written).partition("#")[0]
            if depth == 0 and (header := _TABLE.match(written)):
                table = header[2]
                self._keys.setdefault(("", table), number)
                if header[1] == "[[":
                    self._entries.setdefault(table, []).append(number)
                continue
            if depth == 0 and (key := _KEY.match(written)):
                list_key = key[1] if table == "" else ""
                self._keys.setdefault((table, key[1]), number)
            for character in line:
                if character == "{" and depth == 1 and list_key:
                    self._entries.setdefault(list_key, []).append(number)
                depth += (character in "[{") - (character in "]}")

    def key(self, key: str, table: str = "") -> int | None:
        """Return the line of a key in a table.

        Without ``table``, return the line of a top-level key or of a whole table.
        """
        return self._keys.get((table, key))

    def entry(self, table: str, index: int) -> int | None:
        """Return the line where an entry of a list begins.

        If the line of the entry is unknown, return the line of the list.
        """
        lines = self._entries.get(table, [])
        return lines[index] if index < len(lines) else self.key(table)
