/** How much smaller a text is written so that its longest word fits where so many letters do. */
export function fit(text: string, letters: number): number {
  const longest = Math.max(...text.split(/[\s\u2010-\u2015-]+/).map((word) => word.length));
  return Math.min(1, letters / longest);
}

const SMALLEST = 0.7;

/** The same for a name on a plate, which has one line; smaller than that it is cut. */
export function fitLine(name: string, letters: number): number {
  return Math.min(1, Math.max(SMALLEST, letters / name.length));
}
