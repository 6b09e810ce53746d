import { expect, test } from 'vitest';
import type { Recipe } from '../../devtools/api.ts';
import COVERS from '../../devtools/recipes/covers.json' with { type: 'json' };
import { MODAL_TYPES } from '../../devtools/recipes/index.ts';
import { formatMatrix } from './format-matrix.ts';
import { findMarkedTests } from './marked-tests.ts';
import { createMatrix, findMarkProblems } from './matrix.ts';
import { readSources } from './read-matrix.ts';

const sources = readSources();
const matrix = createMatrix(sources);

test('each statement of docs/spec.md is shown by a recipe or a test', () => {
  const unproven = matrix.filter(({ recipes, tests }) => recipes.length + tests.length === 0);
  expect(unproven.map(({ statement }) => statement.id)).toEqual([]);
});

test('at least 200 statements of docs/spec.md are shown by a recipe', () => {
  expect(matrix.filter(({ recipes }) => recipes.length > 0).length).toBeGreaterThanOrEqual(200);
});

test('recipes and tests name statements that docs/spec.md has, and a recipe shows the dialogs of its statements', () => {
  expect(findMarkProblems(sources, MODAL_TYPES, COVERS)).toEqual([]);
});

const createRecipe = (id: string, ...spec: string[]): Recipe => ({
  id,
  title: 'Uno',
  tags: ['flujos'],
  spec,
  world: { route: '/' },
  steps: [
    { says: 'Abre', detail: '', actions: [{ do: 'go', route: '/games' }] },
    { says: 'Espera', detail: '', actions: [] },
  ],
  ends: { shows: [] },
});

const STATEMENTS = [
  { id: '1.1', text: 'Users can read.', lead: '' },
  { id: '1.2', text: 'poolSent: one prediction was sent.', lead: '' },
];

test.each([
  [
    'an unknown statement',
    createRecipe('flow/a', '9.9'),
    'flow/a names 9.9, which docs/spec.md doesn’t have.',
  ],
  [
    'a step that it lacks',
    createRecipe('flow/a', '1.1@3'),
    'flow/a names a step for 1.1 that it doesn’t have.',
  ],
  ['a statement twice', createRecipe('flow/a', '1.1', '1.1@2'), 'flow/a names a statement twice.'],
  [
    'a dialog that it never shows',
    createRecipe('flow/a', '1.2'),
    'flow/a says that it shows 1.2, and never shows poolSent.',
  ],
])('`findMarkProblems` reports a recipe that names %s', (_what, recipe, problem) => {
  const found = { statements: STATEMENTS, recipes: [recipe], tests: [] };
  expect(findMarkProblems(found, ['poolSent'], { 'flow/a': ['modal:poolsSent'] })).toEqual([problem]);
});

test('`findMarkProblems` reports a test that names an unknown statement, and no recipe that shows its dialog', () => {
  const tests = [{ file: 'a.test.ts', title: 'reads', ids: ['1.1', '1.3'] }];
  const found = { statements: STATEMENTS, recipes: [createRecipe('flow/a', '1.2')], tests };
  expect(findMarkProblems(found, ['poolSent'], { 'flow/a': ['modal:poolSent'] })).toEqual([
    '“reads” in a.test.ts names 1.3, which docs/spec.md doesn’t have.',
  ]);
});

test('the matrix has the recipes of a statement with the step that shows it, and its tests', () => {
  const tests = [{ file: 'a.test.ts', title: 'reads', ids: ['1.1'] }];
  const recipes = [createRecipe('flow/a', '1.1@2'), createRecipe('flow/b', '1.1')];
  const [proof] = createMatrix({ statements: STATEMENTS, recipes, tests });
  expect(proof?.recipes.map(({ id, step }) => [id, step])).toEqual([
    ['flow/a', 1],
    ['flow/b', 0],
  ]);
  expect(proof?.tests).toEqual([{ file: 'a.test.ts', title: 'reads' }]);
});

test('`formatMatrix` prints a line for each recipe and each test of a statement, and the sums', () => {
  const recipes = [createRecipe('flow/a', '1.1@2')];
  const tests = [{ file: 'a.test.ts', title: 'reads', ids: ['1.1'] }];
  expect(formatMatrix(createMatrix({ statements: STATEMENTS, recipes, tests })).split('\n')).toEqual([
    '1.1 Users can read.',
    '  recipe flow/a, from step 2',
    '  test   a.test.ts: reads',
    '1.2 poolSent: one prediction was sent.',
    '  nothing shows it',
    '2 statements: 1 with a proof, 1 of them with a recipe.',
  ]);
});

test('`findMarkedTests` reads the mark at the end of a title or of a row, and no list inside a text', () => {
  const source = `
test('keeps [0,1000] as it is', () => {});
test('doesn\\'t send twice [4.12]', () => {});
test.each([['a row [5.1, 5.2]', 1]])(\`100 runs of %s [5.3]\`, () => {});
test(\`a visitor at \${paths.join(', ')} sees it [5.4]\`, () => {});
const list = "see [4.1] here";
`;
  expect(findMarkedTests('a.test.ts', source)).toEqual([
    { file: 'a.test.ts', title: "doesn't send twice", ids: ['4.12'] },
    { file: 'a.test.ts', title: 'a row', ids: ['5.1', '5.2'] },
    { file: 'a.test.ts', title: '100 runs of …', ids: ['5.3'] },
    { file: 'a.test.ts', title: 'a visitor at … sees it', ids: ['5.4'] },
  ]);
});
