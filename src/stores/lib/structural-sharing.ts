/** Structural sharing: a value keeps its identity while it is equal to the previous one, so components don't re-render. */
import { computed, type ReadonlySignal } from '@preact/signals-react';

/** Returns the previous value when `isSame(previous, next)`. */
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

/** Compares the items with `Object.is`. */
export function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]));
}

/** For plain values. Sensitive to the order of the keys. */
export function isJsonEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The new list with each equal item of the old one reused. Returns the old list when nothing has changed. */
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
