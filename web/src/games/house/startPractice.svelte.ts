import { language } from "../../language.svelte";
import { route } from "../../route.svelte";
import { profile, tokens } from "../../seat/memory";
import { opened } from "../../ui/opened.svelte";
import { Seat } from "../../seat/seat.svelte";
import { session } from "../../seat/session.svelte";
import { POSTERS } from "../posters";
import { isPractice, markPractice } from "./practice";
import { house } from "./words";

/**
 * Opens a private table, seats bots and starts. Meanwhile the player keeps their seat at a table with friends. The page
 * changes once the table is ready and `stage`, the code that draws it, is loaded.
 */
export async function startPractice(game: string, stage?: Promise<unknown>): Promise<void> {
  const practice = POSTERS.find(({ key }) => key === game)?.practice;
  if (!practice) return;
  const { bots, level } = practice;
  const agreed = "preset" in practice ? { preset: practice.preset } : { options: practice.options };
  const { name, mask } = profile.get();
  const last = tokens.last();
  const seat = Seat.open({ name: name || house.in(language.now)("guest"), mask }, game);
  await joined(seat);
  markPractice(seat.table.code);
  tokens.setLast(last);
  await seat.do({ type: "agree", ...agreed, sitting: "apart" });
  for (let bot = 0; bot < bots; bot++) await seat.do({ type: "seat_bot", level, brisk: true });
  await stage;
  if (session.seat && !isPractice(session.seat.table.code)) session.park();
  session.show(seat);
  opened.close();
  route.go(`/${seat.table.code}`);
  await seat.do({ type: "start_game" });
}

function joined(seat: Seat): Promise<void> {
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
