import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "../language.svelte";
import { FakeSocket, WELCOME, aTable, aWhole } from "../protocol/fake";
import type { Frame, PersonView, View } from "../protocol/messages";
import { tokens } from "./memory";
import { Seat } from "./seat.svelte";

const BORYS: PersonView = { id: 2, name: "Borys", mask: 9, language: "uk", here: true, ready: false };

let seat: Seat<View & { lines: string[] }>;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  FakeSocket.install();
  localStorage.clear();
  language.choose("en");
  seat = Seat.join("RUZK", { name: "Vera", mask: 1 });
  socket = FakeSocket.last.open();
});

afterEach(() => {
  seat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function frame(n: number, more: Partial<Frame>): Frame {
  return { type: "frame", n, ...more };
}

it("makes its own token, remembers it for the table and drops it when the seat is gone", () => {
  const token = String(socket.sent[0]?.token);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  socket.says(WELCOME, aWhole());
  expect([tokens.of("RUZK"), tokens.last()]).toEqual([token, "RUZK"]);
  socket.says({ type: "bye", code: "kicked", text: "The table asked you to leave." });
  expect([seat.status, seat.end?.code]).toEqual(["gone", "kicked"]);
  expect([tokens.of("RUZK"), tokens.last()]).toEqual([null, null]);
});

it.each(["kicked", "left"])(
  "joins with the same token after it was %s, so that the table knows it",
  (code) => {
    const token = String(socket.sent[0]?.token);
    socket.says(WELCOME, aWhole());
    socket.says({ type: "bye", code, text: "" });
    expect(tokens.forJoining("RUZK")).toBe(token);
  },
);

it("applies patches that set fields and extend lists", () => {
  socket.says(WELCOME, aWhole());
  const said = { by: 1, name: "Vera", text: "Shall we?", at: 5 };
  socket.says(frame(4, { table: { set: { host: 2, persons: [BORYS] }, add: { chat: [said] } } }));
  socket.says(frame(5, { table: { set: {}, add: { chat: [{ ...said, text: "Now." }] } } }));
  expect(seat.table.host).toBe(2);
  expect(seat.table.chat.map(({ text }) => text)).toEqual(["Shall we?", "Now."]);
});

it("takes a new game's view as a whole and then patches it", () => {
  socket.says(WELCOME, aWhole());
  socket.says(frame(4, { view: { beat: 1, round: 1, lines: ["a"] } as View }));
  socket.says(frame(5, { game: { set: { beat: 2 }, add: { lines: ["b"] } } }));
  expect(seat.view).toEqual({ beat: 2, round: 1, lines: ["a", "b"] });
});

it("keeps `may` until a frame replaces it", () => {
  socket.says(WELCOME, aWhole());
  expect(seat.may).toEqual({});
  socket.says(frame(4, { may: { vote: [{ guilty: true }] } }), frame(5, { game: { set: { beat: 2 } } }));
  expect(seat.may).toEqual({ vote: [{ guilty: true }] });
  socket.says(frame(6, { may: {} }));
  expect(seat.may).toEqual({});
});

it("names the beat of the view that it answers", () => {
  socket.says(WELCOME, aWhole(), frame(4, { view: { beat: 12, round: 1 } }));
  void seat.act({ type: "vote", guilty: true });
  expect(socket.asked.at(-1)).toMatchObject({
    type: "act",
    beat: 12,
    action: { type: "vote", guilty: true },
  });
});

it("shows a refusal and returns false", async () => {
  socket.says(WELCOME, aWhole());
  const done = seat.do({ type: "start_game" });
  const id = socket.asked.at(-1)?.id ?? "";
  socket.says({ type: "refused", id, code: "too_few_players", text: "Too few." });
  expect(await done).toBe(false);
  expect(seat.refusal).toMatchObject({ code: "too_few_players", text: "Too few." });
});

it("sends a nonce for every new deal, once", () => {
  const nonces = () =>
    socket.asked.filter(({ command }) => (command as { type?: string } | undefined)?.type === "nonce");
  socket.says(WELCOME, aWhole({ chairs: [{ person: 1 }] }));
  expect(nonces()).toHaveLength(1);
  socket.says(frame(4, { table: { set: { host: 1 } } }));
  expect(nonces()).toHaveLength(1);
  socket.says(frame(5, { table: { set: { phase: "game", next_seal: "bb" } } }));
  expect(nonces()).toHaveLength(1);
  socket.says(frame(6, { table: { set: { phase: "result" } } }));
  expect(nonces()).toHaveLength(2);
});

it("names people as they wish and bots in this device's language", () => {
  socket.says(WELCOME, aWhole({ chairs: [{ person: 1 }, { bot: "novice" }] }));
  expect([seat.name(0), seat.mask(0), seat.mySeat]).toEqual(["Vera", 1, 0]);
  const english = seat.name(1);
  seat.language = "ru";
  expect(seat.name(1)).not.toBe(english);
  expect(socket.asked.at(-1)).toMatchObject({ command: { type: "introduce", language: "ru" } });
});

it("remembers who sat where in the game that has ended", () => {
  const { persons } = aTable();
  socket.says(WELCOME, aWhole({ persons: [...persons, BORYS], chairs: [{ person: 2 }, { person: 1 }] }));
  const played = {
    number: 1,
    game: "spyfall",
    persons: [2, 1],
    names: ["Borys", "Vera"],
    outcome: null,
    key: "",
  };
  const after = { phase: "result", persons, chairs: [{ person: 1 }], games: [played] } as const;
  socket.says(frame(4, { table: { set: after } }));
  expect([seat.name(0), seat.name(1), seat.mySeat]).toEqual(["Borys", "Vera", 1]);
});

it("stops the game's clock while the table is paused", () => {
  socket.says(WELCOME, aWhole({ phase: "game", zero: 990_000 }));
  expect(seat.gameTime()).toBe(10_000);
  vi.advanceTimersByTime(1_000);
  expect(seat.gameTime()).toBe(11_000);
  socket.says(frame(4, { table: { set: { paused_at: 1_000_500 } } }));
  vi.advanceTimersByTime(5_000);
  expect(seat.gameTime()).toBe(10_500);
});

it("redraws whatever shows its time", () => {
  socket.says(WELCOME, aWhole());
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(seat.now());
    });
  });
  flushSync();
  vi.advanceTimersByTime(350);
  flushSync();
  stop();
  expect(seen.length).toBeGreaterThan(1);
});

