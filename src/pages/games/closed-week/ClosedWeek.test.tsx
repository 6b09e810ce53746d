import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at, GAMES } from '../../../testing/fixtures.ts';
import { open } from '../GamesPage.test.helper.tsx';

test('a closed week leads to its ranking and to the week after it, where the heading has the focus', async () => {
  const world = await open({ now: at('2026-08-31T12:00:00') });
  expect((await screen.findByRole('link', { name: 'Ver el ranking' })).getAttribute('href')).toBe(
    '/ranking?jornada=7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ir a: Jornada 8' }));
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(8));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Partidos'));
});

/** Opens week 7 after its last game. The player has points for each of its games. */
async function openCounted(points: number) {
  await open({ now: at('2026-08-31T12:00:00') }, ({ server }) => {
    server.gamesOfWeek = async () =>
      GAMES.map((game) => ({ ...game, status: 'final' as const, homeScore: 2, awayScore: 1 }));
    server.keep(GAMES.map(({ id }) => ({ gameId: id, homeScore: 2, awayScore: 1 })));
    server.saved = server.saved.map((row) => ({ ...row, points }));
  });
  await screen.findByRole('link', { name: 'Ver el ranking' });
}

test.each([
  ['of each of its games', 5, 1],
  ['of none of its games', 2, 0],
])(
  'a closed week is called perfect when the player has the exact score %s',
  async (_which, points, titles) => {
    await openCounted(points);
    if (titles > 0) await screen.findByText('Perfecta');
    expect(screen.queryAllByRole('heading', { name: '¡Jornada perfecta!' })).toHaveLength(titles);
    expect(screen.queryAllByText('Perfecta')).toHaveLength(titles);
  },
);

test.each([
  ['perfect', 'once, beside its card', 5, ['Presumir']],
  ['closed', 'in the coupon below', 2, ['Compartir']],
])('the picture of a %s week is offered %s', async (_kind, _where, points, names) => {
  await openCounted(points);
  await screen.findByRole('button', { name: new RegExp(names[0] ?? '') });
  const buttons = screen.getAllByRole('button', { name: /Presumir|Compartir/ });
  expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual(names);
});
