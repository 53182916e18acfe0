// What is said of the engine in this browser: whether it runs, what is kept, and how strong bots are here.

import { recall, remember } from "../settings.svelte";

const STRENGTHS = "strengths";
/** Below this a level is said to be weaker than its name. */
const FULL = 0.85;

/** The levels that think as long as they may, so that a slow device makes them weaker. */
export const LEVELS = ["medium", "hard", "expert"] as const;

class EngineState {
  state = $state<"starting" | "ready" | "failed">("starting");
  problem = $state("");
  /** Whether everything is in this device, so that the page starts without a network. */
  kept = $state(false);
  /** Whether the browser has promised not to delete games by itself; null while nobody knows. */
  safe = $state<boolean | null>(null);
  private shares = $state.raw<Record<string, number>>(JSON.parse(recall(STRENGTHS) ?? "{}") as Record<string, number>);

  note(bot: string, share: number): void {
    this.shares = { ...this.shares, [bot]: share };
    remember(STRENGTHS, JSON.stringify(this.shares));
  }

  /** Returns the share of its thinking that a bot gets on this device in per cent; null if it is all of it. */
  weaker(bot: string): number | null {
    const share = this.shares[bot] ?? 1;
    return share < FULL ? Math.max(1, Math.round(share * 100)) : null;
  }
}

export const engine = new EngineState();
