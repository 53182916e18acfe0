// What the server has put into the page already, so that a first visit waits for nothing more.

import type { Given } from "./protocol.gen";

let found: Given | null | undefined;

/** Returns it; null where the page comes from somewhere else, as it does while one works on it. */
export function given(): Given | null {
  const text = found === undefined ? document.getElementById("given")?.textContent : null;
  if (found === undefined) found = text ? (JSON.parse(text) as Given) : null;
  return found;
}
