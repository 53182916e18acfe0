// Where the things are that a lesson speaks of: targets, other things with a name, and parts of the page.

const PLACES: Readonly<Record<string, string>> = { prompt: "[data-prompt], section.prompt" };

function query(point: string): string {
  const tab = /^tab:(.+)$/.exec(point)?.[1];
  if (tab) return `[data-tab="${tab}"]`;
  return PLACES[point] ?? `[data-target="${point}"], [data-thing="${point}"]`;
}

/** Returns the visible element of a thing; null if the board does not show it. */
export function elementOf(point: string): Element | null {
  for (const found of document.querySelectorAll(query(point))) {
    const { width, height } = found.getBoundingClientRect();
    if (width > 0 && height > 0 && found.checkVisibility({ visibilityProperty: true })) return found;
  }
  return null;
}

export function elementsOf(points: readonly string[]): Element[] {
  return points.map(elementOf).filter((found) => found !== null);
}
