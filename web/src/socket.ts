// One socket to one table: greets, remembers the last number, reconnects by itself and sends unanswered commands again.

import type {
  Ack,
  AnswerDate,
  Back,
  CallVote,
  CastVote,
  Chat,
  Mark,
  Check,
  Consent,
  FromServer,
  Hello,
  Ping,
  Play,
  PlayOn,
  ShowSolution,
  Proceed,
  ProposeDate,
  Ready,
  Redo,
  Refusal,
  Resign,
  Restart,
  Resume,
  Reveal,
  SeatAnswer,
  SetRoom,
  TakeBack,
  Undo,
} from "./protocol.gen";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
export type Command = WithoutId<
  | Play
  | Undo
  | Restart
  | Redo
  | TakeBack
  | Resume
  | Consent
  | SeatAnswer
  | CallVote
  | CastVote
  | Resign
  | Ready
  | Reveal
  | Chat
  | Proceed
  | Back
  | PlayOn
  | ShowSolution
  | ProposeDate
  | AnswerDate
  | SetRoom
  | Mark
>;
export type LinkState = "connecting" | "open" | "lost" | "gone";

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(frame: string): void;
  close(): void;
}

export interface Clock {
  after(milliseconds: number, run: () => void): number;
  stop(timer: number): void;
}

/** Keeps what was not answered yet beyond this page: a reload in a tunnel, or a phone that closes it, must lose no move. */
export interface Outbox {
  /** Commands that an earlier page has left, by their ids. */
  load(): [id: string, frame: string][];
  save(waiting: [id: string, frame: string][]): void;
}

interface Waiting {
  frame: string;
  resolve: (ack: Ack) => void;
  reject: (refusal: Refusal) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 4_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;

export const browserClock: Clock = {
  after: (milliseconds, run) => window.setTimeout(run, milliseconds),
  stop: (timer) => window.clearTimeout(timer),
};

export class TableSocket {
  private line: Line | null = null;
  private since: number | null = null;
  private greeted = false;
  private stopped = false;
  private failures = 0;
  private commands = 0;
  private timers = new Map<"again" | "ping" | "pong", number>();
  private waiting = new Map<string, Waiting>();
  /** Makes command ids unique among all tabs and visits of a seat. */
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly open: () => Line,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (state: LinkState) => void,
    private readonly clock: Clock = browserClock,
    private readonly outbox: Outbox | null = null,
  ) {
    for (const [id, frame] of outbox?.load() ?? [])
      this.waiting.set(id, {
        frame,
        resolve: () => undefined,
        reject: (refusal) => this.heard({ type: "problem", refusal }),
      });
  }

  start(): void {
    if (this.stopped || this.line) return;
    this.changed("connecting");
    const line = this.open();
    this.line = line;
    this.greeted = false;
    line.onopen = () => this.send({ type: "hello", since: this.since });
    line.onmessage = (event) => this.hear(JSON.parse(event.data) as FromServer);
    line.onclose = () => this.lose(line);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers.values()) this.clock.stop(timer);
    this.line?.close();
  }

  /** Connects at once instead of waiting: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.line || this.stopped) return;
    this.cancel("again");
    this.start();
  }

  check(viewer: number | null, digest: string): void {
    if (this.greeted) this.send({ type: "check", viewer, digest });
  }

  /** Sends a command; it settles with the server's answer, also if that comes only after a cut. */
  command(command: Command): Promise<Ack> {
    this.commands += 1;
    const id = `${this.prefix}-${this.commands}`;
    const frame = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { frame, resolve, reject });
      this.keep();
      if (this.greeted) this.line?.send(frame);
    });
  }

  private send(message: Hello | Ping | Check): void {
    this.line?.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    this.expectPing();
    switch (message.type) {
      case "welcome":
        this.greeted = true;
        this.failures = 0;
        this.changed("open");
        this.heard(message);
        // the answers to these were lost, or they never arrived; their ids keep them from being played twice
        for (const { frame } of this.waiting.values()) this.line?.send(frame);
        break;
      case "ack":
      case "refused":
        this.answer(message);
        break;
      case "goodbye":
        if (!message.again) this.stopped = true;
        this.heard(message);
        break;
      default:
        this.heard(message);
    }
    // an ack or a pong may name a number whose news has not come yet, so only news count as seen
    if ("number" in message && !["ack", "refused", "pong"].includes(message.type)) {
      this.since = Math.max(this.since ?? 0, message.number);
    }
  }

  private answer(message: Extract<FromServer, { type: "ack" | "refused" }>): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    this.keep();
    if (message.type === "ack") waiting?.resolve(message);
    else waiting?.reject(message.refusal);
  }

  /** Only what means the same when it is sent later: a move says after which line it comes, a line of chat stands alone. */
  private keep(): void {
    if (!this.outbox) return;
    const kept = [...this.waiting].filter(([, { frame }]) => /^\{"type":"(play|chat)"/.test(frame));
    this.outbox.save(kept.map(([id, { frame }]) => [id, frame]));
  }

  private lose(line: Line): void {
    if (this.line !== line) return;
    this.line = null;
    this.greeted = false;
    this.cancel("ping");
    this.cancel("pong");
    this.changed(this.stopped ? "gone" : "lost");
    if (this.stopped) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures) * (0.5 + Math.random() / 2);
    this.failures += 1;
    this.timers.set(
      "again",
      this.clock.after(pause, () => this.start()),
    );
  }

  /** Asks for a sign of life after a silence, and takes a missing answer for a cut: some networks tell nobody. */
  private expectPing(): void {
    this.cancel("ping");
    this.cancel("pong");
    const ping = (): void => {
      this.send({ type: "ping" });
      this.timers.set(
        "pong",
        this.clock.after(PONG_WITHIN, () => {
          const line = this.line;
          line?.close();
          if (line) this.lose(line);
        }),
      );
    };
    this.timers.set("ping", this.clock.after(PING_EVERY, ping));
  }

  private cancel(name: "again" | "ping" | "pong"): void {
    const timer = this.timers.get(name);
    if (timer !== undefined) this.clock.stop(timer);
    this.timers.delete(name);
  }
}
