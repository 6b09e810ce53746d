import { expect, test } from 'vitest';
import type { GameState } from '../domain/game-state.ts';
import { getGameAttributes } from './game-attributes.ts';

test.each<[GameState, string]>([
  ['halted', 'postponed'],
  ['next', 'next'],
  ['draft', 'draft'],
])('a game in the state “%s” has the attribute data-state="%s"', (state, attribute) => {
  expect(getGameAttributes('7', state)).toEqual({ 'data-game': '7', 'data-state': attribute });
});
