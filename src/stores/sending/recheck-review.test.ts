import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { EMPTY_SCORE } from '../../domain/drafts.ts';
import type { GameState } from '../../domain/game-state.ts';
import { createTicketLines } from '../../domain/tickets.ts';
import type { DraftScore } from '../../domain/types.ts';
import { getPredictionWindow } from '../../domain/window.ts';
import { GAMES, week } from '../../testing/fixtures.ts';
import { type Removal, recheckReview } from './recheck-review.ts';

const FULL = { home: 2, away: 1 };
const HALF = { home: 2, away: null };

/** The entries of the first games of the week, each with a state and a draft. */
const createEntries = (...games: [GameState, DraftScore][]) =>
  games.map(([state, draft], index) => {
    const [game] = GAMES.slice(index);
    if (!game) throw new Error(`no game ${index}`);
    return {
      game,
      gameWindow: getPredictionWindow(game, week(7, '2026-08-28')),
      state: signal(state),
      prediction: signal(null),
      draft: signal(draft),
      daysToCutoff: signal(0),
    };
  });

const createPicks = (...gameIds: string[]) =>
  createTicketLines(
    gameIds.map((gameId) => ({ gameId, homeScore: 2, awayScore: 1 })),
    GAMES,
  );

/** The review after another tab of the player has sent scores. */
const review = (
  entries: ReturnType<typeof createEntries>,
  picks: ReturnType<typeof createPicks>,
  initialPicks = picks,
) => recheckReview({ entries, picks, initialPicks, hasSentElsewhere: true });

test('a review keeps the games whose scores are complete, and counts those to fill', () => {
  const entries = createEntries(['draft', FULL], ['draft', FULL], ['open', HALF], ['open', EMPTY_SCORE]);
  const picks = createPicks('1', '2');
  expect(review(entries, picks)).toEqual({ picks, toFill: 2, removal: null });
});

test.each<[string, [GameState, DraftScore], Removal, number]>([
  ['has a prediction', ['sent', EMPTY_SCORE], 'sent', 0],
  ['has lost its draft to the tab that sends it', ['open', EMPTY_SCORE], 'sent', 0],
  ['has closed', ['closed', FULL], 'closed', 0],
  ['has lost a side of its score', ['open', HALF], 'incomplete', 1],
])('a game that %s leaves the review', (_what, first, removal, toFill) => {
  const picks = createPicks('1', '2');
  expect(review(createEntries(first, ['draft', FULL]), picks)).toEqual({
    picks: picks.slice(1),
    toFill,
    removal,
  });
});

test('a game whose score is empty leaves the review as incomplete while no other tab has sent anything', () => {
  const picks = createPicks('1', '2');
  const entries = createEntries(['open', EMPTY_SCORE], ['draft', FULL]);
  expect(recheckReview({ entries, picks, initialPicks: picks, hasSentElsewhere: false })).toEqual({
    picks: picks.slice(1),
    toFill: 1,
    removal: 'incomplete',
  });
});

test('a game that the week no longer lists leaves the review as closed', () => {
  const picks = createPicks('1', '2');
  const [, ...entries] = createEntries(['draft', FULL], ['draft', FULL]);
  expect(review(entries, picks)).toMatchObject({ picks: picks.slice(1), removal: 'closed' });
});

test('a game that left the review because another tab has sent it isn’t to fill later', () => {
  const initialPicks = createPicks('1', '2');
  const entries = createEntries(['open', EMPTY_SCORE], ['draft', FULL]);
  expect(review(entries, initialPicks.slice(1), initialPicks)).toEqual({
    picks: initialPicks.slice(1),
    toFill: 0,
    removal: null,
  });
});

test.each<[Removal, [GameState, DraftScore], [GameState, DraftScore]]>([
  ['sent', ['closed', FULL], ['sent', EMPTY_SCORE]],
  ['closed', ['open', HALF], ['closed', FULL]],
  ['incomplete', ['open', HALF], ['open', HALF]],
])('of two reasons for which games leave a review, %s is shown', (removal, first, second) => {
  const picks = createPicks('1', '2');
  expect(review(createEntries(first, second), picks).removal).toBe(removal);
});
