import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { readPending } from './stored-trivia.ts';
import { addPending, removeAllPending, removePending } from './write-stored-trivia.ts';

const TRIVIA = { id: '5', question: 'q', options: ['1970', '1986'] };
const PENDING = { trivia: TRIVIA, week: 7 };
const OTHER = { trivia: { ...TRIVIA, id: '6' }, week: 8 };

function setUp() {
  const { disk, openTab } = createDevice();
  return { disk, storage: openTab() };
}

it('a trivia that is added again is stored once', () => {
  const { storage } = setUp();
  addPending(storage, '7', PENDING);
  addPending(storage, '7', PENDING);
  expect(readPending(storage, '7')).toEqual([PENDING]);
});

it('the device keeps ten trivias and drops the oldest for an eleventh', () => {
  const { disk, storage } = setUp();
  const ids = Array.from({ length: 11 }, (_, index) => String(index));
  for (const id of ids) addPending(storage, id, PENDING);
  const kept = JSON.parse(disk.get(STORAGE_KEYS.pendingTrivia) ?? '').map(([id]: [string]) => id);
  expect(kept).toEqual(ids.slice(1).reverse());
});

it('removePending removes one trivia of one user', () => {
  const { storage } = setUp();
  for (const pending of [PENDING, OTHER]) addPending(storage, '7', pending);
  addPending(storage, '8', PENDING);
  removePending(storage, '7', '5');
  expect([readPending(storage, '7'), readPending(storage, '8')]).toEqual([[OTHER], [PENDING]]);
});

it('removeAllPending removes the trivias of one user only, and the storage key with the last trivia', () => {
  const { disk, storage } = setUp();
  for (const pending of [PENDING, OTHER]) addPending(storage, '7', pending);
  addPending(storage, '8', PENDING);
  removeAllPending(storage, '7');
  expect([readPending(storage, '7'), readPending(storage, '8')]).toEqual([[], [PENDING]]);
  removeAllPending(storage, '8');
  expect(disk.has(STORAGE_KEYS.pendingTrivia)).toBe(false);
});
