/** The sheet open over the lobby: a choice, or somebody at the table. */
export type LobbySheetContent =
  "game" | "options" | "bot" | "profile" | { seat: number } | { person: number };
