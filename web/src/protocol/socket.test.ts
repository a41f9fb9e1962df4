import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, WELCOME, aWhole } from "./fake";
import type { Frame, Welcome } from "./messages";
import { TableSocket, type SocketListener } from "./socket";

const HOUR = 3_600_000;
const JOIN = { type: "join", table: "RUZK", name: "Vera", language: "en", token: "ab" } as const;

function aListener() {
  return {
    onWelcome: vi.fn<SocketListener["onWelcome"]>(),
    onWhole: vi.fn<SocketListener["onWhole"]>(),
    onFrame: vi.fn<SocketListener["onFrame"]>(),
    onLost: vi.fn<SocketListener["onLost"]>(),
    onUnanswered: vi.fn<SocketListener["onUnanswered"]>(),
    onKnocking: vi.fn<SocketListener["onKnocking"]>(),
    onEnd: vi.fn<SocketListener["onEnd"]>(),
    onOutdated: vi.fn<SocketListener["onOutdated"]>(),
    onReaction: vi.fn<SocketListener["onReaction"]>(),
    onReactionRefused: vi.fn<SocketListener["onReactionRefused"]>(),
  };
}

let listener: ReturnType<typeof aListener>;
let tableSocket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers({ now: HOUR });
  FakeSocket.install();
  listener = aListener();
  tableSocket = new TableSocket(JOIN, listener);
});

