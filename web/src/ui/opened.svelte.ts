export type SheetName = "menu" | "rules" | "invite" | "move" | "door" | "chat";

/** Which sheet hangs in front of the table now. */
class Opened {
  sheet = $state<SheetName | null>(null);

  readonly close = (): void => {
    this.sheet = null;
  };
}

export const opened = new Opened();
