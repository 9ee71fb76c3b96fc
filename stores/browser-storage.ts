/** Small synchronous values in localStorage or sessionStorage; a browser that forbids them behaves as an empty one. */

export type StorageArea = "local" | "session";

function area(name: StorageArea): Storage | null {
  try {
    return typeof window === "undefined" ? null : name === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** @returns null when nothing readable is there. */
export function readStored(key: string, where: StorageArea = "local"): unknown {
  try {
    const text = area(where)?.getItem(key);
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}

/** @returns whether it is really kept. */
export function writeStored(key: string, value: unknown, where: StorageArea = "local"): boolean {
  try {
    const storage = area(where);
    if (!storage) return false;
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
