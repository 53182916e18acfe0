// What each thing on the board says of itself: its message of guide-gen7.ftl, and what stands in it just now.

import { t, words } from "../../words.svelte";
import type { CardWords } from "../board";
import { book } from "./book.svelte";
import { filled, privateRoom } from "./components";
import { costLabel, formulaLabel } from "./labels";
import { has, kindOf, pieceOf, valueOf } from "./pieces";
import { overallLabel, ruleWords } from "./signs";
import type { Gen7View } from "./view.gen";

type About = (view: Gen7View, number: number, more: number) => CardWords | null;

const KINDS = ["colonist", "officer", "robot"] as const;
const DECKS = ["file", "schema", "order"] as const;
const said = (id: string, icon: string, args: CardWords["args"] = {}): CardWords => ({
  id: `gen7-card-${id}`,
  icon,
  args,
});

function die(code: number, seat: number): CardWords {
  return said(KINDS[kindOf(code)] ?? "colonist", "gen7-dice", { value: valueOf(code), seat });
}

/** What a room does, action by action. */
function doing(room: number): string {
  return (book.now.rooms[room]?.actions ?? [])
    .map(({ name, text, optional }) => {
      const head = `${name[words.language] ?? ""}${optional ? ` (${t("web-gen7-optional")})` : ""}`;
      return `${head}: ${text[words.language] ?? ""}`;
    })
    .join(" ");
}

function station(view: Gen7View, number: number): CardWords | null {
  const found = book.now.stations[number];
  if (!found) return group(book.now.tasks.length + number - book.now.stations.length);
  const piece = view.stations[number] ?? -1;
  if (piece >= 0) return die(pieceOf(piece).code, pieceOf(piece).seat);
  const room = book.now.rooms[found.room];
  const args = { station: number, does: doing(found.room), dots: found.dots, formula: formulaLabel(found.formula) };
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

function group(target: number): CardWords | null {
  const found = filled(target);
  if (!found) return null;
  const rule = found.subs.map(ruleWords).join("; ") + (found.all ? ` (${overallLabel(found.all)})` : "");
  const plot = target >= book.now.tasks.length;
  const args = { target, rule, cost: costLabel(found.cost), merit: found.merit, dept: found.dept };
  return plot
    ? said("plot-station", "gen7-plot", args)
    : said("task", "gen7-alarm", { ...args, steps: book.now.tasks[target]?.steps ?? 0 });
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
  group: (_, number) => group(number),
  room: (_, number) =>
    said("room", "gen7-room", { room: number, does: doing(number), private: Number(number >= privateRoom(0)) }),
  system: (view, number) => said("system", "gen7-system", { system: number, section: view.status[number] ?? 0 }),
  store: (view) => said("store", "gen7-room", { cost: costLabel(view.store) }),
  wake: () => said("wake", "gen7-pod"),
  track: (view) => said("track", "gen7-track", { track: view.track }),
  plot: (view) => said("plot", "gen7-plot", { point: view.point, deadline: view.deadline }),
  rounds: (view) => said("rounds", "clock", { round: view.round, final: view.final, deadline: view.deadline }),
  hand: (view) =>
    said("resources", "gen7-res-0", { cost: costLabel(view.officers[view.seat]?.res ?? []), most: book.now.storage }),
  goals: () => said("goals", "gen7-star"),
  card: (_, deck, number) => said(DECKS[deck] ?? "file", "gen7-card", { card: number }),
  skill: (_, number) =>
    said("skill", "gen7-star", {
      skill: number,
      cost: book.now.skills[number]?.cost ?? 0,
      rank: book.now.skills[number]?.rank ?? 1,
    }),
  value: (_, number) => said("turn", "gen7-dice", { value: number }),
  offer: () => said("offer", "chat"),
  seat,
};

export function card(thing: string, view: unknown): CardWords | null {
  const [kind = "", number, more] = thing.split(":");
  return book.ready ? (ABOUT[kind]?.(view as Gen7View, Number(number ?? 0), Number(more ?? 0)) ?? null) : null;
}
