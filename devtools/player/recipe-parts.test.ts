import { expect, test } from 'vitest';
import type { Action, Recipe } from '../api.ts';
import {
  getEndNames,
  getPreparation,
  getScreenAtEnd,
  getScreenName,
  getShownStatements,
} from './recipe-parts.ts';
import { go, LIST_WORLD, step } from './testing/list-app.ts';

const see: Action = { do: 'see', screen: { text: 'Listo' } };
const wait: Action = { do: 'wait', ms: 100 } as unknown as Action;

const createRecipe = (...actions: Action[][]): Recipe => ({
  id: 'flow/lista',
  title: 'Lista',
  tags: ['flujos'],
  world: LIST_WORLD,
  steps: actions.map((list, index) => step(`Paso ${index + 1}`, '', ...list)),
  ends: { shows: [{ route: '/lista' }] },
});

test.each<[string, Action[][], string[]]>([
  ['only sees', [[go('/a')], [go('/b')], [see]], ['Paso 1']],
  ['only waits', [[go('/a')], [wait]], []],
  ['acts', [[go('/a')], [see], [go('/b')]], ['Paso 1', 'Paso 2']],
  ['moves the clock', [[go('/a')], [{ control: 'poke' }]], ['Paso 1']],
])('the preparation of a recipe whose last step %s ends before its last effect', (_what, actions, says) => {
  const { steps, ends } = getPreparation(createRecipe(...actions));
  expect(steps.map((part) => part.says)).toEqual(says);
  expect(ends).toEqual({ shows: [] });
});

test('a statement without a step is shown at the last step with an effect, one with a step there', () => {
  const recipe = { ...createRecipe([go('/a')], [go('/b')], [see]), spec: ['4.12', '8.3@1', '9.1@3'] };
  expect(getShownStatements(recipe)).toEqual([
    { id: '4.12', step: 1 },
    { id: '8.3', step: 0 },
    { id: '9.1', step: 2 },
  ]);
});

test.each<[string, Action[], object | null]>([
  ['the last thing that it sees', [go('/a'), see], { text: 'Listo' }],
  ['nothing if it acts afterwards', [see, go('/a')], null],
  ['nothing if it sees the address', [{ do: 'see', screen: { route: '/a' } }], null],
])('the caption of a step speaks of %s', (_what, actions, screen) => {
  expect(getScreenAtEnd(step('Paso', '', ...actions))).toEqual(screen);
});

test('the names of the end of a recipe are its screen, and its message by itself and with the screen', () => {
  expect(getEndNames({ shows: [{ modal: 'payFailed' }, { text: 'x' }] })).toEqual(['modal:payFailed']);
  expect(getEndNames({ shows: [{ modal: 'payFailed' }], because: 'Card declined' })).toEqual([
    'modal:payFailed',
    'msg:Card declined',
    'error:Card declined→modal:payFailed',
  ]);
  expect([getEndNames({ shows: [] }), getScreenName()]).toEqual([[], '']);
});
