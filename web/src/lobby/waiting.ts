// Which of one's tables comes first: where one is asked, then where one may be soon, then what is over.

import type { MyTable } from "../protocol.gen";

const STATUSES = ["running", "waiting", "over", "stale", "closed"] as const;

function rank(table: MyTable): number {
  return table.asked.length > 0 ? 0 : STATUSES.indexOf(table.status) + 1;
}

/** Where one is asked, the table that has waited longest comes first; else the one where something happened last. */
function urgency(table: MyTable): number {
  return rank(table) === 0 ? (table.since ?? table.changed) : -table.changed;
}

/** Returns tables in the order in which they matter to their person. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || urgency(a) - urgency(b));
}

/** Returns the seat through whose eyes a table may be shown where others may look on: none where several share a screen. */
export function eyes(table: MyTable): number | null {
  const people = table.seats.filter((seat) => !table.bots.includes(seat));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Returns all seats but one's own. */
export function others(table: MyTable): number[] {
  return table.names.map((_, seat) => seat).filter((seat) => !table.seats.includes(seat));
}
