import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPrediction, week } from '../testing/fixtures.ts';
import {
  createSeasonSummary,
  createStory,
  getAccuracy,
  getUndecidedWeeks,
  hasTriviaPoints,
  type SeasonInput,
  type SeasonWeek,
} from './season.ts';
import type { GameStatus, Prediction, UserStats } from './types.ts';

type Points = readonly (number | null)[];

const toPredictions = (number: number, points: Points): Prediction[] =>
  points.map((value, index) =>
    createPrediction({ id: `${number}-${index}`, gameId: `g${number}-${index}`, points: value }),
  );

// `played[0]` lists the points of each prediction of week 1 (null: not published yet), and so on. The last week
// of `played` is the current week.
function createInput(played: readonly Points[], changes: Partial<SeasonInput> = {}): SeasonInput {
  return {
    weeks: Array.from({ length: 23 }, (_, index) => week(index + 1, '2026-07-17')),
    seasonNumber: played.length,
    predictions: new Map(
      played.map((points, index) => [index + 1, toPredictions(index + 1, points)] as const),
    ),
    getGames: () => null,
    triviaPoints: new Map(),
    correctTrivias: 0,
    ...changes,
  };
}

const season = (played: readonly Points[], changes?: Partial<SeasonInput>) =>
  createSeasonSummary(createInput(played, changes));
const trivias = ({ weeks }: { weeks: readonly SeasonWeek[] }) => weeks.map(({ trivia }) => trivia);

test('a season without tickets has no weeks, no points and no average', () => {
  expect(season([[], []])).toEqual({
    weeks: [],
    total: 0,
    seasonTrivia: 0,
    best: [],
    streak: { current: 0, longest: 0 },
    ticketStreak: { current: 0, longest: 0 },
    accuracy: { exact: 0, resultOnly: 0, missed: 0 },
    average: null,
  });
});

test('a season’s week splits its points: 2 for each result, 3 more for each exact score, and the trivia', () => {
  const { weeks, total } = season([[5, 5, 2, 0]], { triviaPoints: new Map([[1, 1]]) });
  expect(weeks).toMatchObject([
    { exact: 2, results: 3, missed: 1, exactPoints: 6, resultPoints: 6, trivia: 1, points: 13 },
  ]);
  expect(total).toBe(13);
});

test('in the season summary, a past week without a ticket has the kind `skipped`, and the current one `noTicketYet`', () => {
  const { weeks } = season([[5], [], [2]], { seasonNumber: 4 });
  expect(weeks.map(({ kind, isCurrent }) => [kind, isCurrent])).toEqual([
    ['ticket', false],
    ['skipped', false],
    ['ticket', false],
    ['noTicketYet', true],
  ]);
});

test('a week without a ticket does not lower the average of the season', () => {
  expect(season([[5], [], [2]], { seasonNumber: 4 }).average).toBe(3.5);
});

test('the season includes a ticket for a week after the current week', () => {
  const predictions = new Map([[9, toPredictions(9, [null])]]);
  const { weeks } = season([], { seasonNumber: 8, predictions });
  expect(weeks.at(-1)).toMatchObject({ number: 9, kind: 'ticket', pending: 1 });
});

test('predictions without published points are pending and add nothing to the total and the percentages of the season', () => {
  const { total, accuracy, weeks } = season([[5, null, null]]);
  expect([total, accuracy.exact, weeks[0]?.pending]).toEqual([5, 100, 2]);
});

test.each<[GameStatus, number, number, number]>([
  ['postponed', 0, 1, 0],
  ['cancelled', 0, 0, 1],
  ['unknown', 1, 0, 0],
])(
  'the season counts a prediction without points of a %s game as %i pending, %i postponed and %i cancelled',
  (status, pending, postponed, cancelled) => {
    const games = [
      { id: 'g1-0', status: 'final' as const },
      { id: 'g1-1', status },
    ];
    const { weeks } = season([[5, null]], { getGames: () => games });
    expect(weeks[0]).toMatchObject({ pending, postponed, cancelled });
  },
);

