import { recall, remember } from "../../../seat/memory";
import type { OwnPlace } from "../types";
import { file, read } from "./places";

const KEY = "spyfall.places";

/** The places that were written on this device. */
class Shelf {
  #places = $state.raw<readonly OwnPlace[]>(read(recall(KEY) ?? "") ?? []);

  get places(): readonly OwnPlace[] {
    return this.#places;
  }

  set places(places: readonly OwnPlace[]) {
    this.#places = places;
    remember(KEY, file(places));
  }
}

export const shelf = new Shelf();
