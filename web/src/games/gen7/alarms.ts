// What the plot and the ship demand: the plot stations of the point, and the priority tasks of the row.

import { t, words } from "../../words.svelte";
import { book } from "./book.svelte";
import { plotsOf, plotTarget, targetOf, type Cost, type Plot } from "./components";
import { groupLabel, plotLabel } from "./labels";
import { has } from "./pieces";
import { badgesOf, truthOf, type Badge } from "./scene";
import type { Forecast, Gen7View } from "./view.gen";

export interface AlarmInfo {
  target: string;
  /** The group station that it is, as proposals name it. */
  group: number;
  label: string;
  name: string;
  dept: number;
  rules: readonly string[];
  all: string | null;
  kinds: readonly number[];
  cost: Cost;
  extra: number;
  merit: number;
  pieces: readonly number[];
  done: boolean;
  plot: boolean;
  steps: number;
  mark: string;
  badges: readonly Badge[];
}

/** So many places of a station for single dice are drawn at most. */
const MOST_PLACES = 4;

/** The places of a plot station: of one for single dice those that are taken, and the next. */
function placesOf(plot: Plot, taken: number): readonly string[] {
  if (plot.group) return plot.subs;
  const count = Math.min(Math.max(1, plot.slots), taken + 1, MOST_PLACES);
  return Array.from({ length: count }, () => plot.subs[0] ?? "any");
}

/** Returns all of them, by department; plot stations before tasks. */
export function alarmsOf(view: Gen7View, forecast: Forecast): AlarmInfo[] {
  const there = (index: number): boolean => view.scene === null || has(view.scene.open_stations, index);
  const plots = plotsOf(view.point).map<AlarmInfo>((plot, index) => ({
    target: plotTarget(plot),
    group: targetOf(plot),
    label: plotLabel(plot),
    name: words.name("target", targetOf(plot)),
    dept: plot.dept,
    rules: placesOf(plot, view.plot_dice[index]?.length ?? 0),
    all: plot.all,
    kinds: plot.kinds.length < 3 ? plot.kinds : [],
    cost: plot.cost,
    extra: 0,
    merit: plot.merit,
    pieces: plot.group ? (view.plot_dice[index] ?? []) : (view.plot_dice[index] ?? []).slice(-MOST_PLACES),
    done: forecast.spent.includes(plot.number),
    plot: true,
    steps: 0,
    mark:
      ["single", "group"].includes(plot.kind) && (view.plot_done[index] ?? 0) > 0 ? `×${view.plot_done[index]}` : "",
    badges: badgesOf(view, plot, index),
  }));
  const tasks = view.row.flatMap<AlarmInfo>((task, index) => {
    const found = book.now.tasks[task];
    const told = forecast.tasks.find((one) => one.task === task);
    if (!found) return [];
    return [
      {
        target: `group:${task}`,
        group: task,
        label: groupLabel(task),
        name: words.name("task", task),
        dept: found.dept,
        rules: found.subs,
        all: found.all,
        kinds: [],
        cost: told?.cost ?? found.cost,
        extra: told?.extra ?? 0,
        merit: found.merit,
        pieces: view.on_tasks[index] ?? [],
        done: has(view.done, task),
        plot: false,
        steps: told?.steps ?? found.steps,
        mark: has(view.sticky, task) ? t("gen7-board-sticky") : "",
        badges: truthOf(view, task),
      },
    ];
  });
  return [...plots.filter((_, index) => there(index)), ...tasks].sort(
    (one, other) => deckOf(one.dept) - deckOf(other.dept),
  );
}

/** The deck of a department: three decks, one for each system; command has its place on the middle one. */
export function deckOf(dept: number): number {
  return dept === 1 ? 0 : dept === 3 ? 2 : 1;
}
