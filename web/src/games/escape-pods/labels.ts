// What a screen reader says of every thing on the board; the same words help everybody on hover.

import { t, words } from "../../words.svelte";
import { ownerOf } from "./components";
import { ARRIVALS, BUOY_SEATS, HANGARS, HAVENS, SECTORS } from "./components.gen";
import type { PodsView } from "./view.gen";

export const UNKNOWN_KIND = 3;

export function kindName(kind: number): string {
  return kind === UNKNOWN_KIND ? t("web-escape-pods-kind-unknown") : words.name("kind", kind);
}

/** Returns a pod's own name, without what it is. */
export function podName(pod: number): string {
  return words.name("pod", pod).split(" ").at(-1) ?? "";
}

/** Returns an action's name; long ones can break. */
export function actionName(action: number): string {
  return t(`web-escape-pods-key-${action}`);
}

export function actionLabel(action: number, slots: readonly number[]): string {
  const free = slots.filter((kind) => kind < 0).length;
  return t("web-escape-pods-action", { action, free, all: slots.length });
}

export function crewLabel(view: PodsView, crew: number): string {
  return t("web-escape-pods-crew", { crew, seat: ownerOf(crew), kind: kindName(view.crew[crew] ?? UNKNOWN_KIND) });
}

function place(view: PodsView, pod: number): string {
  const where = view.pods[pod]?.place ?? 0;
  if (where === 0) return t("web-escape-pods-in-bay");
  if (where <= SECTORS.length) return t("web-escape-pods-in-sector", { sector: where });
  return words.name(
    "hangar",
    HANGARS.findIndex((hangar) => hangar.place === where),
  );
}

export function podLabel(view: PodsView, pod: number): string {
  const crew = view.pods[pod]?.crew ?? [];
  const aboard = crew.map((one) => crewLabel(view, one)).join("; ") || t("web-escape-pods-empty");
  return t("web-escape-pods-pod", { pod, place: place(view, pod), seats: view.pods[pod]?.capacity ?? 0, aboard });
}

export function sectorLabel(view: PodsView, sector: number): string {
  const parts = [t("web-escape-pods-in-sector", { sector })];
  if (view.debris.includes(sector)) parts.push(t("web-escape-pods-debris"));
  if (view.face_up[0] === sector) parts.push(t("web-escape-pods-next-blast"));
  if (view.beyond.includes(sector)) parts.push(t("web-escape-pods-beyond"));
  const pod = view.pods.findIndex((one) => one.place === sector);
  if (pod >= 0) parts.push(words.name("pod", pod));
  return parts.join(", ");
}

export function spaceLabel(card: number, space: number): string {
  const found = HAVENS[card]?.spaces[space];
  return found ? t("web-escape-pods-space", { kind: words.name("kind", found.kind), points: found.points }) : "";
}

export function specialText(card: number): string {
  const special = HAVENS[card]?.special;
  return special ? t(`web-escape-pods-special-${special}`) : "";
}

export function havenLabel(view: PodsView, haven: number): string {
  const found = view.havens[haven];
  if (!found) return "";
  const card = HAVENS[found.card];
  const spaces = card?.spaces.map((_, space) => spaceLabel(found.card, space)).join(", ") ?? "";
  const crew = found.crew.map((one) => crewLabel(view, one)).join("; ") || t("web-escape-pods-empty");
  const marker = found.marker > 0 ? t("web-escape-pods-marker", { space: found.marker }) : "";
  const count = found.crew.length;
  return [
    t("web-escape-pods-haven", { haven, card: found.card, count, all: ARRIVALS, crew, spaces }),
    marker,
    specialText(found.card),
  ]
    .filter(Boolean)
    .join(" ");
}

export function buoyLabel(buoy: number): string {
  const seats = (BUOY_SEATS[buoy] ?? []).map((seat) => words.seat(seat)).join(", ");
  return t("web-escape-pods-buoy", { buoy, seats });
}

export function buoySpaceLabel(view: PodsView, space: number): string {
  const buoy = view.buoys[space] ?? -1;
  return t("web-escape-pods-buoy-space", { space, buoy: buoy < 0 ? t("web-escape-pods-no-buoy") : buoyLabel(buoy) });
}
