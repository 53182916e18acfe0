// What the page and the worker that hosts its tables say to each other.

export type ToWorker =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "open"; line: number; table: string }
  | { kind: "frame"; line: number; frame: string }
  | { kind: "close"; line: number };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "failed"; problem: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "frame"; line: number; frame: string }
  | { kind: "closed"; line: number }
  | { kind: "strength"; bot: string; share: number };

/** What a worker that thinks is given, and says. */
export type Job = { id: number; request: string; title: string };
export type Thought = { id: number; answer: string };
