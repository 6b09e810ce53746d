import fc from 'fast-check';
import { expect, it } from 'vitest';
import { at, game, week } from '../testing/fixtures.ts';
import { getNextClosings, getSeasonKey } from './closings.ts';
import { centreText, getVerdict } from './reference.test.helper.ts';
import type { Game, GameStatus } from './types.ts';

const WEEKS = [week(8, '2026-09-04'), week(7, '2026-08-28'), week(9, '2026-09-11')];
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
  getNextClosings(games, weeks, now).map((one) => [
    one.week.number,
    one.cutoff,
    one.games.map(({ id }) => id).join(),
  ]);

it('the closing of a week is its next cut-off with every game of that cut-off', () => {
  expect(read(GAMES)).toEqual([
    [7, at('2026-08-28T17:00:00'), '1'],
    [8, at('2026-09-05T15:00:00'), '4,3'],
  ]);
});

it.each(['live', 'final', 'postponed'] as const)('a week whose only game is %s has no closing', (status) => {
  expect(read([play('1', 7, '2026-08-28T19:00:00', status)])).toEqual([]);
});

it('the next closings use `before_hours_bet` of each week, also when it is 0', () => {
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

it('for random games, the closing of a week has the games with the earliest kick-off that are not expired in the reference implementation', () => {
  const games = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 13 }), hour: fc.integer({ min: 0, max: 23 }) }),
    { maxLength: 6 },
  );
  const two = (value: number) => String(value).padStart(2, '0');
  fc.assert(
    fc.property(
      games,
      fc.option(fc.integer({ min: 0, max: 48 })),
      fc.integer({ min: 0, max: 14 * 24 * 60 }),
      (times, hours, minutes) => {
        const now = at('2026-08-28T00:00:00') + minutes * 60_000;
        const rule = { ...week(7, '2026-08-28'), beforeHoursBet: hours };
        const rows = times.map(({ day, hour }, index) => {
          const date = centreText(at('2026-08-28T00:00:00') + day * 86_400_000).slice(0, 10);
          return play(String(index), 7, `${date}T${two(hour)}:00:00`);
        });
        const isAhead = ({ date, time }: Game) =>
          !getVerdict(
            { date, time, status: 'active', hasPrediction: false },
            { number: 7, hours, weeks: null, dateStart: rule.dateStart },
            now,
          ).expired;
        const ahead = rows.filter(isAhead).sort((a, b) => a.kickOff - b.kickOff);
        const expected = ahead.flatMap(({ id, kickOff }) => (kickOff === ahead[0]?.kickOff ? id : []));
        const [closing] = getNextClosings(rows, [rule], now);
        expect([...(closing?.games ?? [])].map(({ id }) => id).sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: process.env.FULL ? 100_000 : 1_000 },
  );
});

it('getSeasonKey returns the year and month in which the week with the lowest number starts, and null without weeks', () => {
  expect([getSeasonKey(WEEKS), getSeasonKey([])]).toEqual(['2026-08', null]);
});
