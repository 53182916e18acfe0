import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { icon, opensTurn } from "./events";
import SeatDetail from "./SeatDetail.svelte";

export const board: BoardModule = { Board, SeatDetail, names: () => null, icon, opensTurn };
