import { readStored, writeStored } from "../storage";

/** Text that is being written. It survives a reload, but not the end of the turn it was written for. */
export class Draft {
  #text = $state("");
  readonly #key: string;
  readonly #turn: string;

  constructor(table: string, what: string, turn = "") {
    this.#key = `draft.${table}.${what}`;
    this.#turn = `${turn}\n`;
    const stored = readStored("sessionStorage", this.#key);
    if (stored?.startsWith(this.#turn)) this.#text = stored.slice(this.#turn.length);
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    writeStored("sessionStorage", this.#key, text ? this.#turn + text : null);
  }
}
