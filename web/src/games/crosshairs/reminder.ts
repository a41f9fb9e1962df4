import type { Seat } from "../../seat/seat.svelte";
import type { CrosshairsView } from "./types";
import { crosshairs } from "./words";

/** The rule of silence. Messages are not filtered: players are trusted. */
export function reminder(seat: Seat<CrosshairsView>): string {
  return crosshairs.in(seat.language)(seat.view?.silent ? "silence_all" : "silence");
}
