import { language } from "../../language.svelte";
import { route } from "../../route.svelte";
import { guise, tokens } from "../../seat/memory";
import { opened } from "../../ui/opened.svelte";
import type { Seat } from "../../seat/seat.svelte";
import { session } from "../../seat/session.svelte";
import { POSTERS } from "../posters";
import { isPractice, keepPractice } from "./practice";
import { house } from "./words";

/** Opens a table of one's own, seats the bots and begins; the seat among friends stays taken meanwhile. */
export async function practise(game: string): Promise<void> {
  const practice = POSTERS.find(({ key }) => key === game)?.practice;
  if (!practice) return;
  const { bots, level } = practice;
  const agreed = "preset" in practice ? { preset: practice.preset } : { options: practice.options };
  const { name, mask } = guise.get();
  const last = tokens.last();
  if (session.seat && !isPractice(session.seat.table.code)) session.stepAside();
  const seat = session.openInPassing({ name: name || house.in(language.now)("guest"), mask }, game);
  await here(seat);
  keepPractice(seat.table.code);
  tokens.goBackTo(last);
  opened.close();
  route.go(`/${seat.table.code}`);
  await seat.do({ type: "agree", ...agreed, sitting: "apart" });
  for (let bot = 0; bot < bots; bot++) await seat.do({ type: "seat_bot", level, brisk: true });
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
