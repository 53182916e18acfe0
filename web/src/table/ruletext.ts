// A rule's text as blocks: sentences and small tables, the only Markdown that rules use.

export type Block = { kind: "text"; text: string } | { kind: "table"; head: string[]; rows: string[][] };

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    if (!line.startsWith("|")) {
      if (line.trim()) found.push({ kind: "text", text: line.trim() });
    } else if (last?.kind !== "table") {
      found.push({ kind: "table", head: cells(line), rows: [] });
    } else if (!/^\|[\s:|-]+\|$/.test(line)) {
      last.rows.push(cells(line));
    }
  }
  return found;
}
