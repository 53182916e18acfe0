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

/** Returns where Tab leads from something chosen: to the next thing that completes the choice, round the board if need be. */
function completing(board: HTMLElement, current: Element): Element | null {
  if (!current.matches('[data-state="chosen"]')) return null;
  const next = [...board.querySelectorAll('[data-state="legal"]')];
  return next.find((one) => current.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ?? next[0] ?? null;
}

export function roam(board: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const tab =
      event.key === "Tab" && !event.shiftKey && document.activeElement
        ? completing(board, document.activeElement)
        : null;
    if (tab instanceof HTMLElement || tab instanceof SVGElement) {
      event.preventDefault();
      tab.focus();
      return;
    }
    const direction = DIRECTIONS[event.key];
    const current = document.activeElement;
    if (!direction || !current?.matches("[data-target]")) return;
    const from = middle(current);
    let best: Element | null = null;
    let least = Infinity;
    for (const other of board.querySelectorAll("[data-target]")) {
      const found = other === current ? Infinity : cost(from, middle(other), direction);
      if (found < least) [best, least] = [other, found];
    }
    if (best instanceof HTMLElement || best instanceof SVGElement) {
      event.preventDefault();
      best.focus();
    }
  };
  board.addEventListener("keydown", move);
  return () => board.removeEventListener("keydown", move);
}
