import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { getRowIds } from './use-row-games.ts';
import { createWeek } from './week-of-states.test.helper.ts';

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
