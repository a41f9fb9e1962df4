/** What happened, for those who do not see it happen. */
class Live {
  text = $state("");

  say(text: string): void {
    // The same words twice in a row are news as well.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const live = new Live();
