// Cryo's board. Lessons and hints point at its things by `data-target` (or, for what only explains itself, `data-thing`):
// `prompt`, `hand`, `awake`, `rival-turn`, `track`, `deck:0`, `seat:N`, `section:N`, `chamber:N`, `dock:N` (20 is the gate to
// the tunnels), `space:N`, `incident:N`, `row:N`, `cave:N`, `tunnel:N`, `home:N`, `slot:N`, `resource:N`, `vehicle:N`,
// `upgrade:N`, `mission:N`, `card:N`, `use:N`, `board-card:N`, `discard`; pages by `data-tab`: `own`, `hand`, `points`, `side-N`,
// `caves`, `ship`, `section-N`, `rival`, `discard`.

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { card, named } from "./cards";
import { icon, opensTurn } from "./events";
import { lasts } from "./story.svelte";
import SeatDetail from "./SeatDetail.svelte";
import Sides from "./Sides.svelte";

export const board: BoardModule = {
  Board,
  SeatDetail,
  Sides,
  place: true,
  stacks: true,
  card,
  named,
  names: () => null,
  lasts,
  icon,
  opensTurn,
};
