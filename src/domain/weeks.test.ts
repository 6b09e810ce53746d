import fc from 'fast-check';
import { expect, it } from 'vitest';
import { at, createPrediction, game, week } from '../testing/fixtures.ts';
import { getCentreMidnight } from './centre-time.ts';
import { dates, GENERATED, getCurrentWeek, RUNS } from './reference.test.helper.ts';
import type { Game, GameStatus, Prediction, Week } from './types.ts';
import {
  chooseWeek,
  getCurrentNumber,
  getNextClosings,
  getSeasonKey,
  getSeasonNumber,
  getTabWeeks,
  haveAllWeeksPassed,
  isBeforeJoining,
  sortWeeks,
} from './weeks.ts';

const WEEKS = [week(7, '2026-08-28'), week(8, '2026-09-04'), week(9, '2026-09-11')];
const play = (id: string, number: number, when: string, status: GameStatus = 'active'): Game => ({
  ...game(id, 'Tigres', 'Toluca', when, status),
  week: number,
});
const GAMES = [
  play('2', 7, '2026-08-29T19:00:00'),
  play('1', 7, '2026-08-28T19:00:00'),
  play('4', 8, '2026-09-05T17:00:00', 'scheduled'),
  play('3', 8, '2026-09-05T17:00:00', 'scheduled'),
];
const NOW = at('2026-08-26T12:00:00');
const read = (games: readonly Game[], now = NOW, weeks = WEEKS) =>
  getNextClosings(games, weeks, now).map((closing) => [
    closing.week.number,
    closing.cutoff,
    closing.games.map(({ id }) => id).join(),
  ]);

it('the closing of a week is its next cut-off with every game of that cut-off', () => {
  const ofWeek8 = [8, at('2026-09-05T15:00:00'), '3,4'];
  expect(read(GAMES)).toEqual([[7, at('2026-08-28T17:00:00'), '1'], ofWeek8]);
  expect(read(GAMES, at('2026-08-28T17:00:00'))).toEqual([[7, at('2026-08-29T17:00:00'), '2'], ofWeek8]);
  expect(read(GAMES, at('2026-08-29T17:00:00'))).toEqual([ofWeek8]);
});

it.each(['live', 'final', 'postponed'] as const)('a week whose only game is %s has no closing', (status) => {
  expect(read([play('1', 7, '2026-08-28T19:00:00', status)])).toEqual([]);
});

it('the next closings use `before_hours_bet` of each week, also when it is 0 [3.11, 9.5]', () => {
  const weeks = [
    { ...week(7, '2026-08-28'), beforeHoursBet: 0 },
    { ...week(8, '2026-09-04'), beforeHoursBet: 24 },
  ];
  expect(read(GAMES, NOW, weeks).map(([, cutoff]) => cutoff)).toEqual([
    at('2026-08-28T19:00:00'),
    at('2026-09-04T17:00:00'),
  ]);
});

it('a game of a week that is not listed has no closing', () => {
  expect(read([play('1', 20, '2026-08-28T19:00:00')])).toEqual([]);
});

it('getSeasonKey returns the year and month in which the first week starts, and null without weeks', () => {
  expect([getSeasonKey(WEEKS), getSeasonKey([])]).toEqual(['2026-08', null]);
});

// `reference.test.ts` checks the weeks that the next two functions choose by date.
it('the current week is the week that the server names', () => {
  expect(getSeasonNumber(WEEKS, 8, NOW)).toBe(8);
});

const ANSWER = { number: 8, betDays: 'viernes' };
// WEEKS have all passed.
const LATER = at('2026-09-30T12:00:00');

it.each([
  ['the answer', { isAnswered: true, lastAnswer: ANSWER, storedNumber: null }, NOW, 8, false],
  [
    'an earlier answer after a failure',
    { isAnswered: false, lastAnswer: ANSWER, storedNumber: 9 },
    NOW,
    8,
    false,
  ],
  [
    'an earlier answer after all weeks',
    { isAnswered: true, lastAnswer: ANSWER, storedNumber: null },
    LATER,
    8,
    false,
  ],
  [
    'the stored week after a failure',
    { isAnswered: false, lastAnswer: null, storedNumber: 9 },
    NOW,
    9,
    false,
  ],
  ['the date after a failure', { isAnswered: false, lastAnswer: null, storedNumber: null }, NOW, 7, true],
  [
    'the date after all weeks and a failure',
    { isAnswered: false, lastAnswer: null, storedNumber: null },
    LATER,
    9,
    true,
  ],
  ['the date without a current week', { isAnswered: true, lastAnswer: null, storedNumber: 9 }, NOW, 7, false],
  ['the end of the season', { isAnswered: true, lastAnswer: null, storedNumber: null }, LATER, 10, false],
])('the season week is chosen by %s', (_by, known, now, seasonNumber, isGuessed) => {
  const betDays = known.lastAnswer?.betDays ?? '';
  expect(chooseWeek(WEEKS, now, known)).toEqual({ seasonNumber, isGuessed, betDays });
});

