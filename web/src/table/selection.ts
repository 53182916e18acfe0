// Choosing an action by what can be clicked: targets narrow the legal actions until one is left.

import type { Choice } from "../protocol.gen";

export interface Narrowed {
  /** Actions that are still meant. */
  matching: Choice[];
  /** What has been picked, and what follows from it because nothing else is left there. */
  picked: string[];
  /** What to click next. */
  next: Set<string>;
  /** What may be clicked too, out of order. */
  later: Set<string>;
  /** The action, once nothing is left to pick. */
  complete: Choice | null;
}

function remaining(choice: Choice, picked: readonly string[]): string[] {
  return choice.targets.filter((target) => !picked.includes(target));
}

/** Returns the one next target that all choices share, if each has more to pick after it. */
function forced(choices: readonly Choice[], picked: readonly string[]): string | null {
  const first = choices[0] && remaining(choices[0], picked)[0];
  if (first === undefined) return null;
  const same = choices.every((choice) => {
    const left = remaining(choice, picked);
    return left.length > 1 && left[0] === first;
  });
  return same ? first : null;
}

/** Narrows actions by what is picked; if they are only some of all (`whole` is false), nothing follows by itself. */
export function narrow(legal: readonly Choice[], picks: readonly string[], whole = true): Narrowed {
  const matching = legal.filter((choice) => picks.every((pick) => choice.targets.includes(pick)));
  const picked = [...picks];
  for (let more = whole ? forced(matching, picked) : null; more !== null; more = forced(matching, picked))
    picked.push(more);
  const next = new Set<string>();
  const later = new Set<string>();
  for (const choice of matching) {
    const [first, ...rest] = remaining(choice, picked);
    if (first !== undefined) next.add(first);
    for (const target of rest) later.add(target);
  }
  for (const target of next) later.delete(target);
  const only = whole && matching.length === 1 ? matching[0] : undefined;
  const complete = picks.length > 0 && only && remaining(only, picked).length === 0 ? only : null;
  return { matching, picked, next, later, complete };
}

/** Returns the action that a further pick would complete, if it is the only one it leaves. */
export function completedBy(legal: readonly Choice[], picks: readonly string[], target: string): Choice | null {
  return narrow(legal, [...narrow(legal, picks).picked, target]).complete;
}

/**
 * Returns what is picked when somebody picks a thing that does not go with what they picked before: as much of it as the
 * thing goes with, and the thing. Null if no action has it.
 */
export function switchTo(legal: readonly Choice[], picks: readonly string[], target: string): string[] | null {
  for (let kept = picks.length - 1; kept >= 0; kept -= 1) {
    const start = picks.slice(0, kept);
    const { picked, next, later } = narrow(legal, start);
    if (next.has(target) || later.has(target)) return [...picked, target];
  }
  return null;
}
