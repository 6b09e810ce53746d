import { expect, test } from 'vitest';
import { createStoreSlot } from './store-slot.ts';

test('a store slot returns the same store until `clear`, and afterwards a new store', () => {
  const slot = createStoreSlot<{ id: number }>();
  let created = 0;
  const create = () => {
    created += 1;
    return { id: created };
  };
  const first = slot.getOrCreate(create);
  expect(slot.getOrCreate(create)).toBe(first);
  slot.clear();
  expect([slot.getOrCreate(create).id, created]).toEqual([2, 2]);
});
