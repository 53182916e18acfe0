// What each thing on the board says of itself: its message in guide-cryo.ftl, and what stands in it just now.

import { words, type Arguments } from "../../words.svelte";
import type { CardWords } from "../board";
import { CARDS, HAND_LIMIT, HOMES, INCIDENTS, MOST, RIVAL, SPACES, TRANSPORT } from "./components";
import { caveLabel, chamberLabel, crowd, droneAt, incidentLabel, rowLabel, sideName, spaceShort } from "./labels";
import type { CryoView } from "./view.gen";

type About = (view: CryoView, number: number) => CardWords | null;

const said = (id: string, icon?: string, args: Arguments = {}): CardWords => ({
  id: `cryo-card-${id}`,
  args,
  ...(icon ? { icon } : {}),
});

function dock(view: CryoView, number: number): CardWords {
  if (number === TRANSPORT) return said("transport", "cryo-vehicle");
  if (view.damaged.includes(number)) return said("dock-damaged", "cryo-damage", { dock: number });
  const side = droneAt(view, number);
  return said("dock", "cryo-drone", {
    dock: number,
    taken: side === null ? 0 : 1,
    name: side === null ? "" : sideName(view, side),
  });
}

function space(view: CryoView, number: number): CardWords | null {
  const kind = SPACES[number]?.kind;
  if (!kind) return null;
  const stack = SPACES[number]?.stack ?? -1;
  if (stack < 0) return said(`space-${kind.replaceAll("_", "-")}`, `cryo-${kind}`);
  const left = view.heights[stack] ?? 0;
  return said("tile", "cryo-tile", { tile: left > 0 ? spaceShort(view, number) : "", left });
}

function incident(view: CryoView, section: number): CardWords {
  const effect = INCIDENTS[view.incidents[section] ?? -1]?.effect ?? "none";
  return said(`incident-${effect}`, `cryo-${effect === "none" ? "incident" : effect}`, {
    now: incidentLabel(view, section),
  });
}

function seat(view: CryoView, number: number): CardWords | null {
  const side = view.sides[number];
  if (!side) return null;
  const rival = view.solo && number === RIVAL;
  return said(rival ? "rival" : "seat", rival ? "cryo-rival" : "cryo-platform", {
    name: sideName(view, number),
    hand: side.hand_size,
    awake: side.awake,
    caves: side.caves.reduce((sum, pods) => sum + pods, 0),
    missions: side.mission_count,
  });
}

const ABOUT: Readonly<Record<string, About>> = {
  section: (_, number) => said("section", "cryo-ship", { section: number }),
  dock,
  space,
  incident,
  seat,
  chamber: (view, number) => said("chamber", "cryo-pod", { now: chamberLabel(view, number) }),
  row: (view, number) => said("row", "cryo-send_crew", { now: rowLabel(view, number) }),
  cave: (view, number) => {
    const dark = (view.caves[number] ?? -1) < 0;
    const args = { cave: number, now: caveLabel(view, number), pods: crowd(view, (side) => side.caves[number] ?? 0) };
    return said(dark ? "cave-dark" : "cave", "cryo-cave", args);
  },
  tunnel: (_, number) => said("tunnel", "cryo-energy", { tunnel: number }),
  home: (_, number) => said(`home-${number}`, HOMES[number]?.gives ?? "cryo-platform"),
  slot: () => said("slot", "cryo-tile"),
  resource: (view, number) =>
    said(
      number < 3 ? "resource" : number === 3 ? "nanites" : "energy",
      `cryo-${["crystal", "organics", "tech", "nanites", "energy"][number] ?? "card"}`,
      {
        resource: number,
        most: MOST[number] ?? 0,
        amount: view.seat === null ? 0 : (view.sides[view.seat]?.resources[number] ?? 0),
      },
    ),
  vehicle: (_, number) => said("vehicle", "cryo-vehicle", { card: number, room: CARDS[number]?.room ?? 0 }),
  upgrade: (_, number) => said("upgrade", "cryo-upgrade", { card: number }),
  mission: (_, number) => said("mission", "cryo-mission", { card: number }),
  card: (_, number) => said("card", "cryo-card", { card: number }),
  use: () => said("use", "cryo-card"),
  tile: (_, number) => said("tile-face", "cryo-tile", { tile: number }),
  kept: (_, number) => said("kept", "cryo-incident", { incident: number }),
  discard: (view) => said("discard", "cryo-card", { count: view.discard.length }),
  deck: (view) => said("deck", "cryo-card", { count: view.deck, most: HAND_LIMIT }),
  "board-card": (view, number) =>
    said("board-card", "cryo-rival", { card: number, next: view.decisions.includes(number) ? 1 : 0 }),
};

const THINGS: Readonly<Record<string, CardWords>> = {
  awake: said("awake", "cryo-wake"),
  track: said("track", "cryo-sunset"),
  hand: said("hand", "cryo-card"),
  box: said("box", "cryo-tile"),
  "mission-back": said("mission-back", "cryo-mission"),
  "place:upgrade": said("place-upgrade", "cryo-upgrade"),
  "place:vehicle": said("place-vehicle", "cryo-vehicle"),
  "place:mission": said("place-mission", "cryo-mission"),
};

const NAMED = [
  "card",
  "upgrade",
  "mission",
  "vehicle",
  "tile",
  "cave",
  "dock",
  "home",
  "resource",
  "section",
  "chamber",
];

/** Returns the thing that a name in the log stands for. */
export function named(kind: string, number: number): string | null {
  return NAMED.includes(kind) ? `${kind}:${number}` : null;
}

export function card(thing: string, view: unknown): CardWords | null {
  const [kind = "", number] = thing.split(":");
  const found = THINGS[thing] ?? ABOUT[kind]?.(view as CryoView, Number(number ?? 0)) ?? null;
  return found && words.has(found.id) ? found : null;
}
