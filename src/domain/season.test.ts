import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMyPosition, createPrediction, week } from '../testing/fixtures.ts';
import {
  createSeason,
  getShares,
  getUndecidedWeeks,
  getWeeksToPlace,
  type SeasonFacts,
  type SeasonWeek,
} from './season.ts';
import type { GameStatus, MyPosition, Prediction } from './types.ts';

type Points = readonly (number | null)[];

const toPredictions = (number: number, points: Points): Prediction[] =>
  points.map((value, index) =>
    createPrediction({ id: `${number}-${index}`, gameId: `g${number}-${index}`, points: value }),
  );

// `played` has the points of the predictions by week; the list starts with week 1.
function facts(played: readonly Points[], changes: Partial<SeasonFacts> = {}): SeasonFacts {
  return {
    weeks: Array.from({ length: 23 }, (_, index) => week(index + 1, '2026-07-17')),
    currentWeek: played.length,
    predictions: new Map(
      played.map((points, index) => [index + 1, toPredictions(index + 1, points)] as const),
    ),
    getGames: () => null,
    positions: new Map(),
    pendingWeek: null,
    answered: null,
    hits: 0,
    ...changes,
  };
}

const season = (played: readonly Points[], changes?: Partial<SeasonFacts>) =>
  createSeason(facts(played, changes));
const scores = (entries: Record<number, number>): Map<number, MyPosition | null> =>
  new Map(Object.entries(entries).map(([number, score]) => [Number(number), createMyPosition({ score })]));
const trivias = ({ weeks }: { weeks: readonly SeasonWeek[] }) => weeks.map(({ trivia }) => trivia);

test('a season without tickets has no weeks, no points and no average', () => {
  expect(season([[], []])).toEqual({
    weeks: [],
    total: 0,
    unplacedTrivia: 0,
    best: [],
    streak: { current: 0, longest: 0 },
    shares: { exact: 0, resultOnly: 0, missed: 0 },
    average: null,
  });
});

test('a week of the season splits its points into exact scores, plain results and the trivia', () => {
  const { weeks, total } = season([[5, 5, 2, 0]], { positions: scores({ 1: 13 }) });
  expect(weeks).toMatchObject([
    { exact: 2, resultOnly: 1, missed: 1, exactPoints: 10, resultPoints: 2, trivia: 1, points: 13 },
  ]);
  expect(total).toBe(13);
});

test('a missed week keeps its place in the season and is not counted', () => {
  const { weeks, average } = season([[5], [], [2]], { currentWeek: 4 });
  expect(weeks.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'ticket'],
    [2, 'missed'],
    [3, 'ticket'],
    [4, 'open'],
  ]);
  expect(average).toBe(3.5);
});

test('the season ends with the last known week when the server names week 24', () => {
  expect(season([[5]], { currentWeek: 24 }).weeks.at(-1)).toMatchObject({ number: 23, isCurrent: false });
});

test('the season includes a ticket of a week after the current one', () => {
  const predictions = new Map([[9, toPredictions(9, [null])]]);
  const { weeks } = season([], { currentWeek: 8, predictions });
  expect(weeks.at(-1)).toMatchObject({ number: 9, kind: 'ticket', pending: 1 });
});

test('a prediction without points adds nothing to the season', () => {
  const { total, shares, weeks } = season([[5, null, null]]);
  expect([total, shares.exact, weeks[0]?.pending]).toEqual([5, 100, 2]);
});

test.each<[GameStatus, number, number]>([
  ['postponed', 0, 1],
  ['live', 1, 0],
  ['final', 1, 0],
])(
  'a prediction without points for a game with the status %s is pending %i times and postponed %i times',
  (status, pending, postponed) => {
    const { weeks } = season([[5, null]], { getGames: () => [{ id: 'g1-1', status }] });
    expect(weeks[0]).toMatchObject({ pending, postponed });
  },
);

test('the total has only the trivia points that the ranking has', () => {
  const played: Points[] = [[5], [2], [0]];
  const { total } = season(played, { hits: 2, positions: scores({ 2: 3 }) });
  expect(total).toBe(9);
});

test.each<[string, Partial<SeasonFacts>, (number | null)[], number]>([
  ['no correct trivia leaves every week without a trivia point', { hits: 0 }, [0, 0, 0], 0],
  ['as many correct trivias as tickets give every week its point', { hits: 3 }, [1, 1, 1], 0],
  [
    'a position shows the trivia point of its week, and the others stay unknown',
    { hits: 2, positions: scores({ 1: 6 }) },
    [1, null, null],
    1,
  ],
  [
    'the remaining weeks have no point when all correct trivias are placed',
    { hits: 1, positions: scores({ 1: 6 }) },
    [1, 0, 0],
    0,
  ],
  [
    'the remaining weeks all have a point when as many are left',
    { hits: 2, positions: scores({ 1: 5 }) },
    [0, 1, 1],
    0,
  ],
  [
    'the answer of this session counts before the position',
    { hits: 1, answered: { week: 3, isCorrect: true } },
    [0, 0, 1],
    0,
  ],
  [
    'a wrong answer of this session has no point',
    { hits: 2, answered: { week: 3, isCorrect: false } },
    [1, 1, 0],
    0,
  ],
  ['a question without an answer has no point', { hits: 2, pendingWeek: 3 }, [1, 1, 0], 0],
  [
    'a position behind the results says nothing',
    { hits: 1, positions: scores({ 1: 2 }) },
    [null, null, null],
    1,
  ],
  [
    'a week without a position has no trivia point',
    { hits: 2, positions: new Map([[3, null]]) },
    [1, 1, 0],
    0,
  ],
])('placing the trivia points: %s', (_case, changes, expected, unplaced) => {
  const played: Points[] = changes.positions?.has(3) ? [[5], [5], [0]] : [[5], [5], [5]];
  const placed = season(played, changes);
  expect([trivias(placed), placed.unplacedTrivia]).toEqual([expected, unplaced]);
});

