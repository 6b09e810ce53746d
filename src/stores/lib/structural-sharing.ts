/** A computed value that keeps its old self while the new one says the same, so that nobody renders for nothing. */
import { computed, type ReadonlySignal } from '@preact/signals-react';

/** Makes it. `isSame` is asked with the last value and the new one. */
export function createStableComputed<T>(
  compute: () => T,
  isSame: (a: T, b: T) => boolean,
): ReadonlySignal<T> {
  let last: { value: T } | undefined;
  return computed(() => {
    const value = compute();
    if (last && isSame(last.value, value)) return last.value;
    last = { value };
    return value;
  });
}

/** Same length and the same items in the same places. */
export function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]));
}

/** Two plain records of plain values that say the same. */
export function isJsonEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The new list with the old item wherever both say the same; the old list itself when nothing changed. */
export function reuseEqualItems<T>(
  old: readonly T[],
  next: readonly T[],
  keyOf: (item: T) => unknown,
): readonly T[] {
  const known = new Map(old.map((item) => [keyOf(item), item]));
  const merged = next.map((item) => {
    const before = known.get(keyOf(item));
    return before !== undefined && isJsonEqual(before, item) ? before : item;
  });
  return haveSameItems(old, merged) ? old : merged;
}
