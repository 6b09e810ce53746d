import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Game, MyPosition, Prediction } from '../domain/types.ts';
import { createMyPosition, createPrediction, GAMES, week } from '../testing/fixtures.ts';
import { renderWithStores } from '../testing/open-page.tsx';
import { EndedWeek } from './EndedWeek.tsx';

const SENT = [5, 2, 0].map((points, index) => createPrediction({ id: `p${index}`, points }));
const PLACE = createMyPosition({ position: 3062, score: 8 });

function show(
  leadsTo: 'ticket' | 'table',
  sent: Prediction[],
  place?: MyPosition,
  trivia: number | null = 1,
  games: readonly Game[] | null = null,
) {
  const { container } = renderWithStores(<EndedWeek week={week(7, '2026-08-28')} leadsTo={leadsTo} />, {
    games: { getForWeek: () => ({ status: games ? 'ready' : 'loading', data: games }) },
    playerData: {},
    positions: { byWeek: signal(new Map(place ? [[7, place]] : [])) },
    predictions: { getForWeek: (number: number) => (number === 7 ? sent : []) },
    trivia: { points: signal(new Map([[7, trivia]])) },
  });
  return [container.textContent, screen.getByRole('link').getAttribute('href')];
}

test.each<[string, 'ticket' | 'table', Prediction[], MyPosition | undefined, [string, string]]>([
  [
    'its points, before the ticket',
    'ticket',
    SENT,
    PLACE,
    ['Jornada 7: 8 puntos·Ver mi boleto', '/games?jornada=7'],
  ],
  [
    'the place, before the table',
    'table',
    SENT,
    PLACE,
    ['Jornada 7: lugar 3,062·Ver la tabla', '/ranking?jornada=7'],
  ],
  [
    'its points, before the table, while the place is unknown',
    'table',
    SENT,
    undefined,
    ['Jornada 7: 8 puntos·Ver la tabla', '/ranking?jornada=7'],
  ],
  [
    'that points are missing',
    'ticket',
    [createPrediction()],
    undefined,
    ['Jornada 7: faltan tus puntos·Ver mi boleto', '/games?jornada=7'],
  ],
  [
    'that there is no ticket, before the table',
    'ticket',
    [],
    undefined,
    ['Jornada 7: sin boleto·Ver la tabla', '/ranking?jornada=7'],
  ],
])('the line about the week that has ended says %s', (_what, leadsTo, sent, place, expected) => {
  expect(show(leadsTo, sent, place)).toEqual(expected);
});

test('the line about the week that has ended counts a trivia point that only the place in the ranking shows', () => {
  expect(show('ticket', SENT, PLACE, null)[0]).toBe('Jornada 7: 8 puntos·Ver mi boleto');
});

test.each(['cancelled', 'postponed'] as const)(
  'the line about the week that has ended awaits no points of a game that is %s',
  (status) => {
    const games = GAMES.map((game) => ({ ...game, status }));
    const [text] = show('ticket', [createPrediction()], undefined, 0, games);
    expect(text).toBe('Jornada 7: 0 puntos·Ver mi boleto');
  },
);
