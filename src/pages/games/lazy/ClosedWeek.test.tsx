import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at, GAMES } from '../../../testing/fixtures.ts';
import { open } from '../GamesPage.test.helper.tsx';

test('a closed week leads to its ranking and to the week after it', async () => {
  const world = await open({ now: at('2026-08-31T12:00:00') });
  expect((await screen.findByRole('link', { name: 'Ver el ranking' })).getAttribute('href')).toBe(
    '/ranking?jornada=7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ir a: Jornada 8' }));
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(8));
});

test.each([
  ['of each of its games', 5, 1],
  ['of none of its games', 2, 0],
])(
  'a closed week is called perfect when the player has the exact score %s',
  async (_which, points, titles) => {
    await open({ now: at('2026-08-31T12:00:00') }, ({ server }) => {
      server.gamesOfWeek = async () =>
        GAMES.map((game) => ({ ...game, status: 'final' as const, homeScore: 2, awayScore: 1 }));
      server.keep(GAMES.map(({ id }) => ({ gameId: id, homeScore: 2, awayScore: 1 })));
      server.saved = server.saved.map((row) => ({ ...row, points }));
    });
    await screen.findByText('Checa tus puntos o prepárate para la que sigue.');
    expect(screen.queryAllByRole('heading', { name: '¡Jornada perfecta!' })).toHaveLength(titles);
  },
);
