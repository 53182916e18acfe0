import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { names } from "./components";
import { icon, opensTurn } from "./events";
import { card, named } from "./cards";
import SeatDetail from "./SeatDetail.svelte";
import { lasts } from "./story.svelte";

export const board: BoardModule = { Board, SeatDetail, place: true, card, named, lasts, names, icon, opensTurn };
