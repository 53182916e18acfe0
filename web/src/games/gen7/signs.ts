// How the relation rules of group stations are written: in signs on the board, in words for who hears it (GEN7-8.15).

import { t } from "../../words.svelte";
import { filled } from "./components";

/** How a sub-station looks: what must stand on it by itself, and how it is linked to the die to its left. */
export interface Sign {
  /** Stands in the slot: ≥4, odd. */
  own: string;
  /** Stands on the link to the left: =, +1, >; Σ links to all on the left. */
  link: string;
  /** Whether it stands higher or lower than the one to its left. */
  rise: number;
}

const LINKS: Readonly<Record<string, readonly [string, number]>> = {
  "!=prev": ["≠", 0],
  ">prev": [">", 1],
  ">=prev": ["≥", 1],
  "<prev": ["<", -1],
  "<=prev": ["≤", -1],
  "=prev": ["=", 0],
  ">sum": [">Σ", 1],
  "=sum": ["=Σ", 0],
  "<sum": ["<Σ", -1],
};
const COMPARISONS: Readonly<Record<string, string>> = {
  ">=": "least",
  "<=": "most",
  "!=": "other",
  "=": "is",
  ">": "more",
  "<": "fewer",
};

/** Returns the signs of one rule. */
export function signOf(rule: string): Sign {
  const sign: Sign = { own: "", link: "", rise: 0 };
  for (const part of rule.split("&")) {
    const known = LINKS[part];
    const step = /^=prev([+-]\d+)$/.exec(part)?.[1];
    if (known) [sign.link, sign.rise] = known;
    else if (step) [sign.link, sign.rise] = [step.replace("-", "−"), Math.sign(Number(step))];
    else if (part === "odd" || part === "even") sign.own = t(`web-gen7-parity-${part}`);
    else if (part !== "any") sign.own = part.replace(">=", "≥").replace("<=", "≤").replace("!=", "≠");
  }
  return sign;
}

/** Says the rule of one sub-station in words. */
export function ruleWords(rule: string): string {
  return rule
    .split("&")
    .map((part) => {
      const found = /^(>=|<=|!=|=|>|<)(prev|sum)?([+-]?\d+)?$/.exec(part);
      if (!found) return signOf(part).own || t("web-gen7-any");
      const [, compare = "", of = "number", n = "0"] = found;
      return t("web-gen7-rule", {
        compare: COMPARISONS[compare] ?? "is",
        of,
        n: of === "number" ? Number(n) : Math.abs(Number(n)),
        less: Number(n) < 0 ? 1 : 0,
      });
    })
    .join(", ");
}

/** Says the rule of a whole group: all equal, all different, a sum. */
export function overallLabel(all: string): string {
  if (all === "same" || all === "distinct") return t(`web-gen7-all-${all}`);
  return t("web-gen7-all-sum", { sum: all.slice(3).replace(">=", "≥ ").replace("<=", "≤ ").replace("=", "= ") });
}

export function relationLabel(target: number): string {
  const group = filled(target);
  if (!group) return "";
  const rules = group.subs.map(ruleWords).join("; ");
  return group.all ? `${rules} (${overallLabel(group.all)})` : rules;
}
