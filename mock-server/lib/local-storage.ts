/** Returns null in Node, and when the browser blocks storage, for example when cookies are turned off. */
export function openLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
