/** What the server says about a game: seats, variants, levels of bots, and the schema of its options. */
export interface GameInfo {
  readonly key: string;
  readonly seats: readonly [number, number];
  readonly presets: Readonly<Record<string, unknown>>;
  readonly levels: readonly string[];
  readonly options: Schema;
}

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
}

class GameInfos {
  #games = $state.raw<readonly GameInfo[]>([]);
  #asked = false;

  of(key: string): GameInfo | null {
    this.#ask();
    return this.#games.find((game) => game.key === key) ?? null;
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    fetch("/api/games")
      .then(async (answer) => {
        this.#games = (await answer.json()) as readonly GameInfo[];
      })
      .catch(() => {
        this.#asked = false;
      });
  }
}

export const gameInfo = new GameInfos();
