import { expect, test } from 'vitest';
import type { GameStatus } from '../../domain/types.ts';
import { isPast } from './use-is-past.ts';

const WEEK_7 = { scope: 'week', week: 7, page: 1 } as const;
const GENERAL = { scope: 'general', week: null, page: 1 } as const;

const createState = (statuses: GameStatus[], points: (number | null)[] = []) => ({
  isOver: false,
  seasonNumber: 7,
  games: statuses.map((status, index) => ({ id: `${index}`, status })),
  predictions: points.map((one, index) => ({ gameId: `${index}`, points: one })),
});

test.each([
  ['one of its games is to be played', createState(['final', 'active']), false],
  ['one of its games is live', createState(['final', 'live']), false],
  ['its games are not loaded', { ...createState([]), games: undefined }, false],
  ['all its games are postponed', createState(['postponed']), false],
  ['all its games are final', createState(['final', 'final']), true],
  ['all its games but a postponed one are final', createState(['final', 'postponed']), true],
  [
    'all its games are final and a prediction has no points yet',
    createState(['final', 'final'], [5, null]),
    false,
  ],
  ['a prediction without points has a cancelled game', createState(['final', 'cancelled'], [5, null]), true],
  ['a prediction without points has a postponed game', createState(['final', 'postponed'], [5, null]), true],
  ['a prediction without points has an unlisted game', createState(['final'], [5, null]), false],
  ['all its games are final and the predictions have their points', createState(['final'], [5, 0]), true],
  ['a later week is the current one', { ...createState(['active']), seasonNumber: 8 }, true],
  ['the season is over', { ...createState(['active']), isOver: true }, true],
])('when %s, the table of a week of Ranking is past or not', (_when, state, expected) => {
  expect(isPast(WEEK_7, state)).toBe(expected);
});

test.each([true, false])(
  'the general table of Ranking is past only when the season is over: %s',
  (isOver) => {
    expect(isPast(GENERAL, { ...createState(['final']), isOver, seasonNumber: 9 })).toBe(isOver);
  },
);
