// What every thing on the board says of itself: which message of guide-planet-unknown.ftl, with which figures.

import type { CardWords } from "../board";
import { t, words, type Arguments } from "../../words.svelte";
import { CARDS, CORPORATIONS, PLANETS, TECHNOLOGIES } from "./components.gen";
import { groundName } from "./labels";
import { planetBy } from "./planets";
import type { ColonyView, PlanetUnknownView } from "./view.gen";

/** From here on a lifepod's place is a technology; below it a field of a track. */
const LODGED_TECHNOLOGIES = 80;
const PREFIX = "planet-unknown-card-";

const said = (id: string, icon: string, args: Arguments = {}): CardWords => ({ id: PREFIX + id, icon, args });

/** The number by which the words know a planet or corporation. */
const placeOf = (all: readonly { id: string }[], id = ""): number => all.findIndex((one) => one.id === id);

/** What lies on a cell, uppermost first: a rover, a meteorite, a lifepod, a patch, a terrain, bare ground. */
function onCell(colony: ColonyView, cell: number): CardWords {
  if (colony.rovers.includes(cell)) return said("rover", "planet-rover", { moves: colony.moves });
  if (colony.meteorites.includes(cell)) return said("meteorite", "planet-meteorite");
  if (colony.lifepods.includes(cell)) return said("lifepod", "planet-lifepod");
  if (colony.patches.includes(cell)) return said("patch", "planet-patch");
  const terrain = colony.terrain[cell] ?? -1;
  if (terrain >= 0) return said("terrain", "planet-tile", { resource: terrain });
  const planet = planetBy(colony.planet);
  if (planet.ice[cell]) return said("ice", "planet-water");
  const special = [planet.cities, planet.currents, planet.toxic, planet.ring].some((cells) => cells[cell]);
  return special ? said("ground", "planet-tile", { name: groundName(colony, cell) }) : said("land", "planet-tile");
}

function onTile(view: PlanetUnknownView, ring: number): CardWords {
  const stack = view.stacks[2 * (view.sectors[Math.max(0, view.seat)] ?? 0) + ring] ?? -1;
  const tile = view.shown[stack] ?? -1;
  return tile < 0
    ? said("tile-none", "planet-tile")
    : said("tile", "planet-tile", { tile, left: view.sizes[stack] ?? 0 });
}

function onLine(colony: ColonyView, line: number): CardWords {
  const info = planetBy(colony.planet).lines[line];
  const cells = info?.cells ?? [];
  const empty = cells.filter((cell) => (colony.terrain[cell] ?? -1) < 0).length;
  const struck = cells.some((cell) => colony.meteorites.includes(cell) || colony.loaded.includes(cell));
  return said("line", "planet-medal", { line, medals: info?.medals ?? 0, empty, struck: Number(struck) });
}

/** Returns what a thing says of itself, from the viewer's own boards. */
const NAMED: Readonly<Record<string, string>> = {
  card: "civ",
  technology: "technology",
  objective: "objective",
  "private-objective": "private",
  event: "event",
  track: "track",
};

/** Returns the thing that a name in the log stands for; boards lie before whoever plays on them. */
export function named(kind: string, number: number, anything: unknown): string | null {
  const { colonies } = anything as PlanetUnknownView;
  const owner =
    kind === "planet"
      ? colonies.findIndex((colony) => placeOf(PLANETS, colony.planet) === number)
      : kind === "corporation"
        ? colonies.findIndex((colony) => placeOf(CORPORATIONS, colony.corporation) === number)
        : -1;
  if (owner >= 0) return `${kind}:${owner}`;
  const thing = NAMED[kind];
  return thing ? `${thing}:${number}` : null;
}

export function card(thing: string, anything: unknown): CardWords | null {
  const view = anything as PlanetUnknownView;
  const [kind = "", text = ""] = thing.split(":");
  const number = Number(text);
  const colony = view.colonies[Math.max(0, view.seat)];
  if (!colony) return null;
  switch (kind) {
    case "cell":
      return onCell(colony, number);
    case "rover":
      return said("rover", "planet-rover", { moves: colony.moves });
    case "tile":
      return onTile(view, number);
    case "line":
      return onLine(colony, number);
    case "track":
    case "column":
      return said("track", "planet-up", {
        track: number,
        field: colony.markers[number] ?? 0,
        top: colony.tops[number] ?? 0,
      });
    case "station":
      return said("station", "planet-station");
    case "seat":
      return said("seat", "planet-commander", {
        seat: number,
        commander: Number(view.commander === number && view.colonies.length > 1),
        points: view.colonies[number]?.points ?? 0,
      });
    case "civ":
    case "card":
      return said("civ", "planet-card", {
        card: number,
        level: CARDS[number]?.level ?? 1,
        now: Number(CARDS[number]?.now ?? false),
      });
    case "place":
      return said(number < LODGED_TECHNOLOGIES ? "place" : "place-technology", "planet-lifepod");
    case "civ-back":
      return said("civ-back", "planet-card");
    case "civ-stack":
      return said("civ-stack", "planet-card", { level: number + 1, count: view.civ_stacks[number] ?? 0 });
    case "planet":
      return said("planet", "planet-tile", { seat: number, planet: placeOf(PLANETS, view.colonies[number]?.planet) });
    case "corporation":
      return said("corporation", "planet-tech", {
        seat: number,
        corporation: placeOf(CORPORATIONS, view.colonies[number]?.corporation),
      });
    case "technology":
      return said("technology", "planet-tech", {
        technology: number,
        on: Number(colony.technologies.includes(TECHNOLOGIES[number] ?? "")),
      });
    case "objective":
      return said("objective", "planet-goal", { objective: number });
    case "private":
      return said("private", "planet-goal", { objective: number });
    case "event":
      return said("event", "planet-event", { event: number });
    case "have":
      return said("have", "planet-medal", { name: t(`web-planet-unknown-have-${text}`) });
    default:
      return words.has(PREFIX + kind) ? said(kind, "planet-tile") : null;
  }
}
