import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Prediction } from '../domain/types.ts';
import { createPrediction, game } from '../testing/fixtures.ts';
import { renderWithStores } from '../testing/open-page.tsx';
import { LiveLine } from './LiveLine.tsx';

const live = (id: string, home: string, away: string, homeScore: number, awayScore: number) => ({
  ...game(id, home, away, '2026-08-29T16:00:00', 'live'),
  homeScore,
  awayScore,
});
const FIRST = live('1', 'Puebla', 'Atlas', 3, 1);
const SECOND = live('2', 'Tigres', 'Toluca', 4, 0);
const WAITING = live('3', 'León', 'Necaxa', 6, 6);

function show(entries: [typeof FIRST, Prediction | null][], address = '/faq') {
  const { container } = renderWithStores(
    <LiveLine />,
    {
      playerData: {},
      currentWeek: {
        entries: signal(
          entries.map(([played, prediction]) => ({ game: played, prediction: signal(prediction) })),
        ),
      },
    },
    address,
  );
  return container.textContent;
}

const predict = (homeScore: number, awayScore: number) => createPrediction({ homeScore, awayScore });

test.each<[string, [typeof FIRST, Prediction | null][], string]>([
  ['one game', [[FIRST, predict(3, 1)]], 'En juego: PUE 3–1 ATL Si así queda: +5'],
  ['a game that brings nothing', [[FIRST, predict(0, 2)]], 'En juego: PUE 3–1 ATL Si así queda: 0 puntos'],
  [
    'two games, without one that is not in the ticket',
    [
      [FIRST, predict(3, 1)],
      [SECOND, predict(2, 0)],
      [WAITING, null],
    ],
    'En juego: 2 partidos de tu boleto Si todo queda así: +7',
  ],
])('the line about live games says what the ticket brings if it stays so: %s', (_what, entries, text) => {
  expect(show(entries)).toBe(text);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('there is no line about live games without one of the ticket', () => {
  expect(show([[WAITING, null]])).toBe('');
});

test('Inicio, which shows the live games itself, has no line about them', () => {
  expect(show([[FIRST, predict(3, 1)]], '/')).toBe('');
});
