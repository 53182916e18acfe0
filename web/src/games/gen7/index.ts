import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { card, named } from "./cards";
import { names } from "./components";
import Epilogue from "./Epilogue.svelte";
import { icon, opensTurn } from "./events";
import SeatDetail from "./SeatDetail.svelte";

const toasts = ["OfferMade", "OfferDeclined", "OfferFailed"];

export const board: BoardModule = {
  Board,
  SeatDetail,
  Epilogue,
  place: true,
  card,
  named,
  names,
  icon,
  opensTurn,
  toasts,
};
