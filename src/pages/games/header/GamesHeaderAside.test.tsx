import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Phase } from '../../../domain/window.ts';
import { createPrediction, game, week } from '../../../testing/fixtures.ts';
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
    entries: signal(
      points.map((value) => ({
        game: game('1', 'Tigres', 'Toluca', '2026-08-21T19:00:00'),
        prediction: signal(createPrediction({ points: value })),
      })),
    ),
    week: signal(week(7, '2026-08-21')),
    counts: signal({ sent: points.length, fillable: 0 }),
    nextToClose: signal(null),
    phase: signal(phase),
  };
  const weeks = { seasonNumber: signal(7), shownNumber: signal(isOtherWeek ? 8 : 7) };
  const stores = { playerData: {}, shownWeek, weeks };
  return renderWithStores(<GamesHeaderAside onGoToGame={() => undefined} />, stores).container;
}

const ROOM = 'Próximo cierre 0000h';

test.each<[string, Case, string]>([
  ['while the games load, nothing else', { isLoading: true }, ''],
  ['while the games of another week load, nothing else', { isLoading: true, isOtherWeek: true }, ''],
  [
    'the points of the sent games when no game of the week is left to send',
    { points: [5, 2, null] },
    '7puntoshasta ahora',
  ],
  ['the intro of a closed week', { points: [5], phase: 'closed' }, 'Jornada 7 · 21 de agosto'],
])(
  'beside the title stands a box that screen readers skip, with the next cut-off’s space, and %s',
  (_what, state, text) => {
    const { textContent, children } = show(state).firstElementChild ?? document.body;
    expect(textContent).toBe(ROOM + text);
    expect(children[0]?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('timer')).toBeNull();
  },
);
