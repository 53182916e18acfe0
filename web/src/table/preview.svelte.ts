// What an action would bring before it is played, why a thing cannot be used, and what a bot would do.

import * as api from "../api";
import type { Choice, EventInfo, Hint, Refusal } from "../protocol.gen";
import type { Play } from "./play.svelte";
import { completedBy } from "./selection";

/** What the bar says about the thing under pointer or focus; a reason is a scolding only if the thing was `tried`. */
export type Remark =
  | { kind: "why"; target: string; refusal: Refusal; tried: boolean }
  | { kind: "other-first"; target: string }
  | {
      kind: "preview";
      target: string;
      choice: Choice;
      events: EventInfo[];
      reveals: boolean;
      after: unknown;
      /** What the rules count for it; every board knows the shape of its own. */
      gains: unknown;
    };

const WHY_PAUSE = 140;

export class Preview {
  remark = $state.raw<Remark | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Whether anybody has moved, pressed or typed since the question came or something was picked. */
  private stirred = false;
  private pointer = "";
  private timer = 0;
  private answers = 0;

  constructor(private readonly play: Play) {}

  /** What the board may show as a ghost: the table after the action under pointer or focus. */
  get ghost(): { view: unknown; events: readonly EventInfo[] } | null {
    return this.remark?.kind === "preview" && this.play.live
      ? { view: this.remark.after, events: this.remark.events }
      : null;
  }

  hinted(target: string): boolean {
    return this.hint?.choice.targets.includes(target) ?? false;
  }

  /** Forgets what was said: something was picked, and what now lies under a resting pointer was not pointed at. */
  rest(): void {
    this.remark = null;
    this.stirred = false;
  }

  /** Forgets the hint too, and what is still on its way. */
  clear(): void {
    this.rest();
    this.hint = null;
    this.answers += 1;
    window.clearTimeout(this.timer);
  }

  /** Notes that somebody is there: a pointer that merely rests where the board has changed asks for nothing. */
  stir(event: Event): void {
    if (event instanceof PointerEvent) {
      const at = `${event.clientX},${event.clientY}`;
      const rests = event.type === "pointermove" && at === this.pointer; // browsers send such moves when a page changes
      this.pointer = at;
      if (rests) return;
    }
    if (this.stirred) return;
    this.stirred = true;
    const under =
      event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-target]") : null;
    if (event.type === "pointermove" && under?.dataset.target) this.consider(under.dataset.target);
  }

  /** Looks at a thing under pointer or focus: what it would bring, or why it cannot be used. */
  consider(target: string): void {
    if (!this.play.asked || !this.stirred) return;
    const state = this.play.state(target);
    if (state === "barred") return void this.explain(target, WHY_PAUSE, false);
    const several = !this.play.whole && this.play.listing?.next?.[target] !== 1;
    const choice = state === "chosen" || several ? null : completedBy(this.play.legal, this.play.picks, target);
    this.remark = null;
    if (choice) this.foresee(target, choice);
    else this.leave();
  }

  /** The pointer has left: a preview goes, but a reason stays until the next one, so that its rule can be opened. */
  leave(): void {
    window.clearTimeout(this.timer);
    this.answers += 1;
    if (this.remark?.kind !== "why") this.remark = null;
  }

  foresee(target: string, choice: Choice): void {
    const seat = this.play.viewer;
    if (seat === null) return;
    this.later(WHY_PAUSE, async () => {
      const found = await this.play.table.questions.preview({ seat, action: choice.action });
      return {
        kind: "preview",
        target,
        choice,
        events: found.events,
        reveals: found.reveals,
        after: found.position?.view ?? null,
        gains: found.gains,
      };
    });
  }

  /** Says why a thing under the pointer cannot be used, for boards that ask in their own way. */
  tellWhy(target: string, refusal: Refusal): void {
    if (this.stirred) this.remark = { kind: "why", target, refusal, tried: false };
  }

  /** Says why a thing cannot be used; somebody who tried it is told at once. */
  explain(target: string, pause: number, tried: boolean): void {
    const picked = this.play.picks;
    this.later(pause, async () => {
      const { refusal } = await this.play.table.questions.why(this.play.viewer, target, picked);
      return refusal ? { kind: "why", target, refusal, tried } : { kind: "other-first", target };
    });
  }

  /** Asks the server after a short pause, and drops an answer that nobody waits for any more. */
  private later(pause: number, ask: () => Promise<Remark>): void {
    window.clearTimeout(this.timer);
    this.answers += 1;
    const mine = this.answers;
    this.timer = window.setTimeout(() => {
      void ask()
        .then((remark) => {
          if (mine === this.answers) this.remark = remark;
        })
        .catch(() => undefined); // a remark that does not come is no loss
    }, pause);
  }

  async askHint(bot: string): Promise<void> {
    const seat = this.play.viewer;
    if (seat === null || this.thinking) return;
    this.thinking = true;
    const question = this.play.question;
    try {
      const hint = await api.hint(this.play.table.id, { seat, bot });
      if (question === this.play.question) this.hint = hint; // what others did meanwhile does not matter
    } catch (error) {
      this.play.table.refusal = api.refusalOf(error);
    } finally {
      this.thinking = false;
    }
  }
}
