// Dragging a die to where it is to go: the same picks as two clicks, for mouse, pen and finger.

import type { Play } from "../../table/play.svelte";

const FAR = 8;

export class Dragging {
  /** Where the dragged die is on the screen; null while none is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  code = $state(0);
  private from: { x: number; y: number; target: string; die: HTMLElement } | null = null;
  private begun: Promise<void> = Promise.resolve();

  /** `taken` is told which die is dragged, for several may be equal. */
  constructor(
    private readonly play: Play,
    private readonly taken: (die: HTMLElement) => void,
  ) {}

  readonly down = (event: PointerEvent): void => {
    const die = (event.target as Element).closest<HTMLElement>("[data-target^='die:']");
    const target = die?.dataset["target"];
    const state = target && this.play.state(target);
    if (!die || !target || event.button !== 0 || (state !== "legal" && state !== "open" && state !== "chosen")) return;
    this.from = { x: event.clientX, y: event.clientY, target, die };
    window.addEventListener("pointermove", this.move);
    window.addEventListener("pointerup", this.up, { once: true });
    window.addEventListener("pointercancel", this.stop, { once: true });
  };

  private readonly move = (event: PointerEvent): void => {
    if (!this.from) return;
    if (!this.at) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < FAR) return;
      this.code = Number(this.from.target.slice(4));
      this.taken(this.from.die);
      if (this.play.state(this.from.target) !== "chosen") this.begun = this.play.pick(this.from.target);
    }
    this.at = { x: event.clientX, y: event.clientY };
  };

  private readonly up = (event: PointerEvent): void => {
    const dragged = this.at !== null;
    this.stop();
    if (!dragged) return;
    window.addEventListener("click", swallow, { capture: true, once: true }); // the drag was no click
    window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-target]");
    const target = under?.dataset["target"];
    if (target && !target.startsWith("die:")) void this.begun.then(() => this.play.pick(target));
  };

  private readonly stop = (): void => {
    this.from = null;
    this.at = null;
    window.removeEventListener("pointermove", this.move);
    window.removeEventListener("pointerup", this.up);
    window.removeEventListener("pointercancel", this.stop);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
