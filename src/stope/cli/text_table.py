"""Tables of text with aligned columns."""

from rich.table import Table

from stope.cli.console import console


def print_table(columns: list[str], rows: list[list[str]]) -> None:
    """Print a table with column headings; columns of numbers are aligned to the right."""
    table = Table(box=None, pad_edge=False)
    for index, column in enumerate(columns):
        numeric = all(row[index][:1].isdigit() or row[index] == "-" for row in rows)
        table.add_column(column, justify="right" if numeric else "left")
    for row in rows:
        table.add_row(*row)
    console().print(table)
