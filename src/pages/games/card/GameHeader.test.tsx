import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Side } from '../../../domain/drafts.ts';
import type { GameState } from '../../../domain/game-state.ts';
import { game } from '../../../testing/fixtures.ts';
import { GameHeader } from './GameHeader.tsx';

function show({ state = 'open', missing = null }: { state?: GameState; missing?: Side | null } = {}) {
  render(
    <GameHeader
      titleId="title"
      game={game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00')}
      state={state}
      label="Abierto"
      missing={missing}
    />,
  );
  return screen.getByRole('banner');
}

test('the head of a card has both teams as its heading, the kick-off and the label of the game', () => {
  const head = within(show());
  expect(head.getByRole('heading', { level: 3 }).textContent).toBe('Tigres contra Toluca');
  expect(head.getByText('Sáb 29 ago · 19:00 h')).toBeTruthy();
  expect(head.getByText('Abierto')).toBeTruthy();
});

test.each([
  ['home', 'Falta Tigres'],
  ['away', 'Falta Toluca'],
] as const)(
  'the head of a card names the %s team of a half-filled score instead of the label',
  (side, text) => {
    const head = within(show({ missing: side }));
    expect(head.getByText(text)).toBeTruthy();
    expect(head.queryByText('Abierto')).toBeNull();
  },
);

test.each<[GameState, string]>([
  ['open', 'none'],
  ['draft', 'none'],
  ['sent', 'lock'],
  ['closed', 'lock'],
  ['next', 'calendar'],
  ['halted', 'calendar'],
  ['live', 'none'],
  ['final', 'none'],
])('the head of a card in the state “%s” has the icon “%s”', (state, icon) => {
  const name = show({ state }).querySelector('use')?.getAttribute('href') ?? '#icon-none';
  expect(name).toBe(`#icon-${icon}`);
});

test.each<[GameState, string]>([
  ['open', 'bg-azul'],
  ['draft', 'bg-queso'],
  ['closed', 'bg-kraft'],
  ['live', 'bg-verde'],
  ['final', 'bg-tinta'],
])('the head of a card in the state “%s” has the ground “%s”', (state, ground) => {
  expect(show({ state }).classList).toContain(ground);
});

test('the head of a card with a half-filled score has a ground of its own', () => {
  expect(show({ missing: 'home' }).classList).toContain('bg-elote');
});
