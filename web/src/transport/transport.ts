// How the page reaches its tables: over the network, or in a worker of its own. All else is the same for both.

import { given } from "../given";
import type { Line } from "../socket";

export interface Answer {
  ok: boolean;
  text: string;
}

export interface Transport {
  /** Asks something by the method and path that a server's routes have; throws if nobody can be reached. */
  ask(method: string, path: string, body?: string): Promise<Answer>;
  /** Opens a line to a table. */
  line(table: string): Line;
}

/** Where this script is: in the folder `assets` of the page's own. (Vite takes any other use of it for a file to build.) */
const SCRIPT = import.meta.url;

const server: Transport = {
  async ask(method, path, body) {
    const sent = body === undefined ? {} : { body, headers: { "Content-Type": "application/json" } };
    const answer = await fetch(path, { method, ...sent });
    return { ok: answer.ok, text: await answer.text() };
  },
  line(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(table)}/socket`;
    return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Line;
  },
};

/** Whether this page is the table that needs no server. */
export function offline(): boolean {
  return given()?.offline === "here";
}

/** Returns the address of a file that comes with the page; without a server it may lie in any folder. */
export function fileAddress(path: string): string {
  return offline() ? new URL(`..${path}`, SCRIPT).href : path;
}

let chosen: Promise<Transport> | null = null;

export function transport(): Promise<Transport> {
  chosen ??= offline() ? import("./offline").then((module) => module.start()) : Promise.resolve(server);
  return chosen;
}

/** A line that can be used at once, though how it is carried is known only in a moment. */
export function lineTo(table: string): Line {
  return offline() ? new LaterLine(table) : server.line(table);
}

class LaterLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private line: Line | null = null;
  private closed = false;

  constructor(table: string) {
    void transport().then((carrier) => {
      if (this.closed) return;
      const line = carrier.line(table);
      line.onopen = () => this.onopen?.();
      line.onmessage = (event) => this.onmessage?.(event);
      line.onclose = () => this.onclose?.();
      this.line = line;
    });
  }

  send(frame: string): void {
    this.line?.send(frame);
  }

  close(): void {
    this.closed = true;
    this.line?.close();
  }
}
