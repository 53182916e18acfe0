"""A study in the terminal: the game with its chapters and comments, and the side lines where they leave it."""

from __future__ import annotations

from collections.abc import Callable

from sternhafen.engine import Match
from sternhafen.studies import GAME, Study, StudyFile
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

INDENT = "      "


def show_study(match: Match, file: StudyFile, words: Words, plain: bool, say: Callable[[str], None]) -> None:
    """Print a study: every move of the game, and what is said and tried out beside it."""
    study, paint = file.study, Paint(plain)
    counts = {"notes": len(study.notes), "moves": len(study.nodes)}
    say(paint.bold(study.name))
    say(words("terminal-study-head", title=words.title_name(match.title), authors=", ".join(file.authors), **counts))
    chapters = {chapter.at: chapter.name for chapter in study.chapters}
    for number, entry in match.played():
        if number in chapters:
            say("\n" + paint.bold(chapters[number]))
        beside(match, study, number, GAME, words, say, INDENT)
        assert entry.action is not None, "entries that count have actions"
        say(f"{number:5} {words.seats[entry.seat]}: {words.action(entry.action)}")
    beside(match, study, len(match.log), GAME, words, say, INDENT)


def beside(
    match: Match, study: Study, at: int, node: int, words: Words, say: Callable[[str], None], indent: str
) -> None:
    """Print the comment at a place, and the side lines that leave it there."""
    note = study.at(at, node)
    if note is not None:
        say(f"{indent}« {note.text} »")
    for move in study.following(at, node):
        action = words.action(match.title.action(move.action))
        say(f"{indent}| {words.seats[move.seat]}: {action}")
        beside(match, study, at, move.id, words, say, indent + "| ")
