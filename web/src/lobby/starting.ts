// Making a table: good defaults for a first game, what was chosen last time, and what is remembered of a new one.

import { ids } from "../ids";
import * as api from "../api";
import type { Created, Invite, NewTable, TitleInfo } from "../protocol.gen";
import { giveTips } from "../lessons/progress";
import { route } from "../route.svelte";
import { GUEST, recall, remember, settings } from "../settings.svelte";
import { offline } from "../transport/transport";
import { t, words } from "../words.svelte";

/** Whoever sits beside you: a bot by its name, a friend by a link, or somebody at this screen. */
export type Sitter = string;
export const FRIEND: Sitter = "friend";
export const HERE: Sitter = "here";
export const isBot = (sitter: Sitter): boolean => sitter !== FRIEND && sitter !== HERE;

/** A table as it is set up: how many seats, who sits beside you (by seat, from the second on), and which options. */
export interface SetUp {
  seats: number;
  beside: Sitter[];
  options: Record<string, unknown>;
}

/** Returns the bot for a first game: an easy one. */
export function firstBot(title: TitleInfo): string {
  return title.bots.find((bot) => bot === "easy") ?? title.bots.at(-1) ?? "random";
}

/** Returns the number of seats that suits a first game against bots. */
export function usualSeats(title: TitleInfo): number {
  const several = title.seats.filter((seats) => seats > 1);
  return several.includes(3) ? 3 : (several[0] ?? title.seats[0] ?? 1);
}

/** Returns a game as it suits a newcomer: a few easy bots, and the options that the rulebook advises. */
export function firstSetUp(title: TitleInfo): SetUp {
  const beside = Array.from({ length: Math.max(...title.seats) - 1 }, () => firstBot(title));
  return { seats: usualSeats(title), beside, options: { ...title.first_game } };
}

/** Returns how a title was set up last on this device, if it can still be; else as for a newcomer, who leaves beginners' options with the first game. */
export function lastSetUp(title: TitleInfo, first: boolean): SetUp {
  const fresh = firstSetUp(title);
  const kept = recall(`setup-${title.id}`);
  if (!kept) return first ? fresh : { ...fresh, options: {} };
  const { seats, beside, options } = JSON.parse(kept) as SetUp;
  const known = beside.every((sitter) => !isBot(sitter) || title.bots.includes(sitter));
  if (!title.seats.includes(seats) || !known) return fresh;
  const here = beside.map((sitter) => (sitter === FRIEND && offline() ? HERE : sitter));
  return { seats, beside: fresh.beside.map((bot, seat) => here[seat] ?? bot), options };
}

export function keepSetUp(title: TitleInfo, setUp: SetUp): void {
  remember(`setup-${title.id}`, JSON.stringify(setUp));
}

/** Returns who sits beside you once somebody is chosen for a seat: either all people have screens of their own, or none. */
export function seated(beside: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const all = beside.map((one, index) => (index === seat - 1 ? sitter : one));
  if (isBot(sitter)) return all;
  return all.map((one) => (isBot(one) ? one : sitter));
}

/** Returns what the server is asked for. */
export function wanted(title: TitleInfo, setUp: SetUp, names: readonly string[] = []): NewTable {
  const beside = setUp.beside.slice(0, setUp.seats - 1);
  const bots: Record<string, string> = {};
  for (const [index, sitter] of beside.entries()) if (isBot(sitter)) bots[String(index + 1)] = sitter;
  const name = settings.name || GUEST;
  const here = beside.flatMap((sitter, index) => (sitter === HERE ? [index + 1] : []));
  const all = [name, ...here.map((seat) => names[seat]?.trim() || t("engine-seat", { n: seat + 1 }))];
  return {
    title: title.id,
    seats: setUp.seats,
    name,
    bots,
    options: setUp.options,
    hot_seat: here.length > 0,
    names: here.length > 0 ? all : [],
  };
}

/** Returns the table that one click makes: as last time, but against bots, for nobody shall have to be waited for. */
export function atOnce(title: TitleInfo, first: boolean): NewTable {
  const last = lastSetUp(title, first);
  const alone = last.beside.slice(0, last.seats - 1).every(isBot);
  return wanted(title, alone ? last : { ...last, beside: firstSetUp(title).beside });
}

export async function start(table: NewTable): Promise<void> {
  sit(await api.newTable(table));
}

/** Starts a first game: the rulebook's advice for beginners, easy bots, and tips on the way. */
export async function startFirst(title: TitleInfo): Promise<void> {
  const created = await api.newTable(wanted(title, firstSetUp(title)));
  giveTips(created.table.id);
  sit(created);
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
  return words.has(ids.titleName(title)) ? t(ids.titleName(title)) : title;
}

/** Returns who sits at a seat: a bot is called after a star, as at its table. */
export function seatName(name: string, seat: number): string {
  if (words.has(ids.bot(name))) return t("web-bot-called", { seat });
  return words.person(name) || t("web-seat-open");
}
