import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createGameWorld } from '../../testing/game-world.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { useRequestedGame } from './use-requested-game.ts';

vi.mock('../../lib/after-paint.ts', () => ({ afterPaint: (run: () => void) => run() }));

function setUp() {
  const world = createGameWorld();
  const goToGame = vi.fn();
  function Page() {
    useRequestedGame(goToGame);
    return null;
  }
  return { goToGame, show: () => renderWithStores(<Page />, world), ...world };
}

test('Partidos goes once to a game that the review asks for', () => {
  const { goToGame, requestedGame, show } = setUp();
  show();
  act(() => requestedGame.request('2'));
  expect(goToGame.mock.calls).toEqual([['2']]);
  expect(requestedGame.gameId.value).toBe(null);
});

test('Partidos goes to no game that the review has asked for while another dialog is open', () => {
  const { goToGame, modal, requestedGame, show } = setUp();
  show();
  modal.show({ type: 'networkError' });
  act(() => requestedGame.request('2'));
  expect(goToGame).not.toHaveBeenCalled();
});
