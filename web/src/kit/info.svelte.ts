// Which thing explains itself: one that is pointed at or focused for a moment, pressed for long, or tapped without being legal.

/** Milliseconds until pointing at something counts as a question. */
const MOMENT = 450;
const LONG_PRESS = 500;
/** Milliseconds to get from a thing to its card. */
const GRACE = 220;

export interface Asked {
  /** Its name, as targets have one: `pod:3`. */
  thing: string;
  anchor: Element;
  /** Somebody tried to use it; otherwise they only look. */
  tried: boolean;
  /** It stays until something else is done. */
  pinned: boolean;
}

const THINGS = "[data-thing], [data-target]";
const LEGAL = '[data-state="legal"], [data-state="open"], [data-state="other"], [data-state="chosen"]';

function thingAt(event: Event): { thing: string; anchor: HTMLElement | SVGElement } | null {
  const anchor = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(THINGS) : null;
  const thing = anchor?.dataset["thing"] ?? anchor?.dataset["target"];
  return anchor && thing ? { thing, anchor } : null;
}

export class Info {
  asked = $state.raw<Asked | null>(null);
  private timer = 0;
  private pressed = false;
  /** When a finger was put down, by the clock of the events. */
  private down = 0;
  /** Where the pointer is in the window. */
  private at = "";
  /** The page changed below a pointer that rests: that is no question. */
  private rests = false;

  /** Listens to everything in an area that has a name; returns how to stop. */
  watch = (area: HTMLElement): (() => void) => {
    const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
      area.addEventListener(type, hear, { signal: stop.signal, capture: true });
    const stop = new AbortController();
    const follow = (event: PointerEvent): void => {
      const at = `${event.clientX},${event.clientY}`;
      this.rests = at === this.at;
      this.at = at;
    };
    // Heard before the area hears it, and also above what covers the area for a while.
    document.addEventListener("pointermove", follow, { signal: stop.signal, capture: true });
    on("pointermove", (event) => {
      if (event.pointerType === "mouse" && !this.rests) this.point(event);
    });
    on("pointerleave", () => this.leave());
    on(
      "focusin",
      (event) => event.target instanceof Element && event.target.matches(":focus-visible") && this.point(event),
    );
    on("focusout", () => this.leave());
    on("pointerdown", (event) => this.press(event));
    on("pointerup", (event) => this.release(event));
    on("pointercancel", () => window.clearTimeout(this.timer));
    on("click", (event) => this.click(event));
    on("contextmenu", (event) => {
      if (this.pressed) event.preventDefault(); // a long press asks us, not the browser
    });
    return () => {
      stop.abort();
      this.close();
    };
  };

  /** Somebody asks by a key: the card stays until something else is done. */
  ask(thing: string, anchor: Element): void {
    this.open({ thing, anchor }, false, true);
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.asked = null;
  }

  private open(found: { thing: string; anchor: Element }, tried: boolean, pinned: boolean): void {
    window.clearTimeout(this.timer);
    this.asked = { ...found, tried, pinned };
  }

  private later(ms: number, run: () => void): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(run, ms);
  }

  private point(event: Event): void {
    const found = thingAt(event);
    if (!found) return this.leave();
    if (found.anchor === this.asked?.anchor) return window.clearTimeout(this.timer);
    this.later(MOMENT, () => this.open(found, false, false));
  }

  private leave(): void {
    window.clearTimeout(this.timer);
    if (this.asked && !this.asked.pinned) this.later(GRACE, () => this.close());
  }

  /** The pointer is on the card itself: it stays. */
  stay(): void {
    window.clearTimeout(this.timer);
  }

  private press(event: PointerEvent): void {
    this.pressed = false;
    this.down = event.timeStamp;
    const found = thingAt(event);
    if (event.pointerType === "mouse") return;
    if (!found) return this.close();
    this.later(LONG_PRESS, () => {
      this.pressed = true;
      this.open(found, false, true);
    });
  }

  /** A page that was busy may hear late that the finger has left: how long it stayed is what counts. */
  private release(event: PointerEvent): void {
    window.clearTimeout(this.timer);
    if (!this.pressed || event.timeStamp - this.down >= LONG_PRESS) return;
    this.pressed = false;
    this.close();
  }

  private click(event: MouseEvent): void {
    const found = thingAt(event);
    if (this.pressed) {
      event.stopPropagation(); // the finger that asked does not play
      event.preventDefault();
      this.pressed = false;
      return;
    }
    if (!found || found.anchor.matches(LEGAL) || found.anchor.closest("[data-answer]")) return this.close();
    this.open(found, found.anchor.dataset["state"] === "barred", true);
  }
}
