// A move is a short story: what its events show, one after the other, cause before effect.

import type { EventInfo } from "../protocol.gen";
import type { Moment } from "./sounds.svelte";

/** One picture of a storyboard: what is shown, for how long, and what is heard as it begins. */
export interface Frame {
  show: string;
  ms: number;
  /** Milliseconds if somebody else did it; the same if left out. */
  others?: number;
  sound?: Moment;
  /** Runs beside the frame before it instead of after it. */
  beside?: boolean;
}

/** For each kind of event its frames, or null if it needs none. A title's table lies in `storyboards.json`. */
export type Storyboards = Readonly<Record<string, readonly Frame[] | null>>;

/** A frame of a certain move, in milliseconds from its beginning. */
export interface Beat {
  event: EventInfo;
  show: string;
  from: number;
  ms: number;
  sound: Moment | null;
}

export interface Telling {
  /** Whether the viewer made the move: such are told faster. */
  own: boolean;
  /** Milliseconds between two events. */
  between: number;
}

export const CALM: Telling = { own: false, between: 120 };

/** Returns when each frame of a move's events begins and how long it takes. */
export function timeline(events: readonly EventInfo[], boards: Storyboards, telling: Telling): Beat[] {
  const beats: Beat[] = [];
  let now = 0;
  for (const event of events) {
    const frames = boards[event.kind];
    if (!frames) continue;
    let start = beats.length > 0 ? now + telling.between : 0;
    let end = start;
    for (const { show, ms, others, sound, beside } of frames) {
      const length = telling.own ? ms : (others ?? ms);
      if (!beside) start = end;
      beats.push({ event, show, from: start, ms: length, sound: sound ?? null });
      end = Math.max(end, start + length);
    }
    now = end;
  }
  return beats;
}

/** Returns how long a story takes. */
export function length(beats: readonly Beat[]): number {
  return Math.max(0, ...beats.map(({ from, ms }) => from + ms));
}
