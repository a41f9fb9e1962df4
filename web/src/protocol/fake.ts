import { vi } from "vitest";
import { EMPTY_TABLE } from "./emptyTable";
import type { ServerMessage, TableView } from "./messages";

type Sent = Record<string, unknown> & { type: string; id: string };

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nothing has connected yet");
    return socket;
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent);
  }

  says(...messages: ServerMessage[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  close(): void {
    this.readyState = 3;
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was sent, without pings. */
  get asked(): Sent[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }
}

export function aTable(changes: Partial<TableView> = {}): TableView {
  return {
    ...EMPTY_TABLE,
    code: "RUZK",
    host: 1,
    persons: [{ id: 1, name: "Vera", mask: 1, language: "en", here: true, ready: false }],
    chairs: [{ person: 1, nonce: true }],
    game: "spyfall",
    preset: "classic",
    next_seal: "aa",
    ...changes,
  };
}

export const WELCOME = { type: "welcome", table: "RUZK", you: 1, now: 1_000_000, version: 1 } as const;

export function aWhole(table: Partial<TableView> = {}, n = 3): ServerMessage {
  return { type: "whole", n, stream: "s1", table: aTable(table), view: null, may: {} };
}
