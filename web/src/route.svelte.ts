// Where we are: the lobby, a table, perhaps at a past position (`/t/<table>/<n>`), or a saved game (`/saved`).

class Route {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([^/]+)/.exec(this.path)?.[1] ?? null;
  }

  get saved(): boolean {
    return this.path === "/saved";
  }

  get at(): number | null {
    const found = /^\/t\/[^/]+\/(\d+)$/.exec(this.path)?.[1];
    return found === undefined ? null : Number(found);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
  }

  /** Names the position on screen in the address without a new step in the browser's history. */
  replace(path: string): void {
    if (path === location.pathname) return;
    history.replaceState(null, "", path);
    this.path = location.pathname;
  }
}

export const route = new Route();

/** Lets plain links change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[href^='/']");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!(link instanceof HTMLAnchorElement) || !plain || link.download || link.target) return;
  event.preventDefault();
  route.go(link.getAttribute("href") ?? "/");
}
