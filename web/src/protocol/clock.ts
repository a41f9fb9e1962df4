/** How far the server's clock is ahead of ours, as the quickest of the latest pings tells. */
interface Sample {
  readonly offset: number;
  readonly trip: number;
}

const KEPT = 8;

export class ServerClock {
  #samples: readonly Sample[] = [];
  #offset = 0;

  /** A first guess until a ping is back: the answer took at most as long as the line took to open. */
  guess(now: number): void {
    if (this.#samples.length === 0) this.#offset = now - Date.now();
  }

  heard(pong: { at: number; now: number }, received = Date.now()): void {
    const sample = { offset: pong.now - (pong.at + received) / 2, trip: received - pong.at };
    this.#samples = [...this.#samples, sample].slice(-KEPT);
    this.#offset = this.#samples.reduce((best, one) => (one.trip < best.trip ? one : best)).offset;
  }

  /** The device slept or moved to another network: what was measured before may be wrong now. */
  forget(): void {
    this.#samples = [];
  }

  now(): number {
    return Date.now() + this.#offset;
  }
}
