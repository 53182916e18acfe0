// Why an action is not possible now, asked of the server before anybody clicks.

import type { Refusal } from "../../protocol.gen";
import type { Play } from "../../table/play.svelte";

/** Returns the server's reason against each of some actions, by their names; those it has none against are left out. */
export async function whyNot(
  play: Play,
  actions: readonly (readonly [name: string, action: unknown[]])[],
): Promise<Record<string, Refusal>> {
  const seat = play.viewer;
  if (seat === null) return {};
  const asked = actions.map(async ([name, action]) => {
    const found = await play.table.questions.preview({ seat, action }).catch(() => null); // a reason that does not come is no loss
    return found?.refusal ? [[name, found.refusal] as const] : [];
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}
