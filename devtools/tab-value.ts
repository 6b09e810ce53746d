/**
 * Stores a value in `sessionStorage` as `lmxsim:<name>`. `validate` receives the stored value, or `null` for no
 * readable value, and returns the value to use. When storage is blocked or full, `write` does nothing.
 */
export function createTabValue<Value>(name: string, validate: (stored: unknown) => Value) {
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
    write(value: Value | null) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is blocked or full; the value is not kept.
      }
    },
  };
}
