const THIS_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** The address to give to others. On the serving machine itself, localhost would be useless to a phone. */
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
