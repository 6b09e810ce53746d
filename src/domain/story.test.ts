import { expect, test } from 'vitest';
import { createPrediction, week } from '../testing/fixtures.ts';
import { createSeason, createStory } from './season.ts';
import type { UserStats } from './types.ts';

const STATS: UserStats = { score: 40, position: 12, exact: 5, results: 6, trivias: 3, weeksPlayed: 3 };
const NO_STATS: UserStats = {
  score: null,
  position: null,
  exact: null,
  results: null,
  trivias: null,
  weeksPlayed: null,
};

// `played[0]` lists the points of each prediction of week 1, and so on.
const createPlayed = (played: readonly (readonly (number | null)[])[]) =>
  createSeason({
    weeks: played.map((_, index) => week(index + 1, '2026-07-17')),
    currentWeek: 24,
    predictions: new Map(
      played.map((points, index) => [
        index + 1,
        points.map((value, one) => createPrediction({ id: `${index}-${one}`, points: value })),
      ]),
    ),
    getGames: () => null,
    positions: new Map(),
    pendingWeek: null,
    answered: null,
    correctTrivias: 0,
  });

test('the story of a full season has six cards, the last one says thanks', () => {
  expect(createStory(createPlayed([[5, 2], [5, 5, 0], [0]]), STATS)).toEqual([
    { kind: 'best', week: 2, points: 10, otherWeeks: 0 },
    { kind: 'exact', exact: 5, games: 6 },
    { kind: 'streak', weeks: 2 },
    { kind: 'trivia', trivias: 3 },
    { kind: 'place', position: 12, score: 40 },
    { kind: 'thanks', score: 40, weeksPlayed: 3 },
  ]);
});

test.each([
  ['without figures of the server', [[5, 2]], NO_STATS, ['best', 'thanks']],
  [
    'with one week with an exact score, which is no streak',
    [[5], [0]],
    STATS,
    ['best', 'exact', 'trivia', 'place', 'thanks'],
  ],
  ['without points', [[0, 0]], { ...NO_STATS, score: 0, exact: 0, trivias: 0 }, ['thanks']],
  ['without published points', [[null]], STATS, []],
  ['without tickets', [], STATS, []],
])('the story of a season %s leaves out the cards without a figure', (_case, played, stats, kinds) => {
  expect(createStory(createPlayed(played), stats).map(({ kind }) => kind)).toEqual(kinds);
});
