import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, createPrediction } from '../testing/fixtures.ts';
import { getCentreMidnight } from './centre-time.ts';
import { getGameState, isFillable } from './game-state.ts';
import { sortGames } from './games.ts';
import {
  centreText,
  dates,
  GENERATED,
  getVerdict,
  type ReferenceGame,
  type ReferenceWeek,
  RUNS,
  twoDigits,
} from './reference.test.helper.ts';
import type { Game } from './types.ts';
import {
  type GameWindow,
  getFirstOpening,
  getNextChange,
  getOpening,
  getPhase,
  getPredictionWindow,
  getWeekPhase,
  isLastCall,
  LAST_CALL_MS,
} from './window.ts';

const week = { beforeHoursBet: null, beforeWeeksBet: null, dateStart: '2026-08-28' };
const game = { kickOff: at('2026-08-29T19:00:00'), status: 'active' as const };
const usual = getPredictionWindow(game, week);

test('getOpening is the start of the week when the week starts before the game’s own opening', () => {
  const late = getPredictionWindow(game, { ...week, beforeWeeksBet: 0 });
  expect(getOpening(late)).toBe(at('2026-08-28T00:00:00'));
});

const prediction = createPrediction();
const before = at('2026-08-01T12:00:00');
const inside = at('2026-08-29T12:00:00');
const after = at('2026-08-29T18:00:00');

test('a week without games is neither before its opening nor closed', () => {
  expect([getWeekPhase([], before), getWeekPhase([], after)]).toEqual(['open', 'open']);
});

const closing = { start: 10, cutoff: 5, opening: 1, weekStart: 1 };
const coming = { start: 30, cutoff: 25, opening: 20, weekStart: 20 };
const asActive = (gameWindow: GameWindow) => ({ game: { status: 'active' as const }, gameWindow });

test.each([
  ['closed while its first game has closed and its second one has not opened', 6, 'closed'],
  ['open while its second game is open', 20, 'open'],
  ['closed from its last cut-off on', 25, 'closed'],
  ['before its opening while no game has opened', 0, 'before'],
] as const)('a week of two games is %s', (_what, now, phase) => {
  expect(getWeekPhase([closing, coming].map(asActive), now)).toBe(phase);
});

test('an undecided game that is open or closed leaves its week before the first opening', () => {
  const games = [{ game: { status: 'undecided' as const }, gameWindow: closing }, asActive(coming)];
  expect([1, 5].map((now) => getWeekPhase(games, now))).toEqual(['before', 'before']);
});

test('a week whose dated games are all undecided neither opens nor closes', () => {
  const games = [{ game: { status: 'undecided' as const }, gameWindow: closing }];
  expect([0, 1, 5].map((now) => getWeekPhase(games, now))).toEqual(['open', 'open', 'open']);
});

test('a game that would open after its cut-off is before its opening until the kick-off, then closed', () => {
  const gameWindow = { start: 10, cutoff: 5, opening: 20, weekStart: 20 };
  expect([getPhase(gameWindow, 9), getPhase(gameWindow, 10)]).toEqual(['before', 'closed']);
});

test.each([
  [0, 1],
  [1, 2],
  [3, 4],
  [4, null],
])(
  'getNextChange after the instant %d returns %j for a window with the instants 1 to 4 in two orders',
  (now, next) => {
    expect(getNextChange([{ start: 4, cutoff: 3, opening: 1, weekStart: 2 }], now)).toBe(next);
    expect(getNextChange([{ start: 1, cutoff: 2, opening: 3, weekStart: 4 }], now)).toBe(next);
  },
);

const undated = getPredictionWindow({ kickOff: null }, week);

const early = { game: { status: 'undecided' as const }, gameWindow: closing };
const first = { game: { status: 'active' as const }, gameWindow: coming };
const later = { ...first, gameWindow: { start: 50, cutoff: 45, opening: 40, weekStart: 40 } };
const never = { ...first, gameWindow: undated };

