// What the server has put into the page already, so that a first visit waits for nothing more.

import type { Given } from "./protocol.gen";

let found: Given | null | undefined;

/** Returns it; null where the page comes from somewhere else, as it does while one works on it, or there is none. */
export function given(): Given | null {
  if (found !== undefined) return found;
  const text = typeof document === "undefined" ? null : document.getElementById("given")?.textContent;
  found = text ? (JSON.parse(text) as Given) : null;
  return found;
}
