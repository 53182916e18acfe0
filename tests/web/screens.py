"""The screens a test runs on: a phone in German, where the least fits, and in the soak a desktop in English too.

The tests of looks check in every run that boards and pages can be read and hit at every size and in both languages.
What a test proves besides, it proves once; tests without these marks run on a desktop.
"""

from __future__ import annotations

import pytest

from tests.web.people import DESKTOP, PHONE

SIZES = pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop", marks=pytest.mark.soak), pytest.param(PHONE, id="phone")]
)
LANGUAGES = pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "de"])
SCREENS = pytest.mark.parametrize(
    ("size", "language"),
    [pytest.param(DESKTOP, "en", id="desktop-en", marks=pytest.mark.soak), pytest.param(PHONE, "de", id="phone-de")],
)
THEMED = pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        pytest.param(DESKTOP, "en", "dark", id="desktop", marks=pytest.mark.soak),
        pytest.param(PHONE, "de", "light", id="phone"),
    ],
)
PEOPLE = pytest.mark.parametrize(
    ("size", "touch", "language", "theme"),
    [
        pytest.param(DESKTOP, False, "de", "light", id="desktop-de"),
        pytest.param(PHONE, True, "en", "dark", id="phone-en"),
        pytest.param(DESKTOP, False, "en", "dark", id="desktop-en", marks=pytest.mark.soak),
        pytest.param(PHONE, True, "de", "light", id="phone-de", marks=pytest.mark.soak),
    ],
)
"""Both sizes, languages and themes in two looks; in the soak crosswise."""
