// Keys on a board. Arrows lead to the nearest thing in that direction. Tab visits only what can be chosen; from what has
// just been chosen it leads to what is to be chosen next, wherever that stands in the page.

const DIRECTIONS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Returns how far a step is, sideways counting double; nothing that lies the other way. */
function cost(from: [number, number], to: [number, number], [x, y]: [number, number]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const ahead = dx * x + dy * y;
  const aside = Math.abs(dx * y) + Math.abs(dy * x);
  return ahead > 2 ? ahead + 2 * aside : Infinity;
}

type Thing = HTMLElement | SVGElement;

/** Leads Tab from something chosen to the next thing that completes the choice, round the board if need be; returns whether there is one. */
function toCompleting(board: HTMLElement, current: Element | null): boolean {
  if (!current?.matches('[data-state="chosen"]')) return false;
  const all = [...board.querySelectorAll<Thing>('[data-state="legal"]')];
  const after = all.filter((one) => current.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  for (const one of [...after, ...all]) {
    one.focus(); // does nothing where it cannot, as in a drawer that is closed
    if (document.activeElement === one) return true;
  }
  return false;
}

export function roam(board: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    if (event.key === "Tab" && !event.shiftKey && toCompleting(board, document.activeElement)) {
      event.preventDefault();
      return;
    }
    const direction = DIRECTIONS[event.key];
    const current = document.activeElement;
    if (!direction || !current?.matches("[data-target]")) return;
    const from = middle(current);
    let best: Thing | null = null;
    let least = Infinity;
    for (const other of board.querySelectorAll<Thing>("[data-target]")) {
      const far = other === current ? Infinity : cost(from, middle(other), direction);
      if (far < least) [best, least] = [other, far];
    }
    if (best) {
      event.preventDefault();
      best.focus();
    }
  };
  board.addEventListener("keydown", move);
  return () => board.removeEventListener("keydown", move);
}
