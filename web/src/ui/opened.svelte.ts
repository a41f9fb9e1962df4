export type SheetName = "menu" | "rules" | "invite" | "move" | "door" | "keys" | "chat";

/** Which sheet hangs in front of the table now. */
class Opened {
  sheet = $state<SheetName | null>(null);

  /** It was chosen in the menu, and the way back leads there. */
  fromMenu = $state(false);

  /** From the table, or from the menu that hangs there. */
  readonly open = (sheet: SheetName): void => {
    this.fromMenu = this.sheet === "menu";
    this.sheet = sheet;
  };

  readonly close = (): void => {
    this.sheet = null;
  };
}

export const opened = new Opened();
