import { expect, test } from 'vitest';
import { formatDay } from '../../../copy/format.ts';
import type { Prediction, Week } from '../../../domain/types.ts';
import type { Stores } from '../../../stores/index.ts';
import {
  at,
  createMyPosition,
  createPrediction,
  createRankingPage,
  week,
} from '../../../testing/fixtures.ts';
import { createGameWorld } from '../../../testing/game-world.ts';
import { createWeekTabs } from './create-week-tabs.ts';

interface Season {
  now?: string;
  weeks?: readonly Week[];
  sent?: readonly Prediction[];
  current?: number;
  // The player's score in the ranking of week 7; null if the player has no position.
  score?: number | null;
}

const WEEK = week(7, '2026-08-28');
const sentGame = (gameId: string, points: number | null = null) =>
  createPrediction({ id: gameId, gameId, points });

// Loads the weeks, the predictions and, unless `isLoaded` is false, the games of week 7. The player's
// position is loaded only if `score` is given.
async function getTabs(
  { now = '2026-08-28T12:00:00', weeks = [WEEK], sent = [], current = 7, score }: Season,
  isLoaded = true,
) {
  const world = createGameWorld({ now: at(now) });
  world.server.weeks = async () => weeks;
  world.server.currentWeek = async () => ({ number: current, betDays: '' });
  world.server.userPools = async () => new Map(sent.length > 0 ? [[7, [...sent]]] : []);
  world.server.weekRanking = async () =>
    createRankingPage({
      myPosition: score === null || score === undefined ? null : createMyPosition({ score }),
    });
  await Promise.all([world.weeks.load(), world.predictions.load()]);
  if (isLoaded) await world.games.load(7);
  if (score !== undefined) await world.positions.load(7);
  return { world, tabs: createWeekTabs(world as unknown as Stores) };
}

const getNote = async (season: Season, isLoaded?: boolean) =>
  (await getTabs(season, isLoaded)).tabs.value[0]?.note;

test('the tab of a week shows the number of open games without a prediction, drafts included', async () => {
  const { world, tabs } = await getTabs({ sent: [sentGame('1')] });
  world.fill('2');
  world.drafts.flush();
  expect(tabs.value).toEqual([{ id: '7', name: 'Jornada 7', note: '3 por enviar' }]);
  world.clock.time = at('2026-08-29T19:00:00');
  world.time.tick();
  expect(tabs.value[0]?.note).toBe('2 por enviar');
});

const COUNTED = [sentGame('1', 5), sentGame('2', 0)];
const AFTER = '2026-08-31T00:00:00';

test('a closed week’s tab shows the points, trivia included, when all predictions have points and the position is loaded', async () => {
  expect(await getNote({ now: AFTER, sent: COUNTED, score: 6 })).toBe('6 puntos');
});

test('before the position is loaded, a closed week’s tab shows the points with the predictions’ trivia point', async () => {
  const sent = COUNTED.map((row) => ({ ...row, weekTriviaPoints: 1 }));
  expect(await getNote({ now: AFTER, sent })).toBe('6 puntos');
});

test.each<[string, Season]>([
  ['one prediction has no points yet', { sent: [...COUNTED, sentGame('3')], score: 6 }],
  ['the player’s position is unknown', { sent: COUNTED }],
  ['the player has no position', { sent: COUNTED, score: null }],
])('the tab of a closed week shows only that predictions were sent when %s', async (_why, season) => {
  expect(await getNote({ now: AFTER, ...season })).toBe('Enviada');
});

test('while the games of the current week load, its tab says only how many predictions are sent', async () => {
  const { tabs } = await getTabs({ sent: [sentGame('1'), sentGame('2')] }, false);
  expect(tabs.value).toEqual([{ id: '7', name: 'Jornada 7', note: 'Enviados: 2' }]);
});

test('the tab of a week before the current one says that it was sent without its games', async () => {
  const { tabs } = await getTabs(
    { weeks: [WEEK, week(8, '2026-09-11')], sent: [sentGame('1')], now: '2026-09-11T12:00:00', current: 8 },
    false,
  );
  expect(tabs.value[0]).toEqual({ id: '7', name: 'Jornada 7', note: 'Enviada', icon: 'check' });
});

test('the tab of a closed week with a ranking position but without predictions shows that it is closed', async () => {
  expect(await getNote({ now: AFTER, score: 6 })).toBe('Cerrada');
});

test.each<[string, Week, string]>([
  ['one week (the default)', WEEK, '2026-08-21T00:00:00'],
  ['two weeks (`beforeWeeksBet`)', { ...WEEK, beforeWeeksBet: 2 }, '2026-08-14T00:00:00'],
])(
  'a week’s tab without loaded games shows the opening %s before its first midnight, and then that it is open',
  async (_what, rule, opening) => {
    const before = { now: '2026-08-10T12:00:00', weeks: [rule] };
    expect(await getNote(before, false)).toBe(`Abre ${formatDay(at(opening))}`);
    expect(await getNote({ now: opening, weeks: [rule] }, false)).toBe('Abierta');
  },
);

test('the week tabs show the opening date of the next week to open, and mark later weeks as upcoming', async () => {
  const weeks = [WEEK, week(8, '2026-09-11'), week(9, '2026-09-18')];
  const { tabs } = await getTabs({ weeks });
  expect(tabs.value.map(({ note }) => note)).toEqual(['4 por enviar', 'Abre vie 4 sep', 'Próxima']);
});

test.each<[string, string, Season]>([
  ['with games to send', 'none', {}],
  ['that was sent', 'check', { now: AFTER, sent: [sentGame('1')] }],
  ['with points', 'check', { now: AFTER, sent: COUNTED, score: 6 }],
  ['that has closed', 'lock', { now: AFTER }],
  ['that has not opened', 'calendar', { now: '2026-08-01T12:00:00' }],
])('the tab of a week %s has the icon “%s”', async (_what, icon, season) => {
  const { tabs } = await getTabs(season);
  expect(tabs.value[0]?.icon ?? 'none').toBe(icon);
});
