"""Studies: a finished game with comments and side lines. They know the engine and lessons, and no tables.

shapes.py    what a study is made of, as plain data, and its bounds
changing.py  one change: a comment, a move of a side line, a chapter
playing.py   the match at any place of a study; only legal moves lead on
files.py     a study with its game as a file
teaching.py  a study as a lesson
"""

from sternhafen.studies.changing import Refusal, noted, played, without
from sternhafen.studies.files import BadStudy, StudyFile, read, schema, write
from sternhafen.studies.playing import at_place
from sternhafen.studies.shapes import GAME, Chapter, Node, Note, Study

__all__ = [
    "GAME",
    "BadStudy",
    "Chapter",
    "Node",
    "Note",
    "Refusal",
    "Study",
    "StudyFile",
    "at_place",
    "noted",
    "played",
    "read",
    "schema",
    "without",
    "write",
]
