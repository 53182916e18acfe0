// The light of a page: what happened gives its mood, the campaign has no say in it.

import type { StoryPage } from "./story";

export type Mood = "hush" | "alarm" | "wonder" | "grief" | "hope" | "doubt";

interface Light {
  lines: string;
  deep: string;
  light: string;
  dark: string;
}

export const MOODS: Readonly<Record<Mood, Light>> = {
  hush: { lines: "#7f8cff", deep: "#1a1746", light: "#ffcf87", dark: "#090b1e" },
  alarm: { lines: "#ff7a66", deep: "#3a0f1e", light: "#fff0c0", dark: "#12060f" },
  wonder: { lines: "#5fe0e6", deep: "#0d3350", light: "#fff3c4", dark: "#06121f" },
  grief: { lines: "#8794ad", deep: "#1b2233", light: "#cfd8ea", dark: "#0a0d15" },
  hope: { lines: "#ffb27a", deep: "#4a2348", light: "#fff1c9", dark: "#150c20" },
  doubt: { lines: "#b79cff", deep: "#2b1b55", light: "#9af0c8", dark: "#0c0a1c" },
};

/** By chapter, for pages that only tell on: no two neighbours are alike. */
const CHAPTERS: readonly Mood[] = ["hush", "doubt", "wonder", "hush", "hope", "grief", "hope"];

export function moodOf(kind: StoryPage["kind"] | "decision", chapter: number): Mood {
  if (kind === "setback") return "alarm";
  if (kind === "success" || kind === "partial" || kind === "ceremony") return "hope";
  if (kind === "fate" || kind === "decision") return "doubt";
  return CHAPTERS[(chapter - 1) % CHAPTERS.length] ?? "hush";
}
