// Dragging a tile from the hand over the planet.

import type { TileInHand } from "./hand.svelte";

/** How far a pointer may stray and still click. */
const SLACK = 8;
const CELL = 40;

export class Dragging {
  private dragged = false;

  constructor(
    private readonly hand: TileInHand,
    private readonly planet: () => HTMLElement | null,
  ) {}

  /** Returns, once, whether what has just ended was a drag. */
  ended(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }

  /** Starts a drag: the ghost follows over the planet and is placed where it is let go. */
  grab(event: PointerEvent, ring: number): void {
    this.dragged = false;
    if (!this.hand.canPlace(ring) || event.button !== 0) return;
    const from: [number, number] = [event.clientX, event.clientY];
    const pointer = event.pointerId;
    const move = (moved: PointerEvent): void => {
      if (
        moved.pointerId !== pointer ||
        (!this.dragged && Math.hypot(moved.clientX - from[0], moved.clientY - from[1]) < SLACK)
      )
        return;
      this.dragged = true;
      if (this.hand.ring !== ring) this.hand.hold(ring);
      this.follow(moved);
    };
    const end = (): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", end);
    };
    const drop = (dropped: PointerEvent): void => {
      if (dropped.pointerId !== pointer) return;
      end();
      if (!this.dragged) return;
      if (!this.follow(dropped)) this.hand.lift();
      else if (this.hand.reason) this.hand.pinned = true;
      else void this.hand.place();
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", end);
  }

  private follow(event: PointerEvent): boolean {
    const svg = this.planet()?.querySelector("svg");
    const matrix = svg?.getScreenCTM();
    const box = svg?.getBoundingClientRect();
    if (
      !matrix ||
      !box ||
      event.clientX < box.left ||
      event.clientX > box.right ||
      event.clientY < box.top ||
      event.clientY > box.bottom
    ) {
      this.hand.lift();
      return false;
    }
    // A finger hides the tile, so it floats a little above it.
    const lift = event.pointerType === "touch" ? 1.5 : 0;
    this.hand.hover((event.clientX - matrix.e) / matrix.a / CELL, (event.clientY - matrix.f) / matrix.d / CELL - lift);
    return true;
  }
}
