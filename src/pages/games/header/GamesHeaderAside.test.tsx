import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Phase } from '../../../domain/window.ts';
import { createPrediction } from '../../../testing/fixtures.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { GamesHeaderAside } from './GamesHeaderAside.tsx';

interface Case {
  isLoading?: boolean;
  isOtherWeek?: boolean;
  points?: (number | null)[];
  phase?: Phase;
}

/** Shows a week of which no game is left to send; `points` are those of its predictions. */
function show({ isLoading = false, isOtherWeek = false, points = [], phase = 'open' }: Case) {
  const shownWeek = {
    status: signal(isLoading ? 'loading' : 'ready'),
    entries: signal(points.map((value) => ({ prediction: signal(createPrediction({ points: value })) }))),
    counts: signal({ sent: points.length }),
    nextToClose: signal(null),
    phase: signal(phase),
  };
  const weeks = { seasonWeek: signal(7), shownNumber: signal(isOtherWeek ? 8 : 7) };
  const stores = { playerData: {}, shownWeek, weeks };
  return renderWithStores(<GamesHeaderAside onGoToGame={() => undefined} />, stores).container;
}

test('while the current week’s games load, a box that screen readers skip keeps the next cut-off’s space', () => {
  const box = show({ isLoading: true }).firstElementChild;
  expect([box?.textContent, box?.getAttribute('aria-hidden')]).toEqual(['Próximo cierre 0000h', 'true']);
});

test('beside the title stand the points of the sent games when no game of the week is left to send', () => {
  expect(show({ points: [5, 2, null] }).textContent).toBe('7puntoshasta ahora');
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each<[string, Case]>([
  ['while the games of another week load', { isLoading: true, isOtherWeek: true }],
  ['of a week without predictions', {}],
  ['of a closed week', { points: [5], phase: 'closed' }],
])('beside the title stands nothing %s', (_what, state) => {
  expect(show(state).textContent).toBe('');
});
