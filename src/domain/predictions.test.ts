import { expect, test } from 'vitest';
import { createPrediction } from '../testing/fixtures.ts';
import { areAllSaved, filterByGames, groupByWeekOfGame, isOfOtherPlayer } from './predictions.ts';
import type { PredictionsByWeek } from './types.ts';

const of = (gameId: string, id = `p${gameId}`) => createPrediction({ id, gameId });
const games = (...ids: string[]) => ids.map((id) => ({ id }));
const group = (kept: Record<number, ReturnType<typeof of>[]>, loaded: Record<number, { id: string }[]>) => {
  const toMap = <T>(record: Record<number, T>) =>
    new Map(Object.entries(record).map(([week, rows]) => [Number(week), rows]));
  const grouped: PredictionsByWeek = groupByWeekOfGame(toMap(kept), toMap(loaded));
  return Object.fromEntries([...grouped].map(([week, rows]) => [week, rows.map(({ id }) => id)]));
};

test.each<[string, Parameters<typeof group>, Record<number, string[]>]>([
  ['moves to the week of its game', [{ 14: [of('1')] }, { 15: games('1') }], { 15: ['p1'] }],
  [
    'moves beside the others of that week',
    [
      { 14: [of('1'), of('3')], 15: [of('2')] },
      { 14: games('3'), 15: games('1', '2') },
    ],
    { 14: ['p3'], 15: ['p2', 'p1'] },
  ],
  ['moves to an earlier week', [{ 16: [of('1')] }, { 15: games('1') }], { 15: ['p1'] }],
  ['stays while its game is in no loaded week', [{ 14: [of('1')] }, { 15: games('2') }], { 14: ['p1'] }],
  [
    'stays if an older list of its week still has the game',
    [{ 14: [of('1')] }, { 14: games('1'), 15: games('1') }],
    { 14: ['p1'] },
  ],
  [
    'leaves another prediction of the game in the week of the game',
    [{ 14: [of('1', 'old')], 15: [of('1', 'new')] }, { 15: games('1') }],
    { 15: ['new'] },
  ],
])('a prediction that is kept under a week %s', (_what, [kept, loaded], expected) => {
  expect(group(kept, loaded)).toEqual(expected);
});

test('predictions that are kept under the weeks of their games are returned as they are', () => {
  const kept = new Map([[14, [of('1')]]]);
  expect(groupByWeekOfGame(kept, new Map([[14, games('1')]]))).toBe(kept);
});

test.each([
  ['the same number', '7', '7', false],
  ['another number', '8', '7', true],
  ['no owner', null, '7', false],
  ['another UUID', 'b-2', 'a-1', true],
  ['a number while the player has a UUID', '8', 'a-1', false],
])('a prediction with %s is or is not of another player', (_what, userId, playerId, expected) => {
  expect(isOfOtherPlayer({ userId }, playerId)).toBe(expected);
});

test('filterByGames keeps the reviewed score, not a score typed afterwards', () => {
  const score = (homeScore: number) => ({ gameId: '1', homeScore, awayScore: 1 });
  expect(filterByGames([score(2)], [score(5)])).toEqual([score(2)]);
});

const PICK = { gameId: 'a', homeScore: 2, awayScore: 0 };
const ROW = { ...PICK, id: '9', points: null, createdAt: null };

test.each([
  [[PICK], [{ ...ROW, gameId: 'b' }, ROW], true],
  [[PICK, { ...PICK, gameId: 'b' }], [ROW], false],
  [[PICK], [{ ...ROW, gameId: 'b' }], false],
  [[PICK], [{ ...ROW, homeScore: 1 }], false],
  [[PICK], [{ ...ROW, awayScore: 1 }], false],
])(
  'areAllSaved is true exactly if each sent score has an equal saved prediction (case %$: $2)',
  (sent, saved, areKept) => {
    expect(areAllSaved(sent, saved)).toBe(areKept);
  },
);
