// What travels on the board when something happens: which piece, from where, to where.

import type { EntryInfo, EventInfo } from "../../protocol.gen";
import { icon, RIVAL } from "./components";
import type { CryoView } from "./view.gen";

/** A place on the board: the selectors that may show it, the best first. On a narrow screen its tab stands for it. */
export type Place = readonly string[];

export interface Flight {
  /** A drone or a pod of a side, or something that is nobody's. */
  piece: "drone" | "pod" | "thing";
  seat: number;
  icon: string;
  from: Place;
  to: Place;
}

const thing = (target: string, tab: string): Place => [`[data-target="${target}"]`, `[data-tab="${tab}"]`];
const dock = (number: number): Place => thing(`dock:${number}`, number === 20 ? "caves" : "ship");
const chamber = (number: number): Place => thing(`chamber:${number}`, "ship");
const space = (number: number): Place => thing(`space:${number}`, "ship");
const row = (number: number): Place => thing(`row:${number}`, "ship");
const cave = (number: number): Place => thing(`cave:${number}`, "caves");

/** A side's own things: on its platform if that lies open, else its tab. */
const platform = (view: CryoView, side: number, inside: string): Place => [
  `.platform[data-seat="${side}"] ${inside}`,
  `[data-tab="${side === view.seat ? "own" : `side-${side}`}"]`,
];
const awake = (view: CryoView, side: number): Place => platform(view, side, ".pods");

const gone = (before: readonly number[], after: readonly number[]): number[] =>
  before.filter((one) => !after.includes(one));

/** Returns the flights of one log line, in order; `before` is the table as it was until then. */
export function flightsOf(entry: EntryInfo, before: CryoView, view: CryoView): Flight[] {
  const left = view.sides.map((side, seat) => gone(before.sides[seat]?.docks ?? [], side.docks));
  const homes = view.sides.map((side, seat) => gone(before.sides[seat]?.home ?? [], side.home));
  /** Where what is gained comes from: the thing that was used last. */
  let source: Place | null = null;
  const opened = entry.events.find((event) => event.kind === "TileOpened")?.args["space"];
  const tiles: Place | null = typeof opened === "number" ? space(opened) : null;

  function of(event: EventInfo): Flight[] {
    const number = (name: string): number => Number(event.args[name] ?? -1);
    const side = number("side") === -1 ? RIVAL : number("side");
    const pods = (from: Place, to: Place): Flight[] =>
      Array.from({ length: Math.max(1, number("pods")) }, () => ({
        piece: "pod",
        seat: side,
        icon: `seat-${side}`,
        from,
        to,
      }));
    const drone = (from: Place, to: Place): Flight[] => [{ piece: "drone", seat: side, icon: "cryo-drone", from, to }];
    switch (event.kind) {
      case "Deployed": {
        const home = homes[side]?.shift();
        source = null;
        return drone(
          platform(view, side, home === undefined ? ".homes" : `.home:nth-child(${home + 1})`),
          dock(number("dock")),
        );
      }
      case "DroneReturned": {
        const from = left[side]?.shift();
        return drone(
          from === undefined ? dock(20) : dock(from),
          platform(view, side, `.home:nth-child(${number("dock") + 1})`),
        );
      }
      case "RivalReturned":
        return (
          left[RIVAL]?.splice(0).flatMap((from) =>
            drone(dock(from), platform(view, RIVAL, ".homes")).map((one) => ({ ...one, seat: RIVAL })),
          ) ?? []
        );
      case "ActionUsed":
        source = space(number("space"));
        return [];
      case "PlatformUsed":
        source = platform(view, side, `.home:nth-child(${number("dock") + 1})`);
        return [];
      case "Woke":
        return pods(chamber(number("chamber")), awake(view, side));
      case "PodWarned":
        return pods(
          chamber(number("chamber")),
          number("to_chamber") < 0 ? awake(view, side) : chamber(number("to_chamber")),
        );
      case "CrewSent":
        return pods(awake(view, side), row(number("row")));
      case "CrewBack":
        return pods(row(number("row")), awake(view, side));
      case "Settled":
        return pods(awake(view, side), cave(number("cave")));
      case "TilePlaced":
        return (tiles ?? source)
          ? [
              {
                piece: "thing",
                seat: side,
                icon: "cryo-tile",
                from: tiles ?? source ?? [],
                to: platform(view, side, ".homes"),
              },
            ]
          : [];
      case "Gained": {
        const from: Place | null = source ?? tiles;
        if (!from || number("amount") === 0) return [];
        return [
          {
            piece: "thing",
            seat: side,
            icon: icon(number("resource")),
            from,
            to: platform(view, side, `.tracks > :nth-child(${number("resource") + 1})`),
          },
        ];
      }
      default:
        return [];
    }
  }
  return entry.events.flatMap(of);
}
