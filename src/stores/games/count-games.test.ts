import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import type { GameState } from '../../domain/game-state.ts';
import type { DraftScore, GameStatus } from '../../domain/types.ts';
import { createPrediction, game } from '../../testing/fixtures.ts';
import { countGames } from './count-games.ts';
import type { GameEntry } from './game-entries.ts';

interface EntryOptions {
  state?: GameState;
  score?: DraftScore;
  status?: GameStatus;
}

function createEntry({ state = 'open', score, status }: EntryOptions): GameEntry {
  return {
    game: game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00', status),
    gameWindow: { start: 0, cutoff: 0, opening: 0, weekStart: 0 },
    state: signal(state),
    prediction: signal(state === 'sent' ? createPrediction() : null),
    draft: signal(score ?? { home: null, away: null }),
    daysToCutoff: signal(0),
  };
}

test('countGames counts the fillable games as to send: with a complete score as ready, the others as to fill', () => {
  const counts = countGames([
    createEntry({ state: 'draft', score: { home: 2, away: 1 } }),
    createEntry({ score: { home: 2, away: null } }),
    createEntry({}),
    createEntry({ state: 'closed', score: { home: 0, away: 0 } }),
    createEntry({ state: 'next' }),
  ]);
  expect(counts).toMatchObject({ total: 5, fillable: 3, ready: 1, half: 1, toFill: 2 });
});

test('countGames counts a game with a prediction as sent and not as to send', () => {
  expect(countGames([createEntry({ state: 'sent' })])).toMatchObject({ sent: 1, fillable: 0, toFill: 0 });
});

test('countGames counts an undecided game apart from other halted games', () => {
  const halted = (status: GameStatus) => createEntry({ state: 'halted', status });
  const counts = countGames([halted('postponed'), halted('undecided'), halted('cancelled')]);
  expect(counts).toMatchObject({ undecided: 1, fillable: 0 });
});
