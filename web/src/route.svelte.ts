/** The current address: the landing page, a table, or a table's shared screen. */
class Route {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => {
      this.#path = location.pathname;
    });
  }

  get code(): string | null {
    const code = /^\/([A-Za-z]{3,16})(?:\/|$)/.exec(this.#path)?.[1];
    return code?.toUpperCase() ?? null;
  }

  get isScreen(): boolean {
    return /^\/[A-Za-z]+\/screen\/?$/.test(this.#path);
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (path !== location.pathname) history[`${how}State`](null, "", path);
    this.#path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();
