"""The companion of the printed game over HTTP. Nothing is kept here: a session is its journal, which comes with every request."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter, Request

from kanly.companion import Companion, Refusal, read_companion
from kanly.engine.errors import KanlyError
from kanly.server import companion_telling as telling
from kanly.server.answers import Refused, address, refusals
from kanly.server.companion_forms import LONGEST_LINE, MOST_LINES, CompanionForm
from kanly.server.listening import sendable
from kanly.server.told.companion import Session
from kanly.server.working import Work
from kanly.setup import Box
from kanly.text.lexicon import Lexicon

SEEDS: Final = 10**15


def companion_routes(work: Work) -> APIRouter:
    router = APIRouter(prefix="/api", responses=refusals(409))

    @router.post("/companion", response_model=Session)
    async def companion(form: CompanionForm, request: Request) -> dict[str, Any]:
        """Hear a session of the companion again, and one line more; what came of it, how things stand, what is asked."""
        return await work.do(address(request), answer, form)

    return router


def answer(form: CompanionForm) -> dict[str, Any]:
    companion = opened(form)
    speech = telling.PageSpeech(companion, lexicon(form.language, companion.state.content.box))
    try:
        for _ in range(form.undo):
            companion.undo()
        known = min(form.heard, len(companion.reports))
        if form.line.strip():
            if len(companion.journal) >= MOST_LINES:
                raise too_long(MOST_LINES + 1)
            companion.tell(form.line)
    except Refusal as refusal:
        raise Refused(409, "companion", text=speech.refused(refusal)) from None
    return telling.session(speech, known, form.corrections)


def opened(form: CompanionForm) -> Companion:
    """The session at its beginning, or as far as its journal goes."""
    if form.setup is not None:
        if form.journal:
            raise Refused(409, "session_twofold")
        return form.setup.companion(secrets.randbelow(SEEDS), form.language)
    rows = form.journal.splitlines()
    if len(rows) > MOST_LINES:
        raise too_long(len(rows))
    if any(len(row) > LONGEST_LINE for row in rows):
        raise Refused(413, "session_line", n=LONGEST_LINE)
    try:
        companion = read_companion(sendable(form.journal), "session")
    except KanlyError as error:
        raise Refused(409, "session", detail=str(error)[:LONGEST_LINE]) from None
    companion.language = form.language
    return companion


def too_long(lines: int) -> Refused:
    return Refused(413, "session_lines", n=lines, most=MOST_LINES)


@lru_cache(maxsize=16)
def lexicon(language: str, box: Box) -> Lexicon:
    """Names and rules, kept: every request of a session asks for the same."""
    return Lexicon(language, box)