it("is away while disconnected and open again afterwards", () => {
  socket.says(WELCOME, aWhole());
  socket.breaks();
  expect(seat.status).toBe("away");
  vi.advanceTimersByTime(400);
  FakeSocket.last.open().says(WELCOME);
  expect(seat.status).toBe("open");
  expect(seat.table.code).toBe("RUZK");
});

it("names the frame that a reaction answers, and how long it took since that frame was on the screen", () => {
  let paint: FrameRequestCallback = () => undefined;
  vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) => {
    paint = then;
    return 1;
  });
  socket.says(WELCOME, aWhole(), frame(4, { view: { beat: 1, round: 1 }, race: true }));
  void seat.act({ type: "tap" });
  expect(socket.sent.at(-1)).not.toHaveProperty("seen");
  const shown = performance.now();
  paint(shown);
  void seat.act({ type: "claim" }, shown + 250);
  expect(socket.sent.at(-1)).toMatchObject({ seen: 4, took: 250 });
});

it("keeps a reaction for a moment until the code that shows it is loaded", () => {
  socket.says(WELCOME, aWhole());
  const heard: string[] = [];
  const listen = (): (() => void) => seat.onreacted(({ reaction }) => heard.push(reaction));
  socket.says({ type: "reacted", by: 2, reaction: "heart" });
  vi.advanceTimersByTime(10_000);
  socket.says({ type: "reacted", by: 2, reaction: "applause" });
  vi.advanceTimersByTime(1_000);
  const stop = listen();
  expect(heard).toEqual(["applause"]);
  socket.says({ type: "reacted", by: 2, reaction: "hurry" });
  stop();
  listen();
  expect(heard).toEqual(["applause", "hurry"]);
});

it("lets an effect ask for something without running it again", () => {
  socket.says(WELCOME, aWhole());
  let runs = 0;
  const end = $effect.root(() => {
    $effect(() => {
      runs += 1;
      void seat.do({ type: "ready", ready: true });
    });
  });
  flushSync();
  expect([runs, seat.waits]).toEqual([1, true]);
  end();
});
