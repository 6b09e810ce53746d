import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSharedText } from '../../../components/share/shared-text.test.helper.ts';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { ShareTicket } from './ShareTicket.tsx';

async function show(sent: { gameId: string; homeScore: number; awayScore: number }[], points?: number) {
  const world = createGameWorld();
  world.server.keep(sent);
  if (points !== undefined) world.server.saved = world.server.saved.map((row) => ({ ...row, points }));
  await world.loadGamesPage();
  renderWithStores(<ShareTicket />, world);
}

test('Partidos offers a picture of the sent predictions', async () => {
  await show([{ gameId: '1', homeScore: 2, awayScore: 1 }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Presume tu boleto' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Compartir' })).toBeTruthy();
});

test('Partidos offers no picture of a week without sent predictions', async () => {
  await show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('once a week has points, Partidos offers a picture of the points instead of the predictions', async () => {
  await show([{ gameId: '1', homeScore: 2, awayScore: 1 }], 5);
  expect(screen.getByRole('heading', { level: 2, name: 'Presume tus puntos' })).toBeTruthy();
  expect(await readSharedText('Compartir')).toContain('5 puntos en la Jornada 7');
});
