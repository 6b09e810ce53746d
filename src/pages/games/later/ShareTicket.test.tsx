import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { ShareTicket } from './ShareTicket.tsx';

async function show(sent: { gameId: string; homeScore: number; awayScore: number }[]) {
  const world = createGameWorld();
  world.server.keep(sent);
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
