import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { game } from '../../../testing/fixtures.ts';
import { GameHeader } from './GameHeader.tsx';

function show(missing: 'home' | 'away' | null) {
  render(
    <GameHeader
      titleId="title"
      game={game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00')}
      state="open"
      label="Abierto"
      missing={missing}
    />,
  );
  return within(screen.getByRole('banner'));
}

test('the head of a card has both teams as its heading, the kick-off and the label of the game', () => {
  const head = show(null);
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
    const head = show(side);
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
  const { container } = render(
    <GameHeader
      titleId="title"
      game={game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00')}
      state={state}
      label="Abierto"
      missing={null}
    />,
  );
  const name = container.querySelector('use')?.getAttribute('href') ?? '#icon-none';
  expect(name).toBe(`#icon-${icon}`);
});

test.each<[GameState, string]>([
  ['open', 'bg-azul'],
  ['draft', 'bg-queso'],
  ['closed', 'bg-kraft'],
  ['live', 'bg-verde'],
  ['final', 'bg-tinta'],
])('the head of a card in the state “%s” has the ground “%s”', (state, ground) => {
  const { container } = render(
    <GameHeader
      titleId="title"
      game={game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00')}
      state={state}
      label="Abierto"
      missing={null}
    />,
  );
  expect(container.querySelector('header')?.classList).toContain(ground);
});

test('the head of a card with a half-filled score has a ground of its own', () => {
  show('home');
  expect(screen.getByRole('banner').classList).toContain('bg-elote');
});
