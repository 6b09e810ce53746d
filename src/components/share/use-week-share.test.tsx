import { expect, test } from 'vitest';
import { createMyPosition, createRankingPage, GAMES } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { useWeekShare, type WeekShare } from './use-week-share.ts';

const SENT = GAMES.map(({ id }, index) => ({ gameId: id, homeScore: 1 + index, awayScore: index }));

interface Case {
  points: readonly (number | null)[];
  statuses?: readonly ('final' | 'active' | 'cancelled')[];
  position?: number;
  current?: number;
}

/** `points`: the published points of the first predictions, in the order of the games. The others are not sent. */
async function getShare({ points, statuses = [], position, current = 7 }: Case): Promise<WeekShare | null> {
  const world = createGameWorld();
  const { server } = world;
  server.currentWeek = async () => ({ number: current, betDays: '' });
  server.gamesOfWeek = async () =>
    GAMES.map((game, index) => ({ ...game, status: statuses[index] ?? 'final' }));
  server.weekRanking = async () =>
    createRankingPage({
      myPosition: position === undefined ? null : createMyPosition({ position, score: 13 }),
    });
  server.keep(SENT.slice(0, points.length));
  server.saved = server.saved.map((row, index) => ({ ...row, points: points[index] ?? null }));
  await world.loadGamesPage();
  await world.games.ensure(7);
  await world.positions.load(7);
  let share: WeekShare | null = null;
  const Probe = () => {
    share = useWeekShare(7);
    return null;
  };
  renderWithStores(<Probe />, world);
  return share;
}

test('before the first published point, a week is shared as its predictions', async () => {
  const share = await getShare({ points: [null, null] });
  expect(share?.card).toMatchObject({ kind: 'ticket', tag: 'Jornada 7', lines: [{}, {}] });
});

test('a week with published points is shared as its results, with the points of the trivia and the place', async () => {
  const share = await getShare({ points: [5, 2, 0, 5], position: 1284 });
  expect(share?.card).toEqual(
    expect.objectContaining({
      kind: 'results',
      tag: 'Jornada 7',
      points: 13,
      position: 1284,
      exact: 2,
      results: 3,
      isFinal: true,
      isPerfect: false,
    }),
  );
  expect(share?.card).toMatchObject({
    best: { home: { name: 'Necaxa' }, homeScore: 4, awayScore: 3, points: 5 },
  });
  expect(share?.words.text('https://reto.mx')).toBe(
    'Saqué 13 puntos en la Jornada 7 del Reto Ruffles. ¿Cuántos sacaste tú? https://reto.mx',
  );
});

test('the results of a week whose place is unknown have the points of the games alone', async () => {
  const share = await getShare({ points: [5, 2] });
  expect(share?.card).toMatchObject({ points: 7, position: null });
});

test.each<[string, Case]>([
  ['a prediction of the current week has no points', { points: [5, null] }],
  ['a game of the current week is still to play', { points: [5], statuses: ['final', 'active'] }],
])('the results may still change while %s', async (_case, given) => {
  const share = await getShare(given);
  expect(share?.card).toMatchObject({ isFinal: false });
  expect(share?.words.text('')).toMatch(/^Llevo 5 puntos/);
});

test.each<[string, Case]>([
  ['in a past week with a prediction without points', { points: [5, null], current: 8 }],
  [
    'once every prediction has points or its game is cancelled',
    { points: [5, null], statuses: ['final', 'cancelled'] },
  ],
  ['once every game has points or is cancelled', { points: [5], statuses: ['final', 'cancelled'] }],
])('the results are final %s', async (_case, given) => {
  const share = await getShare(given);
  expect(share?.card).toMatchObject({ isFinal: true });
  expect(share?.words.text('')).toMatch(/^Saqué 5 puntos/);
});

test('the results of a week with every score exact are perfect', async () => {
  expect((await getShare({ points: [5, 5, 5, 5] }))?.card).toMatchObject({ isPerfect: true });
});

test('a week without a sent prediction has nothing to share', async () => {
  expect(await getShare({ points: [] })).toBeNull();
});
