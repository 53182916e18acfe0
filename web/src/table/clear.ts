// Where a panel stands that speaks of things on the board: where it covers none of them.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How finely a free place is looked for. */
const STEP = 8;
/** How much of what is next in a list is seen above and below. */
const PEEK = 8;
/** Milliseconds until a board has come to rest. */
const SETTLED = 300;
/** How much of its height a panel may keep where there is no room for all of it; the rest is scrolled to. */
const HEIGHTS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.35, 0.27] as const;

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

/** Returns numbers from one to another, near to each other, with both ends. */
function between(low: number, high: number): number[] {
  const steps = Math.max(0, Math.ceil((high - low) / STEP));
  return [...Array.from({ length: steps }, (_, step) => low + step * STEP), Math.max(low, high)];
}

/**
 * Returns where within an area a panel covers nothing of some boxes: as near to where it is as possible, as high as
 * possible, and never lower than it must be to be read. Where nothing is free it is as high as ever and covers as
 * little as it can.
 */
export function clearPlace(panel: Box, area: Box, boxes: readonly Box[], least = 0): Box {
  const [width, whole] = [panel.right - panel.left, panel.bottom - panel.top];
  const heights = [...HEIGHTS.map((share) => share * whole).filter((height) => height > least), Math.min(least, whole)];
  const inTheWay = boxes.filter((box) => covered(area, [box]) > 0);
  let fallback: Box | null = null;
  let hidden = Infinity;
  for (const [rank, wanted] of heights.entries()) {
    if (wanted <= 0) break;
    const height = Math.min(wanted, area.bottom - area.top);
    let best: Box | null = null;
    let nearest = Infinity;
    for (const top of between(area.top, area.bottom - height))
      for (const left of between(area.left, area.right - width)) {
        const box = { left, right: left + width, top, bottom: top + height };
        const far = Math.hypot(left - panel.left, box.bottom - panel.bottom);
        const over = covered(box, inTheWay);
        if (over === 0 && far < nearest) [best, nearest] = [box, far];
        if (rank === 0 && over < hidden) [fallback, hidden] = [box, over];
      }
    if (best) return best;
  }
  return fallback ?? panel;
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** Returns the part of an element that is seen: lists cut off what they are scrolled away from. */
function seenBox(element: Element): Box {
  let { left, right, top, bottom } = boxOf(element);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const cut = boxOf(around);
    [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
    [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
  }
  return { left, right, top, bottom };
}

/** Returns how high a panel must be to show the highest item of its list whole; the others are scrolled to. */
function readable(panel: HTMLElement): number {
  const list = panel.querySelector("ol");
  if (!list) return 0;
  const { paddingTop, paddingBottom } = getComputedStyle(list);
  const highest = Math.max(0, ...[...list.children].map((item) => item.getBoundingClientRect().height));
  return (
    panel.offsetHeight - list.offsetHeight + parseFloat(paddingTop) + highest + parseFloat(paddingBottom) + 2 * PEEK
  );
}

/**
 * Moves a panel to where it covers neither the prompt nor some targets; again whenever the window changes. Where no
 * free place is high enough to read it, the bar around it grows, if it can, and the board becomes lower.
 */
export function keepClear(panel: HTMLElement, targets: readonly string[]): { destroy: () => void } {
  const board = panel.closest("main") ?? document.body;
  const bar = panel.offsetParent instanceof HTMLElement ? panel.offsetParent : panel;
  const query = [...targets.map((target) => `[data-target="${CSS.escape(target)}"]`), "[data-prompt]"].join(", ");
  let grown = 0;

  function grow(room: number): void {
    grown = room;
    const side = bar.matches("[data-prompt]") ? "marginTop" : "paddingBottom"; // a prompt is not covered: above it
    bar.style[side] = "";
    if (room > 0) bar.style[side] = `calc(${getComputedStyle(bar)[side]} + ${String(room)}px)`;
    board.style.setProperty("--advice-room", `${String(room)}px`);
  }

  /** Returns where the panel is without a move, and where it covers nothing, or else as little as it can. */
  function look(enough: boolean): { here: Box; place: Box; hidden: number } {
    const boxes = [...board.querySelectorAll(query)]
      .filter((one) => !panel.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .map(seenBox);
    const here = boxOf(panel);
    const least = enough ? readable(panel) : 0;
    const above = { left: 0, right: innerWidth, top: Math.max(0, boxOf(board).top), bottom: here.bottom };
    let place = clearPlace(here, above, boxes, least);
    if (covered(place, boxes) > 0) place = clearPlace(here, { ...above, bottom: innerHeight }, boxes, least); // the dock
    return { here, place, hidden: covered(place, boxes) };
  }

  function move(again: boolean): void {
    panel.style.translate = panel.style.maxHeight = "";
    if (!again) grow(0); // a board that became lower may still come to rest
    let at = look(true);
    const most = readable(panel);
    while (at.hidden > 0 && grown < most) {
      grow(grown + STEP);
      at = look(true);
    }
    if (at.hidden > 0) {
      grow(0);
      at = look(false);
    }
    const { here, place } = at;
    panel.style.maxHeight = `${String(place.bottom - place.top)}px`;
    panel.style.translate = `${String(place.left - here.left)}px ${String(place.bottom - here.bottom)}px`;
  }

  const moveAgain = (): void => move(false);
  moveAgain();
  const timer = setTimeout(() => {
    move(true); // boards show what advice means, and what it speaks of may move for that
    panel.dataset["settled"] = "true";
  }, SETTLED);
  window.addEventListener("resize", moveAgain);
  return {
    destroy: () => {
      grow(0);
      clearTimeout(timer);
      window.removeEventListener("resize", moveAgain);
    },
  };
}
