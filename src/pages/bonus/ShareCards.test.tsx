import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MyPosition } from '../../domain/types.ts';
import type { Stores } from '../../stores/index.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { createMyPosition, GAMES } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { getPlaceCard, ShareCards } from './ShareCards.tsx';

const OF_WEEK = createMyPosition({ position: 128, score: 24, exact: 3, results: 6 });
const SEASON = { position: 37, score: 97, exact: 11, results: 25 };

const createPlaceStores = (place: MyPosition | null, stats: object) =>
  ({
    auth: { user: signal({ stats }) },
    positions: { byWeek: signal(new Map([[6, place]])) },
    weeks: { all: signal([]) },
  }) as unknown as Stores;

test.each([
  ['the week', 6, OF_WEEK, { tag: 'Jornada 6', position: 128, score: 24, exact: 3, results: 6 }],
  ['the season without a position of the week', 6, null, { tag: 'General', ...SEASON }],
  [
    'the season for a week without a place',
    6,
    createMyPosition({ position: null }),
    { tag: 'General', ...SEASON },
  ],
  ['the season before the first week with a ticket', null, OF_WEEK, { tag: 'General', ...SEASON }],
])('the picture of the place on Bonus has the figures of %s', (_case, week, place, expected) => {
  expect(getPlaceCard(createPlaceStores(place, SEASON), week)).toEqual({ kind: 'place', ...expected });
});

test.each([{ position: null }, { score: null }])(
  'Bonus has no picture of the place while the season has %o',
  (unknown) => {
    expect(getPlaceCard(createPlaceStores(null, { ...SEASON, ...unknown }), 6)).toBeNull();
  },
);

/** `points`: those of the sent predictions of week 7; null before they are published. */
async function showCards(points: readonly (number | null)[]) {
  // jsdom has no canvas: with a null context, the previews stay blank.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const world = createGameWorld();
  const { server } = world;
  server.gamesOfWeek = async () => GAMES.map((game) => ({ ...game, status: 'final' }));
  server.keep(points.map((_, index) => ({ gameId: String(index + 1), homeScore: 1, awayScore: 0 })));
  server.saved = server.saved.map((row, index) => ({ ...row, points: points[index] ?? null }));
  await world.loadGamesPage();
  await world.games.ensure(7);
  const bonus = { newestTicket: signal({ week: 7 }), weekToOpen: signal(null) } as unknown as BonusPageStore;
  const auth = { user: signal({ stats: { ...SEASON, position: null } }) };
  renderWithStores(<ShareCards bonus={bonus} />, { ...world, auth });
}

test.each<[string, (number | null)[], string, string, string]>([
  [
    'one sent prediction',
    [null],
    'Mis pronósticos',
    'Jornada 7: 1 pronóstico sellado.',
    'Tarjeta con tus pronósticos enviados de la Jornada 7',
  ],
  [
    'two sent predictions',
    [null, null],
    'Mis pronósticos',
    'Jornada 7: 2 pronósticos sellados.',
    'Tarjeta con tus pronósticos enviados de la Jornada 7',
  ],
  ['points', [5, 2], 'Mis puntos', 'Jornada 7 · 7 puntos', 'Tarjeta con tus puntos de la Jornada 7: 7'],
])(
  'the first picture to share on Bonus says what a week with %s has',
  async (_what, points, title, text, label) => {
    await showCards(points);
    expect(screen.getByText(title).nextElementSibling?.textContent).toBe(text);
    expect(screen.getByRole('img', { name: label })).toBeTruthy();
  },
);

test('Bonus tells a player without a place how to get into the ranking, under “Mi lugar”', async () => {
  await showCards([null]);
  expect(screen.getByText('Mi lugar').nextElementSibling?.textContent).toBe(
    'Aún sin lugar: envía tus pronósticos y entra al ranking.',
  );
});
