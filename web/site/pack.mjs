// Packs Python for the browser: `node pack.mjs JOB`, where JOB is the JSON that tools/build_site.py writes.
// Pyodide itself compiles, so the bytecode fits it; packs are zips without compression, for the transport compresses them.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const py = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } }); // lines stay in tracebacks, columns go: a fifth less
mkdirSync(job.out, { recursive: true });

process.on("uncaughtException", (error) => {
  console.error(error.message); // Node would show the whole of Pyodide with it
  process.exit(1);
});
const bytes = (path) => new Uint8Array(readFileSync(path)).slice(); // Pyodide takes no Buffer
for (const [name, { path, text }] of Object.entries(job.files)) {
  const file = `/packed/${name}`;
  py.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
  py.FS.writeFile(file, path ? bytes(path) : text);
}
py.FS.writeFile("/stdlib.zip", bytes(job.stdlib));
py.runPython(readFileSync(join(import.meta.dirname, "pack.py"), "utf8"));
const pack = py.globals.get("pack");
const write = (name, zip) => writeFileSync(join(job.out, `${name}.pack`), zip.toJs());
for (const [name, prefixes] of Object.entries(job.packs)) write(name, pack(py.toPy(prefixes)));
// Last, for only now it is known what all that needs of the standard library.
write("python", py.globals.get("standard_library")("/stdlib.zip", py.toPy(job.entries), py.toPy(job.lazy)));
