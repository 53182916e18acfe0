"""What the documentation site needs besides mkdocs.yml: examples as code, named blocks, a page's language."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.DOTALL | re.MULTILINE)
NAMED_BLOCK = re.compile(r"^```(\w+) (\w+)$", re.MULTILINE)
GERMAN = ("schnellstart.md",)
"""The pages that are not in English."""


def with_code_blocks(text: str) -> str:
    """Return a docstring with every example in a block of code.

    >>> print(with_code_blocks("Add.\\n\\n>>> 1 + 1\\n2"))
    Add.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


class Examples(griffe.Extension):
    """Puts the examples of every docstring into blocks of code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_code_blocks(obj.docstring.value)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Return a page whose blocks show their names as titles (the protocol names the type of each message)."""
    return NAMED_BLOCK.sub(r'```\1 title="\2"', markdown)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Return a page that says which language it is in; MkDocs knows only one for the whole site."""
    return output.replace('lang="en"', 'lang="de"', 1) if page.file.src_uri in GERMAN else output