it.each([
  [7, 7],
  [6, 7],
  [8, 9],
  [10, 9],
  [null, null],
])('of the listed weeks 7 and 9, the current one at season week %s is %s', (seasonNumber, current) => {
  expect(getCurrentNumber([{ number: 7 }, { number: 9 }], seasonNumber)).toBe(current);
});

it.each([
  ['an earlier week whose list of predictions is empty', 9, new Map([[7, []]]), [9]],
  [
    'a week without predictions while the current week is unknown',
    null,
    new Map([[7, [createPrediction()]]]),
    [7],
  ],
])('getTabWeeks leaves out %s', (_week, seasonNumber, predictions, numbers) => {
  const all = [week(0, '2026-07-01'), ...WEEKS];
  expect(getTabWeeks(all, seasonNumber, predictions).map(({ number }) => number)).toEqual(numbers);
});

const withoutStart = (number: number) => ({ ...week(number, ''), dateStart: null });

it.each([
  ['skips a week without a start', [week(7, '2026-08-21'), withoutStart(8), week(9, '2026-09-11')], 9],
  ['is the last week when the later ones have no start', [week(7, '2026-08-21'), withoutStart(8)], 8],
  ['is the last week when no week has a start', [withoutStart(7), withoutStart(8)], 8],
])('the current week by date %s [4.28]', (_, weeks, number) => {
  expect(getSeasonNumber(weeks, null, NOW)).toBe(number);
});

it.each([
  ['over when an earlier week has no start', [withoutStart(6), week(7, '2026-08-01')], true],
  ['not over when the last week has no start', [week(6, '2026-08-01'), withoutStart(7)], false],
  ['not over when no week has a start', [withoutStart(6)], false],
])('the season is %s', (_, weeks, isOver) => {
  expect(haveAllWeeksPassed(weeks, NOW)).toBe(isOver);
});

it('the season is named by the first week with a start', () => {
  expect([getSeasonKey([withoutStart(1), week(2, '2026-07-17')]), getSeasonKey([withoutStart(1)])]).toEqual([
    '2026-07',
    null,
  ]);
});

it('a player has not joined after a week without a start', () => {
  expect(isBeforeJoining({ dateStart: null }, NOW)).toBe(false);
});

it('sortWeeks returns the weeks by number and leaves the given list as it is', () => {
  const listed = [week(10, '2026-09-18'), week(8, '2026-09-04'), week(9, '2026-09-11')];
  expect(sortWeeks(listed).map(({ number }) => number)).toEqual([8, 9, 10]);
  expect(listed.map(({ number }) => number)).toEqual([10, 8, 9]);
});

it(`the current week and the weeks with a tab agree with the reference implementation for ${RUNS} generated calendars`, () => {
  const calendars = fc.uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 40 }), dateStart: dates }), {
    selector: ({ number }) => number,
    maxLength: 8,
  });
  const instants = fc.tuple(dates, fc.integer({ min: -2, max: 2 }), fc.integer({ min: 0, max: 86_399_999 }));
  fc.assert(
    fc.property(
      calendars,
      instants,
      fc.array(fc.integer({ min: 1, max: 40 })),
      (rows, [date, edge, within], sent) => {
        const now = getCentreMidnight(rows[0]?.dateStart ?? date) + (edge === 0 ? within : edge);
        const weeks = sortWeeks(
          rows.map((row) => ({
            ...row,
            alias: null,
            beforeHoursBet: null,
            beforeWeeksBet: null,
          })),
        );
        const referenceWeeks = rows.map((row) => ({ ...row, hours: null, weeks: null }));
        const current = getCurrentWeek(referenceWeeks, now);
        expect(getSeasonNumber(weeks as Week[], null, now)).toBe(current);
        const predictions = new Map(sent.map((number) => [number, [{} as Prediction]]));
        const shown = new Set(
          rows.filter((row) => row.number >= (current ?? 99) || sent.includes(row.number)),
        );
        expect(getTabWeeks(weeks, current, predictions).map(({ number }) => number)).toEqual(
          [...shown].map(({ number }) => number).sort((a, b) => a - b),
        );
      },
    ),
    GENERATED,
  );
}, 600_000);
