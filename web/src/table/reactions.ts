// Quick reactions: lines of chat that are one sign. Everybody sees them for a moment, also over a story's page.

export const REACTIONS = { smile: "😊", laugh: "😂", wow: "😮", sad: "😢", heart: "❤️", cool: "😎" } as const;
export type Reaction = keyof typeof REACTIONS;
export const REACTION_NAMES = Object.keys(REACTIONS) as readonly Reaction[];

const signs: ReadonlySet<string> = new Set(Object.values(REACTIONS));

export function isReaction(text: string): boolean {
  return signs.has(text);
}
