/** What screen readers announce. */
class Live {
  text = $state("");

  say(text: string): void {
    // The same words again must change the text, or they would not be announced.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const live = new Live();
