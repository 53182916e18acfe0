// What a campaign with pages has on the table besides: posts, relays, what somebody knows of alarms, teams, ballots, finds.

import { t, words } from "../../words.svelte";
import type { Plot } from "./components";
import { pieceLabel } from "./labels";
import type { Gen7View } from "./view.gen";

/** A small sign on a thing: what it shows, and what it says. */
export interface Badge {
  icon: string;
  text: string;
  label: string;
}

/** A sign of the whole scene, with the thing that its card explains. */
export interface SceneSign extends Badge {
  thing: string;
  /** Seats that stand for it, such as a team's. */
  seats: readonly number[];
}

/** Returns how a plot station stands: since when a post is held, a relay's chain, the strain that one has felt. */
export function badgesOf(view: Gen7View, plot: Plot, place: number): Badge[] {
  const { scene } = view;
  if (!scene) return [];
  const badges: Badge[] = [];
  if (plot.kind === "post") {
    const rounds = scene.held[place] ?? 0;
    badges.push({ icon: "gen7-post", text: rounds > 0 ? `${rounds}` : "", label: t("gen7-board-post", { rounds }) });
  }
  if (plot.kind === "relay") {
    const [links, value, seat] = scene.chain;
    const label = t("gen7-board-relay", { links, value, seat: Math.max(seat, 0) });
    badges.push({ icon: "gen7-relay", text: links > 0 ? `${links}` : "", label });
  }
  for (const [station, strain] of scene.strains)
    if (station === plot.number)
      badges.push({ icon: "weight", text: `${strain}`, label: t("gen7-board-strain", { strain }) });
  return badges;
}

/** Returns what one knows of an alarm: whether it is arranged. */
export function truthOf(view: Gen7View, task: number): Badge[] {
  const known = view.scene?.arranged.find(([one]) => one === task);
  if (!known) return [];
  const text = t(known[1] ? "gen7-board-arranged" : "gen7-board-real");
  return [{ icon: known[1] ? "gen7-veil" : "gen7-alarm", text, label: text }];
}

/** Returns the signs of the scene that belong to no single station. */
export function signsOf(view: Gen7View): SceneSign[] {
  const { scene } = view;
  if (!scene) return [];
  const signs: SceneSign[] = [];
  const add = (thing: string, icon: string, text: string, label: string, seats: readonly number[] = []): void =>
    void signs.push({ thing, icon, text, label, seats });
  if (scene.hidden > 0 || scene.finds.length > 0) {
    const names = scene.finds.map((find) => words.name("find", find)).join(", ") || "–";
    const label = t("gen7-board-finds", { names, hidden: scene.hidden });
    add("finds", "gen7-find", label, label);
  }
  for (const team of new Set(scene.teams.filter((one) => one >= 0))) {
    const seats = scene.teams.flatMap((one, seat) => (one === team ? [seat] : []));
    const names = seats.map((seat) => words.seat(seat)).join(", ");
    add(`team:${team}`, "gen7-team", words.name("team", team), t("gen7-board-team", { team, names }), seats);
  }
  if (scene.ballots > 0) {
    const names = scene.own_ballots.map((option) => words.name("ballot", option)).join(", ");
    const label = t("gen7-board-box", { count: scene.ballots, own: scene.own_ballots.length, names });
    add("box", "gen7-vote", label, label);
  }
  if (scene.unseen > 0) {
    const label = t("gen7-board-unseen", { count: scene.unseen });
    add("unseen", "gen7-veil", label, label);
  }
  if (scene.away.length > 0) {
    const label = t("gen7-board-away", { dice: scene.away.map(pieceLabel).join(", ") });
    add("away", "gen7-dice", label, label);
  }
  return signs;
}
