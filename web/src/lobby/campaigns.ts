// Campaigns: chains of one's own tables, each an episode that begins with what the one before it left.

import type { MyTable } from "../protocol.gen";

/** Returns the campaigns among some tables, the one played last first; each from its first episode to its newest. */
export function campaigns(tables: readonly MyTable[]): MyTable[][] {
  const known = new Map(tables.map((table) => [table.id, table]));
  const found = new Map<string, MyTable[]>();
  for (const table of tables) {
    if (!table.episode || table.begun) continue; // nothing goes on from practice
    const start = opening(table, known).id;
    found.set(start, [...(found.get(start) ?? []), table]);
  }
  const newest = (chain: readonly MyTable[]): number => Math.max(...chain.map((table) => table.changed));
  return [...found.values()].map(inOrder).sort((a, b) => newest(b) - newest(a));
}

/** Returns the table at which a campaign began, as far as it is known; playing the first episode again begins another. */
function opening(table: MyTable, known: ReadonlyMap<string, MyTable>): MyTable {
  let first = table;
  for (let before = table.previous; before && first.episode > 1; before = first.previous) {
    const found = known.get(before);
    if (!found) break;
    first = found;
  }
  return first;
}

/** Returns a campaign's tables by episode; of one that was played again, the newer later. */
function inOrder(chain: readonly MyTable[]): MyTable[] {
  const after = (a: MyTable, b: MyTable): number =>
    a.following === b.id ? -1 : b.following === a.id ? 1 : a.changed - b.changed;
  return [...chain].sort((a, b) => a.episode - b.episode || after(a, b));
}
