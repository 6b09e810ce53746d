/**
 * Stores a value as `lmxsim:<name>`, by default in the tab's storage. `validate` receives the stored value, or `null`
 * for no readable value, and returns the value to use. When storage is missing, blocked or full, `write` only returns
 * false.
 */
export function createStoredValue<Value>(
  name: string,
  validate: (stored: unknown) => Value,
  getStorage: () => Storage | null | undefined = () => sessionStorage,
) {
  const key = `lmxsim:${name}`;
  const readStored = (): unknown => {
    try {
      return JSON.parse(getStorage()?.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    read: () => validate(readStored()),
    write(value: Value): boolean {
      try {
        const storage = getStorage();
        storage?.setItem(key, JSON.stringify(value));
        return Boolean(storage);
      } catch {
        return false;
      }
    },
  };
}
