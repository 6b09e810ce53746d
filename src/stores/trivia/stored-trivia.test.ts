import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { readPending } from './stored-trivia.ts';
import { addPending } from './write-stored-trivia.ts';

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
