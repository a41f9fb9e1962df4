import { SvelteSet } from "svelte/reactivity";
import type { Said, TableView } from "../../protocol/messages";

/** What has been read on this device, and who is muted on it. */
class Chat {
  readonly muted = new SvelteSet<number>();
  #read = $state(0);

  visible(table: TableView): readonly Said[] {
    return table.chat.filter(({ by }) => !this.muted.has(by));
  }

  /** By time, not by index: the server drops old messages. */
  unread(table: TableView, you: number | null): number {
    return this.visible(table).filter(({ by, at }) => at > this.#read && by !== you).length;
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
