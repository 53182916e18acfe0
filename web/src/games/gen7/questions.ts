// How each question is put: on the board itself, on a sheet over it, or as a page of the story.

import type { Choice } from "../../protocol.gen";

export type Asking = "board" | "sheet" | "offer" | "shop" | "story";

const BOARD = new Set([
  "take-turn",
  "freely",
  "prepare",
  "wrap-up",
  "join-briefing",
  "choose-station",
  "choose-marker",
  "choose-task",
]);
const OFFER = new Set(["staff", "split-robot", "spare-cost", "fund", "consent", "spare-share"]);
/** What is asked about a proposal under way: whether a rule is used for it, and how its dice are turned. */
const ABOUT_OFFER = new Set(["react", "set-one"]);
const STORY = new Set(["fate-choice", "choose-option", "cast-vote", "break-tie"]);

/** Returns the last part of a message's id: what is asked, or done. */
export function wordOf(id: string): string {
  return id.replace(/^gen7-(ask|do)-/, "");
}

export function askingOf(question: string | undefined, offering: boolean): Asking {
  const word = wordOf(question ?? "");
  if (OFFER.has(word) || (offering && ABOUT_OFFER.has(word))) return "offer";
  if (STORY.has(word)) return "story";
  if (word === "buy-skill") return "shop";
  return BOARD.has(word) || word === "" ? "board" : "sheet";
}

/** Returns a number that an action carries. */
export function numberOf(choice: Choice, name: string): number {
  const found = choice.args[name];
  return typeof found === "number" ? found : -1;
}

/** Returns the answers to what is asked, without what may be done beside it. */
export function answersIn(legal: readonly Choice[]): Choice[] {
  return legal.filter((choice) => !choice.free);
}

export function keyOf(choice: Choice): string {
  return JSON.stringify(choice.action);
}

/** Returns the answers that buttons of their own are needed for: those with targets, or of which there are several. */
export function severalIn(answers: readonly Choice[]): Choice[] {
  return answers.filter(
    (choice) => choice.targets.length > 0 || answers.filter(({ id }) => id === choice.id).length > 1,
  );
}
