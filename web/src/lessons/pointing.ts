// Where the things are that a lesson speaks of: targets, other things with a name, and parts of the page.

const PLACES: Readonly<Record<string, string>> = { prompt: "[data-prompt], section.prompt" };

const kindOf = (thing: string): string => thing.split(":")[0] ?? "";

function query(point: string): string {
  const tab = /^tab:(.+)$/.exec(point)?.[1];
  if (tab) return `[data-tab="${tab}"]`;
  const named = ["target", "thing", "point"].map((mark) => `[data-${mark}="${point}"]`);
  const [kind, number] = [kindOf(point), point.slice(kindOf(point).length + 1)];
  if (number && kind !== "seat") named.push(`[data-${kind}="${number}"]`); // how boards mark what nobody picks: data-room="3"
  return PLACES[point] ?? [...named, `.plain[data-target$="-do-${point}"]`].join(", "); // a button has no place on the board
}

/** Returns the visible element of a thing; null if the board does not show it. */
export function elementOf(point: string): Element | null {
  for (const found of document.querySelectorAll(query(point))) {
    const { width, height } = found.getBoundingClientRect();
    if (width > 0 && height > 0 && found.checkVisibility({ visibilityProperty: true })) return found;
  }
  return null;
}

/** Returns what else a move would change of the kinds that its step points at: the cells below a tile, say. */
export function outlineOf(points: readonly string[], touches: readonly string[]): string[] {
  const kinds = new Set(points.filter((point) => point.includes(":")).map(kindOf));
  return touches.filter((thing) => kinds.has(kindOf(thing)) && !points.includes(thing));
}

/** A thing that fills so much of the window cannot be stood beside. */
const HUGE = 0.3;

export function isHuge(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > HUGE * innerWidth * innerHeight;
}

export function elementsOf(points: readonly string[]): Element[] {
  return points.map(elementOf).filter((found) => found !== null);
}

/** Returns where things stand, as one text: another one means that something has moved. */
export function placesOf(elements: readonly Element[]): string {
  const places = elements.map((one) => one.getBoundingClientRect());
  return places.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()).join(" ");
}
