// Opening a puzzle: the table where it was left, or a new one.

import * as api from "../api";
import { sit } from "../lobby/starting";
import type { MyTable, PuzzleList } from "../protocol.gen";
import { route } from "../route.svelte";
import { GUEST, settings } from "../settings.svelte";

/** Returns the first puzzle that has not been solved, the easiest first; null if there is none. */
export function nextOf(list: PuzzleList, solved: ReadonlySet<string>, level?: number): string | null {
  const left = list.puzzles.filter((one) => !solved.has(one.id) && (level === undefined || one.level === level));
  return left[0]?.id ?? null;
}

export async function openPuzzle(title: string, puzzle: string): Promise<void> {
  const { tables } = await api.me();
  const left = tables.find((table: MyTable) => table.title === title && table.puzzle?.id === puzzle);
  if (left?.puzzle?.stage === "open" && left.status === "running") route.go(`/t/${left.id}`);
  else sit(await api.newPuzzle({ title, puzzle, name: settings.name || GUEST }));
}
