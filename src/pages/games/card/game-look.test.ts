import { expect, test } from 'vitest';
import type { GameState } from '../../../domain/game-state.ts';
import { GAME_LOOKS } from './game-look.ts';

const has = (classes: string, name: string) => classes.split(' ').includes(name);

test.each<[GameState, string]>([
  ['open', 'shadow-tinta'],
  ['draft', 'shadow-dorado'],
  ['sent', 'ridged-paper'],
  ['closed', 'bg-kraft'],
])('the card of a game in the state “%s” alone has the mark “%s”', (state, mark) => {
  const states = Object.entries(GAME_LOOKS).filter(([, { card }]) => has(card, mark));
  expect(states.map(([name]) => name)).toEqual([state]);
});

test('only the cards of games that aren’t open yet or are put off have a dashed outline', () => {
  const dashed = Object.entries(GAME_LOOKS).filter(([, { card }]) => has(card, 'border-dashed'));
  expect(dashed.map(([name]) => name)).toEqual(['next', 'halted']);
});
