import { recall, remember } from "../../../seat/memory";
import type { OwnPlace } from "../types";
import { fromFile, toFile } from "./places";

const KEY = "spyfall.places";

/** A table's own places, as far as they were written on this device. */
class SavedPlaces {
  #places = $state.raw<readonly OwnPlace[]>(fromFile(recall(KEY) ?? "") ?? []);

  get places(): readonly OwnPlace[] {
    return this.#places;
  }

  set places(places: readonly OwnPlace[]) {
    this.#places = places;
    remember(KEY, toFile(places));
  }
}

export const saved = new SavedPlaces();
