import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unpackRecipe } from '../devtools/player/recorder/recipe-link.ts';
import { press, step } from '../devtools/recipes/actions.ts';
import { type Recipe, recipe } from '../devtools/recipes/recipe.ts';
import { writeRecipeFile } from '../devtools/recipes/recipe-file.ts';
import { readRecordedRecipe } from '../devtools/recipes/recorded-recipe.ts';
import { getFileParameters, readRecipeFile } from './recipe-file.ts';

function save(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'borrador.ts');
  writeFileSync(file, text);
  return file;
}

test('the downloaded file of a recording, in any folder, is read as the same recipe', async () => {
  const recorded = recipe({
    id: 'flow/mi-boleto',
    title: 'Mi boleto',
    isRecorded: true,
    world: { as: 'ana', at: 'cierre(7, 1) - 1m', route: '/games' },
    steps: [step('Toca “Enviar”', '', press('Enviar'))],
    ends: { shows: [{ modal: 'sendPool' }] },
  });
  expect(await readRecipeFile(save(writeRecipeFile(recorded)))).toEqual(recorded);
});

test('a file without a recipe is refused', async () => {
  await expect(readRecipeFile(save('export const NOTHING = 1;'))).rejects.toThrow('exports no recipe');
});

const RECORDED: Recipe = recipe({
  id: 'flow/borrador',
  title: 'Borrador',
  isRecorded: true,
  world: { as: 'ana', at: 'cierre(7, 1) - 1m', route: '/games' },
  steps: [step('Toca “Enviar”', '', press('Enviar'))],
  ends: { shows: [{ modal: 'sendPool' }] },
});

test('the parameters of the file of a recording are a link that opens the recording', async () => {
  const parameters = await getFileParameters(save(writeRecipeFile(RECORDED)));
  expect(await unpackRecipe(parameters.replace(/^draft=/, ''), readRecordedRecipe)).toEqual(RECORDED);
});

test('the parameters of a file of `devtools/recipes` name its first recipe', async () => {
  expect(await getFileParameters('devtools/recipes/modal.ts')).toMatch(/^r=modal\/\w+$/);
});

test('a file whose recipe has a regular expression, which no link can have, is refused with what to do', async () => {
  const text = writeRecipeFile(RECORDED).replace("press('Enviar')", 'press(/^Enviar/)');
  await expect(getFileParameters(save(text))).rejects.toThrow('npm run recipe flow/borrador');
});
