import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Seat } from "../../seat/seat.svelte";
import { Curtain } from "./curtain.svelte";

let reduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reduced = false;
});

function aCurtain(closed = false): {
  curtain: Curtain;
  go: (phase: string, since?: number) => void;
  end: () => void;
} {
  const table = $state({ phase: "lobby" });
  let since = 0;
  const seat = { table, ready: true, gameTime: () => since } as unknown as Seat;
  let curtain: Curtain | undefined;
  const end = $effect.root(() => {
    curtain = new Curtain(seat, closed);
  });
  flushSync();
  if (!curtain) throw new Error("no curtain");
  const go = (phase: string, at = 0): void => {
    since = at;
    table.phase = phase;
    flushSync();
  };
  return { curtain, go, end };
}

describe("the curtain", () => {
  test("falls over the lobby, hangs, and rises on the game", () => {
    const { curtain, go, end } = aCurtain();
    expect(curtain.act).toBeNull();
    go("game");
    expect([curtain.act, curtain.phase]).toEqual(["falls", "lobby"]);
    vi.advanceTimersByTime(400);
    expect([curtain.act, curtain.phase]).toEqual(["hangs", "game"]);
    vi.advanceTimersByTime(800);
    expect(curtain.act).toBe("rises");
    vi.advanceTimersByTime(1_100);
    expect(curtain.act).toBeNull();
    end();
  });

  test.each([
    [0, "falls"],
    [500, "hangs"],
    [1_500, "rises"],
    [9_000, null],
  ])("is in the same place on every screen, %i ms after the game began: %s", (since, act) => {
    const { curtain, go, end } = aCurtain();
    go("game", since);
    expect(curtain.act).toBe(act);
    end();
  });

  test("goes up at once when touched", () => {
    const { curtain, go, end } = aCurtain();
    go("game");
    curtain.hurry();
    expect([curtain.act, curtain.hurried, curtain.phase]).toEqual(["rises", true, "game"]);
    vi.advanceTimersByTime(300);
    expect(curtain.act).toBeNull();
    end();
  });

  test("only fades with reduced motion", () => {
    reduced = true;
    const { curtain, go, end } = aCurtain();
    go("game");
    expect([curtain.act, curtain.phase]).toEqual(["fades", "game"]);
    vi.advanceTimersByTime(300);
    expect(curtain.act).toBeNull();
    end();
  });

  test("hangs from the first moment on before a game that begins at once", () => {
    const { curtain, go, end } = aCurtain(true);
    expect([curtain.act, curtain.closed]).toEqual(["hangs", true]);
    go("game");
    expect([curtain.act, curtain.closed, curtain.phase]).toEqual(["hangs", false, "game"]);
    vi.advanceTimersByTime(800);
    expect(curtain.act).toBe("rises");
    end();
  });

  test("does not hang for ever before a game that never begins", () => {
    const { curtain, end } = aCurtain(true);
    vi.advanceTimersByTime(4_000);
    expect(curtain.act).toBeNull();
    end();
  });

  test("is gone when the game is abandoned while it hangs", () => {
    const { curtain, go, end } = aCurtain();
    go("game");
    go("result");
    expect([curtain.act, curtain.phase]).toEqual([null, "result"]);
    end();
  });
});
