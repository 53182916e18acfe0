"""Lessons: guided first games. A lesson is data; a `Guide` takes one learner through it."""

from sternhafen.lessons.files import UnknownLesson, edition, find_lesson, lesson, lessons
from sternhafen.lessons.guide import Guide, Reply
from sternhafen.lessons.shapes import Answer, Lesson, Step, Text, action_of

__all__ = [
    "Answer",
    "Guide",
    "Lesson",
    "Reply",
    "Step",
    "Text",
    "UnknownLesson",
    "action_of",
    "edition",
    "find_lesson",
    "lesson",
    "lessons",
]
