import { beforeEach, describe, expect, it } from "vitest";
import type { FromServer } from "../src/protocol.gen";
import { TableSocket, type Clock, type Line, type LinkState, type Outbox } from "../src/socket";

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeClock implements Clock {
  waiting = new Map<number, { at: number; run: () => void }>();
  private last = 0;
  after(milliseconds: number, run: () => void): number {
    this.last += 1;
    this.waiting.set(this.last, { at: milliseconds, run });
    return this.last;
  }
  stop(timer: number): void {
    this.waiting.delete(timer);
  }
  /** Runs whatever waits at most so long. */
  pass(milliseconds: number): void {
    for (const [timer, { at, run }] of [...this.waiting]) {
      if (at > milliseconds) continue;
      this.waiting.delete(timer);
      run();
    }
  }
}

const WELCOME = { type: "welcome", protocol: 1, number: 5, seats: [0], table: {} };

describe("a socket to a table", () => {
  let lines: FakeLine[];
  let states: LinkState[];
  let heard: FromServer[];
  let clock: FakeClock;
  let socket: TableSocket;

  beforeEach(() => {
    lines = [];
    states = [];
    heard = [];
    clock = new FakeClock();
    const open = (): Line => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    };
    socket = new TableSocket(
      open,
      (message) => heard.push(message),
      (state) => states.push(state),
      clock,
    );
    socket.start();
    lines[0]!.onopen?.();
  });

  it("greets without a number first, and with the last news' number after a cut", () => {
    expect(lines[0]!.sent).toEqual([{ type: "hello", since: null }]);
    lines[0]!.tell(WELCOME);
    lines[0]!.tell({ type: "played", number: 8 });
    lines[0]!.tell({ type: "pong", number: 12 });
    lines[0]!.close();
    clock.pass(1000);
    lines[1]!.onopen?.();
    expect(lines[1]!.sent).toEqual([{ type: "hello", since: 8 }]);
    expect(states).toEqual(["connecting", "open", "lost", "connecting"]);
  });

  it("sends a command again under the same id when its answer was lost", async () => {
    lines[0]!.tell(WELCOME);
    const done = socket.command({ type: "play", seat: 0, action: ["EndTurn"], after: 3 });
    const first = lines[0]!.sent[1];
    lines[0]!.close();
    clock.pass(1000);
    lines[1]!.onopen?.();
    lines[1]!.tell(WELCOME);
    expect(lines[1]!.sent[1]).toEqual(first);
    lines[1]!.tell({ type: "ack", id: first!["id"], number: 6, repeated: true });
    expect((await done).repeated).toBe(true);
  });

  it("keeps a command back until it is welcome, and tells a refusal", async () => {
    const done = socket.command({ type: "chat", seat: 0, text: "hello" });
    expect(lines[0]!.sent).toHaveLength(1);
    lines[0]!.tell(WELCOME);
    const id = lines[0]!.sent[1]!["id"];
    const refusal = { code: "too-many", id: "server-no-too-many", args: {}, rule: "" };
    lines[0]!.tell({ type: "refused", id, number: 5, refusal });
    await expect(done).rejects.toEqual(refusal);
  });

  it("keeps a move beyond the page, sends it once from the next, and forgets it when it is answered", () => {
    let kept: [string, string][] = [];
    const outbox: Outbox = { load: () => kept, save: (waiting) => (kept = waiting) };
    const page = (): FakeLine => {
      const next = new FakeLine();
      const fresh = new TableSocket(
        () => next,
        (message) => heard.push(message),
        () => undefined,
        clock,
        outbox,
      );
      fresh.start();
      next.onopen?.();
      void fresh.command({ type: "undo", seat: 0, after: 3 }).catch(() => undefined); // means something else later: not kept
      return next;
    };
    const line = new FakeLine();
    const before = new TableSocket(
      () => line,
      heard.push.bind(heard),
      () => undefined,
      clock,
      outbox,
    );
    before.start();
    void before.command({ type: "play", seat: 0, action: ["EndTurn"], after: 3 });
    expect(kept).toHaveLength(1);
    const after = page();
    after.tell(WELCOME);
    const plays = after.sent.filter((frame) => frame["type"] === "play");
    expect(plays).toEqual([JSON.parse(kept[0]![1])]);
    after.tell({ type: "refused", id: plays[0]!["id"], number: 5, refusal: { code: "stale" } });
    expect(kept).toEqual([]);
    expect(heard.at(-1)).toEqual({ type: "problem", refusal: { code: "stale" } });
  });

  it("takes a missing pong for a cut", () => {
    lines[0]!.tell(WELCOME);
    clock.pass(25_000);
    expect(lines[0]!.sent.at(-1)).toEqual({ type: "ping" });
    clock.pass(8_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("stays away after a goodbye for good", () => {
    lines[0]!.tell(WELCOME);
    lines[0]!.tell({ type: "goodbye", again: false, refusal: {} });
    lines[0]!.close();
    clock.pass(60_000);
    expect(lines).toHaveLength(1);
    expect(states.at(-1)).toBe("gone");
  });
});
