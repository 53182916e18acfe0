// How fast things move on this screen: as the person wishes, and not at all where the system asks for rest.

import { recall, remember } from "../settings.svelte";

export type Speed = "slow" | "usual" | "fast" | "off";
export const SPEEDS: readonly Speed[] = ["slow", "usual", "fast", "off"];

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, usual: 1, fast: 0.5, off: 0 };
/** What is left of every motion where the system asks for rest: a fade. */
export const FADE = 120;

function firstSpeed(): Speed {
  const kept = recall("speed");
  return SPEEDS.find((speed) => speed === kept) ?? "usual";
}

class Pace {
  speed = $state<Speed>(firstSpeed());
  private readonly rest = matchMedia("(prefers-reduced-motion: reduce)");
  private system = $state(this.rest.matches);

  constructor() {
    this.rest.addEventListener("change", (event) => (this.system = event.matches));
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  /** Whether nothing is to move. */
  get calm(): boolean {
    return this.system || this.speed === "off";
  }

  /** Returns how long something takes on this screen that usually takes so many milliseconds. */
  ms(usual: number): number {
    return this.calm ? 0 : usual * FACTOR[this.speed];
  }
}

export const pace = new Pace();
