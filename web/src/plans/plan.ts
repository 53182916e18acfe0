// A plan: actions of one seat that are only tried. This browser keeps them; the table stores nothing and nobody is told.

import type { Choice } from "../protocol.gen";
import { recall, remember } from "../settings.svelte";

export interface Plan {
  name: string;
  steps: readonly Choice[];
  /** The points expected after it when it was last looked at. */
  expected: number | null;
}

/** How many plans a seat keeps. */
export const MOST_PLANS = 6;
/** How many actions a plan may have, as the server bounds them. */
export const MOST_STEPS = 30;

const key = (table: string, seat: number): string => `plans-${table}-${seat}`;

/** Returns the plans that this browser keeps for a seat. */
export function keptPlans(table: string, seat: number): Plan[] {
  const kept = recall(key(table, seat));
  return kept ? (JSON.parse(kept) as Plan[]) : [];
}

export function keepPlans(table: string, seat: number, plans: readonly Plan[]): void {
  remember(key(table, seat), JSON.stringify(plans));
}

/** Returns the lowest number that no plan is called by. */
export function nextNumber(plans: readonly Plan[]): number {
  const taken = new Set(plans.map((plan) => Number(/\d+$/.exec(plan.name)?.[0] ?? 0)));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** Returns plans with one of them changed. */
export function withPlan(plans: readonly Plan[], at: number, change: Partial<Plan>): Plan[] {
  return plans.map((plan, index) => (index === at ? { ...plan, ...change } : plan));
}

/** Returns how far the points after a plan lie from those without one, with a sign. */
export function gain(expected: number | null, before: number | null): string {
  if (expected === null || before === null) return "";
  const more = expected - before;
  if (Math.abs(more) < 0.05) return "±0";
  return `${more > 0 ? "+" : "−"}${Math.abs(more).toFixed(1)}`;
}
