import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { GameStatus } from '../../domain/types.ts';
import { GAMES, game } from '../../testing/fixtures.ts';
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
  await waitFor(() => expect(world.shownWeek.status.value).not.toBe('loading'));
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

const SENT = [{ gameId: '1', homeScore: 1, awayScore: 1 }];

/** Gives the first game of the week another status and score, with a sent prediction of 1–1. */
export const withGame = (status: GameStatus, scores: [number, number] | null) => (world: World) => {
  const first = game('1', 'Tigres', 'Toluca', '2026-08-28T19:00:00', status);
  const played = { ...first, homeScore: scores?.[0] ?? null, awayScore: scores?.[1] ?? null };
  world.server.gamesOfWeek = async () => [played, ...GAMES.slice(1)];
  world.server.keep(SENT);
};

/** The first game of the week has ended 1–1 and its prediction, 1–1, has `points`. */
export const withPoints = (points: number | null) => (world: World) => {
  withGame('final', [1, 1])(world);
  world.server.saved = world.server.saved.map((row) => ({ ...row, points }));
};

/** The first game of the week has a sent prediction of 1–1. */
export const withSent = (world: World) => world.server.keep(SENT);

/** The filter “Enviados” shows cards, also of games that “Todos” shows as rows of the boleto. */
export async function openSent(prepare: (world: World) => void) {
  const world = await open({}, prepare);
  await userEvent.click(screen.getByRole('button', { name: /^Enviados/ }));
  return world;
}
