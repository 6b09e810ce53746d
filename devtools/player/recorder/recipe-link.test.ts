import { expect, test } from 'vitest';
import type { Recipe } from '../../api.ts';
import { LIST_WORLD, step, write } from '../testing/list-app.ts';
import { packRecipe, unpackRecipe } from './recipe-link.ts';

const unpack = (text: string) => unpackRecipe(text, (value) => value as Recipe | null);

const RECIPE: Recipe = {
  id: 'flow/borrador',
  title: 'Comprar pan',
  tags: ['flujos'],
  isRecorded: true,
  world: LIST_WORLD,
  steps: [step('Paso 1', '', write('Nombre', 'Pan'))],
  ends: { shows: [{ route: '/lista' }] },
};

test('a recorded recipe that begins in a packed world is equal after packing and unpacking', async () => {
  const recipe = { ...RECIPE, world: { ...RECIPE.world, packed: 'q1ZKyy-KTSx_RsrKs' } };
  expect(await unpack(await packRecipe(recipe))).toEqual(recipe);
});

test('packing a recipe too long for a link fails with an error that says to download its file', async () => {
  const long = Array.from({ length: 3_000 }, (_, index) => `${Math.sin(index)}`).join('');
  const steps = [step('Paso 1', '', write('Nombre(s)', long))];
  await expect(packRecipe({ ...RECIPE, steps })).rejects.toThrow('no cabe en un enlace: descarga su archivo');
});

test.each([
  ['is empty', ''],
  ['has no version', 'q1ZKyy_KTSxRsrKsBQA'],
  ['was cut', '1.7VZ'],
  ['has characters outside base64url', '1.???'],
])('unpacking a recipe link that %s fails with the error “cortado o dañado”', async (_how, text) => {
  await expect(unpack(text)).rejects.toThrow('está cortado o dañado');
});

test('unpacking a recipe link of another format version fails with an error that names the version', async () => {
  await expect(unpack('2.abc')).rejects.toThrow('es de la versión 2');
});
