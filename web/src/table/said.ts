// What somebody said, in the reader's words: people's text as it is, a bot's reason by the id of its message.

import type { Chatted } from "../protocol.gen";
import { t } from "../words.svelte";

export function saidIn({ text, about = "" }: Chatted): string {
  return text || t(about.split(":")[2] ?? "");
}
