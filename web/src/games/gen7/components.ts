// The components as the rules engine has them: the same files of data. The story is not among them: it is told when reached.

import goalData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/episode_goals.json";
import fileData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/file_cards.json";
import skillData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/officer_skills.json";
import planData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/personal_goals.json";
import taskData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/priority_tasks.json";
import quartersData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/quarters.json";
import relationshipData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/relationships.json";
import roomData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/rooms.json";
import ruleCardData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/rule_cards.json";
import schemaData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/schema_cards.json";
import statusData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/system_status.json";
import orderData from "../../../../src/sternhafen/games/gen7/data/seventh_watch/work_orders.json";
import type { Language } from "../../settings.svelte";
import { PLOT_STATIONS, POINTS } from "./story.gen";

export type Text = Readonly<Record<Language, string>>;
export type Cost = readonly [data: number, parts: number, chem: number];

export const RESOURCES = ["data", "parts", "chem"] as const;
export const DEPTS = ["command", "computer", "energy", "biosphere", "none"] as const;
export const SYSTEMS = [1, 2, 3] as const;
export const SECTIONS = 4;
export const DATA = 0;
export const PARTS = 1;
export const CHEM = 2;
export const FILE = 0;
export const SCHEMA = 1;
export const ORDER = 2;
/** The number of the ship's store among those who pay. */
export const STORE = 4;
export const LIMIT = statusData.limits.storage;
export const TRACK_END = statusData.logic_instinct.max;
export const PROMOTION = statusData.merit.promotion_at;
export const STAR_PER = statusData.merit.star_per;
export const HAND_LIMIT = statusData.limits.work_orders_in_hand;

function costOf(data: { data: number; parts: number; chem: number }): Cost {
  return [data.data, data.parts, data.chem];
}

// Rooms and stations --------------------------------------------------------------------------------------------------

export interface RoomAction {
  name: Text;
  text: Text;
  optional: boolean;
}

export interface Room {
  id: string;
  name: Text;
  dept: number;
  kind: string;
  /** The resource that a lab gives; -1 elsewhere. */
  res: number;
  actions: RoomAction[];
  stations: number[];
}

export interface Station {
  room: number;
  dots: number;
  formula: string;
}

interface ActionData {
  name: Text;
  text: Text;
  optional: boolean;
  do?: { op: string; res?: string }[];
}

export const ROOMS: Room[] = [];
export const STATIONS: Station[] = [];

function addRoom(
  id: string,
  name: Text,
  dept: string,
  kind: string,
  actions: readonly ActionData[],
  stations: readonly Omit<Station, "room">[],
): void {
  const numbers = stations.map((station) => STATIONS.push({ ...station, room: ROOMS.length }) - 1);
  const gain =
    kind === "lab" ? actions.flatMap((action) => action.do ?? []).find((one) => one.op === "gain") : undefined;
  const res = (RESOURCES as readonly (string | undefined)[]).indexOf(gain?.res);
  ROOMS.push({
    id,
    name,
    dept: (DEPTS as readonly string[]).indexOf(dept),
    kind,
    res,
    stations: numbers,
    actions: actions.map(({ name, text, optional }) => ({ name, text, optional })),
  });
}

interface StationData {
  dots: number;
  formula?: string;
  count?: string;
}

for (const room of roomData.rooms) {
  const stations = (room.stations as StationData[]).flatMap((station) => {
    const one = { dots: station.dots, formula: station.formula ?? "" };
    return station.count === "players-1" ? [one, one, one] : [one];
  });
  addRoom(room.id, room.name, room.department, room.kind, room.actions as ActionData[], stations);
}
/** Rooms of the ship; behind them come the private stations, one a quarters. */
export const SHIP_ROOMS = ROOMS.length;
for (const { private_station: own } of quartersData.quarters) {
  addRoom(own.id, own.name, "none", own.kind, own.actions as ActionData[], [{ dots: 0, formula: own.formula ?? "" }]);
}
export const OPERATIONS = ROOMS.findIndex((room) => room.id === "ops_center");
export const MEDICAL = ROOMS.findIndex((room) => room.id === "medical_center");

export function privateRoom(quarters: number): number {
  return SHIP_ROOMS + quarters;
}

// Group stations ------------------------------------------------------------------------------------------------------

export interface Group {
  subs: readonly string[];
  all: string | null;
}

export interface Task {
  dept: number;
  cost: Cost;
  group: Group;
  merit: number;
  steps: number;
}

