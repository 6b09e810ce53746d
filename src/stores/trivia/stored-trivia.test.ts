import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { readPending, writePending } from './stored-trivia.ts';

const TRIVIA = { id: '5', question: 'q', options: ['1970', '1986'] };
const PENDING = { trivia: TRIVIA, week: 7 };

function setUp(rows?: unknown) {
  const { disk, openTab } = createDevice();
  if (rows !== undefined) disk.set(STORAGE_KEYS.pendingTrivia, JSON.stringify(rows));
  return { disk, storage: openTab() };
}

function readRow(row: unknown) {
  const { storage } = setUp([row, ['9', PENDING]]);
  expect(readPending(storage, '9')).toEqual(PENDING);
  return readPending(storage, '7');
}

it('readPending returns the stored trivia of the given user, and null for a user without one', () => {
  const { storage } = setUp();
  writePending(storage, '7', PENDING);
  expect(readPending(storage, '7')).toEqual(PENDING);
  expect(readPending(storage, '8')).toBeNull();
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
  expect(readRow(['7', record])).toBeNull();
});

it('writePending keeps the trivias of five users and drops the oldest for a sixth', () => {
  const { disk, storage } = setUp();
  for (const id of ['1', '2', '3', '4', '5', '6']) writePending(storage, id, PENDING);
  const ids = JSON.parse(disk.get(STORAGE_KEYS.pendingTrivia) ?? '').map(([id]: [string]) => id);
  expect(ids).toEqual(['2', '3', '4', '5', '6']);
});

it('writePending with null removes the trivia of one user only, and removes the storage key with the last trivia', () => {
  const { disk, storage } = setUp();
  writePending(storage, '7', PENDING);
  writePending(storage, '8', PENDING);
  writePending(storage, '7', null);
  expect([readPending(storage, '7'), readPending(storage, '8')]).toEqual([null, PENDING]);
  writePending(storage, '8', null);
  expect(disk.has(STORAGE_KEYS.pendingTrivia)).toBe(false);
});
