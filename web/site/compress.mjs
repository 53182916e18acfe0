// Leaves a compressed copy (Brotli and gzip) beside every file of some folders that becomes smaller by it:
// `node compress.mjs FOLDER …`. The same file is compressed once.

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
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || SKIP.test(path)) continue;
    const plain = readFileSync(path);
    if (plain.length < LEAST) continue;
    for (const [end, small] of Object.entries(compress(plain))) writeFileSync(`${path}.${end}`, small);
  }
}
