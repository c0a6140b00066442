"""Routes for people: introduce yourself, and change your name."""

from fastapi import APIRouter, Request, Response

from stope.locales import check_language
from stope.server.auth import COOKIE, hashed, new_person_id, new_token
from stope.server.protocol.http_bodies import Introduction, PersonInfo
from stope.server.proxy import is_encrypted
from stope.server.routes.dependencies import (
    BODY_PROBLEMS,
    Asker,
    Context,
    app_context,
    limited,
    problems,
)
from stope.tables.store.store import Person
from stope.tables.user_text import clean_name

_YEAR = 365 * 24 * 3600


router = APIRouter(prefix="/api")


@router.post("/people", dependencies=limited, responses=problems(*BODY_PROBLEMS))
async def introduce(given: Introduction, request: Request, response: Response) -> PersonInfo:
    """Create a person: the token in the cookie is the only proof of it."""
    person = Person(new_person_id(), clean_name(given.name), check_language(given.language))
    token = new_token()
    await app_context(request).store.add_person(person, hashed(token))
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=is_encrypted(request),
    )
    return _person_info(person)


@router.get("/me", responses=problems(401))
async def me(asker: Asker) -> PersonInfo:
    """Return the person who asks."""
    return _person_info(asker)


@router.put("/me", dependencies=limited, responses=problems(401, *BODY_PROBLEMS))
async def rename(given: Introduction, asker: Asker, context: Context) -> PersonInfo:
    """Change your name or language."""
    person = Person(asker.id, clean_name(given.name), check_language(given.language))
    await context.store.rename(person.id, person.name, person.language)
    return _person_info(person)


def _person_info(person: Person) -> PersonInfo:
    return PersonInfo(person=person.id, name=person.name, language=person.language)
