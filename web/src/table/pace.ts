// The pace of a table in words.

import { ids } from "../ids";
import type { PaceInfo } from "../protocol.gen";
import { t, words } from "../words.svelte";
import { span } from "./clocks";

/** Returns how much time everybody has, and what happens when it is up. */
export function paceSaid(pace: PaceInfo): string {
  const long = span(pace.seconds);
  const bot = words.has(ids.bot(pace.bot)) ? t(ids.bot(pace.bot)) : pace.bot;
  const time = t(long.id, long.args);
  const much =
    pace.kind === "clock"
      ? t("web-pace-is-clock", { time, increment: pace.increment })
      : t("web-pace-is-patience", { time });
  return `${much} ${t(pace.takes_over ? "web-pace-takes-over" : "web-pace-votes", { bot })}`;
}
