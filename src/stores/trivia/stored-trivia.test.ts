import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { addPending, readPending, removeAllPending, removePending } from './stored-trivia.ts';

const TRIVIA = { id: '5', question: 'q', options: ['1970', '1986'] };
const PENDING = { trivia: TRIVIA, week: 7 };

function setUp(rows?: unknown) {
  const { disk, openTab } = createDevice();
  if (rows !== undefined) disk.set(STORAGE_KEYS.pendingTrivia, JSON.stringify(rows));
  return { disk, storage: openTab() };
}

function readRow(row: unknown) {
  const { storage } = setUp([row, ['9', PENDING]]);
  expect(readPending(storage, '9')).toEqual([PENDING]);
  return readPending(storage, '7');
}

const OTHER = { trivia: { ...TRIVIA, id: '6' }, week: 8 };

it('readPending returns the trivias of the given user, the one that was added last first', () => {
  const { storage } = setUp();
  addPending(storage, '7', PENDING);
  addPending(storage, '8', PENDING);
  addPending(storage, '7', OTHER);
  expect(readPending(storage, '7')).toEqual([OTHER, PENDING]);
  expect(readPending(storage, '9')).toEqual([]);
});

it('a trivia that is added again is stored once', () => {
  const { storage } = setUp();
  addPending(storage, '7', PENDING);
  addPending(storage, '7', PENDING);
  expect(readPending(storage, '7')).toEqual([PENDING]);
});

it.each([
  ['with a fractional week', { ...PENDING, week: 7.5 }],
  ['that is null', { ...PENDING, trivia: null }],
  ['that is a text', { ...PENDING, trivia: 'q' }],
  ['whose id is a number', { ...PENDING, trivia: { ...PENDING.trivia, id: 5 } }],
  ['whose question is null', { ...PENDING, trivia: { ...PENDING.trivia, question: null } }],
  ['whose options are no list', { ...PENDING, trivia: { ...PENDING.trivia, options: { length: 0 } } }],
  ['with an option that is a number', { ...PENDING, trivia: { ...PENDING.trivia, options: ['1970', 1986] } }],
  ['with 201 options', { ...PENDING, trivia: { ...PENDING.trivia, options: Array(201).fill('a') } }],
  ['in a record that is null', null],
  ['in a record that is a text', 'PENDING'],
])('readPending ignores a trivia %s and still reads the next row', (_, record) => {
  expect(readRow(['7', record])).toEqual([]);
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
