// The Rival's last turn, step by step, each with the rule that made it happen.

import type { EntryInfo, EventInfo } from "../../protocol.gen";
import { CRYSTAL, DOCKS, ENERGY, NANITES, RIVAL, RIVAL_DRONES, SECTIONS } from "./components";
import type { CryoView } from "./view.gen";

export interface Step {
  event: EventInfo;
  /** The message that says why, and its arguments. */
  why: string;
  args: Record<string, number>;
  rule: string;
}

type Reason = readonly [why: string, rule: string, args?: Record<string, number>];

const CHECK_RULES = ["CRYO-S4.3", "CRYO-S4.4", "CRYO-S4.6", "CRYO-S4.8", "CRYO-S4.9"];
const RIVAL_SIDE = -1;

/** Returns the events of the Rival's newest turn, in order; those that an undo struck are gone. */
export function lastTurn(log: readonly EntryInfo[]): EventInfo[] {
  const found: EventInfo[] = [];
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    if (!entry || entry.struck) continue;
    const begins = entry.events.findLastIndex((event) => event.kind === "TurnBegan" && event.args["side"] === RIVAL_SIDE);
    found.unshift(...entry.events.slice(Math.max(0, begins)));
    if (begins >= 0) {
      const ends = found.findIndex((event, index) => index > 0 && event.kind === "TurnBegan");
      return ends < 0 ? found : found.slice(0, ends);
    }
    if (found.length > 200) return []; // it has had no turn yet
  }
  return [];
}

function whyDeployed(view: CryoView, card: number, dock: number): Reason {
  const target = DOCKS.find((one) => one.cardPlace !== null && view.board_cards[one.cardPlace] === card);
  if (target?.dock === dock) return ["dock-target", "CRYO-S3.5"];
  return target?.below.includes(dock) ? ["dock-below", "CRYO-S3.5"] : ["dock-any", "CRYO-S3.5"];
}

const gains = (event: EventInfo | undefined, least: number, most: number): boolean =>
  event?.kind === "Gained" && Number(event.args["resource"]) >= least && Number(event.args["resource"]) <= most;

/** Returns the check that an event belongs to: what only one check gives, or else the next loss says which. */
function checkAt(events: readonly EventInfo[], at: number): number | null {
  const lost = events.slice(at).find((event) => event.kind === "RivalLost");
  if (!lost) return null;
  if (gains(events[at], ENERGY, ENERGY)) return CRYSTAL;
  if (gains(events[at], CRYSTAL, NANITES - 1) || (events[at]?.kind === "Woke" && gains(events[at + 1], CRYSTAL, NANITES - 1))) return NANITES;
  return Number(lost.args["resource"]);
}

const MAIN = new Set(["TilePlaced", "TileTaken", "Gained", "MissionPlayed", "TileOpened", "RivalLeftToChance"]);

/** Returns where the checks begin: after the drones are home or the new decision card lies there, or after the drone's action. */
function checksFrom(events: readonly EventInfo[]): number {
  const mark = events.findLastIndex((event) => event.kind === "RivalReturned" || event.kind === "RivalDrew");
  if (mark >= 0) return mark + 1;
  const recalled = events.findLastIndex((event) => event.kind === "IncidentOpened" || event.kind === "Recalled");
  if (recalled >= 0) return recalled + 1;
  let at = events.findIndex((event) => event.kind === "Deployed") + 1;
  while (MAIN.has(events[at]?.kind ?? "") || (events[at]?.kind === "Woke" && gains(events[at - 1], NANITES, NANITES))) at += 1;
  return at;
}

const CHECKED = new Set(["Woke", "Gained", "MissionPlayed", "UpgradePlayed", "VehiclePlayed", "CardDiscarded", "CaveOpened", "Settled", "RivalLost"]);

