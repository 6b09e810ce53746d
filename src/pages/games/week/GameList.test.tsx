import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { createGameWorld } from '../../../testing/game-world.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { GamesPage } from '../GamesPage.tsx';

// The home teams of the cards that have rendered. Every render of a card calls `versus` once, for its heading.
const rendered: string[] = [];

async function open() {
  const world = createGameWorld();
  renderWithStores(<GamesPage />, { ...world, network: { isOffline: { value: false } } });
  await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(8));
  rendered.length = 0;
  return world;
}

beforeEach(() => {
  rendered.length = 0;
  vi.spyOn(gameCardCopy, 'versus').mockImplementation((home, away) => {
    rendered.push(home);
    return `${home} contra ${away}`;
  });
});

test('each digit that is typed into a score on Partidos renders only the card of that game, once', async () => {
  await open();
  const field = screen.getByRole('spinbutton', { name: 'Goles de Tigres (local)' });
  await userEvent.type(field, '2');
  expect(rendered).toEqual(['Tigres']);
  await userEvent.keyboard('1');
  expect(rendered).toEqual(['Tigres', 'Tigres']);
  expect(screen.getByRole('button', { name: 'Enviar pronóstico (1)' })).toBeTruthy();
});

test('Partidos renders no game card when the countdown ticks', async () => {
  const world = await open();
  const before = screen.getByRole('timer').getAttribute('aria-label');
  world.clock.time += 60_000;
  act(() => world.time.tick());
  expect(screen.getByRole('timer').getAttribute('aria-label')).not.toBe(before);
  expect(rendered).toEqual([]);
});
