// @vitest-environment jsdom

import { expect, test } from 'vitest';
import type { Simulator } from './api.ts';
import { press, step } from './recipes/actions.ts';
import { recipe } from './recipes/recipe.ts';
import { startSimulator } from './testing.tsx';

const ID = 'modal/sendPool';
type Loose = { [name: string]: (...args: unknown[]) => unknown };
const RECORDED = recipe({
  id: 'flow/borrador',
  title: 'Borrador',
  world: { as: 'ana', at: 'semana(7)', route: '/games' },
  steps: [step('Toca “Enviar”', '', press('Enviar'))],
  ends: { shows: [{ modal: 'sendPool' }] },
});
const getMine = ({ recorder }: Simulator) => recorder.mine as unknown as Loose;
const getRecorder = ({ recorder }: Simulator) => recorder as unknown as Loose;
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
  [
    'recipe.link to the step with index 99',
    (s) => getRecipe(s).link?.(ID, 99),
    'tiene 3 pasos: no hay un paso 100.',
  ],
  ['recipe.link after the last step', (s) => getRecipe(s).link?.(ID, 3), 'tiene 3 pasos: no hay un paso 4.'],
  ['recipe.link to step 0.5', (s) => getRecipe(s).link?.(ID, 0.5), 'step es un entero desde 0'],
  ['recipe.link of an unknown id', (s) => getRecipe(s).link?.('modal/nada'), 'modal/nada'],
  ['recipe.play from step 1e9', (s) => getRecipe(s).play?.(ID, { step: 1e9 }), 'tiene 3 pasos'],
  ['recipe.apply of an unknown id', (s) => getRecipe(s).apply?.('nope'), 'nope'],
  [
    'recipe.external.applyControl of an unknown action',
    (s) => s.recipe.external.applyControl({ control: 'volar' } as never),
    'No conozco la acción “volar”.',
  ],
  ['recipe.external.setUp of an unknown id', (s) => s.recipe.external.setUp('nope'), 'nope'],
  ['mine.remove of an unknown id', (s) => getMine(s).remove?.('nope'), 'nope'],
  ['mine.remove(7)', (s) => getMine(s).remove?.(7), 'mine.remove: id es un texto'],
  ['mine.forget of an unknown id', (s) => getMine(s).forget?.('nope'), 'nope'],
  ['mine.file of an unknown id', (s) => getMine(s).file?.('nope'), 'nope'],
  ['mine.file()', (s) => getMine(s).file?.(), 'mine.file: id es un texto'],
  ['mine.add(7)', (s) => getMine(s).add?.(7), 'mine.add: recipe es un objeto, no 7.'],
  ['mine.add({})', (s) => getMine(s).add?.({}), 'no cabe en un recorrido'],
  ['mine.replace of null', (s) => getMine(s).replace?.(null), 'mine.replace: recipe es un objeto'],
  [
    'mine.replace of an unknown id',
    (s) => s.recorder.mine.replace({ ...RECORDED, id: 'flow/borrador-9' }),
    'flow/borrador-9',
  ],
  ['mine.open(7)', (s) => getMine(s).open?.(7), 'mine.open: packed es un texto'],
  ['mine.open of a damaged text', (s) => getMine(s).open?.('x'), 'cortado o dañado'],
  ['mine.onChange(5)', (s) => getMine(s).onChange?.(5), 'listener es una función, no 5.'],
  ['recorder.onChange(5)', (s) => getRecorder(s).onChange?.(5), 'listener es una función, no 5.'],
])('%s is refused in Spanish and starts no recipe', async (_name, act, words) => {
  const simulator = startSimulator();
  await expect((async () => act(simulator))()).rejects.toThrow(words);
  expect(simulator.recipe.running()).toBeNull();
  expect(simulator.world.facts()).toEqual([]);
});
