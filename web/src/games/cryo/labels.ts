// What a screen reader says of every thing on the board; the same words help everybody on hover.

import { t, words } from "../../words.svelte";
import { CAVES, DOCKS, RIVAL, SPACES } from "./components";
import { energyTo } from "./transport";
import type { CryoView, Forecast, SideView } from "./view.gen";

export function sideName(view: CryoView, side: number): string {
  return t("cryo-board-side", { side: view.solo && side === RIVAL ? -1 : side });
}

/** Says whose pods are somewhere: "Ada 2, Ben 1". */
export function crowd(view: CryoView, count: (side: SideView) => number): string {
  const said = view.sides
    .map((side, number) => [sideName(view, number), count(side)] as const)
    .filter(([, pods]) => pods > 0);
  return said.map(([name, pods]) => t("web-cryo-crowd", { name, pods })).join(", ") || t("web-cryo-nobody");
}

export function droneAt(view: CryoView, dock: number): number | null {
  const side = view.sides.findIndex((one) => one.docks.includes(dock));
  return side < 0 ? null : side;
}

export function dockLabel(view: CryoView, dock: number): string {
  const side = droneAt(view, dock);
  const state =
    side !== null
      ? t("web-cryo-drone-of", { name: sideName(view, side) })
      : view.damaged.includes(dock)
        ? t("cryo-board-damaged")
        : t("cryo-board-free");
  const beside = (DOCKS[dock]?.beside ?? [])
    .flatMap((space) => (space === null ? [] : [spaceShort(view, space)]))
    .join(", ");
  return t("web-cryo-dock", { dock, state, beside });
}

/** An action in few words: its kind, or what its tile shows. */
export function spaceShort(view: CryoView, space: number): string {
  const found = SPACES[space];
  if (!found) return "";
  const top = found.stack < 0 ? -1 : (view.tops[found.stack] ?? -1);
  return top >= 0 ? words.name("tile", top) : t(`cryo-board-action-${found.word}`);
}

export function spaceLabel(view: CryoView, space: number): string {
  const stack = SPACES[space]?.stack ?? -1;
  const top = view.tops[stack] ?? -1;
  const tiles =
    stack < 0
      ? ""
      : top >= 0
        ? t("cryo-board-tiles", { tile: words.name("tile", top), count: view.heights[stack] ?? 0 })
        : t("cryo-board-no-tiles");
  return t("web-cryo-space", { space, tiles, kind: SPACES[space]?.word ?? 0 });
}

export function chamberLabel(view: CryoView, chamber: number): string {
  const pods = crowd(view, (side) => side.stasis[chamber] ?? 0);
  return t("web-cryo-chamber", { chamber, pods, struck: view.sabotaged.includes(chamber) ? 1 : 0 });
}

export function incidentLabel(view: CryoView, section: number): string {
  const incident = view.incidents[section] ?? -1;
  return incident < 0 ? t("web-cryo-no-incident", { section }) : t("web-cryo-incident", { section, incident });
}

export function caveLabel(view: CryoView, cave: number): string {
  const tile = view.caves[cave] ?? -1;
  const large = CAVES[cave]?.large ? 1 : 0;
  if (tile < 0) return t("web-cryo-cave-dark", { cave, large });
  const open = view.open_caves.includes(cave);
  return t(open ? "web-cryo-cave" : "web-cryo-cave-known", {
    cave,
    tile,
    large,
    pods: crowd(view, (side) => side.caves[cave] ?? 0),
  });
}

export function tunnelLabel(told: Forecast | null, vehicle: number | null, tunnel: number): string {
  return t("web-cryo-tunnel", { tunnel, energy: energyTo(told, vehicle, tunnel) });
}

export function rowLabel(view: CryoView, row: number): string {
  const taken = view.sides.reduce((sum, side) => sum + (side.salvage[row] ?? 0), 0);
  return t("web-cryo-row", {
    row,
    pods: crowd(view, (side) => side.salvage[row] ?? 0),
    free: view.salvage_spaces - taken,
  });
}

export function slotLabel(side: SideView, slot: number): string {
  const tile = side.slots[slot] ?? -1;
  return t("web-cryo-slot", { slot, tile: tile < 0 ? t("web-cryo-empty") : words.name("tile", tile) });
}

export function homeLabel(side: SideView, home: number): string {
  return t("web-cryo-home", { home, drone: side.home.includes(home) ? 1 : 0 });
}
