import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Game, GameStatus, Prediction } from '../../domain/types.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { createMyPosition, createPrediction, GAMES, game } from '../../testing/fixtures.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { MyTickets } from './MyTickets.tsx';

const play = (status: GameStatus, homeScore: number | null, awayScore: number | null): Game => ({
  ...game('1', 'Tigres', 'Toluca', '2026-08-28T19:00:00', status),
  homeScore,
  awayScore,
});

function renderTicket(
  predictions: Prediction[],
  games: Game[],
  trivia: number | null = 0,
  score?: number,
  season = { seasonNumber: 7, pending: predictions.filter(({ points }) => points === null).length },
) {
  const profile = {
    season: signal({ weeks: [{ number: 7, pending: season.pending }] }),
    tickets: signal({ status: 'ready', data: [{ week: 7, predictions }] }),
    openWeek: signal(7),
  } as unknown as ProfilePageStore;
  renderWithStores(<MyTickets profile={profile} />, {
    playerData: {},
    predictions: { getForWeek: () => predictions },
    games: { getForWeek: () => ({ status: 'ready', data: games }) },
    modal: { current: signal(null) },
    positions: { byWeek: signal(new Map(score === undefined ? [] : [[7, createMyPosition({ score })]])) },
    trivia: { points: signal(new Map(trivia === null ? [] : [[7, trivia]])) },
    weeks: { all: signal([]), seasonNumber: signal(season.seasonNumber) },
  });
}

/** The points of the summary line, and the line of the total below the games. */
function readTotals() {
  const summary = document.querySelector('summary .number-badge > [aria-hidden]');
  const total = screen.getByText(/^(Total en el ranking|Suma de tus partidos)$/).parentElement;
  return [summary?.textContent, total?.lastChild?.textContent, total?.firstChild?.textContent];
}

test.each<[string, number | null, number | undefined, string[]]>([
  ['the sum of its games and the trivia point', 1, undefined, ['8', '8', 'Total en el ranking']],
  ['the trivia point, also while the ranking is older', 1, 2, ['8', '8', 'Total en el ranking']],
  ['no trivia point when it is 0, whatever the ranking says', 0, 8, ['7', '7', 'Total en el ranking']],
  ['the sum of its games while the trivia is unknown', null, undefined, ['7', '7', 'Suma de tus partidos']],
  ['the score of the loaded ranking while the trivia is unknown', null, 8, ['8', '8', 'Total en el ranking']],
])('the summary line of a ticket and its total both show %s', (_case, trivia, score, expected) => {
  const predictions = [5, 2].map((points) =>
    createPrediction({ id: `p${points}`, gameId: `g${points}`, points }),
  );
  renderTicket(predictions, [], trivia, score);
  expect(readTotals()).toEqual(expected);
});

test('the summary line of a ticket has the sent games of all games, the counted ones and the place', () => {
  const predictions = [5, null, null].map((points, index) =>
    createPrediction({ id: `p${index}`, gameId: `g${index}`, points }),
  );
  const games = ['1', '2', '3', '4', '5'].map((id) => ({ ...play('active', null, null), id }));
  renderTicket(predictions, games, 0, 6);
  expect(document.querySelector('summary small')?.textContent).toBe(
    '3 de 5 enviados · 1 contado · Lugar 128',
  );
});

test.each([
  [1, '1 de 1 enviado'],
  [2, '1 de 2 enviados'],
])('the summary line of a boleto of a week with %i games is “%s”', (count, text) => {
  const games = GAMES.slice(0, count);
  renderTicket([createPrediction()], games);
  expect(document.querySelector('summary small')?.textContent).toBe(text);
});

test('the totals of a ticket exclude provisional points', () => {
  renderTicket(
    [createPrediction(), createPrediction({ id: '2', gameId: '2', points: 2 })],
    [play('live', 1, 0), { ...play('final', 2, 0), id: '2' }],
  );
  expect(screen.getByText('Si así queda: +5 (provisional)')).toBeTruthy();
  expect(readTotals()).toEqual(['2', '2', 'Total en el ranking']);
});

