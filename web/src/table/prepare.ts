// What a table needs before it can be shown: its title's words and board.

import { boardOf, hasBoard, type BoardModule } from "../games/board";
import { settings } from "../settings.svelte";
import { words } from "../words.svelte";

/** Loads the words and the board of a title; nothing may be said before. */
export async function prepare(title: string): Promise<BoardModule | null> {
  words.title = title;
  const own = hasBoard(title) ? [title, `web-${title}`] : [title]; // a board has words of its own
  const [, board] = await Promise.all([words.show(settings.language, own), boardOf(title)]);
  if (board) words.nameBy(title, board.names);
  if (board?.card) void words.show(settings.language, [`guide-${title}`]); // nobody waits for what is only asked for later
  return board;
}
