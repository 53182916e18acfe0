// The last move as a story: when each thing on the board begins to change, and for how long.

import { length, timeline, type Beat, type Storyboards } from "../../kit/storyboard";
import type { EntryInfo, EventInfo } from "../../protocol.gen";
import boards from "./storyboards.json";

/** When a change begins, in milliseconds from now, and how long it takes. */
export interface When {
  from: number;
  ms: number;
}

export interface Story {
  pods: ReadonlyMap<number, When>;
  /** Pods whose engines burn on the way. */
  burning: ReadonlySet<number>;
  /** Crew that goes its own way; everybody else travels with the pod. */
  crew: ReadonlyMap<number, When>;
  /** Crew that came out of a reserve into a pod. */
  boarded: ReadonlySet<number>;
  /** Sectors that look different afterwards: debris, or the next to explode. */
  sectors: ReadonlyMap<number, When>;
  /** Explosions, by sector: when they begin, and when the flash does. */
  blasts: ReadonlyMap<number, When & { flash: number }>;
  markers: ReadonlyMap<number, When>;
  /** Buoys that have just been placed or used, by border. */
  buoys: ReadonlyMap<number, When>;
  /** Points that a seat got in a haven. */
  points: readonly (When & { haven: number; seat: number; points: number })[];
  beats: readonly Beat[];
  /** How long all of it takes. */
  ms: number;
}

const TABLE = boards as Storyboards;
const BETWEEN = 120;
const RIDES = new Set(["glide", "drift", "walk"]);
const OWN_WAY = new Set(["hop", "walk", "board"]);

const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];

/** Sets a thing's moment; the first one counts, except that what moves twice arrives with the second. */
function note(map: Map<number, When>, key: number | null, when: When): void {
  if (key !== null && !map.has(key)) map.set(key, when);
}

/** Returns the story of a move at the pace of this screen; where nothing shall move, everything happens at once. */
export function storyOf(events: readonly EventInfo[], own: boolean, pace: (ms: number) => number): Story {
  const beats = timeline(events, TABLE, { own, between: BETWEEN }).map((beat) => ({
    ...beat,
    from: pace(beat.from),
    ms: pace(beat.ms),
  }));
  const [pods, crew, sectors] = [new Map<number, When>(), new Map<number, When>(), new Map<number, When>()];
  const [markers, buoys] = [new Map<number, When>(), new Map<number, When>()];
  const blasts = new Map<number, When & { flash: number }>();
  const [burning, boarded] = [new Set<number>(), new Set<number>()];
  const points: (When & { haven: number; seat: number; points: number })[] = [];
  for (const { event, show, from, ms } of beats) {
    const { kind, args } = event;
    const when = { from, ms };
    const pod = number(args["pod"]);
    if (show === "flame" && pod !== null) burning.add(pod);
    if (RIDES.has(show) && kind !== "CrewAssigned") note(pods, pod, when);
    if (OWN_WAY.has(show)) note(crew, number(args["crew"]), when);
    if (kind === "PodBoarded") note(crew, number(args["other"]), when);
    if (kind === "Embarked" || kind === "MiniLaunched" || kind === "ShipBoarded")
      boarded.add(number(args["crew"]) ?? -1);
    if (kind === "PodDestroyed") for (const one of numbers(args["crew"])) note(crew, one, when);
    if (show === "wreck") note(sectors, number(args["sector"]), when);
    if (show === "card") note(sectors, number(args["card"]), when);
    if (show === "marker") note(markers, number(args["haven"]), when);
    if (show === "flash" && kind.startsWith("Buoy"))
      for (const name of ["space", "one", "other"]) note(buoys, number(args[name]), when);
    const sector = number(args["sector"]);
    if (kind === "Exploded" && sector !== null) {
      const known = blasts.get(sector) ?? { from, ms: 0, flash: 0 };
      blasts.set(sector, {
        from: known.from,
        ms: from + ms - known.from,
        flash: show === "flash" ? from : known.flash,
      });
    }
    if (kind === "HavenScored")
      points.push({
        ...when,
        haven: Number(args["haven"]),
        seat: Number(args["seat"]),
        points: Number(args["points"]),
      });
  }
  return { pods, burning, crew, boarded, sectors, blasts, markers, buoys, points, beats, ms: length(beats) };
}

/** Returns how many milliseconds a move of somebody else is told. */
export function lasts({ events }: EntryInfo): number {
  return length(timeline(events, TABLE, { own: false, between: BETWEEN }));
}

/** Returns the same with everything at its end: somebody does not want to wait. */
export function skipped(story: Story): Story {
  const none = new Map<number, never>();
  return {
    ...story,
    pods: none,
    crew: none,
    sectors: none,
    blasts: none,
    markers: none,
    buoys: none,
    burning: new Set(),
    boarded: new Set(),
    points: [],
    ms: 0,
  };
}
