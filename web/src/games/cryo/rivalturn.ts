// The Rival's last turn, step by step, each with the rule that made it happen.

import { ids } from "../../ids";
import type { EntryInfo, EventInfo } from "../../protocol.gen";

export interface Step {
  event: EventInfo;
  /** The message that says why. */
  why: string;
  rule: string;
}

const RIVAL_SIDE = -1;

/** Returns the events of the Rival's newest turn, in order; those that an undo struck are gone. */
export function lastTurn(log: readonly EntryInfo[]): EventInfo[] {
  const found: EventInfo[] = [];
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    if (!entry || entry.struck) continue;
    const begins = entry.events.findLastIndex(
      (event) => event.kind === "TurnBegan" && event.args["side"] === RIVAL_SIDE,
    );
    found.unshift(...entry.events.slice(Math.max(0, begins)));
    if (begins >= 0) {
      const ends = found.findIndex((event, index) => index > 0 && event.kind === "TurnBegan");
      return ends < 0 ? found : found.slice(0, ends);
    }
    if (found.length > 200) return []; // it has had no turn yet
  }
  return [];
}

/** Returns what the Rival did, each with the reason that the event carries; what only frames its turn has none. */
export function steps(events: readonly EventInfo[]): Step[] {
  return events
    .filter((event) => Boolean(event.args["reason"]))
    .map((event) => ({
      event,
      why: ids.reason("cryo", String(event.args["reason"])),
      rule: String(event.args["rule"]),
    }));
}
