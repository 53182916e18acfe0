import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { names } from "./components";
import { icon, opensTurn, touched } from "./events";
import SeatDetail from "./SeatDetail.svelte";

export const board: BoardModule = { Board, SeatDetail, names, touched, icon, opensTurn };
