import { expect, test } from 'vitest';
import type { Action, RecordedAction, Recording } from '../api.ts';
import { toRecipe } from '../player/recorder/to-recipe.ts';
import { writeRecipeFile } from './recipe-file.ts';
import { RECORDING_WORDS } from './recording-words.ts';

const home = 'Goles de Puebla (local)';
const type = (text: string, name = home): Action => ({ do: 'type', target: { name }, text });

const now = (action: Action): RecordedAction => ({ action, at: 0 });

const WORLD = { as: 'nico', at: 'cierre(7, 1) - 1m', route: '/games' };

function recorded(actions: RecordedAction[], more: Partial<Recording> = {}): Recording {
  return { world: WORLD, startedAt: 0, actions, end: null, isOn: false, ...more };
}

const record = (actions: RecordedAction[], more?: Partial<Recording>) => {
  const recipe = toRecipe(recorded(actions, more), RECORDING_WORDS);
  if (!recipe) throw new Error('nothing was recorded');
  return recipe;
};
const write = (actions: Action[], more?: Partial<Recording>) =>
  writeRecipeFile(record(actions.map(now), more));
const go: Action = { do: 'go', route: '/ranking' };

test.each<[string, Action]>([
  ['a published result', { control: 'publish', game: { week: 7, game: 1 } }],
  ['a removed game', { control: 'remove', table: 'games', row: { week: 7, game: 1 } }],
])('the TypeScript of a recorded recipe imports `game` for %s', (_what, action) => {
  expect(write([action])).toContain('import { game, step }');
});

test('the TypeScript of a recorded recipe keeps a seed other than the default seed of recipes', () => {
  expect(write([go], { world: { ...WORLD, seed: 12 } })).toContain('seed: 12');
});

test('the TypeScript of a recorded recipe writes a confirmation code from a mail as `codeFor` with the address', () => {
  const typed: Action = {
    do: 'type',
    target: { name: 'Código' },
    text: { mail: 'code', to: 'ana@correo.mx' },
  };
  const text = write([typed]);
  expect(text).toContain(`write('Código', codeFor('ana@correo.mx'))`);
  expect(text).toContain(`import { codeFor, step, write }`);
});

test('the TypeScript of a recorded recipe escapes the line breaks of a text', () => {
  const text = write([type('uno\ndos\u2028'), { do: 'click', target: { role: 'button', name: '"a"\n\\' } }]);
  expect(text).toContain(String.raw`write('${home}', 'uno\ndos`);
  expect(text).toContain(String.raw`press('"a"\n\\')`);
});
