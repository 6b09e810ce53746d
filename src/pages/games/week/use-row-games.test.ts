import { afterEach, expect, test, vi } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { getRowIds } from './use-row-games.ts';
import { createWeek } from './week-of-states.test.helper.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, GameState[], string[]]>([
  ['the games before the first open one', ['final', 'sent', 'open', 'closed', 'draft'], ['1', '2']],
  ['the games before a draft', ['closed', 'draft', 'open'], ['1']],
  ['the games before a live one, while another is open', ['final', 'live', 'sent', 'open'], ['1']],
  ['all games, when one is live and none is open', ['final', 'live', 'sent'], ['1', '2', '3']],
  ['all games, when none can be filled in', ['final', 'closed', 'halted'], ['1', '2', '3']],
  ['none, when the first game is open', ['open', 'open'], []],
  ['none, when no game is open yet', ['next', 'next'], []],
])('the games of a week that are rows and not cards are %s', (_what, states, rows) => {
  expect([...getRowIds(createWeek(states))]).toEqual(rows);
});

test.each<[number, GameState[], string[]]>([
  [1, ['closed', 'open', 'open', 'open'], []],
  [4, ['final', 'final', 'closed', 'sent', 'open'], ['1', '2', '3']],
  [3, ['final', 'final', 'sent'], ['1', '2', '3']],
])(
  'on a screen with three columns of cards, %i games before the first open one leave it in whole rows',
  (_games, states, rows) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 1100px)' }));
    expect([...getRowIds(createWeek(states))]).toEqual(rows);
  },
);
