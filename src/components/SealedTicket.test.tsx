import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Game } from '../domain/types.ts';
import { at, createPrediction, GAMES } from '../testing/fixtures.ts';
import { getCrests, readCrests } from './art/crest.test.helper.ts';
import { SealedTicket } from './SealedTicket.tsx';
import type { TicketRow } from './TicketRows.tsx';

const [tigres, pumas, puebla] = GAMES as [Game, Game, Game];

const ROWS: TicketRow[] = [
  {
    game: { ...tigres, status: 'final', homeScore: 4, awayScore: 0 },
    prediction: createPrediction({
      id: '811',
      gameId: '1',
      homeScore: 3,
      awayScore: 1,
      points: 2,
      createdAt: at('2026-08-27T21:04:00'),
    }),
    note: null,
  },
  {
    game: pumas,
    prediction: createPrediction({
      id: '812',
      gameId: '2',
      homeScore: 2,
      awayScore: 5,
      createdAt: at('2026-08-28T09:35:00'),
    }),
    note: null,
  },
  { game: puebla, prediction: null, note: 'Sin pronóstico' },
];

const show = (rows = ROWS) =>
  render(
    <SealedTicket
      weekName="Jornada 7"
      predictions={rows.flatMap(({ prediction }) => prediction ?? [])}
      rows={rows}
    />,
  );

test('each row of a sealed boleto has its clubs, the prediction, the final score and the points', () => {
  show();
  const rows = screen
    .getAllByRole('listitem')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
  const [head, won, pending, none] = rows;
  expect(head).toEqual(['Partido', 'Tú', 'Final', 'Puntos']);
  expect(won).toEqual([expect.stringMatching(/^Tigres – Toluca.*TIG – TOL/), '3–1', '4–0', '+2']);
  expect(pending).toEqual([expect.stringMatching(/^Pumas – Atlas.*PUM – ATL/), '2–5', '–', '–Por confirmar']);
  expect(none).toEqual([expect.stringMatching(/^Puebla – Pachuca/), '–', '–', '–', 'Sin pronóstico']);
});

test('a sealed boleto has the folio of the first prediction, and the day and the hour of the last one', () => {
  const { container } = show();
  expect(screen.getByText('Boleto Jornada 7')).toBeTruthy();
  expect(screen.getByText('Folio 811')).toBeTruthy();
  expect(screen.getByText('Enviado el 28 ago 2026, 09:35 h, hora oficial del centro.')).toBeTruthy();
  expect(container.querySelector('.stamp')?.textContent).toBe('RETO RUFFLESEnviado28 AGO 09:35');
});

test('a boleto with a game that is being played heads its scores “Va”, because they are not final', () => {
  show(ROWS.map((row) => ({ ...row, game: row.game && { ...row.game, status: 'live' as const } })));
  const [head] = screen.getAllByRole('listitem');
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Partido',
    'Tú',
    'Va',
    'Puntos',
  ]);
});

test('a row of a sealed boleto has the home club’s crest on the left of the codes, and the away club’s on the right', () => {
  show(ROWS.slice(0, 1));
  const [, row] = screen.getAllByRole('listitem');
  const sides = [...(row?.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  expect(sides).toEqual(['Tigres – Toluca', '', 'TIG – TOL', '']);
  expect(row && readCrests(row)).toEqual(getCrests('TIG', 'TOL'));
});

test.each([
  [5, '+5'],
  [2, '+2'],
  [0, '0'],
  [null, '–Por confirmar'],
])('a row of a sealed boleto with %s points says “%s”', (points, text) => {
  show(ROWS.slice(0, 1).map((row) => ({ ...row, prediction: createPrediction({ points }) })));
  expect(screen.getAllByRole('listitem')[1]?.lastElementChild?.textContent).toBe(text);
});

test('a boleto without a prediction has no stamp', () => {
  const { container } = show(ROWS.map((row) => ({ ...row, prediction: null })));
  expect(container.querySelector('.stamp')).toBeNull();
});
