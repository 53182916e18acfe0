// Everything that one's page shows, asked for before any of it is shown: whatever came later would push the rest down.

import * as api from "../api";
import { given } from "../given";
import type { AccountState, Friends, Ladder, MannerLine, Profile, Refusal } from "../protocol.gen";

export interface Mine {
  state: AccountState | null;
  /** Why it is not known who one is. */
  refusal: Refusal | null;
  profile: Profile | null;
  ladder: Ladder | null;
  friends: Friends | null;
  manners: readonly MannerLine[];
}

/** What is known of somebody who plays without a server. */
export const NOBODY: Mine = { state: null, refusal: null, profile: null, ladder: null, friends: null, manners: [] };

/** Titles that have a leaderboard: those that more than one can play. */
export const RATED: readonly string[] = (given()?.titles ?? [])
  .filter((title) => title.seats.some((seats) => seats > 1))
  .map(({ id }) => id);

/** Returns the title whose leaderboard is shown first: the one that somebody plays. */
export const ladderOf = (profile: Profile | null): string | null => profile?.titles[0]?.title ?? RATED[0] ?? null;

/** Returns what an answer brings; null if it is refused, as to somebody who has never played here. */
const known = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);

async function standing(): Promise<Pick<Mine, "profile" | "ladder">> {
  const profile = await known(api.profile());
  const title = ladderOf(profile);
  return { profile, ladder: title === null ? null : await known(api.ladder(title)) };
}

async function identity(): Promise<Pick<Mine, "state" | "refusal">> {
  try {
    return { state: await api.account(), refusal: null };
  } catch (error) {
    return { state: null, refusal: api.refusalOf(error) };
  }
}

export async function ask(): Promise<Mine> {
  const [who, games, friends, manners] = await Promise.all([
    identity(),
    standing(),
    known(api.friends()),
    known(api.manners()),
  ]);
  return { ...who, ...games, friends, manners: manners ?? [] };
}
