// What the prompt says: one sentence, that advances with everything that is picked.

import { saved } from "../saved.svelte";
import { t, words } from "../words.svelte";
import type { Play } from "./play.svelte";

/** The thing that a target names, as arguments of a message: `pod:3` is `{ pod: 3 }`. */
function named(targets: readonly string[]): Record<string, number> {
  const pairs = targets.map((target) => target.split(":")).filter(([, number]) => number !== undefined);
  return Object.fromEntries(pairs.map(([kind = "", number]) => [kind.replaceAll("-", "_"), Number(number)]));
}

/**
 * Returns the question after what was picked, if the title has words for it: `<question>-then-<kind of what comes next>`,
 * in its `guide-<title>.ftl`. The numbers of all that is picked are its arguments.
 */
function nextQuestion(play: Play): string | null {
  const question = play.table.position?.question;
  const { picked, next } = play.selection;
  if (!question || picked.length === 0) return null;
  const kinds = [...new Set([...next].map((target) => target.split(":")[0]))].sort();
  const id = `${question.id}-then-${kinds.join("-or-")}`;
  return words.has(id) ? t(id, { ...question.args, ...named(picked) }) : null;
}

/** Returns the sentence; where room is short (`brief`) the shorter form of a question (`<question>-brief`) if there is one. */
export function sentenceOf(play: Play, brief = false): string {
  const { table } = play;
  const { position, info } = table;
  if (table.saved) return t(saved.table ? "web-saved-table" : "web-saved");
  if (position?.outcome) return t("web-over");
  const question = position?.question;
  if (play.sure && play.asked) return play.sure.question;
  if (question && play.asked) {
    const short = `${question.id}-brief`;
    return nextQuestion(play) ?? t(brief && words.has(short) ? short : question.id, question.args);
  }
  if (play.lesson.now) return t(play.lesson.now.kind === "ask" ? "web-lesson-asks" : "web-lesson-speaks");
  if (play.puzzle.now) return t("web-puzzle-heading", { level: play.puzzle.now.level });
  const ended = info?.company.ended;
  if (ended) return t(`web-ended-${ended.how}`, { seat: ended.seats[0] ?? 0 });
  if (info?.status === "stale") return t("web-update-stale", { from: info.rules, to: info.update?.rules ?? 0 });
  if (info?.status === "closed") return t("web-status-closed-long");
  const names = (position?.asked ?? []).map((seat) => words.seat(seat)).join(", ");
  return names ? t("web-waits-for", { names }) : t("web-wait");
}
