// The components of the campaign that this table plays, as the server gives them: a server may offer several campaigns.

import { transport } from "../../transport/transport";
import { words } from "../../words.svelte";
import type { Gen7Components } from "./components.gen";

const EMPTY: Gen7Components = {
  campaign: "",
  rooms: [],
  stations: [],
  tasks: [],
  plots: [],
  points: [],
  orders: [],
  skills: [],
  plan_stars: [],
  counter_scopes: [],
  store_room: -1,
  leader_station: -1,
  table_stations: [],
  storage: 0,
  orders_in_hand: 0,
  track_end: 1,
  promotion_at: 1,
  star_per: 1,
  underlines: 1,
  top_rank: 1,
  words: {},
};

class Book {
  now = $state.raw<Gen7Components>(EMPTY);
  private opened = "";

  get ready(): boolean {
    return this.now !== EMPTY;
  }

  /** Fetches the components of a table's campaign, or of the house's for a game from a file. */
  async open(table: string | null): Promise<void> {
    const path = table === null ? "/api/titles/gen7/components" : `/api/tables/${table}/components`;
    if (path === this.opened) return;
    this.opened = path;
    words.table = table;
    const { ok, text } = await (await transport()).ask("GET", path);
    if (path !== this.opened) return; // another table was opened meanwhile
    if (ok) this.now = JSON.parse(text) as Gen7Components;
    else this.opened = "";
  }
}

export const book = new Book();
