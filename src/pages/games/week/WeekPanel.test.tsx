import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GameStatus } from '../../../domain/types.ts';
import { at, GAMES } from '../../../testing/fixtures.ts';
import { card, open, withGame } from '../GamesPage.test.helper.tsx';
import { lateParts } from '../late-parts.ts';

test.each<[string, GameStatus, string]>([
  ['all games have ended', 'final', 'Esta jornada ya cerró'],
  ['a game is being played', 'live', 'Ya no se puede enviar'],
])(
  'a closed week of which %s has one order: that it has closed, the switch, the boleto, its sum, the ranking',
  async (_what, status, title) => {
    await open({ now: at('2026-08-31T12:00:00') }, withGame(status, [1, 1]));
    const parts = [
      await screen.findByRole('heading', { name: title }),
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

test('a closed week shows its boleto only together with the switch above, which has code of its own', async () => {
  const load = vi.spyOn(lateParts, 'load').mockReturnValue(new Promise(() => {}));
  const current = vi.spyOn(lateParts, 'current', 'get').mockReturnValue(undefined);
  onTestFinished(() => {
    load.mockRestore();
    current.mockRestore();
  });
  await open({ now: at('2026-08-31T12:00:00') }, withGame('final', [1, 1]));
  screen.getByText('Cargando partidos…');
  expect(screen.queryByText('Boleto Jornada 7')).toBeNull();
});

test('a game that opens while its week stands as a boleto gets a card with score fields', async () => {
  const inWeek = (status: GameStatus) => async () => GAMES.map((game) => ({ ...game, status }));
  const world = await open({}, ({ server }) => {
    server.gamesOfWeek = inWeek('postponed');
  });
  await screen.findByText('Boleto Jornada 7');
  world.server.gamesOfWeek = inWeek('active');
  await act(() => world.games.load(7));
  expect(card('1').querySelectorAll('input')).toHaveLength(2);
});
