"""Settings come from a file and from the command line, and a wrong one is refused before the server starts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sternhafen.server.commands import main
from sternhafen.server.http.limits import Bounds, Cost, Rate
from sternhafen.server.ops.settings import SETTINGS, Settings, WrongSettings, read_settings
from tests.server.player import Player
from tests.server.serving import Server

PAGE = Path(__file__).resolve().parents[2] / "docs" / "operations.md"


def write(folder: Path, text: str) -> Path:
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_sets_everything_and_the_command_line_comes_first(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = read_settings(write(tmp_path, example), {"workers": 3, "origins": ["https://a.example/"]})
    assert (found.workers, found.origins, found.tables_a_client) == (3, ("https://a.example",), 50)
    assert found.bounds.chat_lines == 5000
    assert found.bounds.rates.table == Rate(5, 0.02)
    assert found.bounds.costs.hint == Cost(40)
    assert found.bounds.queue == Bounds().queue, "what the file leaves out stays"
    assert read_settings(None, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("wrokers = 3", "wrokers"),
        ("[bounds]\nchat = 3", "bounds.chat"),
        ("[bounds.rates]\ntable = { burst = 5, per_second = 1 }", "bounds.rates.table.per_second"),
        ("workers = 'many'", "workers"),
        ("workers =\nport = 1", "line 1"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, named: str) -> None:
    with pytest.raises(WrongSettings, match=re.escape(named)):
        read_settings(write(tmp_path, text), {})


def test_a_wrong_file_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in (write(tmp_path, "port = 'x'"), tmp_path / "none.toml"):
        assert main(["serve", "--config", str(file)]) == 1
        said = capsys.readouterr().err.splitlines()
        assert len(said) == 1
        assert str(file) in said[0]


def test_a_server_reads_its_settings_from_a_file(tmp_path: Path, title_path: Path) -> None:
    file = write(tmp_path, "tables_a_client = 1\nrates = 0")
    server = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--config", str(file))
    with Player(server.url) as ada:
        ada.make()
        refused = ada.post("/api/tables", {"title": "star-auction", "seats": 2, "name": "Ada"}, 409)
        assert refused["refusal"]["code"] == "too-many-tables"
    assert server.stop() == 0


def test_every_setting_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert {name for name in SETTINGS if f"`{name}`" not in text} == set()
