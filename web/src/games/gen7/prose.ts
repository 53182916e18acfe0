// The text of a page: its paragraphs, and when each appears, at the pace of somebody who reads.

const WORD = 60;

export function paragraphs(text: string): string[] {
  return text.split(/\n+/).filter(Boolean);
}

/** Returns when a paragraph appears: once those before it can have been read, and never late. */
export function pauseAt(all: readonly string[], index: number): string {
  const words = all.slice(0, index).reduce((sum, one) => sum + one.split(" ").length, 0);
  return `${words * WORD}ms`;
}
