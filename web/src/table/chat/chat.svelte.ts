import { SvelteSet } from "svelte/reactivity";
import type { Said, TableView } from "../../protocol/messages";

/** What this device has read, and whom it does not want to hear. */
class Chat {
  readonly muted = new SvelteSet<number>();
  #read = $state(0);

  heard(table: TableView): readonly Said[] {
    return table.chat.filter(({ by }) => !this.muted.has(by));
  }

  /** The server forgets old lines, so what is new is told by its time. */
  unread(table: TableView, you: number | null): number {
    return this.heard(table).filter(({ by, at }) => at > this.#read && by !== you).length;
  }

  read(table: TableView): void {
    const last = table.chat.at(-1)?.at ?? 0;
    if (last > this.#read) this.#read = last;
  }

  toggle(person: number): void {
    if (!this.muted.delete(person)) this.muted.add(person);
  }
}

export const chat = new Chat();
