// Leaves a packed copy (Brotli and gzip) beside every built file that becomes smaller by it, for the server to send as it is.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_IT = /\.(js|css|html|svg|json|txt)$/;
const LEAST = 512;

export function packing() {
  let folder = "";
  return {
    name: "packing",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir); // it may be named from the root of the disk
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        const path = join(folder, name);
        if (!WORTH_IT.test(path) || !statSync(path).isFile()) continue;
        const plain = readFileSync(path);
        if (plain.length < LEAST) continue;
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
      }
    },
  };
}
