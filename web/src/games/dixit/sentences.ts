/** Ends each part with one full stop; alt texts have their own. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (part.endsWith(".") ? part : `${part}.`))
    .join(" ");
}
