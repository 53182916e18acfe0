// Links that save what a server would send: without one the answer is made a file here.

import type { Transport } from "./transport";

export function saveFromLinks(carrier: Transport): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[download][href^='/api/']");
    if (!link) return;
    event.preventDefault();
    void carrier.ask("GET", link.getAttribute("href") ?? "").then((answer) => save(link.download, answer.text));
  });
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
