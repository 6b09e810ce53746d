import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { press, step } from '../devtools/recipes/actions.ts';
import { recipe } from '../devtools/recipes/recipe.ts';
import { writeRecipeFile } from '../devtools/recipes/recipe-file.ts';
import { readRecipeFile } from './recipe-file.ts';

function save(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'borrador.ts');
  writeFileSync(file, text);
  return file;
}

test('the downloaded file of a recording, in any folder, is read as the same recipe', async () => {
  const recorded = recipe({
    id: 'flow/borrador',
    title: 'Borrador',
    world: { as: 'ana', at: 'cierre(7, 1) - 1m', route: '/games' },
    steps: [step('Toca “Enviar”', '', press('Enviar'))],
    ends: { shows: [{ modal: 'sendPool' }] },
  });
  expect(await readRecipeFile(save(writeRecipeFile(recorded)))).toEqual(recorded);
});

test('a file without a recipe is refused', async () => {
  await expect(readRecipeFile(save('export const NOTHING = 1;'))).rejects.toThrow('exports no recipe');
});
