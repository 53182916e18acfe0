// Tables that nobody follows: a game from a file, or a table as it stands at this moment. They can only be looked at.

import type { CompanyInfo, Position, SeenGame, TableInfo } from "../protocol.gen";
import { Table } from "./table.svelte";

/** The company at a game from a file: nobody waits for anybody. */
const NO_COMPANY: CompanyInfo = {
  host: null,
  spectators: true,
  rated: false,
  pace: null,
  clocks: [],
  vote: null,
  resigned: [],
  ended: null,
};

/** Returns a game from a file, as somebody saw it. */
export function tableFrom(game: SeenGame): Table {
  const table = new Table(game.table);
  const { title, rules, options, viewer, seed_hash, names } = game;
  const seats = names.map((name, seat) => ({
    seat,
    kind: "person" as const,
    name,
    bot: null,
    ready: true,
    yours: seat === viewer,
    here: false,
  }));
  const nobody = {
    listed: false,
    hot_seat: false,
    imported: false,
    host: false,
    number: 0,
    created: 0,
    asked: [],
    proposal: null,
    begun: null,
    marks: [],
    ask: null,
  };
  const alone = {
    notes: [],
    alone: false,
    practice: 0,
    deal: null,
    seed: null,
    reopens: false,
    previous: null,
    following: null,
    seal: null,
    update: null,
    company: NO_COMPANY,
    lesson: null,
    puzzle: null,
    daily: null,
    evening: { dates: [], room: "" },
  };
  table.saved = true;
  table.link = "open";
  table.seats = viewer === null ? [] : [viewer];
  table.viewer = viewer;
  table.meet({
    ...nobody,
    ...alone,
    id: game.table,
    title,
    rules,
    options,
    seats,
    seed_hash,
    status: "closed",
    entries: game.entries.length,
  });
  if (game.position) table.place(viewer, game.position);
  table.note(viewer, game.entries);
  return table;
}

/** Returns a table as it stands at this moment, to be looked at only: nobody follows it. */
export function tableStill(info: TableInfo, position: Position): Table {
  const table = new Table(info.id);
  table.saved = true;
  table.seats = position.viewer === null ? [] : [position.viewer];
  table.viewer = position.viewer;
  table.meet(info);
  table.place(position.viewer, position);
  return table;
}
