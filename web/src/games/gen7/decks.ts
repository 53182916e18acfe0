// Which rooms lie on which deck: those of a department on its own, the others where there is room.

import { book } from "./book.svelte";
import { deckOf, type AlarmInfo } from "./alarms";
import { has } from "./pieces";
import type { Gen7View } from "./view.gen";

/** The wake-up room, which no campaign lists. */
export const WAKE = -1;

export interface Deck {
  /** The system that it lives on. */
  system: number;
  rooms: { room: number; share: number }[];
}

/** How wide a room is beside the others: one share a station, and some for what else stands in it. */
const EMPTY_ROOM = 2.8;
/** What is written long on a station needs more room. */
const LONG = 0.25;
const WAKE_ROOM = 3;
/** The middle deck is the widest. */
const ROOM_ON = [1, 1.15, 1] as const;

export function stationsOf(view: Gen7View, room: number): number[] {
  const { rooms, leader_station: leader, table_stations: seats } = book.now;
  const all = rooms[room]?.stations ?? [];
  return all.includes(leader) ? [leader, ...seats.slice(0, view.seats - 1)] : all;
}

export function decksOf(view: Gen7View): Deck[] {
  const decks: Deck[] = [1, 2, 3].map((system) => ({ system, rooms: [] }));
  const shareOf = (room: number): number =>
    room === WAKE
      ? WAKE_ROOM
      : Math.max(
          EMPTY_ROOM,
          stationsOf(view, room).reduce(
            (sum, station) => sum + 1 + ((book.now.stations[station]?.formula.length ?? 0) > 3 ? LONG : 0),
            0,
          ),
        );
  const load = (deck: number): number => (decks[deck]?.rooms ?? []).reduce((sum, { share }) => sum + share, 0);
  const put = (deck: number, room: number): void => void decks[deck]?.rooms.push({ room, share: shareOf(room) });
  const inPlay = book.now.rooms.flatMap((one, room) => (!one.private && has(view.rooms, room) ? [room] : []));
  const common: number[] = [];
  for (const room of inPlay) {
    const dept = book.now.rooms[room]?.dept ?? 0;
    if (dept >= 1 && dept <= 3) put(deckOf(dept), room);
    else common.push(room);
  }
  put(2, WAKE);
  for (const room of common.sort((one, other) => shareOf(other) - shareOf(one) || one - other)) {
    const after = decks.map((_, deck) => (load(deck) + shareOf(room)) / (ROOM_ON[deck] ?? 1));
    put(after.indexOf(Math.min(...after)), room);
  }
  return decks;
}

/** Returns the deck on which a thing lies: a system, a room, a station in it, or an alarm; null if it lies on none. */
export function deckWith(view: Gen7View, alarms: readonly AlarmInfo[], thing: string): number | null {
  const alarm = alarms.find((one) => one.target === thing || `group:${one.group}` === thing);
  if (alarm) return deckOf(alarm.dept);
  const [kind, number] = [thing.split(":")[0], Number(thing.split(":")[1])];
  const wanted = (room: number): boolean =>
    kind === "wake"
      ? room === WAKE
      : kind === "store"
        ? room === book.now.store_room
        : kind === "room"
          ? room === number
          : kind === "station" && stationsOf(view, room).includes(number);
  const deck = decksOf(view).findIndex(
    ({ system, rooms }) => (kind === "system" && system === number) || rooms.some(({ room }) => wanted(room)),
  );
  return deck < 0 ? null : deck;
}
