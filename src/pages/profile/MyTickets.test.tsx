import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Game, GameStatus, Prediction } from '../../domain/types.ts';
import { createPrediction, game } from '../../testing/fixtures.ts';
import { TicketAccordion } from './MyTickets.tsx';

const play = (status: GameStatus, homeScore: number | null, awayScore: number | null): Game => ({
  ...game('1', 'Tigres', 'Toluca', '2026-08-28T19:00:00', status),
  homeScore,
  awayScore,
});

function renderTicket(predictions: Prediction[], games: Game[]) {
  render(
    <TicketAccordion
      ticket={{ week: 7, predictions }}
      name="Jornada 7"
      games={{ status: 'ready', data: games }}
      trivia={0}
      position={null}
      isCurrent
      isOpen
      onToggle={() => undefined}
      onRetry={() => undefined}
    />,
  );
}

test('the totals of a ticket exclude provisional points', () => {
  renderTicket(
    [createPrediction(), createPrediction({ id: '2', gameId: '2', points: 2 })],
    [play('live', 1, 0), { ...play('final', 2, 0), id: '2' }],
  );
  expect(screen.getByText('Si así queda: +5 (provisional)')).toBeTruthy();
  const total = screen.getByText('Total en el ranking').parentElement;
  const summary = document.querySelector('summary .number-badge > [aria-hidden]');
  expect([total?.lastChild?.textContent, summary?.textContent]).toEqual(['2', '2']);
});
