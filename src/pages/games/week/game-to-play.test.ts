import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { findGameToPlay } from './game-to-play.ts';
import { createWeek } from './week-of-states.test.helper.ts';

test.each<[string, GameState[], string | undefined]>([
  ['the first open one', ['final', 'sent', 'open', 'closed', 'draft'], '3'],
  ['a draft before an open one', ['closed', 'draft', 'open'], '2'],
  ['the live one, while a later one is open', ['final', 'live', 'sent', 'open'], '2'],
  ['the live one, while an earlier one is open', ['final', 'open', 'live'], '3'],
  ['the live one, when none is open', ['final', 'live', 'sent'], '2'],
  ['none, when none can be filled in', ['final', 'closed', 'halted'], undefined],
  ['none, when no game is open yet', ['next', 'next'], undefined],
])('the game of a week to play is %s', (_what, states, toPlay) => {
  expect(findGameToPlay(createWeek(states))?.game.id).toBe(toPlay);
});