function reason(events: readonly EventInfo[], at: number, view: CryoView): Reason {
  const event = events[at];
  const before = events.slice(0, at);
  const seen = (kind: string): boolean => before.some((one) => one.kind === kind);
  if (!event) return ["none", "CRYO-S3.1"];
  const out = Number(events.find((one) => one.kind === "RivalReturned")?.args["drones"] ?? view.sides[RIVAL]?.docks.length ?? 0);
  const recalls = seen("Recalled") || event.kind === "Recalled";
  const check = checkAt(events, at);
  if (check !== null && CHECKED.has(event.kind) && (event.kind === "RivalLost" || at >= checksFrom(events))) {
    if (event.kind === "CaveOpened") return ["scout", "CRYO-S4.10"];
    if (event.kind === "Settled") return seen("CaveOpened") && events[at - 1]?.kind === "CaveOpened" ? ["scout-pod", "CRYO-S4.10"] : ["spread", "CRYO-S4.12"];
    return [check === ENERGY ? "check-energy" : "check", CHECK_RULES[check] ?? "CRYO-S4.1", { resource: check }];
  }
  switch (event.kind) {
    case "TurnBegan": return ["turn", "CRYO-S3.1"];
    case "RivalDecided": return view.decisions.length > 0 ? ["decided", "CRYO-S3.4"] : ["decided-blind", "CRYO-S6.2"];
    case "Reshuffled": return ["reshuffled", "CRYO-8.9"];
    case "Deployed": return whyDeployed(view, Number(events.find((one) => one.kind === "RivalDecided")?.args["card"] ?? -1), Number(event.args["dock"]));
    case "TilePlaced": return ["tile", "CRYO-S3.7"];
    case "TileTaken": return ["tile-box", "CRYO-S2.7"];
    case "TileOpened": return ["opened", "CRYO-S3.7"];
    case "RivalDrew": return ["drew", "CRYO-S3.10"];
    case "Recalled": return [out < RIVAL_DRONES ? "recall-section" : "recall-drones", "CRYO-S3.2"];
    case "CrewSent": return ["crew", "CRYO-S3.12"];
    case "IncidentResolved": return ["incident", "CRYO-S3.15"];
    case "IncidentOpened": return ["refill", "CRYO-S3.16"];
    case "ChamberStruck": case "PodsDestroyed": case "PodWarned": return ["sabotage", "CRYO-S3.17"];
    case "RivalReturned": return ["home", "CRYO-S3.18"];
    case "RivalLeftToChance": return ["chance", "CRYO-S2.9"];
    case "LastTurn": return ["end", "CRYO-S5.1"];
    case "MissionPlayed": return ["mission", "CRYO-S2.5"];
    case "Woke": return ["dispatch", "CRYO-S3.9"];
    case "Gained": return whyGained(events, at, recalls);
    default: return ["none", "CRYO-S3.1"];
  }
}

function whyGained(events: readonly EventInfo[], at: number, recalls: boolean): Reason {
  if (events.slice(0, at).some((one) => one.kind === "IncidentResolved")) return ["plunder", "CRYO-S3.17"];
  if (recalls) return ["salvage", "CRYO-S3.13"];
  if (events.slice(0, at).some((one) => one.kind === "TilePlaced" || one.kind === "TileTaken")) return ["reward", "CRYO-S2.7"];
  const dock = events.find((one) => one.kind === "Deployed")?.args["dock"];
  const section = DOCKS[Number(dock ?? 0)]?.section;
  return section === SECTIONS - 1 ? ["dispatch", "CRYO-S3.9"] : ["no-tile", "CRYO-S3.8"];
}

export function steps(events: readonly EventInfo[], view: CryoView): Step[] {
  const found = events.map((event, at) => {
    const [why, rule, args = {}] = reason(events, at, view);
    return { event, why, rule, args };
  });
  return found.filter((step) => step.event.kind !== "TurnBegan" && step.event.kind !== "MissionsShown" && step.event.kind !== "Scored" && step.event.kind !== "MissionReplaced");
}
