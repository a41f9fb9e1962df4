import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, WELCOME, aWhole } from "./fake";
import type { Frame, Welcome } from "./messages";
import { Line, type Ear } from "./socket";

const HOUR = 3_600_000;
const JOIN = { type: "join", table: "RUZK", name: "Vera", language: "en", token: "ab" } as const;

function anEar() {
  return {
    welcomed: vi.fn<Ear["welcomed"]>(),
    whole: vi.fn<Ear["whole"]>(),
    framed: vi.fn<Ear["framed"]>(),
    lost: vi.fn<Ear["lost"]>(),
    unanswered: vi.fn<Ear["unanswered"]>(),
    waits: vi.fn<Ear["waits"]>(),
    ended: vi.fn<Ear["ended"]>(),
    outdated: vi.fn<Ear["outdated"]>(),
    reacted: vi.fn<Ear["reacted"]>(),
    refused: vi.fn<Ear["refused"]>(),
  };
}

let ear: ReturnType<typeof anEar>;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers({ now: HOUR });
  FakeSocket.install();
  ear = anEar();
  line = new Line(JOIN, ear);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function atTable(): FakeSocket {
  return FakeSocket.last.open().says(WELCOME, aWhole());
}

function frame(n: number, more: Partial<Frame> = {}): Frame {
  return { type: "frame", n, ...more };
}

it("greets first, and comes back with the stream and the number of the last frame", () => {
  const first = FakeSocket.last.open();
  expect(first.sent).toEqual([JOIN]);
  first.says(WELCOME, aWhole({}, 7), frame(8), frame(9)).breaks();
  expect(ear.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.last).not.toBe(first);
  expect(FakeSocket.last.open().sent[0]).toEqual({
    type: "resume",
    table: "RUZK",
    token: "ab",
    language: "en",
    stream: "s1",
    seen: 9,
  });
});

it("names the table in its address, so that a balancer may tell tables apart", () => {
  expect(FakeSocket.last.url).toMatch(/\/ws\?table=RUZK$/);
  line.close();
  line = new Line({ type: "open", name: "Vera", language: "en", token: "ab" }, ear);
  expect(FakeSocket.last.url).toMatch(/\/ws$/);
  FakeSocket.last.open().says(WELCOME).breaks();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.last.url).toMatch(new RegExp(`/ws\\?table=${WELCOME.table}$`));
});

it("asks for everything anew when a frame is missing", () => {
  atTable().says(frame(6));
  expect(ear.framed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.last.open().sent[0]).toMatchObject({ type: "resume", stream: null, seen: null });
});

it("asks again what got no answer, under its old id, and is answered once", async () => {
  const first = atTable();
  const ready = line.ask({ type: "do", command: { type: "ready", ready: true } });
  const said = line.ask({ type: "do", command: { type: "say", text: "Shall we?" } });
  const [one, two] = first.asked.slice(1);
  expect(one?.id).not.toBe(two?.id);
  first.says({ type: "done", id: one?.id ?? "" });
  expect(await ready).toBeNull();
  first.breaks();
  vi.advanceTimersByTime(400);
  const second = FakeSocket.last.open();
  expect(second.asked).toHaveLength(1);
  second.says(WELCOME);
  expect(second.asked.slice(1)).toEqual([two]);
  second.says(frame(4, { done: two?.id ?? "" }));
  expect(await said).toBeNull();
});

it("keeps what is asked before the welcome until then", () => {
  void line.ask({ type: "do", command: { type: "sit" } });
  const socket = FakeSocket.last.open();
  expect(socket.asked).toHaveLength(1);
  socket.says(WELCOME);
  expect(socket.asked[1]).toMatchObject({ type: "do", command: { type: "sit" } });
});

it("tells a refusal to whoever asked", async () => {
  const socket = atTable();
  const answer = line.ask({ type: "act", beat: 2, action: { type: "start" } });
  socket.says({ type: "refused", id: socket.asked[1]?.id ?? "", code: "late", text: "Too late." });
  expect(await answer).toMatchObject({ code: "late", text: "Too late." });
});

it("waits longer after each failure, but never longer than ten seconds", () => {
  const waits: number[] = [];
  for (let failure = 0; failure < 9; failure++) {
    const calls = FakeSocket.all.length;
    const from = Date.now();
    FakeSocket.last.breaks();
    while (FakeSocket.all.length === calls) vi.advanceTimersByTime(10);
    waits.push(Date.now() - from);
  }
  expect(waits[0]).toBeLessThan(400);
  expect(waits[3]).toBeGreaterThan(1_400);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_010);
});

