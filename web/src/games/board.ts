// What a title brings to the shell: its board, found in the folder with the title's id and loaded when needed.

import type { Component } from "svelte";
import type { EntryInfo, EventInfo } from "../protocol.gen";
import type { Arguments, Naming } from "../words.svelte";

export interface BoardProps {
  /** What the viewer may know; every board knows the shape of its own. */
  view: unknown;
}

export interface SeatDetailProps {
  view: unknown;
  seat: number;
}

/** What a thing's info card says: a message with the attributes `what`, `now` and `rule`, in `guide-<title>.ftl`. */
export interface CardWords {
  id: string;
  args?: Arguments;
  icon?: string;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** What the seat strip shows of a player beside the name. */
  SeatDetail: Component<SeatDetailProps>;
  /** Sides that nobody plays, as further items of the seats in the top bar. */
  Sides?: Component<BoardProps>;
  /** What the top bar says of the game beside the seats, such as the round. */
  Status?: Component<BoardProps>;
  /** What the end of a game shows below the result, if a title has more to say. */
  Epilogue?: Component<BoardProps>;
  /**
   * Whether the board is a place that fills the window: seats stand in the top bar, the log is a drawer, and the board shows
   * the prompt itself (`Prompt` in a `PromptPill`), where the eyes are.
   */
  place?: boolean;
  /** Whether `SeatDetail` leaves room for the name above it where seats are too many for one line (`.seats.tight`). */
  stacks?: boolean;
  /** What a thing on the board says of itself; its words are loaded when the board is. */
  card?: (thing: string, view: unknown) => CardWords | null;
  /** The thing behind a component's name in the log, for its card; null for what has none. */
  named?: (kind: string, number: number, view: unknown) => string | null;
  /** How many milliseconds the board takes to tell a move of somebody else; the next one waits for it. */
  lasts?: (entry: EntryInfo) => number;
  /** The events of others that everybody is told of at once, wherever they look: offers and refusals. */
  toasts?: readonly string[];
  names: Naming;
  /** The log's icon for an event. */
  icon: (event: EventInfo) => string | null;
  /** Whether an event begins a new group of the log. */
  opensTurn: (event: EventInfo) => boolean;
}

const boards = import.meta.glob<{ board: BoardModule }>("./*/index.ts");

function moduleOf(title: string): string {
  return `./${title}/index.ts`;
}

export function hasBoard(title: string): boolean {
  return moduleOf(title) in boards;
}

/** Returns a title's board; null if it has none and is played from its list of actions. */
export async function boardOf(title: string): Promise<BoardModule | null> {
  return (await boards[moduleOf(title)]?.())?.board ?? null;
}
