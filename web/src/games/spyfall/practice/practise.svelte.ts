import { route } from "../../../route.svelte";
import { guise } from "../../../table/memory";
import { opened } from "../../../table/opened.svelte";
import type { Seat } from "../../../table/seat.svelte";
import { session } from "../../../table/session.svelte";
import { keepPractice } from "./practice";

const BOTS = 3;

/** A table of one's own with three easy bots; there a hint comes with every step. */
export async function practise(stranger: string): Promise<void> {
  const { name, mask } = guise.get();
  session.open({ name: name || stranger, mask }, "spyfall");
  const seat = session.seat;
  if (!seat) return;
  await here(seat);
  keepPractice(seat.table.code);
  opened.close();
  route.go(`/${seat.table.code}`);
  await seat.do({ type: "agree", preset: "quick", sitting: "apart" });
  for (let bot = 0; bot < BOTS; bot++) await seat.do({ type: "seat_bot", level: "novice" });
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
