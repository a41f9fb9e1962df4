function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // A browser told to keep nothing: a reload loses it.
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** What is being written and not yet sent: it outlives a reload, but not the turn that it was written for. */
export class Draft {
  #text = $state("");
  readonly #key: string;
  readonly #turn: string;

  constructor(table: string, what: string, turn = "") {
    this.#key = `draft.${table}.${what}`;
    this.#turn = `${turn}\n`;
    const text = kept(this.#key);
    if (text?.startsWith(this.#turn)) this.#text = text.slice(this.#turn.length);
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    keep(this.#key, text ? this.#turn + text : null);
  }
}
