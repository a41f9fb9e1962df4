import { route } from "../../../route.svelte";
import { guise } from "../../../table/memory";
import { opened } from "../../../table/opened.svelte";
import type { Seat } from "../../../table/seat.svelte";
import { session } from "../../../table/session.svelte";
import type { KeepWatchOptions } from "../types";
import { keepPractice } from "./practice";

/** A short deck, and a count in which a hint can be read. */
const UNHURRIED: Partial<KeepWatchOptions> = { cards: 14, count_seconds: 6 };

/** A table of one’s own with one sleepy bot and a short deck; there a hint comes with every new thing. */
export async function practise(stranger: string): Promise<void> {
  const { name, mask } = guise.get();
  session.open({ name: name || stranger, mask }, "keep_watch");
  const seat = session.seat;
  if (!seat) return;
  await here(seat);
  keepPractice(seat.table.code);
  opened.close();
  route.go(`/${seat.table.code}`);
  await seat.do({ type: "agree", options: UNHURRIED, sitting: "apart" });
  await seat.do({ type: "seat_bot", level: "sleepy" });
  await seat.do({ type: "start_game" });
}

function here(seat: Seat): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!seat.ready) return;
        done();
        queueMicrotask(() => {
          stop();
        });
      });
    });
  });
}
