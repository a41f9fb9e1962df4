/** One ping: how far the server's clock was ahead of ours, and how long the round trip took. */
interface Sample {
  readonly offset: number;
  readonly roundTrip: number;
}

const SAMPLES = 8;

/** The server's clock, estimated from the fastest of the latest pings. */
export class ServerClock {
  #samples: readonly Sample[] = [];
  #offset = 0;

  /** A first estimate until a pong is back, off by at most the time that the welcome took. */
  guess(now: number): void {
    if (this.#samples.length === 0) this.#offset = now - Date.now();
  }

  addPong(pong: { at: number; now: number }, received = Date.now()): void {
    const sample = { offset: pong.now - (pong.at + received) / 2, roundTrip: received - pong.at };
    this.#samples = [...this.#samples, sample].slice(-SAMPLES);
    this.#offset = this.#samples.reduce((best, one) => (one.roundTrip < best.roundTrip ? one : best)).offset;
  }

  /** After the device has slept or changed networks, old samples may be wrong. */
  reset(): void {
    this.#samples = [];
  }

  now(): number {
    return Date.now() + this.#offset;
  }
}
