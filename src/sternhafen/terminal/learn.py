"""Opening a lesson: from the command line's arguments to a guided game, and on from where it ends."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from datetime import datetime

from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.record import PERSON, write
from sternhafen.games import title as title_by_id
from sternhafen.games import titles
from sternhafen.lessons import Guide, Lesson, UnknownLesson, lesson, lessons
from sternhafen.terminal import menu
from sternhafen.terminal.lesson import LessonTable
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.play import SUFFIX, PlayRequest, data_home, hear, play, say, store
from sternhafen.terminal.prompt import Quit
from sternhafen.text import Words

PARTNER = "easy"
"""The bot that takes the other seats when the learner plays on."""


@dataclass
class LearnRequest:
    """The command line's arguments; a menu of lessons asks for what is missing."""

    language: str
    title: str | None = None
    number: int | None = None
    plain: bool = False


def learn(request: LearnRequest) -> None:
    """Teach a lesson, then offer to play on."""
    try:
        chosen = _chosen(request)
        guide = Guide(chosen)
        words = Words(request.language, guide.title.under(guide.match.setup.options), _names(request.language, chosen))
        paint = Paint(request.plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ)
        LessonTable(guide, words, say, hear, paint, aloud=request.plain).run()
        if not guide.match.over:
            _play_on(request, guide, words)
    except Quit:
        return


def _chosen(request: LearnRequest) -> Lesson:
    if request.title is not None:
        title_by_id(request.title)
        if request.number is not None:
            return lesson(request.title, request.number)
    offered = [each for id in ([request.title] if request.title else titles()) for each in lessons(id)]
    if not offered:
        raise UnknownLesson(request.title or "", 1, [])
    words = Words(request.language)
    lines = [_line(words, each) for each in offered]
    return offered[menu.choose(words, say, hear, words("terminal-which-lesson"), lines)]


def _line(words: Words, each: Lesson) -> str:
    title, name = words.title_name(title_by_id(each.title)), each.name.said(words.language)
    return words("terminal-lesson-line", title=title, n=each.lesson, name=name, minutes=each.minutes)


def _names(language: str, chosen: Lesson) -> list[str]:
    words = Words(language)
    return list(chosen.names) or [words("terminal-player", n=seat + 1) for seat in range(chosen.seats)]


def _play_on(request: LearnRequest, guide: Guide, words: Words) -> None:
    """Save the position as an ordinary game with easy bots and continue it, if the learner likes to."""
    answers = [words("terminal-lesson-play-on"), words("terminal-lesson-enough")]
    if menu.choose(words, say, hear, words("terminal-lesson-what-now"), answers):
        return
    players = [PERSON if seat == guide.lesson.learner else PARTNER for seat in range(guide.lesson.seats)]
    names = _names(request.language, guide.lesson)
    path = data_home() / f"{guide.title.id}-{datetime.now().strftime('%Y%m%d-%H%M%S')}{SUFFIX}"
    store(path, write(guide.match, names, players, [], SeedOrigin("fixed", "lesson")))
    play(PlayRequest(request.language, resume=path, plain=request.plain))
