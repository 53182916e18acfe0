// The relation rule of a group station: what stands on its sub-stations, and whether the dice on them keep it (GEN7-8.15).

import type { Group } from "./components";

export interface Sub {
  /** The rule in signs, as it stands on the sub-station. */
  sign: string;
  value: number | null;
  /** Whether the value keeps the rule; null while it cannot be told. */
  keeps: boolean | null;
}

const SIGNS: Readonly<Record<string, string>> = {
  any: "",
  "!=prev": "≠◂",
  ">prev": ">◂",
  ">=prev": "≥◂",
  "<prev": "<◂",
  "=prev": "=◂",
  ">sum": ">Σ",
  "=sum": "=Σ",
  "<sum": "<Σ",
};

/** Returns the signs of one rule: ◂ is the die to the left, Σ the sum of all to the left. */
export function sign(rule: string): string {
  return rule
    .split("&")
    .map(
      (part) =>
        SIGNS[part] ??
        (part.startsWith("=prev") ? `◂${part.slice(5).replace("-", "−")}` : part.replace(">=", "≥").replace("<=", "≤")),
    )
    .join(" ");
}

function keepsPart(part: string, value: number, prev: number, sum: number): boolean {
  if (part === "any") return true;
  if (part === "odd" || part === "even") return (value % 2 === 1) === (part === "odd");
  const found = /^(>=|<=|!=|=|>|<)(prev|sum)?([+-]?\d+)?$/.exec(part);
  if (!found) return true;
  const [, compare, of, number] = found;
  const other = (of === "prev" ? prev : of === "sum" ? sum : 0) + Number(number ?? 0);
  switch (compare) {
    case ">=":
      return value >= other;
    case "<=":
      return value <= other;
    case "!=":
      return value !== other;
    case ">":
      return value > other;
    case "<":
      return value < other;
    default:
      return value === other;
  }
}

/** Tells whether a value keeps the rule of a sub-station, given those to its left. */
export function keeps(rule: string, value: number, left: readonly number[]): boolean {
  const sum = left.reduce((total, one) => total + one, 0);
  return rule.split("&").every((part) => keepsPart(part, value, left.at(-1) ?? 0, sum));
}

/** Tells whether all values keep the rule of the whole group; null while some are missing. */
export function keepsAll(group: Group, values: readonly number[]): boolean | null {
  if (values.length < group.subs.length) return null;
  if (group.all === "same") return new Set(values).size === 1;
  if (group.all === "distinct") return new Set(values).size === values.length;
  if (group.all?.startsWith("sum"))
    return keepsPart(
      group.all.slice(3),
      values.reduce((total, one) => total + one, 0),
      0,
      0,
    );
  return true;
}

/** Returns the sub-stations with the values that stand on them so far. */
export function subs(group: Group, values: readonly number[]): Sub[] {
  return group.subs.map((rule, index) => {
    const value = values[index] ?? null;
    return { sign: sign(rule), value, keeps: value === null ? null : keeps(rule, value, values.slice(0, index)) };
  });
}
