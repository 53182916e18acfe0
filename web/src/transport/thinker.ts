// A worker that thinks: it does one job at a time and knows no table.

import type { Job, Thought } from "./messages";
import { Python } from "./python";

const python = Python.start();

self.onmessage = async ({ data: { id, request, title } }: MessageEvent<Job>) => {
  const engine = await python;
  await engine.title(title);
  const answer = engine.py.pyimport("sternhafen.browser.thinking").answer(request) as string;
  self.postMessage({ id, answer } satisfies Thought);
};
