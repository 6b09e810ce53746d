import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Game } from '../domain/types.ts';
import { createPrediction, GAMES } from '../testing/fixtures.ts';
import { TicketRows } from './TicketRows.tsx';

const [tigres, pumas] = GAMES as [Game, Game];
const CLOSED = { game: tigres, prediction: null, note: 'Sin pronóstico', state: 'closed' } as const;
const LIVE = {
  game: { ...pumas, status: 'live', homeScore: 1, awayScore: 0 } as const,
  prediction: createPrediction({ id: '812', gameId: pumas.id, homeScore: 2, awayScore: 5 }),
  note: 'En vivo',
  state: 'live',
} as const;

const getRow = (name: RegExp) => screen.getByText(name).closest('li');

test('the row of a game that is being played stands after the heads and before all other rows', () => {
  render(<TicketRows rows={[CLOSED, LIVE]} />);
  expect(getRow(/^Pumas – Atlas/)?.className).toMatch(/(^| )-order-1( |$)/);
  expect(getRow(/^Tigres – Toluca/)?.className).not.toContain('order-1');
  expect(screen.getByText('Partido').closest('li')?.className).toMatch(/(^| )-order-2( |$)/);
});

test('the heads of a wide list are written twice, and screen readers get them once', () => {
  render(<TicketRows rows={[CLOSED]} isWide />);
  expect(screen.getAllByText('Partido')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a row that stands for the card of a game has its id and its state, and a row of a boleto has neither', () => {
  render(<TicketRows rows={[LIVE, { ...CLOSED, state: undefined }]} />);
  expect(getRow(/^Pumas – Atlas/)?.dataset).toMatchObject({ game: pumas.id, state: 'live' });
  expect({ ...getRow(/^Tigres – Toluca/)?.dataset }).toEqual({});
});

test.each([
  ['final', 5, 4, 'Final', '5–4', 'bg-verde', 5],
  ['live', 6, 1, 'Va', '6–1', 'bg-elote', 2],
  ['final', 0, 3, 'Final', '0–3', 'bg-kraft', 0],
] as const)(
  'the row of a game that is %s, %i–%i, has the head “%s”, the score %s and the ground %s of its points',
  (status, homeScore, awayScore, head, score, ground, points) => {
    const game = { ...tigres, status, homeScore, awayScore };
    const prediction = createPrediction({ id: '1', gameId: tigres.id, homeScore: 7, awayScore: 8, points });
    render(<TicketRows rows={[{ game, prediction, note: null }]} />);
    expect(screen.getByText(head)).toBeTruthy();
    const [, mine, real, cell] = getRow(/^Tigres – Toluca/)?.children ?? [];
    expect([mine?.textContent, real?.textContent]).toEqual(['7–8', score]);
    expect(cell?.textContent).toBe(points > 0 ? `+${points}` : '0');
    expect(cell?.className).toContain(ground);
  },
);

test('on a ticket the player’s own score is blue, and the score of the game is not', () => {
  render(<TicketRows rows={[LIVE]} />);
  const scores = ['2–5', '1–0'].map((score) => screen.getByText(score));
  expect(scores.map(({ classList }) => classList.contains('text-azul'))).toEqual([true, false]);
});