export interface PlotStation {
  number: number;
  point: number;
  dept: number;
  group: Group | null;
  rule: string | null;
  slots: number;
  kinds: readonly number[];
  cost: Cost;
  merit: number;
  perRound: number;
  limit: number;
}

export const TASKS: readonly Task[] = taskData.tasks.map((task) => ({
  dept: (DEPTS as readonly string[]).indexOf(task.department),
  cost: costOf(task.cost),
  group: task.group,
  merit: task.merit,
  steps: task.steps,
}));

export const PLOTS: readonly PlotStation[] = PLOT_STATIONS.map((station, number) => ({ ...station, number }));

export function plotsOf(point: number): PlotStation[] {
  return PLOTS.filter((station) => station.point === point);
}

/** The number under which a plot station is filled by a group. */
export function targetOf(plot: PlotStation): number {
  return TASKS.length + plot.number;
}

/** The number under which a die is deployed at a plot station. */
export function placeOf(plot: PlotStation): number {
  return STATIONS.length + plot.number;
}

export interface Filled {
  group: Group;
  cost: Cost;
  merit: number;
  dept: number;
}

/** Returns a task or plot station that is filled by a group. */
export function filled(target: number): Filled | null {
  const task = TASKS[target];
  if (task) return task;
  const plot = PLOTS[target - TASKS.length];
  return plot?.group ? { group: plot.group, cost: plot.cost, merit: plot.merit, dept: plot.dept } : null;
}

export function episodeOf(point: number): number {
  return POINTS[point]?.[0] ?? 1;
}

// Cards ---------------------------------------------------------------------------------------------------------------

export interface Order {
  room: number;
  cost: Cost;
  merit: number;
  penalty: number;
}

export const ORDERS: readonly Order[] = orderData.work_orders.map((order) => ({
  room: ROOMS.findIndex((room) => room.id === order.room),
  cost: costOf(order.cost),
  merit: order.merit,
  penalty: order.penalty,
}));

export interface Skill {
  cost: number;
  rank: number;
}

export const SKILLS: readonly Skill[] = skillData.skills.map((skill) => ({ cost: skill.cost, rank: skill.min_rank }));

const PLANS = [...planData.quarters, ...planData.plan_a, ...planData.plan_b];
export const PLAN_STARS: readonly number[] = PLANS.map((plan) => plan.stars);

// Names ---------------------------------------------------------------------------------------------------------------

type Entry = Readonly<Record<string, unknown>>;

const ENTRIES: Readonly<Record<string, readonly Entry[]>> = {
  task: taskData.tasks,
  order: orderData.work_orders,
  file: fileData.files,
  schema: schemaData.schemas,
  skill: skillData.skills,
  relationship: relationshipData.relationships,
  plan: PLANS,
  goal: goalData.goals,
  rulecard: ruleCardData.cards,
  quarters: quartersData.quarters,
  room: ROOMS as unknown as Entry[],
  rank: [statusData.sections[0] as Entry, ...statusData.ranks],
  section: statusData.sections,
};

function said(text: unknown, language: Language): string {
  return typeof text === "object" && text !== null ? ((text as Text)[language] ?? "") : "";
}

function place(number: number, language: Language): string | null {
  const station = STATIONS[number];
  if (!station) {
    const task = number - STATIONS.length - PLOTS.length;
    return task >= 0 ? names("task", task, language) : null;
  }
  const room = said(ROOMS[station.room]?.name, language);
  return station.dots > 0 ? `${room} ${station.dots}` : room;
}

function order(number: number, language: Language): string | null {
  const found = ORDERS[number];
  if (!found) return null;
  const figures = `${found.cost.join("/")}, +${found.merit} −${found.penalty}`;
  return `${names("order", number, language)} (${names("room", found.room, language)}; ${figures}) ${names("order-text", number, language)}`.trim();
}

/** Returns the name of a component; null for the story, which only the server knows. */
export function names(kind: string, number: number, language: Language): string | null {
  if (number < 0) return kind === "schemaslot" || kind === "ballot" ? "–" : "";
  if (kind === "schemaslot") return names("schema", number, language);
  if (kind === "votes") return String(number);
  if (kind === "system") return said(statusData.tracks[number - 1]?.name, language);
  if (kind === "red") return said(statusData.tracks[number - 1]?.red_text, language);
  if (kind === "target") return names("task", number, language);
  if (kind === "place") return place(number, language);
  if (kind === "orderline") return order(number, language);
  const [base = "", field = "name"] = kind.split("-", 2);
  const entry = ENTRIES[base]?.[number];
  return entry ? said(entry[field], language) : null;
}