test.each([
  ['the opening of its first dated game', [never, first, later], 20],
  ['not the opening of an earlier game that is undecided', [early, first, later], 20],
  ['null if the only dated game is undecided', [early, never], null],
  ['null if no game is dated', [never], null],
  ['null without games', [], null],
])('getFirstOpening of a week is %s', (_what, games, opening) => {
  expect(getFirstOpening(games)).toBe(opening);
});

test('a game without a kick-off neither opens nor closes by time, and doesn’t keep its week from closing', () => {
  expect([getPhase(undated, after), getNextChange([undated], after)]).toEqual(['open', null]);
  expect(getWeekPhase([usual, undated].map(asActive), after)).toBe('closed');
  expect(getWeekPhase([usual, undated].map(asActive), before)).toBe('before');
  expect([getWeekPhase([asActive(undated)], after), getWeekPhase([asActive(undated)], before)]).toEqual([
    'open',
    'open',
  ]);
});

test('a game of a week without a start opens seven days before its kick-off [9.4]', () => {
  const free = getPredictionWindow(game, { ...week, dateStart: null });
  expect(getOpening(free)).toBe(at('2026-08-22T19:00:00'));
  expect([getPhase(free, before), getPhase(free, inside)]).toEqual(['before', 'open']);
});

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom(':00', ':30', ''))
  .map(([hour, minute, second]) => `${twoDigits(hour)}:${twoDigits(minute)}${second}`);
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

test(`in ${RUNS} generated weeks, the betting windows agree with the reference implementation, and sortGames sorts by date and time`, () => {
  fc.assert(
    fc.property(worlds, ({ week, games, turn, step, drift }) => {
      const rule = { beforeHoursBet: week.hours, beforeWeeksBet: week.weeks, dateStart: week.dateStart };
      const referenceWeek: ReferenceWeek = week;
      const rows = games.map(({ daysAfter, ...game }) => {
        const date = centreText(getCentreMidnight(week.dateStart) + daysAfter * 86_400_000).slice(0, 10);
        const kickOff = getKickOff(date, game.time);
        return { ...game, date, kickOff, gameWindow: getPredictionWindow({ kickOff }, rule) };
      });
      const first = rows[0];
      if (!first) return;
      const now = turn === 'anywhere' ? first.kickOff + drift : first.gameWindow[turn as 'start'] + step;
      const verdicts = rows.map((row) => getVerdict(row as ReferenceGame, referenceWeek, now));
      const ours = rows.map(({ gameWindow, status, hasPrediction }) => ({
        expired: getPhase(gameWindow, now) !== 'open',
        isNext: getPhase(gameWindow, now) === 'before',
        available: isFillable(
          getGameState(
            { game: { status }, gameWindow, prediction: hasPrediction ? prediction : null, draft: null },
            now,
          ),
        ),
      }));
      expect(ours).toEqual(verdicts);
      const weekGames = rows.map(({ gameWindow }) => asActive(gameWindow));
      expect(getWeekPhase(weekGames, now) !== 'open').toBe(verdicts.every(({ expired }) => expired));
      expect(getWeekPhase(weekGames, now) === 'before').toBe(verdicts.every(({ isNext }) => isNext));
      const ordered = sortGames(rows as unknown as Game[]) as unknown as typeof rows;
      const texts = ordered.map(({ date, time }) => `${date} ${time.slice(0, 5)}${time.slice(5) || ':00'}`);
      expect(texts).toEqual([...texts].sort());
    }),
    GENERATED,
  );
}, 600_000);

test.each([
  [LAST_CALL_MS, false],
  [LAST_CALL_MS - 1, true],
])('with %d ms left before a cut-off, it is a last call: %j', (left, isLast) => {
  expect(isLastCall({ cutoff: 1_000_000 }, 1_000_000 - left)).toBe(isLast);
});
