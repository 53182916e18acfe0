// Which tips are due: whatever happens to somebody for the first time has its card shown once.

import type { EventInfo } from "../protocol.gen";

export interface Tip {
  kind: string;
  thing: string;
}

/** Returns the tips for what has just happened to a seat, by its own moves or by others', and was not explained before. */
export function fresh(
  events: readonly EventInfo[],
  mover: number,
  seat: number | null,
  known: Iterable<string>,
  hasCard: (thing: string) => boolean,
): Tip[] {
  const explained = new Set(known);
  const tips: Tip[] = [];
  for (const { kind, args, touches } of events) {
    const concerns = mover === seat || args["seat"] === seat;
    const thing = touches.find(hasCard);
    if (!concerns || !thing || explained.has(kind)) continue;
    explained.add(kind);
    tips.push({ kind, thing });
  }
  return tips;
}

/** Returns the tip to show: the first whose thing still has a card, so that one that is gone holds up no other. */
export function due(waiting: readonly Tip[], hasCard: (thing: string) => boolean): Tip | undefined {
  return waiting.find(({ thing }) => hasCard(thing));
}
