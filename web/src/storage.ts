type Kind = "localStorage" | "sessionStorage";

/** Null if there is nothing, or if the browser allows no storage: then even asking throws. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if it is null. False if the storage is full or not allowed. */
export function writeStored(kind: Kind, key: string, value: string | null): boolean {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