it.each([
  ["visibilitychange", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["online", () => dispatchEvent(new Event("online"))],
  ["pageshow", () => dispatchEvent(new Event("pageshow"))],
])("comes back at once on %s", (_, happens) => {
  atTable().breaks();
  const calls = FakeSocket.all.length;
  happens();
  expect(FakeSocket.all).toHaveLength(calls + 1);
});

it("does not believe an open socket that answers nothing when the page is seen again", () => {
  const dead = atTable();
  vi.advanceTimersByTime(5_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(dead.sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(2_600);
  expect(ear.lost).toHaveBeenCalledOnce();
});

it("believes the quickest of its pings about the server's clock", () => {
  const socket = atTable();
  const ahead = 60_000;
  for (const trip of [900, 40, 500]) {
    const at = Date.now();
    vi.advanceTimersByTime(trip);
    // Slow answers dawdled on their way back: half of the trip misleads.
    socket.says({ type: "pong", at, now: at + ahead + (trip === 40 ? 20 : trip * 0.1) });
  }
  expect(Math.abs(line.clock.now() - Date.now() - ahead)).toBeLessThan(2);
});

it.each([
  ["a table that waits", "lobby", 10_000, 20_100],
  ["a game", "game", 2_000, 4_900],
] as const)("notices a line that dies silently: at %s", (_, phase, quiet, dead) => {
  const socket = atTable();
  vi.advanceTimersByTime(1_600);
  socket.says({ type: "pong", at: Date.now(), now: Date.now() });
  line.brisk = phase === "game";
  const pings = socket.sent.length;
  vi.advanceTimersByTime(quiet - 400);
  expect(ear.lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(socket.sent.length).toBeGreaterThan(pings);
  vi.advanceTimersByTime(dead - quiet - 100);
  expect(ear.lost).toHaveBeenCalledOnce();
});

it("believes a quiet line that answers", () => {
  const socket = atTable();
  line.brisk = true;
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    if (socket.sent.at(-1)?.type === "ping") socket.says({ type: "pong", at: Date.now(), now: Date.now() });
  }
  expect(ear.lost).not.toHaveBeenCalled();
});

it("notices sooner when a command goes unanswered, however often it is asked", () => {
  atTable();
  vi.advanceTimersByTime(1_600);
  for (let tap = 0; tap < 3; tap++) {
    void line.ask({ type: "do", command: { type: "sit" } });
    vi.advanceTimersByTime(900);
  }
  expect(ear.lost).toHaveBeenCalledOnce();
});

it("says after four seconds that nothing answers the first call, and goes on calling", () => {
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(3_900);
  expect(ear.unanswered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(ear.unanswered).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.open().says(WELCOME);
  expect(ear.welcomed).toHaveBeenCalledOnce();
});

it("survives a browser that throws instead of calling", () => {
  FakeSocket.last.breaks();
  vi.stubGlobal("WebSocket", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  vi.advanceTimersByTime(5_000);
  expect(ear.unanswered).toHaveBeenCalledOnce();
});

it("hangs up when the page is left, and calls again when it is shown from the cache", () => {
  const socket = atTable();
  dispatchEvent(new Event("pagehide"));
  expect(socket.readyState).toBe(3);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  dispatchEvent(new Event("pageshow"));
  expect(FakeSocket.all).toHaveLength(2);
});

it("sends several pings soon after the welcome, then one now and then", () => {
  const socket = atTable();
  vi.advanceTimersByTime(2_000);
  expect(socket.sent.filter(({ type }) => type === "ping")).toHaveLength(5);
});

it("is told for good that the seat is gone, and stays away", () => {
  atTable().says({ type: "bye", code: "kicked", text: "The table asked you to leave." });
  expect(ear.ended).toHaveBeenCalledWith({ code: "kicked", text: "The table asked you to leave." });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it("comes back after the server has stopped", () => {
  const socket = atTable().says({ type: "bye", code: "server_stops", text: "" });
  socket.breaks();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
});

it("sends three pings right behind a timed action, so that a lost one is soon sent again", () => {
  const socket = atTable();
  const pings = (): number => socket.sent.filter(({ type }) => type === "ping").length;
  vi.advanceTimersByTime(5_000);
  const before = pings();
  void line.ask({ type: "act", beat: 1, action: { type: "claim" }, seen: 3, took: 412, step: 0.1 });
  vi.advanceTimersByTime(15);
  expect(pings()).toBe(before + 3);
});

it("gives up a first greeting that is refused", () => {
  FakeSocket.last.open().says({ type: "refused", id: null, code: "name_taken", text: "Taken." });
  expect(ear.ended).toHaveBeenCalledWith({ code: "name_taken", text: "Taken." });
});

it("tries again when a known seat is refused for a passing reason", () => {
  atTable().breaks();
  vi.advanceTimersByTime(400);
  FakeSocket.last.open().says({ type: "refused", id: null, code: "too_fast", text: "Wait." });
  expect(ear.ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.all).toHaveLength(3);
});

it("notices a server of another version", () => {
  const newer: Welcome = { ...WELCOME, version: 2 };
  FakeSocket.last.open().says(newer);
  expect(ear.outdated).toHaveBeenCalledOnce();
});
