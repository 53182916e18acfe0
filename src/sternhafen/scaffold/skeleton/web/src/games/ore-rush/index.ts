import type { EventInfo } from "../../protocol.gen";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import SeatDetail from "./SeatDetail.svelte";

export const board: BoardModule = {
  Board,
  SeatDetail,
  names: () => null, // no component has a name of its own
  icon: () => null,
  opensTurn: (event: EventInfo) => event.kind === "TurnBegan",
};
