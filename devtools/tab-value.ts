/** A value that belongs to this tab and outlives a reload of it. */
interface TabValue<Value> {
  read(): Value;
  /** `null` forgets the value. */
  write(value: Value | null): void;
}

/**
 * Keeps a value in `sessionStorage` as `lmxsim:<name>`. `validate` gets what was stored, `null` where there is nothing
 * readable, and returns the value to use. Where the browser keeps nothing, or the storage is full, the value is lost
 * with the page.
 */
export function createTabValue<Value>(name: string, validate: (stored: unknown) => Value): TabValue<Value> {
  const key = `lmxsim:${name}`;
  const readStored = (): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    read: () => validate(readStored()),
    write(value) {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Blocked or full.
      }
    },
  };
}
