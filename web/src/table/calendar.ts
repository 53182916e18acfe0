// A calendar's file for one evening (RFC 5545): what every calendar reads, made here so that nobody else learns of it.

export interface Entry {
  /** The same evening keeps its name, so that a calendar does not list it twice. */
  id: string;
  /** In seconds since 1970. */
  at: number;
  minutes: number;
  title: string;
  text: string;
  address: string;
}

const WIDTH = 74;

/** Returns a moment as calendars write it: `20261118T190000Z`. */
function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Returns a line in pieces of at most 75 bytes; no letter is torn. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, width] = ["", 0];
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (width + bytes > WIDTH) {
      pieces.push(piece);
      [piece, width] = ["", 1];
    }
    piece += letter;
    width += bytes;
  }
  return [...pieces, piece].join("\r\n ");
}

export function calendar(entry: Entry, now: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sternhafen//Evening//EN",
    "BEGIN:VEVENT",
    `UID:${entry.id}@sternhafen`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(entry.at)}`,
    `DURATION:PT${entry.minutes}M`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.address}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
