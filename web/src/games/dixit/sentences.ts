/** Ends each part with one full stop; alt texts and exclamations have their own end. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
