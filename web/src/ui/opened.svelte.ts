export type SheetName = "menu" | "rules" | "invite" | "tv" | "move" | "door" | "keys" | "chat";

/** The sheet that is open over the table. */
class Opened {
  sheet = $state<SheetName | null>(null);

  /** It was opened from the menu, so "back" returns there. */
  fromMenu = $state(false);

  readonly open = (sheet: SheetName): void => {
    this.fromMenu = this.sheet === "menu";
    this.sheet = sheet;
  };

  readonly close = (): void => {
    this.sheet = null;
  };
}

export const opened = new Opened();
