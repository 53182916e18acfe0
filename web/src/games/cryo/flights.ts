// What travels on the board when something happens, and what lights up: which piece, from where, to where.

import type { EventInfo } from "../../protocol.gen";
import { icon, RIVAL, TRANSPORT } from "./components";
import { WAY_DOWN, WAY_UP } from "./geometry";
import type { CryoView } from "./view.gen";

/** A place on the page: the selectors that may show it, the best first. */
export type Place = readonly string[];

export interface Flight {
  /** A drone, an awake pod or a vehicle of a side, or something that is nobody's. */
  piece: "drone" | "pod" | "vehicle" | "thing";
  seat: number;
  icon: string;
  /** The kind of vehicle. */
  card: number;
  from: Place;
  to: Place;
  /** What it passes on its way. */
  via: readonly Place[];
  /** Where it arrives, as `Desk.arrival` names it. */
  lands: string | null;
  /** Whether it is seen where it was until it leaves: it is no longer there in the new position. */
  waits: boolean;
  /** How many pods ride along. */
  riders: number;
}

const target = (name: string): string => `[data-target="${name}"]`;
const seat = (side: number): string => `[data-thing="seat:${side}"]`;

/** A side's own things: on its machine if that is on the board, else its seat. */
const platform = (side: number, inside: string): Place => [`[data-seat="${side}"] ${inside}`, seat(side)];

const tunnelSpot = (tunnel: number): Place => [target(`tunnel:${tunnel}`), `[data-plan="${tunnel}"]`];

/** The tunnel sections on the way to one, the entrance first. */
function wayTo(tunnel: number): readonly number[] {
  const way: readonly number[] = WAY_UP.includes(tunnel as never) ? WAY_UP : WAY_DOWN;
  return way.slice(0, way.indexOf(tunnel));
}

const BELOW = new Set(["Launched", "Settled", "CaveOpened"]);

/** Returns whether something happens below the ice, where the eye must be to see it. */
export function isBelow(events: readonly EventInfo[]): boolean {
  return events.some((event) => BELOW.has(event.kind));
}

const gone = (before: readonly number[], after: readonly number[]): number[] =>
  before.filter((one) => !after.includes(one));

/** Follows the events of one log line from `before` to `view`, and says what each of them moves and lights. */
export class Journey {
  private readonly left: number[][];
  private readonly homes: number[][];
  private source: Place | null = null;
  private readonly opened: Place | null;

  constructor(
    private readonly events: readonly EventInfo[],
    before: CryoView,
    private readonly view: CryoView,
  ) {
    this.left = view.sides.map((side, number) => gone(before.sides[number]?.docks ?? [], side.docks));
    this.homes = view.sides.map((side, number) => gone(before.sides[number]?.home ?? [], side.home));
    const tile = events.find((event) => event.kind === "TileOpened")?.args["space"];
    this.opened = typeof tile === "number" ? [target(`space:${tile}`)] : null;
  }

