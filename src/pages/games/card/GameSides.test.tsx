import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { createPrediction, game } from '../../../testing/fixtures.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { GameSides } from './GameSides.tsx';

const GAME = { ...game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'), homeScore: 5, awayScore: 4 };

const show = (state: GameState) =>
  renderWithStores(
    <GameSides
      game={GAME}
      state={state}
      prediction={createPrediction()}
      draft={{ home: null, away: null }}
      isHeld={false}
      isLast={false}
    />,
    { playerData: {}, drafts: {} },
  );

test('the card of a game has each club’s crest beside its own name', () => {
  const { container } = show('sent');
  const names = [...container.querySelectorAll('svg:has(clipPath)')].map(
    (crest) => crest.parentElement?.textContent,
  );
  expect(names).toEqual(['TIGTigres', 'TOLToluca']);
});

test.each([
  ['live', 'Va'],
  ['final', 'Final'],
] as const)('over the goals of a game that is %s stands “%s”', (state, head) => {
  show(state);
  expect(screen.getByText('Tú').previousElementSibling?.textContent).toBe(head);
});

test.each([
  ['sent leaves room for the stamp', 'sent', true],
  ['final has the whole line', 'final', false],
] as const)('the name of a club in the card of a game that is %s', (_which, state, isShort) => {
  show(state);
  expect(screen.getByText('Tigres').classList.contains('max-w-beside-stamp')).toBe(isShort);
});
