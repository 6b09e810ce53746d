import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameStatus } from '../../../domain/types.ts';
import { at } from '../../../testing/fixtures.ts';
import { open, withGame } from '../GamesPage.test.helper.tsx';

test.each<[string, GameStatus]>([
  ['all games have ended', 'final'],
  ['a game is being played', 'live'],
])(
  'a closed week of which %s has one order: that it has closed, the switch, the boleto, its sum, the ranking',
  async (_what, status) => {
    await open({ now: at('2026-08-31T12:00:00') }, withGame(status, [1, 1]));
    const parts = [
      screen.getByRole('heading', { name: 'Esta jornada ya cerró' }),
      screen.getByRole('button', { name: 'Boleto', pressed: true }),
      screen.getByText('Boleto Jornada 7'),
      await screen.findByText('Tu Jornada 7'),
      screen.getByRole('link', { name: 'Ver el ranking' }),
    ];
    const isInOrder = parts.map((part, index) => {
      const next = parts[index + 1];
      return !next || (part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isInOrder).toEqual(parts.map(() => true));
  },
);
