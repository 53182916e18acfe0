// Replays golden games in the engine as browsers get it: `node replay.mjs ENGINE GOLDEN.PY GAMES.GZ TITLE EVERY`.
// Says how many games were replayed, and which of them led to another state.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [engine, golden, games, title, every] = process.argv.slice(2);
const bytes = (name) => new Uint8Array(readFileSync(join(engine, name))).slice(); // Pyodide takes no Buffer
const { loadPyodide } = await import(pathToFileURL(join(engine, "pyodide.mjs")).href);
const py = await loadPyodide({
  indexURL: `${engine}/`,
  stdLibURL: pathToFileURL(join(engine, "python.pack")).href,
  lockFileContents: { info: { arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", abi_version: "2026_0" }, packages: {} },
});
py.FS.mkdirTree("/packs");
for (const name of ["core.pack", "msgspec.so", `${title}.pack`, `${title}-prose.pack`]) py.FS.writeFile(`/packs/${name}`, bytes(name));
py.runPython(`import sys; sys.path.insert(0, "/packs/core.pack")`);
const packs = py.pyimport("sternhafen.browser.packs");
packs.add_library("/packs/msgspec.so");
packs.add_title(`/packs/${title}.pack`, `/packs/${title}-prose.pack`);
py.FS.writeFile("/packs/golden.py", readFileSync(golden, "utf8"));
py.globals.set("games", gunzipSync(readFileSync(games)).toString());
py.globals.set("title_id", title);
py.globals.set("every", Number(every));
const said = py.runPython(`
import sys
sys.path.append("/packs")
import msgspec
from golden import GoldenGame, differences
from sternhafen.games import title
chosen = games.split("\\n")[::every]
decoded = [msgspec.json.decode(game, type=GoldenGame) for game in chosen]
problems = [problem for game in decoded for problem in differences(game, title(title_id))]
msgspec.json.encode({"python": sys.version_info[:2], "titles": [name for name in sys.modules if name in
    ("sternhafen.games.escape_pods", "sternhafen.games.planet_unknown", "sternhafen.games.cryo", "sternhafen.games.gen7")],
    "replayed": len(decoded), "problems": problems}).decode()
`);
console.log(said);
