// The campaign so far: the path through the story, gathered from this table and those before it.

import * as api from "../../api";
import type { EntryInfo } from "../../protocol.gen";
import { episodeOf } from "./components";
import { page, pagesOf, type StoryPage } from "./story";
import type { Gen7View } from "./view.gen";

export interface Stop {
  point: number;
  /** How the plot point ended; "now" for the one being played. */
  end: "success" | "partial" | "setback" | "decided" | "now";
  /** The option that was voted for, at a decision. */
  option: number;
}

export interface Episode {
  table: string;
  number: number;
  stops: Stop[];
}

/** Returns the plot points that pages speak of, with how each ended. */
export function pathOf(pages: readonly StoryPage[]): Stop[] {
  const stops: Stop[] = [];
  for (const one of pages) {
    const last = stops.at(-1);
    if (one.kind === "plot" || one.kind === "ending") stops.push({ point: one.about, end: "now", option: -1 });
    else if (last && (one.kind === "success" || one.kind === "partial" || one.kind === "setback")) last.end = one.kind;
    else if (last && one.kind === "vote") Object.assign(last, { end: "decided", option: one.about });
  }
  return stops;
}

async function logOf(table: string): Promise<EntryInfo[]> {
  const log: EntryInfo[] = [];
  for (;;) {
    const found = await api.entries(table, null, log.length);
    log.push(...found.entries);
    if (log.length >= found.total || found.entries.length === 0) return log;
  }
}

async function episodeAt(table: string): Promise<Episode> {
  const [first, log] = await Promise.all([api.position(table, null, 0), logOf(table)]);
  const opening = page("plot", -1, (first.view as Gen7View).point);
  return { table, number: episodeOf(opening.about), stops: pathOf([opening, ...pagesOf(log)]) };
}

/** Returns the episodes before one, the first of them first; one that was played again counts as it went last. */
export async function episodesBefore(previous: string | null, number: number): Promise<Episode[]> {
  const found: Episode[] = [];
  let [table, below] = [previous, number];
  while (table !== null && below > 1) {
    const [info, episode] = await Promise.all([api.tableInfo(table), episodeAt(table)]);
    if (episode.number < below) found.unshift(episode);
    [table, below] = [info.previous, Math.min(below, episode.number)];
  }
  return found;
}
