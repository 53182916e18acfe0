// What each thing on the board says of itself: its message of guide-gen7.ftl, and what stands in it just now.

import type { CardWords } from "../board";
import { book } from "./book.svelte";
import { filled, plotsOf, privateRoom } from "./components";
import { costLabel, formulaLabel } from "./labels";
import { has, kindOf, pieceOf, valueOf } from "./pieces";
import { overallLabel, ruleWords } from "./signs";
import type { Gen7View } from "./view.gen";

type About = (view: Gen7View, number: number, more: number) => CardWords | null;

const KINDS = ["colonist", "officer", "robot"] as const;
const DECKS = ["file", "schema", "order", "fate"] as const;
const said = (id: string, icon: string, args: CardWords["args"] = {}): CardWords => ({
  id: `gen7-card-${id}`,
  icon,
  args,
});

function die(code: number, seat: number): CardWords {
  return said(KINDS[kindOf(code)] ?? "colonist", "gen7-dice", { value: valueOf(code), seat });
}

function station(view: Gen7View, number: number): CardWords | null {
  const found = book.now.stations[number];
  if (!found) return group(view, book.now.tasks.length + number - book.now.stations.length);
  const piece = view.stations[number] ?? -1;
  if (piece >= 0) return die(pieceOf(piece).code, pieceOf(piece).seat);
  const room = book.now.rooms[found.room];
  const args = { station: number, dots: found.dots, formula: formulaLabel(found.formula) };
  if (room?.private) return said("private", "gen7-room", args);
  if (has(view.faulty, number)) return said("fault", "gen7-fault", args);
  if (number === book.now.leader_station || book.now.table_stations.includes(number))
    return said("briefing", "gen7-leader", args);
  return said("station", "gen7-room", {
    ...args,
    gives: found.formula ? 1 : 0,
    counts: found.formula.includes("#") ? 1 : 0,
  });
}

/** What a plot station that is a post or a relay says, or one whose strain is known; nothing of any other. */
function special(view: Gen7View, target: number, args: CardWords["args"]): CardWords | null {
  const number = target - book.now.tasks.length;
  const plot = book.now.plots[number];
  const { scene } = view;
  if (!plot || !scene) return null;
  const place = plotsOf(view.point).findIndex((one) => one.number === number);
  if (plot.kind === "post") return said("post", "gen7-post", { ...args, rounds: scene.held[place] ?? 0 });
  const [links, value, hand] = scene.chain;
  if (plot.kind === "relay") return said("relay", "gen7-relay", { ...args, links, value, seat: Math.max(hand, 0) });
  const strain = scene.strains.find(([station]) => station === number)?.[1];
  return strain === undefined ? null : said("strain", "weight", { ...args, strain });
}

function group(view: Gen7View, target: number): CardWords | null {
  const found = filled(target);
  if (!found) return null;
  const rule = found.subs.map(ruleWords).join("; ") + (found.all ? ` (${overallLabel(found.all)})` : "");
  const plot = target >= book.now.tasks.length;
  const args = { target, rule, cost: costLabel(found.cost), merit: found.merit, dept: found.dept };
  if (plot) return special(view, target, args) ?? said("plot-station", "gen7-plot", args);
  const steps = book.now.tasks[target]?.steps ?? 0;
  const known = view.scene?.arranged.find(([task]) => task === target);
  return known
    ? said(known[1] ? "arranged" : "real", known[1] ? "gen7-veil" : "gen7-alarm", { ...args, steps })
    : said("task", "gen7-alarm", { ...args, steps });
}

function seat(view: Gen7View, number: number): CardWords | null {
  const officer = view.officers[number];
  if (!officer) return null;
  return said("seat", "gen7-merit", {
    seat: number,
    merit: officer.merit,
    stars: officer.stars,
    rank: officer.rank,
    star: book.now.star_per,
    promotion: book.now.promotion_at,
    quarters: officer.quarters,
  });
}

