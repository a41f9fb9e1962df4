/** The letters of codes, as the server chooses them. */
export const CODE_LETTERS = "FHKLMORUWXYZ";
/** The length of a code, unless the server has very many tables. */
export const CODE_LENGTH = 4;
/** Cyrillic letters that look like letters of a code. */
const LOOKALIKES: Readonly<Record<string, string>> = { К: "K", М: "M", О: "O", Х: "X", Н: "H", У: "Y" };
const MAX_LENGTH = 8;

/** The table's code in what was typed or pasted: letters, or a whole link. */
export function readCode(typed: string): string {
  const last =
    typed
      .replace(/[?#].*$/, "")
      .replace(/\/screen\/?$/, "")
      .split("/")
      .at(-1) ?? "";
  const letters = Array.from(last.toUpperCase()).map((letter) => LOOKALIKES[letter] ?? letter);
  return letters
    .filter((letter) => /[A-Z]/.test(letter))
    .join("")
    .slice(0, MAX_LENGTH);
}
