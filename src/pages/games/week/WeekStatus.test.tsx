import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Phase } from '../../../domain/window.ts';
import { week } from '../../../testing/fixtures.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { WeekStatus } from './WeekStatus.tsx';

interface Case {
  hasWeek?: boolean;
  games?: number;
  phase?: Phase;
  isCurrentGuessed?: boolean;
}

function show({ hasWeek = true, games = 1, phase = 'open', ...rest }: Case) {
  const shownWeek = {
    week: signal(hasWeek ? week(7, '2026-08-28') : null),
    entries: signal(Array.from({ length: games })),
    phase: signal(phase),
  };
  const weeks = { isCurrentGuessed: signal(rest.isCurrentGuessed ?? false) };
  renderWithStores(<WeekStatus />, { playerData: {}, shownWeek, weeks });
}

test.each<[string, Case, string]>([
  ['without games', { games: 0 }, 'Aún no hay partidos para esta jornada.'],
  ['of a season without weeks', { games: 0, hasWeek: false }, 'Aún no hay jornadas'],
])('Partidos says of a week %s what is missing', (_what, state, title) => {
  show(state);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
});

test.each<[string, Case]>([
  ['that has a game to fill in', {}],
  ['that is not open and may not be the next one', { phase: 'before', isCurrentGuessed: true }],
])('Partidos says nothing of a week %s', (_what, state) => {
  show(state);
  expect(screen.queryByRole('heading')).toBeNull();
});
