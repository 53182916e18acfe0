// What a screen reader says of every thing on the board; the same words help everybody on hover.

import { t, words } from "../../words.svelte";
import { corporationOf, RINGS } from "./components";
import type { BonusInfo } from "./components.gen";
import { columnOf, rowOf } from "./grid";
import type { ColonyView, Gains, PlanetUnknownView } from "./view.gen";

export type Gain = NonNullable<Gains>["gains"][number];

const GROUNDS: Readonly<Record<string, string>> = { "~": "ice", R: "ring", C: "city", E: "current", T: "toxic" };

export function groundName(colony: ColonyView, cell: number): string {
  const kind = (colony.ground[rowOf(cell)] ?? "").charAt(columnOf(cell));
  return t(`planet-unknown-board-ground-${GROUNDS[kind] ?? "land"}`);
}

export function cellLabel(colony: ColonyView, cell: number): string {
  const terrain = colony.terrain[cell] ?? -1;
  const thing = (name: string): string => t(`planet-unknown-board-thing-${name}`);
  const parts = [words.name("cell", cell), terrain < 0 ? groundName(colony, cell) : words.name("resource", terrain)];
  if (colony.symbols.includes(cell)) parts.push(thing("symbol"));
  if (colony.patches.includes(cell)) parts.push(thing("patch"));
  if (colony.loaded.includes(cell)) parts.push(thing("loaded"));
  else if (colony.rovers.includes(cell)) parts.push(thing("rover"));
  if (colony.meteorites.includes(cell)) parts.push(thing("meteorite"));
  if (colony.lifepods.includes(cell)) parts.push(thing("lifepod"));
  if (colony.free_spots.includes(cell)) parts.push(thing("spot"));
  return parts.join(", ");
}

export function bonusLabel(bonus: BonusInfo, colony: ColonyView): string {
  if (bonus.verb === "tech") {
    return t("web-planet-unknown-bonus-tech", { level: bonus.amount, name: colonyTechnology(colony, bonus.amount) });
  }
  if (bonus.verb === "advance") return t("web-planet-unknown-bonus-advance", { track: bonus.amount });
  const ids: Readonly<Record<string, string>> = {
    synergy: "boost",
    gain_patch: "patch",
    rover: "rover",
    rover_moves: "moves",
    civ_milestone: "card",
  };
  return t(`web-planet-unknown-bonus-${ids[bonus.verb] ?? "boost"}`, { count: bonus.amount });
}

function colonyTechnology(colony: ColonyView, level: number): string {
  const number = corporationOf(colony.corporation).technologies[level - 1];
  return number === undefined ? "" : words.name("technology", number);
}

export function trackLabel(colony: ColonyView, track: number): string {
  const fields = corporationOf(colony.corporation).tracks[track] ?? [];
  const field = colony.markers[track] ?? 0;
  const next = fields.findIndex((one, row) => row > field && one.bonuses.length > 0);
  const coming = fields[next]?.bonuses.map((bonus) => bonusLabel(bonus, colony)).join(" + ") ?? "";
  const head = t("web-planet-unknown-track", { track, field, top: colony.tops[track] ?? 0 });
  return coming ? `${head}; ${t("web-planet-unknown-track-next", { steps: next - field, bonus: coming })}` : head;
}

export function sectorLabel(view: PlanetUnknownView, sector: number): string {
  const tiles = RINGS.map((ring) => {
    const stack = view.stacks[2 * sector + ring] ?? 0;
    const tile = view.shown[stack] ?? -1;
    const [left, next] = [view.sizes[stack] ?? 0, view.next_tiles[stack] ?? -1];
    if (tile < 0) return t(left > 0 ? "planet-unknown-board-taken" : "planet-unknown-board-empty", { left });
    return next < 0
      ? t("planet-unknown-board-open", { tile, left })
      : t("planet-unknown-board-open-next", { tile, left, next });
  });
  const seats = view.sectors.flatMap((faced, seat) => (faced === sector ? [words.seat(seat)] : []));
  return [t("web-planet-unknown-sector", { sector: sector + 1 }), ...tiles, ...seats].join(", ");
}

export function gainLabel(gain: Gain, colony: ColonyView): string {
  switch (gain.kind) {
    case "advance": {
      const extra = gain.bonuses.map((bonus) => bonusLabel(bonus, colony));
      if (gain.medals > 0) extra.push(t("web-planet-unknown-medals", { count: gain.medals }));
      const head =
        gain.field < 0
          ? t("web-planet-unknown-gain-steer", { track: gain.track })
          : t("web-planet-unknown-gain-advance", { track: gain.track, field: gain.field });
      return head + (extra.length > 0 ? ` (${extra.join(", ")})` : "");
    }
    case "energy":
      return t("web-planet-unknown-gain-energy", { tracks: gain.tracks });
    case "covers": {
      const lost = [
        gain.lifepods > 0 ? t("web-planet-unknown-gain-lost-lifepods", { count: gain.lifepods }) : "",
        gain.rovers > 0 ? t("web-planet-unknown-gain-lost-rovers", { count: gain.rovers }) : "",
      ];
      return lost.filter(Boolean).join(", ");
    }
    case "line":
      return gain.blocked
        ? t("web-planet-unknown-gain-line-blocked", { line: gain.line })
        : t("web-planet-unknown-gain-line", { line: gain.line, medals: gain.medals });
    default:
      return t(`web-planet-unknown-gain-${gain.code}`);
  }
}
