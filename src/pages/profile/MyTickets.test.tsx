import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSeasonSummary } from '../../domain/season.ts';
import type { Game, GameStatus, Prediction } from '../../domain/types.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { createPrediction, game } from '../../testing/fixtures.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { MyTickets } from './MyTickets.tsx';

const play = (status: GameStatus, homeScore: number | null, awayScore: number | null): Game => ({
  ...game('1', 'Tigres', 'Toluca', '2026-08-28T19:00:00', status),
  homeScore,
  awayScore,
});

function renderTicket(predictions: Prediction[], games: Game[], trivia: number | null = 0) {
  const season = createSeasonSummary({
    weeks: [],
    currentWeek: 7,
    getGames: () => games,
    predictions: new Map([[7, predictions]]),
    positions: new Map(),
    pendingWeek: null,
    answered: trivia === null ? null : { week: 7, isCorrect: trivia === 1 },
    correctTrivias: null,
  });
  const profile = {
    tickets: signal({ status: 'ready', data: [{ week: 7, predictions }] }),
    openWeek: signal(7),
    season: signal(season),
  } as unknown as ProfilePageStore;
  renderWithStores(<MyTickets profile={profile} />, {
    playerData: {},
    games: { getForWeek: () => ({ status: 'ready', data: games }) },
    positions: { byWeek: signal(new Map()) },
    weeks: { all: signal([]), current: signal(7) },
  });
}

/** The points of the summary line, and the line of the total below the games. */
function readTotals() {
  const summary = document.querySelector('summary .number-badge > [aria-hidden]');
  const total = screen.getByText(/^(Total en el ranking|Suma de tus partidos)$/).parentElement;
  return [summary?.textContent, total?.lastChild?.textContent, total?.firstChild?.textContent];
}

test.each([
  ['the sum of its games and the trivia point while that is known', 1, ['8', '8', 'Total en el ranking']],
  ['the sum of its games while the trivia point is unknown', null, ['7', '7', 'Suma de tus partidos']],
])('the summary line of a ticket and its total both show %s', (_case, trivia, expected) => {
  const predictions = [5, 2].map((points) =>
    createPrediction({ id: `p${points}`, gameId: `g${points}`, points }),
  );
  renderTicket(predictions, [], trivia);
  expect(readTotals()).toEqual(expected);
});

test('the totals of a ticket exclude provisional points', () => {
  renderTicket(
    [createPrediction(), createPrediction({ id: '2', gameId: '2', points: 2 })],
    [play('live', 1, 0), { ...play('final', 2, 0), id: '2' }],
  );
  expect(screen.getByText('Si así queda: +5 (provisional)')).toBeTruthy();
  expect(readTotals()).toEqual(['2', '2', 'Total en el ranking']);
});