test.each<[string, string, (number | null)[]]>([
  ['of which all games are counted', '7 puntos', [5, 2]],
  ['of which a game is still to be counted', '5 puntos, todavía en juego', [5, null]],
  ['without a counted game', 'Por confirmar', [null, null]],
])('a screen reader hears of a ticket %s: “%s”', (_what, text, points) => {
  renderTicket(
    points.map((value, index) => createPrediction({ id: `p${index}`, gameId: `g${index}`, points: value })),
    [],
  );
  expect(document.querySelector('summary .number-badge > .sr-only')?.textContent).toBe(text);
});

test('the points of a ticket are final once its only prediction without points has a cancelled game', () => {
  const predictions = [5, null].map((points, index) =>
    createPrediction({ id: `p${index}`, gameId: `g${index}`, points }),
  );
  renderTicket(predictions, [], 0, undefined, { seasonNumber: 7, pending: 0 });
  expect(document.querySelector('summary .number-badge > .sr-only')?.textContent).toBe('5 puntos');
  expect(document.querySelector('summary .number-badge')?.classList).not.toContain('bg-verde');
});

test.each([
  ['cancelled', 'Cancelado · Enviado. Se canceló: no suma para nadie.'],
  ['postponed', 'Pospuesto · Enviado. Cuenta solo si se juega en la jornada.'],
] as const)('an open boleto says why a %s game has no points, and announces none: “%s”', (status, note) => {
  renderTicket([createPrediction()], [play(status, null, null)]);
  const row = screen.getByText('Tigres – Toluca').closest('li');
  expect(row?.textContent).toMatch(new RegExp(`1–0––${note}$`));
});

test.each<[string, string, number]>([
  ['waits for the points of a game', 'Por confirmar', 1],
  ['has only games that count for nobody', '0 puntos', 0],
])(
  'a screen reader hears of the ticket of a past week without points that %s: “%s”',
  (_what, text, pending) => {
    renderTicket([createPrediction()], [], 0, undefined, { seasonNumber: 8, pending });
    expect(document.querySelector('summary .number-badge > .sr-only')?.textContent).toBe(text);
  },
);

test.each([
  ['with published points', 'Compartir mis puntos', 5],
  ['without published points', 'Compartir mi boleto', null],
])('the button of an open boleto %s is “%s”', (_case, name, points) => {
  renderTicket([createPrediction({ points })], [play('final', 1, 0)]);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each([
  [3, 'Hacer mis pronósticos'],
  [1, 'Hacer mis pronósticos'],
  [0, 'Ver los partidos'],
])('a player without a ticket, with %i games to send, is led to Partidos by “%s”', (count, name) => {
  const profile = {
    tickets: signal({ status: 'ready', data: [] }),
    openWeek: signal(null),
  } as unknown as ProfilePageStore;
  renderWithStores(<MyTickets profile={profile} />, {
    playerData: {},
    currentWeek: { fillableCount: signal(count) },
  });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/games');
});

test.each<[string, (number | null)[], string[]]>([
  ['of which all games are counted are dark', [5, 2], []],
  ['of which a game is still to be counted are green', [5, null], ['bg-none', 'bg-verde', 'text-papel']],
  ['of which no game is counted yet are pale', [null, null], ['bg-kraft', 'bg-none', 'text-tinta']],
])('the points in the summary line of a ticket %s', (_which, points, colours) => {
  renderTicket(
    points.map((value, index) => createPrediction({ id: `p${index}`, gameId: `g${index}`, points: value })),
    [],
  );
  const badge = document.querySelector('summary .number-badge');
  expect([...(badge?.classList ?? [])].filter((name) => /^(bg|text)-/.test(name))).toEqual(colours);
});
