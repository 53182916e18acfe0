// What a screen reader says of every thing on the board; the same words help everybody on hover.

import { t, words } from "../../words.svelte";
import { filled, ROOMS, STATIONS, TASKS, type Cost } from "./components";
import { covered, has, kindOf, pieceOf, valueOf } from "./pieces";
import { sign } from "./relations";
import type { Gen7View } from "./view.gen";

const COMPARISONS: Readonly<Record<string, string>> = {
  ">=": "least",
  "<=": "most",
  "!=": "other",
  "=": "is",
  ">": "more",
  "<": "fewer",
};

/** Says what a die is: "Officer 5". */
export function dieLabel(code: number): string {
  return words.name("die", code);
}

/** Says whose die it is, too. */
export function pieceLabel(piece: number): string {
  const { seat, code } = pieceOf(piece);
  return t("web-gen7-piece", { seat, die: code });
}

export function dieKind(code: number): string {
  return t(`web-gen7-kind-${kindOf(code)}`, { value: valueOf(code) });
}

export function stationState(view: Gen7View, station: number): string {
  if (covered(view, station)) return t("gen7-board-closed");
  const piece = view.stations[station] ?? -1;
  if (has(view.faulty, station)) return t("gen7-board-fault");
  return piece >= 0 ? pieceLabel(piece) : t("gen7-board-free");
}

export function stationLabel(view: Gen7View, station: number): string {
  const state = stationState(view, station);
  const { formula, room } = STATIONS[station] ?? { formula: "", room: 0 };
  const res = ROOMS[room]?.res ?? -1;
  return formula && res >= 0
    ? t("web-gen7-station-yield", {
        station,
        state,
        res,
        formula: formulaLabel(formula),
        counts: formula.includes("#") ? 1 : 0,
      })
    : t("web-gen7-station", { station, state });
}

/** Returns a yield as it is written everywhere: # is the value of the die. */
export function formulaLabel(formula: string): string {
  return formula.replace("-", "−").replace("/", "∕");
}

export function roomLabel(room: number): string {
  const found = ROOMS[room];
  return t("web-gen7-room", { room, dept: found?.dept ?? 4 });
}

/** Says a cost in words: "2 data, 1 parts". */
export function costLabel(cost: Cost | readonly number[]): string {
  const parts = cost.flatMap((amount, res) => (amount > 0 ? [t("web-gen7-amount", { amount, res })] : []));
  return parts.join(", ") || t("web-gen7-free");
}

/** Says the rule of one sub-station; nothing where any die will do. */
export function ruleLabel(rule: string): string {
  return rule === "odd" || rule === "even" ? t(`web-gen7-parity-${rule}`) : sign(rule);
}

/** Says the rule of one sub-station in words. */
export function ruleWords(rule: string): string {
  const found = /^(>=|<=|!=|=|>|<)(prev|sum)?([+-]?\d+)?$/.exec(rule);
  if (!found) return ruleLabel(rule) || t("web-gen7-any");
  const [, compare = "", of = "number", n = "0"] = found;
  return t("web-gen7-rule", {
    compare: COMPARISONS[compare] ?? "is",
    of,
    n: of === "number" ? Number(n) : Math.abs(Number(n)),
    less: Number(n) < 0 ? 1 : 0,
  });
}

export function relationLabel(target: number): string {
  const group = filled(target)?.group;
  if (!group) return "";
  const rules = group.subs.map(ruleWords).join("; ");
  return group.all ? `${rules} (${overallLabel(group.all)})` : rules;
}

/** Says the rule of a whole group: all equal, all different, a sum. */
export function overallLabel(all: string): string {
  if (all === "same" || all === "distinct") return t(`web-gen7-all-${all}`);
  return t("web-gen7-all-sum", { sum: all.slice(3).replace(">=", "≥ ").replace("<=", "≤ ").replace("=", "= ") });
}

export function groupLabel(target: number): string {
  const found = filled(target);
  if (!found) return "";
  return t("web-gen7-group", {
    target,
    dept: found.dept,
    rule: relationLabel(target),
    cost: costLabel(found.cost),
    merit: found.merit,
    steps: TASKS[target]?.steps ?? 0,
  });
}
