/** Small drawings on a grid of 24: `line` is stroked, `solid` is filled; both take the text's colour. */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

export const ICONS = {
  eye: {
    line: "M2 12c5.5-8.5 14.5-8.5 20 0-5.5 8.5-14.5 8.5-20 0z",
    solid: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  },
  clock: { line: "M4.5 13a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM12 8.5V13l3 2M10 2.5h4" },
  wink: { line: "M3 10c4.5 6 13.5 6 18 0M6 13.5L4.5 16M12 15v3M18 13.5l1.5 2.5" },
  moon: { solid: "M15 3a9 9 0 1 0 6 14A9 9 0 0 1 15 3z" },
  aim: { line: "M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12 1.5v6m0 9v6M1.5 12h6m9 0h6" },
  hat: {
    solid:
      "M7 15c0-7 1.5-10.5 5-10.5s5 3.5 5 10.5c2.5-.3 4-.8 5-2 .3 4-4.5 6.5-10 6.5S1.7 17 2 13c1 1.2 2.5 1.7 5 2z",
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
