// The worker that hosts this browser's tables: Python's side of it is sternhafen/browser.

import * as database from "./database";
import type { FromWorker, ToWorker } from "./messages";
import { Python } from "./python";
import { room, Thinkers } from "./thinkers";

/** What Python offers: `TableWorker` in browser/worker.py. */
interface TableWorker {
  ask(method: string, path: string, body: string): Promise<string>;
  open(line: number, table: string): void;
  hear(line: number, frame: string | undefined): void;
  news(table: string): Promise<void>;
}

const tell = (message: FromWorker): void => self.postMessage(message);
const tabs = new BroadcastChannel("sternhafen-tables");
const device = navigator as Navigator & { deviceMemory?: number };
const thinkers = new Thinkers(room(device.hardwareConcurrency, device.deviceMemory));

/** What is offered to Python: `Bridge` in browser/bridge.py. */
function bridge(python: Python): object {
  return {
    database,
    send: (line: number, frame: string) => tell({ kind: "frame", line, frame }),
    hang_up: (line: number) => tell({ kind: "closed", line }),
    changed: (table: string) => tabs.postMessage(table),
    strength: (bot: string, share: number) => tell({ kind: "strength", bot, share }),
    fetch_title: (title: string) => python.title(title),
    warm: () => thinkers.warm(),
    think: async (request: string, seconds: number) => thinkers.think(request, titleOf(request), seconds),
  };
}

/** Returns which title a job is about: it names it, or the game that it plays through does. */
function titleOf(request: string): string {
  const job = JSON.parse(request) as { title?: string; record?: string | { title: string } };
  if (job.title) return job.title;
  const record = typeof job.record === "string" ? (JSON.parse(job.record) as { title: string }) : job.record;
  return record?.title ?? "";
}

async function start(): Promise<TableWorker> {
  const python = await Python.start();
  const module = python.py.pyimport("sternhafen.browser.worker");
  return (await module.TableWorker.start(bridge(python))) as TableWorker;
}

const started = start();
started.then(
  () => tell({ kind: "ready" }),
  (error: unknown) => tell({ kind: "failed", problem: String(error).slice(-2000) }),
);

tabs.onmessage = async ({ data }: MessageEvent<string>) => (await started).news(data);

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const worker = await started;
  switch (data.kind) {
    case "ask": {
      const answer = await worker.ask(data.method, data.path, data.body);
      const space = answer.indexOf(" ");
      const [status, body] = [Number(answer.slice(0, space)), answer.slice(space + 1)];
      tell({ kind: "answer", id: data.id, status, body });
      break;
    }
    case "open":
      worker.open(data.line, data.table);
      break;
    case "frame":
      worker.hear(data.line, data.frame);
      break;
    case "close":
      worker.hear(data.line, undefined);
  }
};
