/** The scale at which the longest word of a text fits into a line of this many letters. */
export function fit(text: string, letters: number): number {
  const longest = Math.max(...text.split(/[\s\u2010-\u2015-]+/).map((word) => word.length));
  return Math.min(1, letters / longest);
}

const SMALLEST = 0.7;

/** The same for a name, which has only one line. Below the smallest scale, it is cut off instead. */
export function fitLine(name: string, letters: number): number {
  return Math.min(1, Math.max(SMALLEST, letters / name.length));
}
