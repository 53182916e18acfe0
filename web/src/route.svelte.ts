// Where we are: the lobby, one's own page (`/me`), what is told of the server (`/about/<page>`), a group (`/g/<group>`), the page
// of those who run it (`/admin`), a table, perhaps at a past position (`/t/<table>/<n>`), its review (`/t/<table>/review`, of a
// moment `/t/<table>/review/<n>`), a study (`/s/<study>`), a title's lessons (`/learn/<title>`), puzzles (`/challenge/<title>`) or
// daily challenge (`/daily/<title>`, of an earlier day `/daily/<title>/<day>`), a saved game (`/saved`), or the kit (`/kit`).
// Without a server no page can be had at such paths, so they stand behind a `#`.

import { offline } from "./transport/transport";

const shown = (): string => (offline() ? location.hash.slice(1) || "/" : location.pathname);
const address = (path: string): string => (offline() ? `#${path}` : path);

class Route {
  path = $state(shown());

  constructor() {
    window.addEventListener("popstate", () => (this.path = shown()));
  }

  get table(): string | null {
    return /^\/t\/([^/]+)/.exec(this.path)?.[1] ?? null;
  }

  /** The title whose lessons are shown. */
  get learn(): string | null {
    return /^\/learn\/([^/]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** The title whose puzzles are shown. */
  get challenge(): string | null {
    return /^\/challenge\/([^/]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** The title whose daily challenge is shown. */
  get daily(): string | null {
    return /^\/daily\/([^/]+)/.exec(this.path)?.[1] ?? null;
  }

  /** Of which day; null for today. */
  get day(): string | null {
    return /^\/daily\/[^/]+\/([0-9-]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** One's own page: account, devices, settings. */
  get me(): boolean {
    return this.path === "/me";
  }

  /** The page about the server that is shown: its privacy, its legal notice, the licences of others' work. */
  get about(): string | null {
    return /^\/about\/([a-z]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** The group whose page is shown. */
  get group(): string | null {
    return /^\/g\/([0-9a-f]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** The page of those who run the server. */
  get admin(): boolean {
    return this.path === "/admin";
  }

  get saved(): boolean {
    return this.path === "/saved";
  }

  /** The parts that boards are made of, each in all its states: a page for those who draw one. */
  get kit(): boolean {
    return this.path === "/kit";
  }

  /** Whether the review of a table's game is shown. */
  get review(): boolean {
    return /^\/t\/[^/]+\/review(\/\d+)?$/.test(this.path);
  }

  /** The study that is shown. */
  get study(): string | null {
    return /^\/s\/([0-9a-f]+)$/.exec(this.path)?.[1] ?? null;
  }

  get at(): number | null {
    const found = /^\/t\/[^/]+\/(?:review\/)?(\d+)$/.exec(this.path)?.[1];
    return found === undefined ? null : Number(found);
  }

  go(path: string): void {
    history.pushState(null, "", address(path));
    this.path = shown();
  }

  /** Names the position on screen in the address without a new step in the browser's history. */
  replace(path: string): void {
    if (path === shown()) return;
    history.replaceState(null, "", address(path));
    this.path = shown();
  }
}

export const route = new Route();

/** Lets plain links change the page without reloading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[href^='/']");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!(link instanceof HTMLAnchorElement) || !plain || link.download || link.target) return;
  event.preventDefault();
  route.go(link.getAttribute("href") ?? "/");
}
