const THIS_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** What others open: on the serving machine itself the page has an address that no phone reaches. */
class Origin {
  #now = $state(location.origin);
  #asked = !THIS_MACHINE.test(location.hostname);

  get now(): string {
    if (!this.#asked) void this.#ask().catch(() => undefined);
    return this.#now;
  }

  get host(): string {
    return this.now.replace(/^\w+:\/\//, "");
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    const answer = await fetch("/api/address");
    const { origin } = (await answer.json()) as { origin: string | null };
    if (origin !== null) this.#now = origin;
  }
}

export const origin = new Origin();
