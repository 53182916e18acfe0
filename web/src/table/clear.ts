/** Where a panel can stand: the first of these that covers least of what it speaks of wins. */
export const CORNERS = ["end", "start", "top-end", "top-start"] as const;
export type Corner = (typeof CORNERS)[number];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns how much of some boxes another one covers, in square pixels. */
export function covered(panel: Box, boxes: readonly Box[]): number {
  let total = 0;
  for (const box of boxes) {
    const width = Math.min(panel.right, box.right) - Math.max(panel.left, box.left);
    const height = Math.min(panel.bottom, box.bottom) - Math.max(panel.top, box.top);
    if (width > 0 && height > 0) total += width * height;
  }
  return total;
}

/** Returns the box of a panel of a size in a corner of an area. */
export function placed(corner: Corner, width: number, height: number, area: Box): Box {
  const left = corner.endsWith("start") ? area.left : area.right - width;
  const top = corner.startsWith("top") ? area.top : area.bottom - height;
  return { left, right: left + width, top, bottom: top + height };
}

/** Returns the corner of an area in which a panel covers least of some boxes. */
export function clearest(width: number, height: number, area: Box, boxes: readonly Box[]): Corner {
  let best: Corner = "end";
  let least = Infinity;
  for (const corner of CORNERS) {
    const hidden = covered(placed(corner, width, height, area), boxes);
    if (hidden < least) [best, least] = [corner, hidden];
  }
  return best;
}

/** Moves a panel from where it stands to the corner of the board in which it covers least of some targets. */
export function keepClear(panel: HTMLElement, targets: readonly string[]): void {
  const here = panel.getBoundingClientRect();
  const board = panel.closest("main") ?? document.body;
  const top = Math.max(0, board.getBoundingClientRect().top);
  const area = { left: 0, right: window.innerWidth, top, bottom: here.bottom };
  const boxes = targets
    .flatMap((target) => [...board.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)])
    .filter((element) => !panel.contains(element))
    .map((element) => element.getBoundingClientRect());
  if (covered(here, boxes) === 0) return;
  const goal = placed(clearest(here.width, here.height, area, boxes), here.width, here.height, area);
  panel.style.translate = `${String(goal.left - here.left)}px ${String(goal.top - here.top)}px`;
}
