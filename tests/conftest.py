"""What all tests share: the teaching title, and the log of which rules are proven."""

from __future__ import annotations

import pytest

from sternhafen.engine import Title
from tests import teaching


@pytest.fixture(scope="session")
def auction() -> Title:
    return teaching.title()
