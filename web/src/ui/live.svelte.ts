/** What screen readers announce. */
class Live {
  text = $state("");
  #now = "";

  /** What is said at one moment is announced together: the end of a game must not silence how it ended. */
  say(text: string): void {
    if (!this.#now) queueMicrotask(() => (this.#now = ""));
    this.#now = `${this.#now} ${text}`.trim();
    // The same words again must change the text, or they would not be announced.
    this.text = this.#now === this.text ? `${this.#now}\u00a0` : this.#now;
  }
}

export const live = new Live();
