import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { card, named } from "./cards";
import { names } from "./components";
import { icon, opensTurn } from "./events";
import SeatDetail from "./SeatDetail.svelte";
import Status from "./Status.svelte";
import { lasts } from "./story";

export const board: BoardModule = {
  Board,
  SeatDetail,
  Status,
  place: true,
  card,
  named,
  lasts,
  names,
  icon,
  opensTurn,
};
