"""The site of the documentation in a browser: opened as a file, without a network, its search works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

ROOT = Path(__file__).resolve().parents[2]


def test_the_search_works_in_a_page_opened_as_a_file(browser: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=True)
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((tmp_path / "index.html").as_uri())
    page.locator("input.md-search__input").click(force=True)
    page.keyboard.type("legal_actions")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    expect(page.locator(".md-search-result__list")).to_contain_text("API")
    assert [url for url in asked if not url.startswith(("file:", "about:"))] == []
    page.close()
