// What a screen reader says of every thing on the board.

import { t, words } from "../../words.svelte";
import { book } from "./book.svelte";
import { filled, targetOf, type Cost, type Plot } from "./components";
import { has, kindOf, pieceOf, valueOf } from "./pieces";
import { relationLabel } from "./signs";
import type { Forecast, Gen7View } from "./view.gen";

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

export function stationState(view: Gen7View, forecast: Forecast, station: number): string {
  if (has(view.faulty, station)) return t("gen7-board-fault");
  if (forecast.closed.includes(station)) return t("gen7-board-closed");
  const piece = view.stations[station] ?? -1;
  return piece >= 0 ? pieceLabel(piece) : t("gen7-board-free");
}

export function stationLabel(view: Gen7View, forecast: Forecast, station: number): string {
  const state = stationState(view, forecast, station);
  const { formula, room } = book.now.stations[station] ?? { formula: "", room: 0 };
  const res = book.now.rooms[room]?.res ?? -1;
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
  return t("web-gen7-room", { room, dept: book.now.rooms[room]?.dept ?? 4 });
}

/** Says a cost in words: "2 data, 1 parts". */
export function costLabel(cost: Cost): string {
  const parts = cost.flatMap((amount, res) => (amount > 0 ? [t("web-gen7-amount", { amount, res })] : []));
  return parts.join(", ") || t("web-gen7-free");
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
    steps: book.now.tasks[target]?.steps ?? 0,
  });
}

export function plotLabel(plot: Plot): string {
  const only = plot.kinds.length < 3 ? ` (${plot.kinds.map((kind) => t(`web-gen7-only-${kind}`)).join(", ")})` : "";
  const said = t("web-gen7-plot-station", {
    name: words.name("target", targetOf(plot)),
    rule: relationLabel(targetOf(plot)),
    cost: costLabel(plot.cost),
    merit: plot.merit,
  });
  return said + only;
}
