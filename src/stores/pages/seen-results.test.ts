import { expect, test } from 'vitest';
import { createStorage } from '../../lib/storage.ts';
import { readSeenWeek, writeSeenWeek } from './seen-results.ts';

test('each player of a device has a week of their own whose results were seen last', () => {
  const storage = createStorage(null);
  expect(readSeenWeek(storage, '7')).toBeNull();
  writeSeenWeek(storage, '7', 5);
  writeSeenWeek(storage, '8', 3);
  writeSeenWeek(storage, '7', 6);
  expect(['7', '8'].map((id) => readSeenWeek(storage, id))).toEqual([6, 3]);
});

test('the device keeps the seen weeks of the five latest players', () => {
  const storage = createStorage(null);
  for (const id of ['1', '2', '3', '4', '5', '6']) writeSeenWeek(storage, id, Number(id) + 10);
  expect(['1', '2', '6'].map((id) => readSeenWeek(storage, id))).toEqual([null, 12, 16]);
});

test.each(['', '{', '7', '[["7"]]', '[["7","x"]]', '[[7,3]]'])(
  'a stored text that is no list of seen weeks counts as none: %o',
  (text) => {
    const storage = createStorage(null);
    storage.set('lmx:results', text);
    expect(readSeenWeek(storage, '7')).toBeNull();
  },
);
