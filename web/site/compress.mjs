// Leaves a compressed copy (Brotli and gzip) beside every file of some folders that becomes smaller by it, and says how
// much there is to load: `node compress.mjs FOLDER …`. The same file is compressed once.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LEAST = 512;
const SKIP = /\.(br|gz|woff2|png)$/;
const done = new Map();

function compress(plain) {
  const key = createHash("sha256").update(plain).digest("hex");
  let found = done.get(key);
  if (!found) {
    const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
    const br = brotliCompressSync(plain, { params: { [quality]: 11, [window]: 24 } });
    found = { br, gz: gzipSync(plain, { level: 9 }) };
    done.set(key, found);
  }
  return found;
}

for (const folder of process.argv.slice(2)) {
  const total = { plain: 0, gz: 0, br: 0 };
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || /\.(br|gz)$/.test(path)) continue;
    const plain = readFileSync(path);
    const small = plain.length < LEAST || SKIP.test(path) ? { br: plain, gz: plain } : compress(plain);
    for (const end of ["br", "gz"]) {
      if (small[end] !== plain) writeFileSync(`${path}.${end}`, small[end]);
      total[end] += small[end].length;
    }
    total.plain += plain.length;
  }
  const said = Object.entries(total).map(([kind, size]) => `${kind} ${(size / 1e6).toFixed(2)} MB`);
  console.log(`${folder}: ${said.join(", ")}`);
}
