// Where the things of a choice are drawn on a board that was made smaller, in pixels of its frame.

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether what is said of it has room below it rather than above. */
  below: boolean;
}

/** What is at least so large is the board itself or a whole part of it, and no mark. */
const MOST = 0.6;
/** What a ring stands off, and how large it is at least. */
const [OFF, LEAST] = [3, 18];
const SAID = 26;

/** Returns the rings around the things of a choice that are in sight, in the order in which they are picked. */
export function boxesOf(stage: HTMLElement, targets: readonly string[]): Ring[] {
  const frame = stage.getBoundingClientRect();
  return targets.flatMap((target) => {
    const thing = stage.querySelector(`[data-target="${CSS.escape(target)}"]`);
    const ring = thing && ringIn(frame, thing.getBoundingClientRect());
    return ring ? [ring] : [];
  });
}

/** Returns the ring around a box; null where the box is not in sight or too large to be pointed at. */
export function ringIn(frame: Readonly<DOMRect>, box: Readonly<DOMRect>): Ring | null {
  if (box.width === 0 || box.height === 0) return null;
  if (box.width > MOST * frame.width && box.height > MOST * frame.height) return null;
  const width = Math.max(LEAST, box.width + 2 * OFF);
  const height = Math.max(LEAST, box.height + 2 * OFF);
  const left = box.left + box.width / 2 - frame.left - width / 2;
  const top = box.top + box.height / 2 - frame.top - height / 2;
  const inside = left + width > 0 && top + height > 0 && left < frame.width && top < frame.height;
  return inside ? { left, top, width, height, below: top < SAID } : null;
}
