import { expect, test } from 'vitest';
import {
  areAllKept,
  type DraftRecord,
  formatDrafts,
  isBlank,
  isComplete,
  mergeDrafts,
  parseDrafts,
  withGoals,
} from './drafts.ts';
import { DAY_MS } from './durations.ts';

/** A record of drafts: the id of each game with its goals and the time they were typed. */
const record = (rows: Record<string, [number | null, number | null, number]>): DraftRecord =>
  new Map(Object.entries(rows).map(([id, [home, away, at]]) => [id, { score: { home, away }, at }]));

test('stored drafts are read as they were written', () => {
  const drafts = record({ a: [2, 0, 10], b: [null, 9, 20], c: [null, null, 20] });
  expect(formatDrafts(drafts)).toBe('[["a",2,0,10],["b",null,9,20],["c",null,null,20]]');
  expect(parseDrafts(formatDrafts(drafts))).toEqual(drafts);
});

test.each([null, '', '[', '{"length":1,"0":["a",1,1,1]}', '7', 'null'])(
  'the stored text %j holds no drafts',
  (text) => {
    expect(parseDrafts(text).size).toBe(0);
  },
);

test.each([
  'a',
  null,
  { 0: 'a', 1: 1, 2: 1, 3: 1 },
  [1, 1, 1, 1],
  ['a', 10, 1, 1],
  ['a', 1, -1, 1],
  ['a', 1.5, 1, 1],
  ['a', '1', 1, 1],
  ['a', 1],
])('the stored row %j is no draft, and the next row is', (row) => {
  expect(parseDrafts(JSON.stringify([row, ['b', 1, 2, 3]]))).toEqual(record({ b: [1, 2, 3] }));
});

test.each(['"soon"', '1e999', 'null'])('a stored draft with the time %s counts as the oldest', (time) => {
  expect(parseDrafts(`[["a",1,2,${time}]]`)).toEqual(record({ a: [1, 2, 0] }));
});

test('no more than five hundred stored drafts are read', () => {
  const rows = Array.from({ length: 501 }, (_, index) => [String(index), 1, 1, 1]);
  expect([parseDrafts(JSON.stringify(rows)).size, parseDrafts(JSON.stringify(rows)).has('500')]).toEqual([
    500,
    false,
  ]);
});

test.each([
  [[null, null], DAY_MS - 1, true],
  [[null, null], DAY_MS, false],
  [[1, null], DAY_MS, true],
  [[null, 1], DAY_MS, true],
] as const)('the draft %j is still stored %d ms before the newest one: %j', ([home, away], age, isKept) => {
  const drafts = record({ old: [home, away, 0], new: [1, 1, age] });
  expect(parseDrafts(formatDrafts(drafts)).has('old')).toBe(isKept);
});

test('a removed draft is stored for a day, however late in time that is', () => {
  const drafts = record({ old: [null, null, 10 * DAY_MS], new: [1, 1, 11 * DAY_MS - 1] });
  expect(parseDrafts(formatDrafts(drafts)).has('old')).toBe(true);
});

test('a removed draft without any other is stored', () => {
  expect(formatDrafts(record({ a: [null, null, 5] }))).toBe('[["a",null,null,5]]');
});

test('merged drafts have the newer score of each game, and ours where both are equally old', () => {
  const ours = record({ a: [1, 1, 10], b: [1, 1, 10], c: [1, 1, 10], d: [1, 1, 10] });
  const theirs = record({ a: [2, 2, 9], b: [2, 2, 10], c: [2, 2, 11], e: [2, 2, 1] });
  const merged = mergeDrafts(ours, theirs);
  expect([...merged].map(([id, { score }]) => `${id}${score.home}`)).toEqual(['a1', 'b1', 'c2', 'd1', 'e2']);
  expect(ours.size).toBe(4);
});

test.each([
  [{ home: null, away: null }, true],
  [{ home: 0, away: null }, false],
  [{ home: null, away: 0 }, false],
])('whether the score %j is blank: %j', (score, isEmpty) => {
  expect(isBlank(score)).toBe(isEmpty);
});

test('a change of the home side leaves the away side', () => {
  expect(withGoals({ home: 1, away: 2 }, 'home', 3)).toEqual({ home: 3, away: 2 });
});

test.each([
  [0, true],
  [9, true],
  [10, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('whether a score with %d goals is complete: %j', (goals, isFilled) => {
  expect([isComplete({ home: goals, away: 1 }), isComplete({ home: 1, away: goals })]).toEqual([
    isFilled,
    isFilled,
  ]);
});

const PICK = { gameId: 'a', homeScore: 2, awayScore: 0 };
const ROW = { ...PICK, id: '9', points: null, createdAt: null };

test.each([
  [[], [], true],
  [[PICK], [], false],
  [[PICK], [{ ...ROW, gameId: 'b' }, ROW], true],
  [[PICK, { ...PICK, gameId: 'b' }], [ROW], false],
  [[PICK], [{ ...ROW, gameId: 'b' }], false],
  [[PICK], [{ ...ROW, homeScore: 1 }], false],
  [[PICK], [{ ...ROW, awayScore: 1 }], false],
])('whether the scores %j are all kept as %j: %j', (sent, saved, areKept) => {
  expect(areAllKept(sent, saved)).toBe(areKept);
});
