"""Lessons: guided first games. A lesson is data; a `Guide` takes one learner through it."""

from sternhafen.lessons.files import UnknownLesson, lesson, lessons
from sternhafen.lessons.guide import Guide, Reply
from sternhafen.lessons.shapes import Answer, Lesson, Step, Text

__all__ = ["Answer", "Guide", "Lesson", "Reply", "Step", "Text", "UnknownLesson", "lesson", "lessons"]
