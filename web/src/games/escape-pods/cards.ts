// What each thing on the board says of itself: its message, and what stands in it just now.

import { words } from "../../words.svelte";
import type { CardWords } from "../board";
import { ownerOf } from "./components";
import { ARRIVALS, BUOY_SEATS, HANGARS, HAVEN_SECTORS, HAVENS, SLOT_ACTION } from "./components.gen";
import { spaceLabel, UNKNOWN_KIND } from "./labels";
import type { PodsView } from "./view.gen";

type About = (view: PodsView, number: number) => CardWords | null;

const LAUNCHES = HANGARS.map((hangar) => hangar.launch);
const LANDINGS = HAVEN_SECTORS.flat();

function sector(view: PodsView, number: number): CardWords {
  if (view.debris.includes(number)) return { id: "escape-pods-card-debris", icon: "debris" };
  const state = LAUNCHES.includes(number) ? "ship" : LANDINGS.includes(number) ? "landing" : "space";
  return { id: "escape-pods-card-sector", args: { sector: number, state, next: view.face_up[0] === number } };
}

function haven(view: PodsView, number: number): CardWords | null {
  const here = view.havens[number];
  if (!here) return null;
  const args = {
    card: here.card,
    rooms: HAVENS[here.card]?.spaces.map((_, space) => spaceLabel(here.card, space)).join(", ") ?? "",
    free: ARRIVALS - here.crew.length,
    next: here.crew.length + 1,
    marker: here.marker,
  };
  return { id: "escape-pods-card-haven", args, icon: "rescued" };
}

function border(view: PodsView, number: number): CardWords {
  const buoy = view.buoys[number] ?? -1;
  return buoy < 0 ? { id: "escape-pods-card-border" } : buoyCard(buoy);
}

function buoyCard(buoy: number): CardWords {
  const seats = (BUOY_SEATS[buoy] ?? []).map((seat) => words.seat(seat)).join(", ");
  return { id: "escape-pods-card-buoy", args: { seats } };
}

function seat(view: PodsView, number: number): CardWords {
  const panels = view.seats[number]?.panels ?? [];
  const busy = panels.flatMap((kind, slot) => (kind >= 0 ? [words.name("action", SLOT_ACTION[slot] ?? 0)] : []));
  return { id: "escape-pods-card-seat", args: { seat: number, busy: busy.join(", ") || "–" } };
}

const ABOUT: Readonly<Record<string, About>> = {
  hangar: (view, number) => {
    const { place = -1, launch = 0 } = HANGARS[number] ?? {};
    const pod = view.pods.findIndex((one) => one.place === place);
    return { id: "escape-pods-card-ship", args: { hangar: number, pod, launch } };
  },
  bay: () => ({ id: "escape-pods-card-bay" }),
  pod: (view, number) => {
    const here = view.pods[number];
    const args = { pod: number, seats: here?.capacity ?? 1, aboard: here?.crew.length ?? 0 };
    return { id: "escape-pods-card-pod", args };
  },
  crew: (view, number) => ({
    id: "escape-pods-card-crew",
    args: { kind: view.crew[number] ?? UNKNOWN_KIND, seat: ownerOf(number) },
  }),
  reserve: (view, kind) => ({
    id: "escape-pods-card-reserve",
    args: { kind, count: view.seats[view.seat]?.kinds?.[kind] ?? 0 },
  }),
  action: (_, number) => ({ id: `escape-pods-card-action-${number}`, icon: `pods-action-${number}` }),
  sector,
  haven,
  "scoring-space": (view, number) => {
    const scored = view.havens.find(({ assigned, crew }) => assigned.length < crew.length);
    const space = scored ? HAVENS[scored.card]?.spaces[number] : undefined;
    return space ? { id: "escape-pods-card-room", args: { kind: space.kind, points: space.points } } : null;
  },
  card: (_, number) => ({ id: "escape-pods-card-card", args: { card: number }, icon: "burst" }),
  deck: (view) => ({ id: "escape-pods-card-deck", args: { count: view.deck }, icon: "burst" }),
  under: (view) => ({ id: "escape-pods-card-under", args: { sectors: view.under.join(", ") || "none" } }),
  gone: (view) => ({ id: "escape-pods-card-gone", args: { sectors: view.gone.join(", ") || "none" } }),
  "end-turn": () => ({ id: "escape-pods-card-end-turn" }),
  buoys: () => ({ id: "escape-pods-card-buoys" }),
  buoy: (_, number) => buoyCard(number),
  "buoy-space": border,
  barrier: () => ({ id: "escape-pods-card-barrier", icon: "debris" }),
  seat,
};

const PANELS: Readonly<Record<string, CardWords>> = {
  "panel:basic": { id: "escape-pods-card-panel-basic", icon: "returns" },
  "panel:advanced": { id: "escape-pods-card-panel-advanced", icon: "locked" },
};

const NAMED = ["pod", "crew", "haven", "action", "buoy", "hangar"];

/** Returns the thing that a name in the log stands for. */
export function named(kind: string, number: number): string | null {
  return NAMED.includes(kind) ? `${kind}:${number}` : null;
}

export function card(thing: string, view: unknown): CardWords | null {
  const [kind = "", number] = thing.split(":");
  return PANELS[thing] ?? ABOUT[kind]?.(view as PodsView, Number(number ?? 0)) ?? null;
}
