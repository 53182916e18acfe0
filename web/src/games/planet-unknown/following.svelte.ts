/** What the board does by itself when something happens at the table. */
import { untrack } from "svelte";
import { kindOf, pageOf } from "./choices";
import type { Desk } from "./desk.svelte";

/** Lets a desk follow its table: new questions, what others did, full rows, the end, lessons and advice. */
export function followTable(desk: Desk): void {
  const play = desk.play;

  // Others act at the same time: only what is asked of this seat makes a new question, not what they do meanwhile.
  const question = $derived.by(() => {
    const position = play.table.position;
    return `${play.viewer}/${play.asked}/${position?.since}/${position?.question?.id}/${position?.legal_count}/${JSON.stringify(position?.question?.args)}`;
  });
  $effect(() => {
    void question;
    untrack(() => desk.meet());
  });

  // Every new line of the log is told as a short story; lines that were there before are not.
  let lastTold = play.table.newest?.entry ?? -1;
  $effect(() => {
    const newest = play.table.newest;
    if (!newest || newest.entry <= lastTold) return;
    lastTold = newest.entry;
    untrack(() => desk.story.tell(newest, play.viewer));
  });
  $effect(() => () => desk.story.stop());

  // Rows and columns that have just become full light up.
  let full: ReadonlySet<number> | null = null;
  $effect(() => {
    const lines = desk.forecast?.colonies[desk.seat]?.lines ?? [];
    const now = new Set(lines.flatMap((line, index) => (line.empty === 0 && !line.struck ? [index] : [])));
    const fresh = full && desk.looking === null ? [...now].filter((line) => !full?.has(line)) : [];
    full = now;
    if (fresh.length > 0 && play.live) untrack(() => desk.story.fill(fresh));
  });

  // The end is told on the board before the result comes up; a game that is only looked at again is not told twice.
  let told = play.table.position?.outcome != null;
  $effect.pre(() => {
    const outcome = play.table.position?.outcome;
    if (!outcome || told || !play.live) return;
    told = true;
    play.reading = true;
    untrack(() => void desk.ending.tell(desk.view, desk.forecast, outcome).then(() => (play.reading = false)));
  });

  // With a tile in hand, what lies below it does not explain itself.
  $effect(() => {
    if (desk.hand.holding && play.info.asked?.thing.startsWith("cell:")) play.info.close();
  });

  // A lesson speaks of something on another page.
  $effect(() => {
    const thing = play.pointed[0]; // tiles to pick are in sight on every page
    const page = thing ? pageOf(thing) : null;
    if (page) untrack(() => (desk.tab = page));
  });

  // Advice to place a tile is shown as the tile lying there.
  $effect(() => {
    const choice = play.preview.hint?.choice;
    if (choice && kindOf(choice) === "PlaceTile")
      untrack(() => desk.hand.propose(Number(choice.action[1]), Number(choice.action[2]), Number(choice.action[3])));
  });
}
