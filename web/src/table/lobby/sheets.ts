/** What hangs in front of the lobby: a choice, or somebody at the table. */
export type SheetOfLobby = "game" | "options" | "bot" | "guise" | { seat: number } | { person: number };