const ABOUT: Readonly<Record<string, About>> = {
  die: (view, number) => die(number, view.seat),
  crew: (_, owner, code) => die(code, owner),
  station,
  group,
  room: (view, number) =>
    number === book.now.store_room
      ? said("store", "gen7-room", { cost: costLabel(view.store) })
      : said("room", "gen7-room", { room: number, private: Number(number >= privateRoom(0)) }),
  system: (view, number) => said("system", "gen7-system", { system: number, section: view.status[number] ?? 0 }),
  store: (view) => said("store", "gen7-room", { cost: costLabel(view.store) }),
  wake: () => said("wake", "gen7-pod"),
  track: (view) => said("track", "gen7-track", { track: view.track }),
  plot: ({ point, deadline }) =>
    said(book.now.points[point]?.kind === "plot" ? "plot" : "story", "gen7-plot", { point, deadline }),
  rounds: (view) => said("rounds", "clock", { round: view.round, final: view.final, deadline: view.deadline }),
  hand: (view) =>
    said("resources", "gen7-res-0", { cost: costLabel(view.officers[view.seat]?.res ?? []), most: book.now.storage }),
  goals: () => said("goals", "gen7-star"),
  card: (view, deck, number) => {
    const name = DECKS[deck];
    return name ? said(name, "gen7-card", { card: number }) : group(view, number); // the last deck holds tasks
  },
  deck: (view, number) => said(`deck-${number}`, "gen7-card", { count: view.deck_sizes[number] ?? 0 }),
  fate: (_, number) => said("fate", "gen7-fate", { card: number }),
  "fate-back": () => said("fate-back", "gen7-fate"),
  kept: (_, number) => said("kept", "gen7-fate", { card: number }),
  option: (_, number) => said("option", "gen7-fate", { option: number }),
  payer: (_, number) => said("payer", "gen7-res-0", { payer: number }),
  resource: (view, number) =>
    said("resource", `gen7-res-${number}`, {
      res: number,
      amount: view.officers[view.seat]?.res[number] ?? 0,
      most: book.now.storage,
    }),
  rule: (_, number) => said("rule", "gen7-star", { rule: number }),
  goal: (view, number) => said("goal", "gen7-star", { goal: number, lost: has(view.lost_goals, number) ? 1 : 0 }),
  plan: (_, number) => said("plan", "gen7-star", { plan: number, stars: book.now.plan_stars[number] ?? 0 }),
  "plan-back": () => said("plan-back", "gen7-star"),
  quarters: (_, number) => said("quarters", "gen7-room", { quarters: number }),
  rank: (_, number) => said("rank", "gen7-merit", { rank: number }),
  relationship: (_, number) => said("relationship", "gen7-pod", { card: number }),
  "rule-card": (_, number) => said("rule-card", "gen7-card", { card: number }),
  logbook: () => said("logbook", "gen7-plot"),
  find: (_, number) => said("find", "gen7-find", { find: number }),
  skill: (_, number) =>
    said("skill", "gen7-star", {
      skill: number,
      cost: book.now.skills[number]?.cost ?? 0,
      rank: book.now.skills[number]?.rank ?? 1,
    }),
  value: (_, number) => said("turn", "gen7-dice", { value: number }),
  offer: () => said("offer", "chat"),
  token: (_, number) => said("token", "people", { token: number }),
  finds: (view) => said("finds", "gen7-find", { hidden: view.scene?.hidden ?? 0 }),
  team: (_, number) => said("team", "gen7-team", { team: number }),
  box: (view) => said("box", "gen7-vote", { count: view.scene?.ballots ?? 0 }),
  unseen: (view) => said("unseen", "gen7-veil", { count: view.scene?.unseen ?? 0 }),
  away: () => said("away", "gen7-dice"),
  reason: (_, number) => said("reason", "gen7-reason", { reason: number }),
  seat,
};

const NAMED: Readonly<Record<string, string>> = {
  file: "card:0",
  schema: "card:1",
  order: "card:2",
  task: "group",
  rulecard: "rule-card",
  ...Object.fromEntries(
    [
      "skill",
      "room",
      "plan",
      "goal",
      "relationship",
      "fate",
      "find",
      "token",
      "reason",
      "quarters",
      "rank",
      "system",
    ].map((kind) => [kind, kind]),
  ),
};

/** Returns the thing that a name in the log stands for. */
export function named(kind: string, number: number): string | null {
  const thing = NAMED[kind];
  return thing ? `${thing}:${number}` : null;
}

export function card(thing: string, view: unknown): CardWords | null {
  const [kind = "", number, more] = thing.split(":");
  return book.ready ? (ABOUT[kind]?.(view as Gen7View, Number(number ?? 0), Number(more ?? 0)) ?? null) : null;
}
