import { language } from "../../language.svelte";
import { route } from "../../route.svelte";
import { guise } from "../../seat/memory";
import { opened } from "../../ui/opened.svelte";
import type { Seat } from "../../seat/seat.svelte";
import { session } from "../../seat/session.svelte";
import { keepPractice, type Practice } from "./practice";
import { house } from "./words";

/** Opens the table, seats the bots and begins. */
export async function practise({ game, preset, bots, level }: Practice): Promise<void> {
  const { name, mask } = guise.get();
  session.open({ name: name || house.in(language.now)("guest"), mask }, game);
  const seat = session.seat;
  if (!seat) return;
  await here(seat);
  keepPractice(seat.table.code);
  opened.close();
  route.go(`/${seat.table.code}`);
  await seat.do({ type: "agree", preset, sitting: "apart" });
  for (let bot = 0; bot < bots; bot++) await seat.do({ type: "seat_bot", level });
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
