// What lies under pods and crew: it takes the click while it is what is asked for.

import type { Play } from "../../table/play.svelte";
import { BUOY_SPACES } from "./components.gen";

/** Returns whether the sector that a pod is in, or one of its borders, is asked for. */
export function askedBeneath(play: Play, place: number | undefined): boolean {
  const borders = BUOY_SPACES.flatMap((sectors, space) => (sectors.some((one) => one === place) ? [space] : []));
  return (
    play.state(`sector:${place}`) === "legal" || borders.some((space) => play.state(`buoy-space:${space}`) === "legal")
  );
}
