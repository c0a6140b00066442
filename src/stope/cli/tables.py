"""Small tables, aligned, for people."""

from rich.console import Console
from rich.table import Table


def print_table(columns: list[str], rows: list[list[str]]) -> None:
    """Print rows under their columns; numbers to the right."""
    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(columns):
        numeric = all(row[place][:1].isdigit() or row[place] == "-" for row in rows)
        table.add_column(column, justify="right" if numeric else "left")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
