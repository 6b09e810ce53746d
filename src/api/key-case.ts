type CamelKey<Key> = Key extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelKey<Rest>>}`
  : Key;

export const toCamelKey = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const renameKeys = (fields: object, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]));

/** Returns the fields of the API under the names that they have in the product: `lastName` for `last_name`. */
export function withCamelKeys<Fields extends object>(fields: Fields) {
  return renameKeys(fields, toCamelKey) as { [Key in keyof Fields as CamelKey<Key>]: Fields[Key] };
}

/** Returns the fields under their names in the API: `last_name` for `lastName`. */
export function withSnakeKeys(fields: object): Record<string, unknown> {
  return renameKeys(fields, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
