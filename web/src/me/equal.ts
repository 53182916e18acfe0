// A bot that plays about as well as somebody: of the levels that can be chosen, the one whose rating is nearest.

import type { Ladder, NewTable, TitleInfo } from "../protocol.gen";

const LEVELS: readonly string[] = ["beginner", "easy", "medium", "hard", "expert"];

/** Returns the level nearest to one's own rating; null while one has none at this title. */
export function equalOf(ladder: Ladder): string | null {
  const mine = ladder.lines.find((line) => line.you)?.rating;
  if (mine === undefined) return null;
  const bots = ladder.lines.filter((line) => line.bot !== null && LEVELS.includes(line.bot));
  const apart = (rating: number): number => Math.abs(rating - mine);
  const nearest = [...bots].sort((a, b) => apart(a.rating) - apart(b.rating))[0];
  return nearest?.bot ?? null;
}

/** Returns a table for oneself and bots of a level, at as few seats as a game with others has. */
export function againstEqual(title: TitleInfo, bot: string, name: string, rated: boolean): NewTable {
  const seats = Math.min(...title.seats.filter((count) => count > 1));
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < seats; seat += 1) bots[String(seat)] = bot;
  return { title: title.id, seats, name, bots, options: {}, rated };
}
