import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import type { GameState } from '../../domain/window.ts';
import type { WeekView } from '../../stores/games/week-view.ts';
import { game } from '../../testing/fixtures.ts';
import { findGameToPlay, getRowIds } from './row-games.ts';

/** A week of games with these states and the ids 1, 2, 3, and so on. */
const createWeek = (states: readonly GameState[]) =>
  ({
    entries: signal(
      states.map((state, index) => ({
        game: game(String(index + 1), 'Tigres', 'Toluca', '2026-08-29T19:00:00'),
        state: signal(state),
      })),
    ),
    isAllNext: signal(states.every((state) => state === 'next')),
  }) as unknown as WeekView;

test.each<[string, GameState[], string[], string | undefined]>([
  ['the games before the first open one', ['final', 'sent', 'open', 'closed', 'draft'], ['1', '2'], '3'],
  ['the games before a draft', ['closed', 'draft', 'open'], ['1'], '2'],
  ['the games before a live one, while another is open', ['final', 'live', 'sent', 'open'], ['1'], '2'],
  ['all games, when one is live and none is open', ['final', 'live', 'sent'], ['1', '2', '3'], '2'],
  ['all games, when none can be filled in', ['final', 'closed', 'postponed'], ['1', '2', '3'], undefined],
  ['none, when the first game is open', ['open', 'open'], [], '1'],
  ['none, when no game is open yet', ['next', 'next'], [], undefined],
])('the rows above the cards of a week are %s', (_what, states, rows, toPlay) => {
  const week = createWeek(states);
  expect([...getRowIds(week)]).toEqual(rows);
  expect(findGameToPlay(week)?.game.id).toBe(toPlay);
});
