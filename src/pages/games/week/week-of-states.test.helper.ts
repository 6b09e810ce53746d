import { signal } from '@preact/signals-react';
import type { GameState } from '../../../domain/game-state.ts';
import type { WeekView } from '../../../stores/games/week-view.ts';
import { game } from '../../../testing/fixtures.ts';

/** A week of games with these states and the ids 1, 2, 3, and so on. */
export const createWeek = (states: readonly GameState[]) =>
  ({
    entries: signal(
      states.map((state, index) => ({
        game: game(String(index + 1), 'Tigres', 'Toluca', '2026-08-29T19:00:00'),
        state: signal(state),
      })),
    ),
    phase: signal(states.every((state) => state === 'next') ? 'before' : 'open'),
  }) as unknown as WeekView;
