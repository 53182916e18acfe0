// Which lessons have been taken on this device.

import { recall, remember } from "../settings.svelte";

const key = (title: string): string => `learnt-${title}`;

/** Returns the numbers of the lessons of a title that were taken to their end. */
export function learnt(title: string): ReadonlySet<number> {
  return new Set((recall(key(title)) ?? "").split(" ").filter(Boolean).map(Number));
}

export function keepLearnt(title: string, lesson: number): void {
  remember(key(title), [...new Set([...learnt(title), lesson])].sort().join(" "));
}
