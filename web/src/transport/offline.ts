// The page's side of tables in this browser: a worker hosts them, and what the lobby needs is there before it has started.

import { given } from "../given";
import type { MyTable } from "../protocol.gen";
import type { Line } from "../socket";
import { all } from "./database";
import { saveFromLinks } from "./download";
import { keepForLater } from "./install";
import type { FromWorker, ToWorker } from "./messages";
import { engine } from "./state.svelte";
import type { Answer, Transport } from "./transport";

class WorkerLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly tell: (message: ToWorker) => void,
    private readonly line: number,
    table: string,
  ) {
    tell({ kind: "open", line, table });
    queueMicrotask(() => this.onopen?.());
  }

  send(frame: string): void {
    this.tell({ kind: "frame", line: this.line, frame });
  }

  close(): void {
    this.tell({ kind: "close", line: this.line });
  }
}

const json = (value: unknown): Answer => ({ ok: true, text: JSON.stringify(value) });

class Offline implements Transport {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tables" });
  private readonly asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  private readonly lines = new Map<number, WorkerLine>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message);
  }

  async ask(method: string, path: string, body = ""): Promise<Answer> {
    const known = method === "GET" ? await this.known(path) : null;
    if (known) return known;
    if (engine.state === "failed") throw new Error(engine.problem);
    this.count += 1;
    const id = this.count;
    this.tell({ kind: "ask", id, method, path, body });
    return new Promise((resolve, reject) => this.asked.set(id, { resolve, reject }));
  }

  line(table: string): Line {
    this.count += 1;
    const line = new WorkerLine((message) => this.tell(message), this.count, table);
    this.lines.set(this.count, line);
    return line;
  }

  /** Returns what needs no Python, so that the lobby waits for none. */
  private async known(path: string): Promise<Answer | null> {
    if (path === "/api/titles") return json(given()?.titles ?? []);
    if (path === "/api/tables") return json([]);
    if (path !== "/api/me") return null;
    const tables = await all<MyTable>("shown");
    return json({ tables: tables.sort((one, other) => other.changed - one.changed), notify: null });
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "ready":
        engine.state = "ready";
        keepForLater();
        break;
      case "failed":
        this.fail(message.problem);
        break;
      case "answer":
        this.asked.get(message.id)?.resolve({ ok: message.status === 200, text: message.body });
        this.asked.delete(message.id);
        break;
      case "frame":
        this.lines.get(message.line)?.onmessage?.({ data: message.frame });
        break;
      case "closed":
        this.lines.get(message.line)?.onclose?.();
        this.lines.delete(message.line);
        break;
      case "strength":
        engine.note(message.bot, message.share);
    }
  }

  private fail(problem: string): void {
    console.error(problem);
    [engine.state, engine.problem] = ["failed", problem];
    for (const { reject } of this.asked.values()) reject(new Error(problem));
    this.asked.clear();
  }
}

export function start(): Transport {
  const carrier = new Offline();
  saveFromLinks(carrier);
  Object.assign(window, { sternhafen: carrier }); // in the console `sternhafen.ask` answers what `/api` does at a server
  return carrier;
}
