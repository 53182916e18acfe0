import type { EventInfo } from "../../protocol.gen";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import SeatDetail from "./SeatDetail.svelte";

const TOUCHED: Readonly<Record<string, string[]>> = { Dug: ["shaft:1"], CavedIn: ["shaft:1"], Returned: ["store:0"] };

export const board: BoardModule = {
  Board,
  SeatDetail,
  names: () => null, // no component has a name of its own
  touched: (event: EventInfo) => TOUCHED[event.kind] ?? [],
  icon: () => null,
  opensTurn: (event: EventInfo) => event.kind === "TurnBegan",
};
