import { clockResolution } from "../protocol/clockResolution";

/** The frame that starts a race, and when it appeared on this screen. */
export class RaceStart {
  constructor(
    private readonly n: number,
    private readonly at: number,
  ) {}

  /** What the server is told of a tap (docs/protocol.md, `act`). */
  report(tap: number): { seen: number; took: number; step: number } {
    return { seen: this.n, took: Math.max(0, tap - this.at), step: clockResolution.millis };
  }
}
