/** Random bytes in hex; `crypto.randomUUID` does not exist on plain http. */
export function random(bytes = 16): string {
  const made = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(made, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
