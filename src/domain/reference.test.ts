import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getCentreMidnight } from './centre-time.ts';
import {
  centreText,
  getCurrentWeek,
  getVerdict,
  type ReferenceGame,
  type ReferenceWeek,
} from './reference.test.helper.ts';
import type { Game, Prediction, Week } from './types.ts';
import { chooseCurrentWeek, getVisibleWeeks, sortGames } from './weeks.ts';
import { areAllExpired, areAllNext, getPredictionWindow, isAvailable, isExpired, isNext } from './window.ts';

const RUNS = process.env.FULL ? 100_000 : 5_000;
const options = { numRuns: RUNS, seed: Number(process.env.SEED ?? 20_260_826) };

const two = (value: number) => String(value).padStart(2, '0');
const dates = fc
  .tuple(
    fc.integer({ min: 2024, max: 2029 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom(':00', ':30', ''))
  .map(([hour, minute, second]) => `${two(hour)}:${two(minute)}${second}`);
const statuses = fc.constantFrom(
  'active' as const,
  'active' as const,
  'scheduled' as const,
  'final' as const,
);

const worlds = fc.record({
  week: fc.record({
    number: fc.integer({ min: 1, max: 23 }),
    hours: fc.option(fc.integer({ min: 0, max: 200 })),
    weeks: fc.option(fc.integer({ min: 0, max: 5 })),
    dateStart: dates,
  }),
  games: fc.array(
    fc.record({
      daysAfter: fc.integer({ min: -9, max: 9 }),
      time: times,
      status: statuses,
      hasPrediction: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  // The sampled instant: `step` ms after a boundary of the first game's window or, for `anywhere`, `drift` ms
  // after its kick-off.
  turn: fc.constantFrom('start', 'cutoff', 'opening', 'weekStart', 'anywhere'),
  step: fc.constantFrom(-60_000, -1000, -1, 0, 1, 1000),
  drift: fc.integer({ min: -60 * 86_400_000, max: 60 * 86_400_000 }),
});

const getKickOff = (date: string, time: string) =>
  Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}-06:00`);

it(`in ${RUNS} generated weeks, the betting windows agree with the reference implementation, and sortGames sorts by date and time`, () => {
  fc.assert(
    fc.property(worlds, ({ week, games, turn, step, drift }) => {
      const rule = { beforeHoursBet: week.hours, beforeWeeksBet: week.weeks, dateStart: week.dateStart };
      const referenceWeek: ReferenceWeek = week;
      const rows = games.map(({ daysAfter, ...game }) => {
        const date = centreText(getCentreMidnight(week.dateStart) + daysAfter * 86_400_000).slice(0, 10);
        const kickOff = getKickOff(date, game.time);
        return { ...game, date, kickOff, window: getPredictionWindow({ kickOff }, rule) };
      });
      const first = rows[0];
      if (!first) return;
      const now = turn === 'anywhere' ? first.kickOff + drift : first.window[turn as 'start'] + step;
      const verdicts = rows.map((row) => getVerdict(row as ReferenceGame, referenceWeek, now));
      const ours = rows.map(({ window, status, hasPrediction }) => ({
        expired: isExpired(window, now),
        isNext: isNext(window, now),
        available: isAvailable({ status }, window, hasPrediction, now),
      }));
      expect(ours).toEqual(verdicts);
      const windows = rows.map(({ window }) => window);
      expect(areAllExpired(windows, now)).toBe(verdicts.every(({ expired }) => expired));
      expect(areAllNext(windows, now)).toBe(verdicts.every(({ isNext: next }) => next));
      const ordered = sortGames(rows as unknown as Game[]) as unknown as typeof rows;
      const texts = ordered.map(({ date, time }) => `${date} ${time.slice(0, 5)}${time.slice(5) || ':00'}`);
      expect(texts).toEqual([...texts].sort());
    }),
    options,
  );
}, 600_000);

it(`the current and the visible weeks agree with the reference implementation for ${RUNS} generated calendars`, () => {
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
        const weeks = rows.map((row) => ({
          ...row,
          alias: null,
          beforeHoursBet: null,
          beforeWeeksBet: null,
        }));
        const referenceWeeks = rows.map((row) => ({ ...row, hours: null, weeks: null }));
        const current = getCurrentWeek(referenceWeeks, now);
        expect(chooseCurrentWeek(weeks as Week[], null, now)).toBe(current);
        const predictions = new Map(sent.map((number) => [number, [{} as Prediction]]));
        const shown = new Set(
          rows.filter((row) => row.number >= (current ?? 99) || sent.includes(row.number)),
        );
        expect(getVisibleWeeks(weeks, current, predictions).map(({ number }) => number)).toEqual(
          [...shown].map(({ number }) => number).sort((a, b) => a - b),
        );
      },
    ),
    options,
  );
}, 600_000);
