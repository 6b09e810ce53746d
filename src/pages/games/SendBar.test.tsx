import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createGameWorld } from '../../testing/game-world.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { SendBar } from './SendBar.tsx';

function setUp() {
  const world = { ...createGameWorld(), network: { isOffline: { value: false } } };
  const onGoToGame = vi.fn();
  const show = () => renderWithStores(<SendBar onGoToGame={onGoToGame} />, world);
  return { onGoToGame, show, ...world };
}

test('Partidos goes once to a game that the review asks for', () => {
  const { onGoToGame, sender, show } = setUp();
  show();
  act(() => sender.goToGame('2'));
  expect(onGoToGame.mock.calls).toEqual([['2']]);
  expect(sender.wantedGame.value).toBe(null);
});

test('Partidos goes to no game that the review has asked for on another page', () => {
  const { onGoToGame, sender, show } = setUp();
  sender.goToGame('2');
  show();
  expect([onGoToGame.mock.calls, sender.wantedGame.value]).toEqual([[], null]);
});
