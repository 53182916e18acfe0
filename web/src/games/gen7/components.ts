// What the board often asks of the campaign's components. The story is not among them: it is told when reached.

import type { Language } from "../../settings.svelte";
import { book } from "./book.svelte";
import type { PlotInfo } from "./components.gen";

export type Cost = readonly number[];

export const RESOURCES = ["data", "parts", "chem"] as const;
export const DEPTS = ["command", "computer", "energy", "biosphere", "none"] as const;
export const SYSTEMS = [1, 2, 3] as const;
export const PARTS = 1;
export const CHEM = 2;
export const FILE = 0;
export const SCHEMA = 1;
export const ORDER = 2;

/** A plot station with its number. */
export interface Plot extends PlotInfo {
  number: number;
}

export function plotsOf(point: number): Plot[] {
  return book.now.plots.flatMap((plot, number) => (plot.point === point ? [{ ...plot, number }] : []));
}

/** The number under which a plot station is filled by a group. */
export function targetOf(plot: Plot): number {
  return book.now.tasks.length + plot.number;
}

/** What a click on a plot station means: a group fills it, or a single die is deployed there. */
export function plotTarget(plot: Plot): string {
  return plot.group ? `group:${targetOf(plot)}` : `station:${book.now.stations.length + plot.number}`;
}

export interface Filled {
  subs: readonly string[];
  all: string | null;
  cost: Cost;
  merit: number;
  dept: number;
}

/** Returns a task or plot station that is filled by a group. */
export function filled(target: number): Filled | null {
  return book.now.tasks[target] ?? book.now.plots[target - book.now.tasks.length] ?? null;
}

export function episodeOf(point: number): number {
  return book.now.points[point]?.episode ?? 1;
}

export function pointKind(point: number): string {
  return book.now.points[point]?.kind ?? "";
}

export function privateRoom(quarters: number): number {
  return book.now.rooms.findIndex((room) => room.private) + quarters;
}

function place(number: number, language: Language): string | null {
  const station = book.now.stations[number];
  const task = number - book.now.stations.length - book.now.plots.length;
  if (!station) return task >= 0 ? names("task", task, language) : null;
  const room = names("room", station.room, language) ?? "";
  return station.dots > 0 ? `${room} ${station.dots}` : room;
}

function order(number: number, language: Language): string | null {
  const found = book.now.orders[number];
  if (!found) return null;
  const figures = `${found.cost.join("/")}, +${found.merit} −${found.penalty}`;
  const head = `${names("order", number, language)} (${names("room", found.room, language)}; ${figures})`;
  return `${head} ${names("order-text", number, language)}`.trim();
}

/** What a room does, action by action; in brackets what need not be done. */
function does(room: number, language: Language): string {
  return (book.now.rooms[room]?.actions ?? [])
    .map(({ name, text, optional }) => [`${name[language] ?? ""}: ${text[language] ?? ""}`, optional] as const)
    .map(([line, optional]) => (optional ? `(${line})` : line))
    .join(" ");
}

/** Returns the name of a component; null for the story, which only the server knows. */
export function names(kind: string, number: number, language: Language): string | null {
  if (number < 0) return kind === "schemaslot" || kind === "ballot" ? "–" : "";
  if (!book.ready) return null;
  if (kind === "schemaslot") return names("schema", number, language);
  if (kind === "votes") return String(number);
  if (kind === "target") return names("task", number, language);
  if (kind === "place") return place(number, language);
  if (kind === "orderline") return order(number, language);
  if (kind === "room-does") return does(number, language);
  if (kind === "station-does") return does(book.now.stations[number]?.room ?? -1, language);
  return book.now.words[kind]?.[number]?.[language === "de" ? 1 : 0] ?? null;
}
