import { recall, remember } from "../seat/memory";

export const SIZES = ["normal", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];

class TextSize {
  now = $state<Size>(SIZES.find((size) => size === recall("text")) ?? "normal");

  choose(size: Size): void {
    this.now = size;
    remember("text", size);
  }
}

export const textSize = new TextSize();
