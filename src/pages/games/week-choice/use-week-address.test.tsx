import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { GamesPage } from '../GamesPage.tsx';

test('Partidos shows the current week again when it is reopened at its bare address', async () => {
  const world = createGameWorld();
  const stores = { ...world, network: { isOffline: { value: false } } };
  const { unmount } = renderWithStores(<GamesPage />, stores, '/games?jornada=8');
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(8));
  unmount();
  renderWithStores(<GamesPage />, stores, '/games');
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(7));
});
