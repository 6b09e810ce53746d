// @vitest-environment jsdom

import { expect, test } from 'vitest';
import type { Simulator } from './api.ts';
import { startSimulator } from './testing.tsx';

const ID = 'modal/sendPool';
type Loose = { [name: string]: (...args: unknown[]) => unknown };
const getRecipe = ({ recipe }: Simulator) => recipe as unknown as Loose;

test.each<[name: string, act: (simulator: Simulator) => unknown, words: string]>([
  ['on("nada")', (s) => (s as unknown as Loose).on?.('nada', () => {}), 'simulator.on: event es ready, fact'],
  ['on("fact", 5)', (s) => (s as unknown as Loose).on?.('fact', 5), 'listener es una función, no 5.'],
  ['link({ privado })', (s) => (s as unknown as Loose).link?.({ privado: true }), 'no conozco “privado”'],
  ['recipe.run(7)', (s) => getRecipe(s).run?.(7), 'recipe.run: id es un texto'],
  [
    'recipe.apply with an unknown key',
    (s) => getRecipe(s).apply?.(ID, { prepar: true }),
    'no conozco “prepar”',
  ],
  ['recipe.play with an unknown key', (s) => getRecipe(s).play?.(ID, { sped: 2 }), 'no conozco “sped”'],
  [
    'recipe.play at the speed “x”',
    (s) => getRecipe(s).play?.(ID, { speed: 'x' }),
    'speed es un número mayor que 0',
  ],
  ['recipe.play from step −1', (s) => getRecipe(s).play?.(ID, { step: -1 }), 'step es un entero desde 0'],
  [
    'recipe.link to step NaN',
    (s) => getRecipe(s).link?.(ID, Number.NaN),
    'step es un entero desde 0, no NaN.',
  ],
  ['recipe.skip(2)', (s) => getRecipe(s).skip?.(2), 'direction es 1 o -1, no 2.'],
  ['recipe.goTo(NaN)', (s) => getRecipe(s).goTo?.(Number.NaN), 'step es un entero, no NaN.'],
  ['recipe.setSpeed(−1)', (s) => getRecipe(s).setSpeed?.(-1), 'speed es un número mayor que 0, no -1.'],
])('%s is refused in Spanish and starts no recipe', async (_name, act, words) => {
  const simulator = startSimulator();
  await expect((async () => act(simulator))()).rejects.toThrow(words);
  expect(simulator.recipe.running()).toBeNull();
  expect(simulator.world.facts()).toEqual([]);
});
