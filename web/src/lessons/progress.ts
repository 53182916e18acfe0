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

/** Returns what was explained of a title on this device: kinds of events. */
export function told(title: string): readonly string[] {
  return (recall(`told-${title}`) ?? "").split(" ").filter(Boolean);
}

export function keepTold(title: string, kind: string): void {
  remember(`told-${title}`, [...told(title), kind].join(" "));
}

/** Returns whether tips are given at a table. */
export function tipsAt(table: string): boolean {
  return recall(`tips-${table}`) === "on";
}

export function giveTips(table: string): void {
  remember(`tips-${table}`, "on");
}

export function endTips(table: string): void {
  remember(`tips-${table}`, "off");
}
