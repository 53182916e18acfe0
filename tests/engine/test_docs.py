"""The page that teaches how to add a game says what is true."""

from __future__ import annotations

import doctest

from tests import teaching


def test_the_examples_of_the_page_run() -> None:
    module = teaching.load()
    examples = "\n".join(block for block in teaching.blocks() if block.startswith(">>>"))
    test = doctest.DocTestParser().get_doctest(examples, module.__dict__, "adding-a-game", None, 0)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_teaching_title_takes_at_most_eighty_lines() -> None:
    assert sum(1 for line in teaching.source().splitlines() if line.strip()) <= 80
