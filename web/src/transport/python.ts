// Starts Python in a worker: Pyodide, the standard library as far as it is used, msgspec, and our own modules as packs.

import type * as Pyodide from "pyodide";

const SCRIPT = import.meta.url;
/** The folder that the page lies in; this script lies in its folder `assets`. */
const ROOT = new URL("../", SCRIPT);
const PACKS = "/packs";
const LIBRARY = `${PACKS}/msgspec.so`;
/** Pyodide wants to know which packages it may fetch: none, for all that is needed is fetched here. */
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2", abi_version: "2026_0" },
  packages: {},
};

export const file = (name: string): string => new URL(`engine/${name}`, ROOT).href;

async function bytes(name: string): Promise<Uint8Array> {
  const answer = await fetch(file(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export class Python {
  private readonly titles = new Map<string, Promise<boolean>>();

  private constructor(readonly py: Pyodide.PyodideInterface) {}

  static async start(): Promise<Python> {
    const core = bytes("core.pack"); // asked for at once, while Pyodide fetches the rest
    const library = bytes("msgspec.so");
    const { loadPyodide } = (await import(/* @vite-ignore */ file("pyodide.mjs"))) as typeof Pyodide;
    const py = await loadPyodide({
      indexURL: file(""),
      stdLibURL: file("python.pack"),
      lockFileContents: NO_PACKAGES as unknown as string,
      packageBaseUrl: file(""),
      env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" },
    });
    py.FS.mkdirTree(PACKS);
    py.FS.writeFile(LIBRARY, await library);
    py.FS.writeFile(`${PACKS}/core.pack`, await core);
    py.runPython(`import sys; sys.path.insert(0, "${PACKS}/core.pack")`);
    py.pyimport("sternhafen.browser.packs").add_library(LIBRARY);
    return new Python(py);
  }

  /** Fetches a title's modules; false if it cannot be had. */
  title(id: string): Promise<boolean> {
    let fetched = this.titles.get(id);
    if (!fetched) {
      fetched = this.fetch(id);
      this.titles.set(id, fetched);
    }
    return fetched;
  }

  private async fetch(id: string): Promise<boolean> {
    try {
      const names = [`${id}.pack`, `${id}-prose.pack`];
      const packs = await Promise.all(names.map(bytes));
      const paths = names.map((name) => `${PACKS}/${name}`);
      paths.forEach((path, number) => this.py.FS.writeFile(path, packs[number] as Uint8Array));
      this.py.pyimport("sternhafen.browser.packs").add_title(...paths);
      return true;
    } catch {
      this.titles.delete(id); // tried again with the next wish
      return false;
    }
  }
}
