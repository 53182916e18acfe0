// Making a table: good defaults, and what is remembered of a new one.

import * as api from "../api";
import type { Created, Invite, NewTable, TitleInfo } from "../protocol.gen";
import { route } from "../route.svelte";
import { recall, remember, settings } from "../settings.svelte";
import { t, words } from "../words.svelte";

/** Returns the bot for a first game: an easy one. */
export function firstBot(title: TitleInfo): string {
  return title.bots.find((bot) => bot === "easy") ?? title.bots.at(-1) ?? "random";
}

/** Returns the number of seats that suits a first game against bots. */
export function usualSeats(title: TitleInfo): number {
  const several = title.seats.filter((seats) => seats > 1);
  return several.includes(3) ? 3 : (several[0] ?? title.seats[0] ?? 1);
}

export function againstBots(title: TitleInfo): NewTable {
  const seats = usualSeats(title);
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < seats; seat += 1) bots[String(seat)] = firstBot(title);
  return { title: title.id, seats, name: settings.name, bots };
}

export function solo(title: TitleInfo): NewTable {
  return { title: title.id, seats: 1, name: settings.name };
}

export async function start(wanted: NewTable): Promise<void> {
  sit(await api.newTable(wanted));
}

/** Goes to a new table. Its links are told only once, so this browser keeps them. */
export function sit(created: Created): void {
  remember(`invites-${created.table.id}`, JSON.stringify(created.invites));
  route.go(`/t/${created.table.id}`);
}

export function invitesOf(table: string): Invite[] {
  const kept = recall(`invites-${table}`);
  return kept ? (JSON.parse(kept) as Invite[]) : [];
}

/** Returns a title's name; one that is installed no more is shown by its id. */
export function titleName(title: string): string {
  return words.has(`${title}-title`) ? t(`${title}-title`) : title;
}

/** Returns who sits at a seat: a bot is called after a star, as at its table. */
export function seatName(name: string, seat: number): string {
  if (words.has(`web-bot-${name}`)) return t("web-bot-called", { seat });
  return words.person(name) || t("web-seat-open");
}
