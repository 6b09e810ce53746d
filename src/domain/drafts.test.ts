import { expect, test } from 'vitest';
import { createPrediction } from '../testing/fixtures.ts';
import { DAY_MS } from './centre-time.ts';
import {
  type DraftRecord,
  formatDrafts,
  getMissingSide,
  isBlank,
  isComplete,
  isDraftOver,
  mergeDrafts,
  parseDrafts,
} from './drafts.ts';

const record = (rows: Record<string, [number | null, number | null, number]>): DraftRecord =>
  new Map(Object.entries(rows).map(([id, [home, away, at]]) => [id, { score: { home, away }, at }]));

test('parseDrafts returns the drafts that formatDrafts has written', () => {
  const drafts = record({ a: [2, 0, 10], b: [null, 9, 20], c: [null, null, 20] });
  expect(formatDrafts(drafts)).toBe('[["a",2,0,10],["b",null,9,20],["c",null,null,20]]');
  expect(parseDrafts(formatDrafts(drafts))).toEqual(drafts);
});

test.each([null, '', '[', '{"length":1,"0":["a",1,1,1]}', '7', 'null'])(
  'parseDrafts returns no drafts for the stored text %j',
  (text) => {
    expect(parseDrafts(text).size).toBe(0);
  },
);

test.for([{ 0: 'a', 1: 1, 2: 1, 3: 1 }, [1, 1, 1, 1], ['a', 10, 1, 1], ['a', 1, -1, 1], ['a', 1.5, 1, 1]])(
  'parseDrafts ignores the row %j, which has no valid id or score, and reads the next row',
  (row) => {
    expect(parseDrafts(JSON.stringify([row, ['b', 1, 2, 3]]))).toEqual(record({ b: [1, 2, 3] }));
  },
);

test.each(['"soon"', '1e999', 'null'])('parseDrafts reads the invalid time %s of a draft as 0', (time) => {
  expect(parseDrafts(`[["a",1,2,${time}]]`)).toEqual(record({ a: [1, 2, 0] }));
});

test('parseDrafts reads at most 500 drafts', () => {
  const rows = Array.from({ length: 501 }, (_, index) => [String(index), 1, 1, 1]);
  expect([parseDrafts(JSON.stringify(rows)).size, parseDrafts(JSON.stringify(rows)).has('500')]).toEqual([
    500,
    false,
  ]);
});

test.each([
  [[null, null], DAY_MS, false],
  [[1, null], DAY_MS, true],
  [[null, 1], DAY_MS, true],
] as const)(
  'whether formatDrafts keeps a draft %j that is %d ms older than the newest draft: %j',
  ([home, away], age, isKept) => {
    const drafts = record({ old: [home, away, 0], new: [1, 1, age] });
    expect(parseDrafts(formatDrafts(drafts)).has('old')).toBe(isKept);
  },
);

test('formatDrafts keeps a removed draft that is less than a day older than the newest draft', () => {
  const drafts = record({ old: [null, null, 10 * DAY_MS], new: [1, 1, 11 * DAY_MS - 1] });
  expect(parseDrafts(formatDrafts(drafts)).has('old')).toBe(true);
});

test('mergeDrafts keeps the games of both records, with the newer score, or the local one of equal age', () => {
  const ours = record({ a: [1, 1, 10], b: [1, 1, 10], c: [1, 1, 10], d: [1, 1, 10] });
  const theirs = record({ a: [2, 2, 9], b: [2, 2, 10], c: [2, 2, 11], e: [2, 2, 1] });
  const merged = mergeDrafts(ours, theirs);
  expect([...merged].map(([id, { score }]) => `${id}${score.home}`)).toEqual(['a1', 'b1', 'c2', 'd1', 'e2']);
  expect(ours.size).toBe(4);
});

test.each([
  [{ home: null, away: null }, true, null],
  [{ home: 0, away: null }, false, 'away'],
  [{ home: null, away: 0 }, false, 'home'],
  [{ home: 1, away: 0 }, false, null],
])('for the score %j, isBlank returns %j and getMissingSide %j', (score, isEmpty, side) => {
  expect([isBlank(score), getMissingSide(score)]).toEqual([isEmpty, side]);
});

test.each([
  [0, true],
  [9, true],
  [10, false],
  [-1, false],
  [1.5, false],
])('isComplete for a score with %d goals on one side and 1 on the other returns %j', (goals, isFilled) => {
  expect([isComplete({ home: goals, away: 1 }), isComplete({ home: 1, away: goals })]).toEqual([
    isFilled,
    isFilled,
  ]);
});

test.each([
  ['is not over before the kick-off', 100, null, 99, false],
  ['is over at the kick-off', 100, null, 100, true],
  ['is over after the kick-off', 100, null, 101, true],
  ['is over before the kick-off when its game has a prediction', 100, createPrediction(), 99, true],
  ['is over without a kick-off when its game has a prediction', null, createPrediction(), 99, true],
  ['is not over while the kick-off is unknown', null, null, 99, false],
])('a draft %s', (_what, kickOff, prediction, now, isOver) => {
  expect(isDraftOver(kickOff, prediction, now)).toBe(isOver);
});