test('the weeks of the season are sorted by number when the server lists them in another order', () => {
  const weeks = [3, 1, 2].map((number) => week(number, '2026-07-17'));
  expect(season([[5], [2], [0]], { weeks }).weeks.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('the average of the season includes trivia points whose week is unknown', () => {
  expect(season([[5], [5], [5], [5]], { correctTrivias: 2 }).average).toBe(5.5);
});

test('while the server names no current week, a week without a ticket has the kind `noTicketYet` and 0 trivia points', () => {
  const { weeks } = season([[5], [], [2]], { seasonNumber: null });
  expect(weeks[1]).toMatchObject({ kind: 'noTicketYet', trivia: 0 });
});

test.each<[string, Partial<SeasonInput>, (number | null)[], number]>([
  ['no known points leave every week without a trivia point', {}, [null, null, null], 0],
  ['correct trivias of unknown weeks are points of the season', { correctTrivias: 3 }, [null, null, null], 3],
  [
    'known points are those of their week',
    {
      correctTrivias: 2,
      triviaPoints: new Map([
        [1, 1],
        [2, 0],
        [3, 1],
      ]),
    },
    [1, 0, 1],
    0,
  ],
  [
    'the correct trivias beyond the known points are points of the season',
    { correctTrivias: 3, triviaPoints: new Map([[2, 1]]) },
    [null, 1, null],
    2,
  ],
  [
    'the known points count without statistics',
    { correctTrivias: null, triviaPoints: new Map([[2, 1]]) },
    [null, 1, null],
    0,
  ],
  [
    'the known points count when the statistics are older',
    { correctTrivias: 0, triviaPoints: new Map([[3, 1]]) },
    [null, null, 1],
    0,
  ],
  [
    'the point of a week without a ticket, whose games have moved, is a point of the season',
    { correctTrivias: 1, triviaPoints: new Map([[9, 1]]) },
    [null, null, null],
    1,
  ],
])('trivia points of the season: %s', (_case, changes, expected, seasonTrivia) => {
  const summary = season([[5], [5], [5]], changes);
  expect([trivias(summary), summary.seasonTrivia]).toEqual([expected, seasonTrivia]);
  expect(summary.total).toBe(
    15 + seasonTrivia + expected.reduce<number>((sum, point) => sum + (point ?? 0), 0),
  );
});

test.each([
  ['known in one week', new Map([[2, 0]]), true],
  ['known in a week without a ticket alone', new Map([[3, 1]]), false],
  ['unknown', new Map(), false],
])('hasTriviaPoints of a season whose trivia points are %s is %s', (_case, triviaPoints, expected) => {
  expect(hasTriviaPoints(season([[5], [5], []], { triviaPoints }).weeks)).toBe(expected);
});

test.each<[string, string[], number[]]>([
  ['whose games are not loaded', [], [3, 2, 1]],
  ['but those whose games are loaded', ['g3-0'], [2, 1]],
  ['also those of which another game is loaded', ['g2-0'], [3, 2, 1]],
])(
  'getUndecidedWeeks returns the past weeks with unpublished points, the newest first, %s',
  (_case, ids, expected) => {
    const played: Points[] = [[null], [5, null], [null], [5, 0], [null]];
    const getGames = (number: number) =>
      ids.filter((id) => id.startsWith(`g${number}-`)).map((id) => ({ id, status: 'postponed' as const }));
    expect(getUndecidedWeeks(createInput(played, { getGames }))).toEqual(expected);
  },
);

test.each<[string, Points[], number, number]>([
  ['counts consecutive weeks with a ticket, whatever its points', [[0], [null], [5]], 3, 3],
  ['ends with a past week without a ticket', [[5], [5], [], [5]], 1, 2],
  ['continues over the current week without a ticket', [[5], [0], []], 2, 2],
])('the streak of tickets %s', (_case, played, current, longest) => {
  expect(season(played).ticketStreak).toEqual({ current, longest });
});

test('the best weeks of the season with equal points are listed from the newest', () => {
  expect(season([[5], [2], [5]]).best.map(({ number }) => number)).toEqual([3, 1]);
});

test('a week whose only points are of its trivia is no best week while its games are open', () => {
  expect(season([[null]], { triviaPoints: new Map([[1, 1]]) }).best).toEqual([]);
});

test.each<[string, Points[], Partial<SeasonInput>, number, number]>([
  ['counts consecutive weeks with an exact score', [[5], [5, 0], [2]], {}, 0, 2],
  ['continues over a week with unpublished points', [[5], [2, null], [5]], {}, 2, 2],
  ['ends with a past week without a ticket', [[5], [], [5]], {}, 1, 1],
  ['continues over the current week without a ticket', [[5], []], {}, 1, 1],
  [
    'continues over a week whose only game was postponed',
    [[5], [null], [5]],
    { getGames: (number) => (number === 2 ? [{ id: 'g2-0', status: 'postponed' }] : null) },
    2,
    2,
  ],
])('the streak of the season %s', (_case, played, changes, current, longest) => {
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
])('getAccuracy rounds the numbers of games %j to the percentages %j', (counts, expected) => {
  expect(getAccuracy(counts)).toEqual(expected);
});

const STATS: UserStats = { score: 40, position: 12, exact: 5, results: 6, trivias: 3, weeksPlayed: 3 };
const NO_STATS: UserStats = {
  score: null,
  position: null,
  exact: null,
  results: null,
  trivias: null,
  weeksPlayed: null,
};

const createOver = (played: readonly Points[]) => season(played, { seasonNumber: 24 });

test('the story of a full season has six cards, the last one says thanks', () => {
  expect(createStory(createOver([[5, 2], [5, 5, 0], [0]]), STATS)).toEqual([
    { kind: 'best', week: 2, points: 10, otherWeeks: 0 },
    { kind: 'exact', exact: 5, games: 6 },
    { kind: 'streak', weeks: 2 },
    { kind: 'trivia', trivias: 3 },
    { kind: 'place', position: 12 },
    { kind: 'thanks', score: 40, weeksPlayed: 3 },
  ]);
});

test.each([
  ['without figures of the server', [[5, 2]], NO_STATS, ['best', 'exact', 'thanks']],
  [
    'with one week with an exact score, which is no streak',
    [[5], [0]],
    STATS,
    ['best', 'exact', 'trivia', 'place', 'thanks'],
  ],
  ['without points', [[0, 0]], { ...NO_STATS, score: 0, exact: 0, trivias: 0 }, ['thanks']],
  ['without published points', [[null]], STATS, []],
])('the story of a season %s leaves out the cards without a figure', (_case, played, stats, kinds) => {
  expect(createStory(createOver(played), stats).map(({ kind }) => kind)).toEqual(kinds);
});

const RUNS = process.env.FULL ? 100_000 : 3_000;
const options = { numRuns: RUNS, seed: Number(process.env.SEED ?? 20_260_826) };
const points = fc.constantFrom(0, 2, 5, null);
const playedWeeks = fc.array(
  fc.record({ points: fc.array(points, { maxLength: 9 }), hasTrivia: fc.boolean(), isKnown: fc.boolean() }),
  { maxLength: 23 },
);

// The score of a week as the server counts it, computed without the product's code.
function getScore(row: { points: Points; hasTrivia: boolean }): number {
  let score = row.points.length > 0 && row.hasTrivia ? 1 : 0;
  for (const value of row.points) score += value ?? 0;
  return score;
}

test(`in ${RUNS} generated seasons, the total equals the server’s scores of all weeks`, () => {
  fc.assert(
    fc.property(playedWeeks, (rows) => {
      const correctTrivias = rows.filter(({ points, hasTrivia }) => points.length > 0 && hasTrivia).length;
      const known = rows.flatMap((row, index) =>
        row.isKnown && row.points.length > 0 ? [[index + 1, row.hasTrivia ? 1 : 0] as const] : [],
      );
      const played = rows.map((row) => row.points);
      const result = season(played, { correctTrivias, triviaPoints: new Map(known) });
      expect(result.total).toBe(rows.reduce((sum, row) => sum + getScore(row), 0));
      for (const { number, trivia, points } of result.weeks) {
        const row = rows[number - 1];
        if (row && trivia !== null) expect(points).toBe(getScore(row));
      }
    }),
    options,
  );
}, 600_000);

test(`the percentages of getAccuracy add up to 100, each less than 1 off, in ${RUNS} generated counts`, () => {
  const counts = fc.record({ exact: fc.nat(300), resultOnly: fc.nat(300), missed: fc.nat(300) });
  fc.assert(
    fc.property(counts, (outcomes) => {
      const all = outcomes.exact + outcomes.resultOnly + outcomes.missed;
      const accuracy = getAccuracy(outcomes);
      expect(accuracy.exact + accuracy.resultOnly + accuracy.missed).toBe(all === 0 ? 0 : 100);
      for (const key of ['exact', 'resultOnly', 'missed'] as const)
        if (all > 0) expect(Math.abs(accuracy[key] - (outcomes[key] * 100) / all)).toBeLessThan(1);
    }),
    options,
  );
}, 600_000);
