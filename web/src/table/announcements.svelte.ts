import { gameModule } from "../games/gameModules.svelte";
import type { TableView } from "../protocol/messages";
import { live } from "../ui/live.svelte";
import { sound } from "../ui/sound.svelte";
import { chat } from "./chat/chat.svelte";
import { opened } from "../ui/opened.svelte";
import type { Seat } from "../seat/seat.svelte";
import { table as words } from "./words";

/** Announces what happens at the table: sounds, a vibration, and sentences for screen readers. */
export function announceTable(seat: Seat): void {
  let before: TableView | null = null;
  /** Everyone who has been here before; anyone else is a newcomer. */
  let met: readonly number[] = [];
  $effect(() => {
    if (!seat.ready) return;
    const now = seat.table;
    if (before) for (const line of sentencesFor(before, now, seat, met)) live.say(line);
    if (before) playSounds(before, now, seat);
    const here = now.persons.filter((person) => person.here || !before).map(({ id }) => id);
    met = [...met.filter((id) => !here.includes(id)), ...here];
    before = now;
  });
  announceTurn(seat);
}

function sentencesFor(
  before: TableView,
  now: TableView,
  seat: Seat,
  met: readonly number[],
): readonly string[] {
  const say = words.in(seat.language);
  const old = Object.fromEntries(before.persons.map((person) => [person.id, person]));
  const current = new Set(now.persons.map(({ id }) => id));
  const lines = now.persons.flatMap(({ id, name, here }) => {
    if (id === seat.you || (old[id]?.here ?? false) === here) return [];
    return [say(!here ? "went" : met.includes(id) ? "returned" : "joined", { name })];
  });
  for (const { id, name } of before.persons) if (!current.has(id)) lines.push(say("left", { name }));
  if (before.phase === "game" && now.phase === "game") {
    for (const { person } of now.chairs) {
      const name = before.queue.includes(person ?? 0) && seat.personById(person ?? 0)?.name;
      if (name) lines.push(say("took_over", { name }));
    }
  }
  if (now.host !== before.host && now.host !== null) {
    lines.push(say("new_host", { name: seat.personById(now.host)?.name ?? "" }));
  }
  if (now.phase !== before.phase && now.phase !== "lobby") {
    lines.push(say(now.phase === "game" ? "started" : "over"));
  }
  const said = now.chat.at(-1);
  if (said && said.at !== before.chat.at(-1)?.at && said.by !== seat.you && !chat.muted.has(said.by)) {
    lines.push(say("chat_short", { name: seat.personById(said.by)?.name ?? "", text: said.text }));
  }
  return lines;
}

function playSounds(before: TableView, now: TableView, seat: Seat): void {
  if (now.phase === "result" && before.phase === "game") sound.play("bell");
  else if (now.persons.length > before.persons.length || now.chairs.length !== before.chairs.length) {
    sound.play("knock");
  }
  const said = now.chat.at(-1);
  const isNew = said !== undefined && said.at !== before.chat.at(-1)?.at;
  if (isNew && said.by !== seat.you && !chat.muted.has(said.by) && opened.sheet !== "chat")
    sound.play("chat");
}

/** A sound and a vibration, and the page's title for as long as it is this player's turn. */
function announceTurn(seat: Seat): void {
  const mine = $derived(
    seat.table.phase === "game" &&
      seat.table.paused_at === null &&
      (gameModule(seat.table.playing)?.heading?.(seat).yourTurn ?? false),
  );
  $effect(() => {
    if (!mine) return;
    sound.play("turn");
    sound.vibrate(120);
    const title = document.title;
    document.title = `● ${words.in(seat.language)("your_turn")}`;
    return () => {
      document.title = title;
    };
  });
}