test('the weeks to place are the weeks with an unknown trivia point and without a loaded position', () => {
  const known = facts([[5], [5], [5]], { hits: 1, positions: scores({ 1: 2 }) });
  expect(getWeeksToPlace(createSeason(known), known)).toEqual([2, 3]);
  const placed = facts([[5], [5], [5]], { hits: 3 });
  expect(getWeeksToPlace(createSeason(placed), placed)).toEqual([]);
});

test('the undecided weeks are past weeks with unpublished points and unknown games, the newest first', () => {
  const played: Points[] = [[null], [5, null], [null], [null]];
  const known = facts(played, { getGames: (number) => (number === 3 ? [] : null) });
  expect(getUndecidedWeeks(createSeason(known), known)).toEqual([2, 1]);
});

test('tied best weeks are listed from the newest', () => {
  expect(season([[5], [2], [5]]).best.map(({ number }) => number)).toEqual([3, 1]);
});

test('a season without points has no best week', () => {
  expect(season([[0], [null]]).best).toEqual([]);
});

test.each<[string, Points[], Partial<SeasonFacts>, number, number]>([
  ['counts consecutive weeks with an exact score', [[5], [5, 0], [2]], {}, 0, 2],
  ['survives a week with points to publish', [[5], [2, null], [5]], {}, 2, 2],
  ['is broken by a week whose points are all published', [[5], [2], [5]], {}, 1, 1],
  ['is broken by a missed week', [[5], [], [5]], {}, 1, 1],
  ['survives the current week without a ticket', [[5], []], {}, 1, 1],
  [
    'survives a week whose only game was postponed',
    [[5], [null], [5]],
    { getGames: (number) => (number === 2 ? [{ id: 'g2-0', status: 'postponed' }] : null) },
    2,
    2,
  ],
])('the streak %s', (_case, played, changes, current, longest) => {
  expect(season(played, changes).streak).toEqual({ current, longest });
});

test.each([
  [
    { exact: 1, resultOnly: 1, missed: 1 },
    { exact: 34, resultOnly: 33, missed: 33 },
  ],
  [
    { exact: 1, resultOnly: 2, missed: 4 },
    { exact: 14, resultOnly: 29, missed: 57 },
  ],
  [
    { exact: 0, resultOnly: 0, missed: 0 },
    { exact: 0, resultOnly: 0, missed: 0 },
  ],
])('the shares of %j are %j', (counts, expected) => {
  expect(getShares(counts)).toEqual(expected);
});

const RUNS = process.env.FULL ? 100_000 : 3_000;
const options = { numRuns: RUNS, seed: 20_260_826 };
const points = fc.constantFrom(0, 2, 5, null);
const playedWeeks = fc.array(
  fc.record({ points: fc.array(points, { maxLength: 9 }), hasTrivia: fc.boolean(), isLoaded: fc.boolean() }),
  { maxLength: 23 },
);

// What the server adds up, without the product's sums.
function getScore(row: { points: Points; hasTrivia: boolean }): number {
  let score = row.points.length > 0 && row.hasTrivia ? 1 : 0;
  for (const value of row.points) score += value ?? 0;
  return score;
}

test(`the total of the season is the score of the ranking in ${RUNS} generated seasons`, () => {
  fc.assert(
    fc.property(playedWeeks, (rows) => {
      const hits = rows.filter(({ points, hasTrivia }) => points.length > 0 && hasTrivia).length;
      const loaded = rows.flatMap((row, index) =>
        row.isLoaded && row.points.length > 0 ? [[index + 1, getScore(row)] as const] : [],
      );
      const played = rows.map((row) => row.points);
      const result = season(played, { hits, positions: scores(Object.fromEntries(loaded)) });
      expect(result.total).toBe(rows.reduce((sum, row) => sum + getScore(row), 0));
      for (const { number, trivia, points } of result.weeks) {
        const row = rows[number - 1];
        if (row && trivia !== null) expect(points).toBe(getScore(row));
      }
    }),
    options,
  );
});

test(`the shares add up to 100 and are at most one off in ${RUNS} generated counts`, () => {
  const counts = fc.record({ exact: fc.nat(300), resultOnly: fc.nat(300), missed: fc.nat(300) });
  fc.assert(
    fc.property(counts, (one) => {
      const all = one.exact + one.resultOnly + one.missed;
      const shares = getShares(one);
      expect(shares.exact + shares.resultOnly + shares.missed).toBe(all === 0 ? 0 : 100);
      for (const key of ['exact', 'resultOnly', 'missed'] as const)
        if (all > 0) expect(Math.abs(shares[key] - (one[key] * 100) / all)).toBeLessThan(1);
    }),
    options,
  );
});
