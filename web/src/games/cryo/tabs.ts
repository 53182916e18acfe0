// On which tab a thing on the board lies.

import { TRANSPORT } from "./components";
import type { Tab } from "./desk.svelte";

const PLACES: Readonly<Record<string, Tab>> = {
  dock: "ship",
  space: "ship",
  chamber: "ship",
  incident: "ship",
  section: "ship",
  row: "ship",
  cave: "caves",
  tunnel: "caves",
};

export function tabOf(target: string): Tab {
  if (target === `dock:${TRANSPORT}`) return "caves";
  return PLACES[target.slice(0, target.indexOf(":"))] ?? "own";
}