afterEach(() => {
  tableSocket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function atTable(): FakeSocket {
  return FakeSocket.last.open().says(WELCOME, aWhole());
}

function frame(n: number, more: Partial<Frame> = {}): Frame {
  return { type: "frame", n, ...more };
}

it("greets first, and after a reconnect names the stream and the last frame it has", () => {
  const first = FakeSocket.last.open();
  expect(first.sent).toEqual([JOIN]);
  first.says(WELCOME, aWhole({}, 7), frame(8), frame(9)).breaks();
  expect(listener.onLost).toHaveBeenCalledOnce();
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

it("names the table in its address, so that a load balancer can tell tables apart", () => {
  expect(FakeSocket.last.url).toMatch(/\/ws\?table=RUZK$/);
  tableSocket.close();
  tableSocket = new TableSocket({ type: "open", name: "Vera", language: "en", token: "ab" }, listener);
  expect(FakeSocket.last.url).toMatch(/\/ws$/);
  FakeSocket.last.open().says(WELCOME).breaks();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.last.url).toMatch(new RegExp(`/ws\\?table=${WELCOME.table}$`));
});

it("asks for everything again when a frame is missing", () => {
  atTable().says(frame(6));
  expect(listener.onFrame).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.last.open().sent[0]).toMatchObject({ type: "resume", stream: null, seen: null });
});

it("repeats a command that got no answer, under its old id, and resolves it once", async () => {
  const first = atTable();
  const ready = tableSocket.request({ type: "do", command: { type: "ready", ready: true } });
  const said = tableSocket.request({ type: "do", command: { type: "say", text: "Shall we?" } });
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

it("sends only once what is asked again and again while the connection is down", async () => {
  const ask = (ready: boolean): Promise<unknown> =>
    tableSocket.request({ type: "do", command: { type: "ready", ready } });
  atTable().breaks();
  const answers = [ask(true), ask(true), ask(false), ask(true)];
  vi.advanceTimersByTime(400);
  const back = FakeSocket.last.open().says(WELCOME);
  const sent = back.asked.slice(1);
  expect(sent.map(({ command }) => (command as { ready: boolean }).ready)).toEqual([true, false, true]);
  for (const { id } of sent) back.says({ type: "done", id });
  expect(await Promise.all(answers)).toEqual([null, null, null, null]);
});

it("holds commands back until it is welcomed", () => {
  void tableSocket.request({ type: "do", command: { type: "sit" } });
  const socket = FakeSocket.last.open();
  expect(socket.asked).toHaveLength(1);
  socket.says(WELCOME);
  expect(socket.asked[1]).toMatchObject({ type: "do", command: { type: "sit" } });
});

it("resolves a refused command to the refusal", async () => {
  const socket = atTable();
  const answer = tableSocket.request({ type: "act", beat: 2, action: { type: "start" } });
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
])("reconnects at once on %s", (_, happens) => {
  atTable().breaks();
  const calls = FakeSocket.all.length;
  happens();
  expect(FakeSocket.all).toHaveLength(calls + 1);
});

it("checks an open socket when the page becomes visible, and gives it up if it does not answer", () => {
  const dead = atTable();
  vi.advanceTimersByTime(5_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(dead.sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(2_600);
  expect(listener.onLost).toHaveBeenCalledOnce();
});

it("trusts the fastest of its pings about the server's clock", () => {
  const socket = atTable();
  const ahead = 60_000;
  for (const trip of [900, 40, 500]) {
    const at = Date.now();
    vi.advanceTimersByTime(trip);
    // The slow pongs were slow on the way back only, so half of the round trip is a wrong guess.
    socket.says({ type: "pong", at, now: at + ahead + (trip === 40 ? 20 : trip * 0.1) });
  }
  expect(Math.abs(tableSocket.clock.now() - Date.now() - ahead)).toBeLessThan(2);
});

it.each([
  ["a waiting table", "lobby", 10_000, 20_100],
  ["a game", "game", 2_000, 4_900],
] as const)("notices a connection that dies silently: at %s", (_, phase, quiet, dead) => {
  const socket = atTable();
  vi.advanceTimersByTime(1_600);
  socket.says({ type: "pong", at: Date.now(), now: Date.now() });
  tableSocket.inGame = phase === "game";
  const pings = socket.sent.length;
  vi.advanceTimersByTime(quiet - 400);
  expect(listener.onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(socket.sent.length).toBeGreaterThan(pings);
  vi.advanceTimersByTime(dead - quiet - 100);
  expect(listener.onLost).toHaveBeenCalledOnce();
});

it("keeps a quiet connection that answers its pings", () => {
  const socket = atTable();
  tableSocket.inGame = true;
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    if (socket.sent.at(-1)?.type === "ping") socket.says({ type: "pong", at: Date.now(), now: Date.now() });
  }
  expect(listener.onLost).not.toHaveBeenCalled();
});

it("notices sooner when a command goes unanswered, even if more commands follow", () => {
  atTable();
  vi.advanceTimersByTime(1_600);
  for (let tap = 0; tap < 3; tap++) {
    void tableSocket.request({ type: "do", command: { type: "sit" } });
    vi.advanceTimersByTime(900);
  }
  expect(listener.onLost).toHaveBeenCalledOnce();
});

it("reports after four seconds that nothing answers, and keeps trying", () => {
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(3_900);
  expect(listener.onUnanswered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(listener.onUnanswered).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.open().says(WELCOME);
  expect(listener.onWelcome).toHaveBeenCalledOnce();
});

it("survives a browser that throws instead of connecting", () => {
  FakeSocket.last.breaks();
  vi.stubGlobal("WebSocket", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  vi.advanceTimersByTime(5_000);
  expect(listener.onUnanswered).toHaveBeenCalledOnce();
});

it("disconnects when the page is left, and reconnects when it is shown from the cache", () => {
  const socket = atTable();
  dispatchEvent(new Event("pagehide"));
  expect(socket.readyState).toBe(3);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  dispatchEvent(new Event("pageshow"));
  expect(FakeSocket.all).toHaveLength(2);
});

it("sends several pings soon after the welcome", () => {
  const socket = atTable();
  vi.advanceTimersByTime(2_000);
  expect(socket.sent.filter(({ type }) => type === "ping")).toHaveLength(5);
});

it("stays away once it is told that the seat is gone for good", () => {
  atTable().says({ type: "bye", code: "kicked", text: "The table asked you to leave." });
  expect(listener.onEnd).toHaveBeenCalledWith({ code: "kicked", text: "The table asked you to leave." });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it("reconnects after the server has stopped", () => {
  const socket = atTable().says({ type: "bye", code: "server_stops", text: "" });
  socket.breaks();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
});

it("sends three pings right after a timed action, so that a lost packet is soon resent", () => {
  const socket = atTable();
  const pings = (): number => socket.sent.filter(({ type }) => type === "ping").length;
  vi.advanceTimersByTime(5_000);
  const before = pings();
  void tableSocket.request({
    type: "act",
    beat: 1,
    action: { type: "claim" },
    seen: 3,
    took: 412,
    step: 0.1,
  });
  vi.advanceTimersByTime(15);
  expect(pings()).toBe(before + 3);
});

it("gives up when its first greeting is refused", () => {
  FakeSocket.last.open().says({ type: "refused", id: null, code: "name_taken", text: "Taken." });
  expect(listener.onEnd).toHaveBeenCalledWith({ code: "name_taken", text: "Taken." });
});

it("tries again when a known seat is refused for a temporary reason", () => {
  atTable().breaks();
  vi.advanceTimersByTime(400);
  FakeSocket.last.open().says({ type: "refused", id: null, code: "too_fast", text: "Wait." });
  expect(listener.onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.all).toHaveLength(3);
});

it("reports a server of another version", () => {
  const newer: Welcome = { ...WELCOME, version: 2 };
  FakeSocket.last.open().says(newer);
  expect(listener.onOutdated).toHaveBeenCalledOnce();
});
