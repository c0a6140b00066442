"""Options that several commands take."""

from typing import Annotated

import typer

from stope.locales import LANGUAGES, use_language


def _speak(language: str | None) -> str | None:
    if language is not None:
        use_language(language)
    return language


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        help=f"{', '.join(LANGUAGES)}; the system's language if left out.",
        callback=_speak,
        is_eager=True,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a script.")]
