"""Small aligned tables."""

from rich.table import Table

from stope.cli.console import console


def print_table(columns: list[str], rows: list[list[str]]) -> None:
    """Print rows below the heads of their columns; columns of numbers are aligned to the right."""
    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(columns):
        numeric = all(row[place][:1].isdigit() or row[place] == "-" for row in rows)
        table.add_column(column, justify="right" if numeric else "left")
    for row in rows:
        table.add_row(*row)
    console().print(table)
