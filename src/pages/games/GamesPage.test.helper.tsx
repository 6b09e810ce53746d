import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createGameWorld, type WorldOptions } from '../../testing/game-world.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { GamesPage } from './GamesPage.tsx';

export type World = ReturnType<typeof createGameWorld>;

export async function open(options: WorldOptions = {}, prepare: (world: World) => void = () => {}) {
  const world = createGameWorld(options);
  prepare(world);
  renderWithStores(
    <main>
      <GamesPage />
    </main>,
    { ...world, network: { isOffline: { value: false } } },
  );
  await waitFor(() => expect(world.season.weekView.status.value).not.toBe('loading'));
  return world;
}

export const card = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-game="${id}"]`);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

export const field = (team: string, side: 'local' | 'visitante') =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Goles de ${team} (${side})` });

export const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-game]')].map(({ dataset }) => dataset.state);
