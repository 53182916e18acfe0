import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { names } from "./components";
import Epilogue from "./Epilogue.svelte";
import { icon, opensTurn, touched } from "./events";
import SeatDetail from "./SeatDetail.svelte";

export const board: BoardModule = { Board, SeatDetail, Epilogue, names, touched, icon, opensTurn };
