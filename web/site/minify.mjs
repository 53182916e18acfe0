// Writes a script without what only people need: `node minify.mjs FROM TO`. What it does stays the same.

import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "vite";

const [from, to] = process.argv.slice(2);
const { code, errors } = minifySync(from, readFileSync(from, "utf8"), { module: true });
if (errors.length > 0) throw new Error(errors.map((error) => error.message).join("\n"));
writeFileSync(to, code);
