import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Game, Prediction } from '../../domain/types.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import type { ShownRanking } from '../../stores/ranking/ranking-table.ts';
import { createPrediction, createRankingPage, game, week } from '../../testing/fixtures.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { RankingPanel } from './RankingPanel.tsx';

interface EmptyTable {
  games?: readonly Game[];
  current?: number;
  sent?: readonly Prediction[];
  isGuessed?: boolean;
}

/** The panel of a table of week 7 without points. */
function renderEmpty({ games = [], current = 7, sent = [], isGuessed = false }: EmptyTable) {
  const choice = { scope: 'week' as const, week: 7, page: 1 };
  const table: ShownRanking = { choice, page: createRankingPage(), scores: new Map(), podium: [] };
  const ranking = {
    choice: signal(choice),
    state: signal({ status: 'ready', data: table }),
    weeks: signal([]),
  } as unknown as RankingStore;
  renderWithStores(
    <RankingPanel
      ranking={ranking}
      table={table}
      ended={null}
      isInSight={false}
      hasMoved={false}
      onPage={() => undefined}
    />,
    {
      auth: { user: signal(null) },
      currentWeek: {
        counts: signal({ fillable: 3 }),
        phase: signal('open'),
        status: signal('ready'),
      },
      games: { getForWeek: () => ({ status: 'ready', data: games }) },
      playerData: {},
      predictions: { getForWeek: () => sent },
      time: { now: signal(0) },
      unread: { counts: signal(new Map()) },
      weeks: {
        currentNumber: signal(current),
        isCurrentGuessed: signal(isGuessed),
        find: () => week(7, '2026-08-28'),
      },
    },
  );
}

test.each(['cancelled', 'postponed'] as const)(
  'the ranking without points names the first game that is played, not an earlier one that is %s',
  (status) => {
    const first = game('1', 'Puebla', 'Atlas', '2026-08-28T19:00:00', status);
    renderEmpty({ games: [first, game('2', 'Tigres', 'Toluca', '2026-08-29T19:00:00')] });
    screen.getByText(/^Tigres – Toluca/);
    expect(screen.queryByText(/Puebla/)).toBeNull();
  },
);

test.each([
  ['the current week', 7, 'Hacer mis pronósticos', '/games'],
  ['a past week', 8, 'Ver los partidos', '/games?jornada=7'],
])('the ranking of %s without points leads to Partidos by “%s”', (_which, current, name, address) => {
  renderEmpty({ current: current as number });
  expect(screen.getByRole('link', { name: name as string }).getAttribute('href')).toBe(address);
});

test.each([
  ['no boleto', []],
  ['a boleto', [createPrediction()]],
])('the ranking of a past week without points promises nothing to a player with %s', (_what, sent) => {
  renderEmpty({ games: [game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00', 'final')], current: 8, sent });
  expect(screen.getByRole('heading').textContent).toBe('Nadie sumó puntos en esta jornada.');
  expect(screen.queryByText(/^Tigres|tu lugar sale/)).toBeNull();
});

test('the ranking without points still awaits its first game while the server does not say which week is current', () => {
  renderEmpty({ current: 8, isGuessed: true });
  expect(screen.getByRole('heading').textContent).toBe(
    'El ranking se prende cuando termine el primer partido.',
  );
});
