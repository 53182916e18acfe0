// The conversation about a group station: what was proposed, said and answered since it began, and what came of it.

import type { Chatted, Choice, EntryInfo } from "../../protocol.gen";
import { saidIn } from "../../table/said";
import { laidOut, lentBy, pieceOf, type LaidDie, type Piece } from "./pieces";
import { numberOf, wordOf } from "./questions";
import type { Gen7View, OfferForecast } from "./view.gen";

/** Somebody offers a die of theirs: "take my 6". */
export interface Counter {
  number: number;
  seat: number;
  target: number;
  die: number;
  text: string;
}

/** Why somebody does not help. */
export interface Reason {
  seat: number;
  text: string;
}

export function counterTopic(target: number, die: number): string {
  return `counter:${target}:${die}`;
}

export function reasonTopic(target: number): string {
  return `reason:${target}`;
}

/** Returns what was said about group stations since a moment, the newest of each seat. */
export function countersIn(chat: readonly Chatted[], since: number): Counter[] {
  const found = new Map<string, Counter>();
  for (const { about = "", number, seat, text, at } of chat) {
    const [kind, target, die] = about.split(":");
    if (kind === "counter" && at >= since)
      found.set(`${seat}/${target}`, { number, seat, text, target: Number(target), die: Number(die) });
  }
  return [...found.values()];
}

export function reasonsIn(chat: readonly Chatted[], since: number): Reason[] {
  return chat.flatMap((line) =>
    line.about?.startsWith("reason:") && line.at >= since ? [{ seat: line.seat, text: saidIn(line) }] : [],
  );
}

export interface Round {
  /** The group station. */
  target: number;
  /** Who proposed it. */
  seat: number;
  /** The log line with which it began, and when. */
  entry: number;
  at: number;
  agreed: number[];
  declined: number[];
  /** It came to nothing. */
  failed: boolean;
  /** What was used up meanwhile, as the log tells it. */
  used: EntryInfo["events"];
}

/** What ends a turn's talk: somebody went to work. */
const OVER = new Set(["TargetCompleted", "Deployed", "WentIdle", "RoundBegan"]);
const BURNT = new Set(["FilePlayed", "RuleUsed", "Lost", "DieChanged"]);

const begun = (target: number, { seat, entry, at }: EntryInfo): Round => ({
  target,
  seat,
  entry,
  at,
  agreed: [],
  declined: [],
  failed: false,
  used: [],
});

/** Returns the newest proposal of the turn that is going on; null if there is none. Others see only what was told of it. */
export function roundIn(log: readonly EntryInfo[]): Round | null {
  let round: Round | null = null;
  for (const entry of log) {
    if (!entry || entry.struck) continue;
    const word = wordOf(entry.action?.id ?? "");
    if (entry.action && word === "propose") round = begun(numberOf(entry.action, "target"), entry);
    else if (round && word === "agree") round.agreed.push(entry.seat);
    for (const event of entry.events) {
      if (OVER.has(event.kind)) round = null;
      else if (event.kind === "OfferMade" || event.kind === "OfferFailed")
        round ??= begun(Number(event.args["target"]), entry);
      if (!round) continue;
      if (event.kind === "OfferDeclined") round.declined.push(Number(event.args["seat"]));
      else if (event.kind === "OfferFailed") round.failed = true;
      else if (BURNT.has(event.kind) && !round.failed) round.used.push(event);
    }
  }
  return round;
}

/** Returns since when this turn is talked about: what was said before it does not count. */
export function turnSince(log: readonly EntryInfo[]): number {
  const last = log.findLastIndex((entry) => !entry.struck && entry.events.some(({ kind }) => OVER.has(kind)));
  return log[last]?.at ?? 0;
}

/** Returns the choice with which an offered die is taken; null if it cannot be now. */
export function takes(legal: readonly Choice[], { seat, die }: Counter): Choice | null {
  const found = legal.filter((choice) => wordOf(choice.id) === "assign" && numberOf(choice, "seat") === seat);
  return found.find((choice) => numberOf(choice, "die") === die && numberOf(choice, "left") < 0) ?? null;
}

/** Returns the choice that proposes a group station; null if it cannot be proposed now. */
export function proposes(legal: readonly Choice[], target: number): Choice | null {
  return legal.find((choice) => wordOf(choice.id) === "propose" && numberOf(choice, "target") === target) ?? null;
}

/** Returns everybody's dice, each in its place until all sub-stations are filled: what is taken leaves a gap. */
export function poolsOf(view: Gen7View): { seat: number; dice: LaidDie[] }[] {
  return view.officers
    .map(({ dice }, seat) => ({ seat, dice: laidOut(dice, lentBy(view, seat)) }))
    .filter(({ dice }) => dice.length > 0);
}

/** Somebody in a proposal: their dice, what they pay, and how they stand to it. */
export interface Speaker {
  seat: number;
  dice: Piece[];
  payer: OfferForecast["payers"][number] | undefined;
  agreed: boolean;
  asked: boolean;
}

/** Returns who is in a proposal, the proposer first. */
export function speakersOf(
  view: Gen7View,
  told: OfferForecast,
  agreed: readonly number[],
  asked: readonly number[],
): Speaker[] {
  const dice = (view.offer?.crew ?? []).map(([piece]) => pieceOf(piece));
  const seats = [...new Set([view.active, ...dice.map(({ seat }) => seat)])];
  return seats.map((seat) => ({
    seat,
    dice: dice.filter((piece) => piece.seat === seat),
    payer: told.payers.find((payer) => payer.seat === seat),
    agreed: seat !== view.active && agreed.includes(seat),
    asked: seat !== view.active && asked.includes(seat),
  }));
}
