import { computed, type ReadonlySignal } from '@preact/signals-react';

/** A `computed` that keeps its last value while the next one is the same. */
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

export function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]));
}

/**
 * Compares data that JSON can represent (no `Map`, no `Set`). Objects whose keys are in a different order are
 * not equal.
 */
export function isJsonEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Returns `next`, in which each item equal to the item of `old` with the same key is replaced by that item,
 * or returns `old` itself when nothing changed, so that components don't re-render.
 */
export function reuseEqualItems<T>(
  old: readonly T[],
  next: readonly T[],
  getKey: (item: T) => unknown,
): readonly T[] {
  const known = new Map(old.map((item) => [getKey(item), item]));
  const merged = next.map((item) => {
    const before = known.get(getKey(item));
    return before !== undefined && isJsonEqual(before, item) ? before : item;
  });
  return haveSameItems(old, merged) ? old : merged;
}
