// A saved game that is only looked at: what somebody saw of a game that others play too.

import type { SeenGame } from "./protocol.gen";

class Saved {
  game = $state.raw<SeenGame | null>(null);
  /** Whether this server has its table. */
  table = $state(false);
}

export const saved = new Saved();