  /** Returns what travels with an event. */
  flights(event: EventInfo): Flight[] {
    const number = (name: string): number => Number(event.args[name] ?? -1);
    const side = number("side") === -1 ? RIVAL : number("side");
    const awake = platform(side, '[data-thing="awake"]');
    const one = (piece: Flight["piece"], from: Place, to: Place, lands: string | null = null): Flight => ({
      piece,
      seat: side,
      icon: "",
      card: 0,
      from,
      to,
      via: [],
      lands,
      waits: piece !== "thing" && this.source === null,
      riders: 0,
    });
    const pods = (from: Place, to: Place, lands: string | null = null): Flight[] =>
      Array.from({ length: Math.max(1, number("pods")) }, () => one("pod", from, to, lands));
    const home = (dock: number | undefined): Place =>
      dock === undefined ? [seat(side)] : platform(side, `[data-thing="home:${dock}"]`);
    switch (event.kind) {
      case "Deployed": {
        this.source = null;
        const dock = `dock:${number("dock")}`;
        return [one("drone", home(this.homes[side]?.shift()), [target(dock)], dock)];
      }
      case "DroneReturned": {
        const from = this.left[side]?.shift() ?? TRANSPORT;
        return [one("drone", [target(`dock:${from}`)], home(number("dock")), `home:${side}:${number("dock")}`)];
      }
      case "RivalReturned":
        return (this.left[RIVAL] ?? []).splice(0).map((from) => ({
          ...one("drone", [target(`dock:${from}`)], [seat(RIVAL)]),
          seat: RIVAL,
        }));
      case "ActionUsed":
        this.source = [target(`space:${number("space")}`)];
        return [];
      case "PlatformUsed":
        this.source = home(number("dock"));
        return [];
      case "Woke":
        return pods([target(`chamber:${number("chamber")}`)], awake);
      case "PodWarned": {
        const to = number("to_chamber");
        return pods([target(`chamber:${number("chamber")}`)], to < 0 ? awake : [target(`chamber:${to}`)]);
      }
      case "CrewSent":
        return pods(awake, [target(`row:${number("row")}`)]);
      case "CrewBack":
        return pods([target(`row:${number("row")}`)], awake);
      case "Launched": {
        const [aim, card] = [number("tunnel"), number("vehicle")];
        const settled = this.events.filter(({ kind }) => kind === "Settled");
        const riders = settled.reduce((sum, { args }) => sum + Number(args["pods"]), 0);
        const drive = one("vehicle", [target(`dock:${TRANSPORT}`)], tunnelSpot(aim));
        this.source = tunnelSpot(aim);
        return [{ ...drive, card, riders, via: wayTo(aim).map(tunnelSpot) }];
      }
      case "Settled": {
        const cave = number("cave");
        return pods(this.source ?? awake, [target(`cave:${cave}`)], `pods:${cave}:${side}`);
      }
      case "TilePlaced": {
        const slot = `slot:${number("slot")}`;
        const from = this.opened ?? this.source;
        const to = platform(side, `[data-thing="${slot}"], [data-seat="${side}"] ${target(slot)}`);
        return from ? [{ ...one("thing", from, to, slot), icon: "cryo-tile" }] : [];
      }
      case "Gained": {
        const from = this.source ?? this.opened;
        const to: Place = [...(side === this.view.seat ? [target(`resource:${number("resource")}`)] : []), seat(side)];
        return from && number("amount") > 0 ? [{ ...one("thing", from, to), icon: icon(number("resource")) }] : [];
      }
      default:
        return [];
    }
  }
}

const LIT: Readonly<Record<string, string>> = {
  ActionUsed: "space",
  Woke: "chamber",
  ChamberStruck: "chamber",
  CaveOpened: "cave",
  Settled: "cave",
  IncidentResolved: "section",
  IncidentOpened: "section",
};

/** Returns the things that light up with an event: `chamber:3`. */
export function lit(event: EventInfo, view: CryoView): string[] {
  const kind = LIT[event.kind];
  if (event.kind === "PlatformUsed") return [`home:${String(event.args["dock"])}`];
  if (event.kind === "RivalDecided" || event.kind === "RivalDrew") return [`board-card:${String(event.args["card"])}`];
  if (event.kind === "Recalled") {
    const side = view.sides[Number(event.args["side"])];
    return [...(side?.docks ?? []), ...(side && side.transport > 0 ? [TRANSPORT] : [])].map((dock) => `dock:${dock}`);
  }
  if (!kind) return [];
  const number = String(event.args[kind]);
  return [kind === "section" ? `incident:${number}` : `${kind}:${number}`];
}

/** Returns each side's pods that were in a chamber as it was struck; those that were warned are on their way. */
export function struck(events: readonly EventInfo[], strike: EventInfo, before: CryoView): number[] {
  const chamber = Number(strike.args["chamber"]);
  const warned = events.filter(({ kind, args }) => kind === "PodWarned" && args["chamber"] === chamber);
  return before.sides.map(
    ({ stasis }, side) => (stasis[chamber] ?? 0) - warned.filter(({ args }) => args["side"] === side).length,
  );
}
