// The log as people read it: one group a turn, one line an event.

import type { EntryInfo, EventInfo, NoteInfo } from "../protocol.gen";

export interface LogLine {
  key: string;
  entry: number;
  event: EventInfo | null;
  struck: boolean;
  /** How many moves this line takes back, for an undo. */
  strikes: number;
  by: EntryInfo["by"];
  /** Something about the seats rather than the game. */
  note: NoteInfo | null;
  /** Whether it took back as practice. */
  practice: boolean;
}

export interface LogGroup {
  key: string;
  seat: number;
  head: EventInfo | null;
  lines: LogLine[];
}

/** Groups the log by the events that open a turn; where a title has none, by who moves. */
export function groups(
  log: readonly EntryInfo[],
  opensTurn: ((event: EventInfo) => boolean) | null,
  notes: readonly NoteInfo[] = [],
): LogGroup[] {
  const found: LogGroup[] = [];
  let current: LogGroup | null = null;
  const open = (entry: EntryInfo, head: EventInfo | null, index: number): LogGroup => {
    const whose = head?.args["seat"] ?? head?.args["side"]; // a side may be no seat: then it is -1
    const seat = typeof whose === "number" ? whose : entry.seat;
    const group: LogGroup = { key: `${entry.entry}/${index}`, seat, head, lines: [] };
    found.push(group);
    return group;
  };
  let told = 0;
  const tell = (until: number): void => {
    for (let note = notes[told]; note && note.entry <= until; note = notes[told]) {
      current ??= { key: "notes", seat: -1, head: null, lines: [] };
      if (found.at(-1) !== current) found.push(current);
      current.lines.push({
        key: `note/${told}`,
        entry: note.entry - 1,
        event: null,
        struck: false,
        strikes: 0,
        by: "person",
        note,
        practice: false,
      });
      told += 1;
    }
  };
  for (const entry of log) {
    if (!entry) continue;
    tell(entry.entry);
    if (!current || (!opensTurn && current.seat !== entry.seat)) current = open(entry, null, -1);
    const { struck, by } = entry;
    if (entry.strikes.length > 0) {
      current.lines.push({
        key: `${entry.entry}`,
        entry: entry.entry,
        event: null,
        struck,
        strikes: entry.strikes.length,
        by,
        note: null,
        practice: entry.practice,
      });
    }
    for (const [index, event] of entry.events.entries()) {
      if (!struck && opensTurn?.(event)) current = open(entry, event, index);
      else
        current.lines.push({
          key: `${entry.entry}/${index}`,
          entry: entry.entry,
          event,
          struck,
          strikes: 0,
          by,
          note: null,
          practice: false,
        });
    }
  }
  tell(Infinity);
  return found.filter((group) => group.head !== null || group.lines.length > 0);
}
