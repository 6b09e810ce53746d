import { expect, test } from 'vitest';
import { copy } from '../../devtools/copy/shared.ts';
import { MODAL_TYPES, RECIPES } from '../../devtools/recipes/index.ts';
import { getStepPictureName } from '../../devtools/ui/flow-picture-names.ts';
import { getPictureName } from './files.ts';
import { renderBookPage } from './page.ts';

const render = (...pictures: string[]) =>
  renderBookPage({ font: null, build: 'abc', pictures: new Set(pictures) });

const getPictures = (recipes: readonly { id: string }[]) =>
  recipes.flatMap(({ id }) => [getPictureName(id, 390), getPictureName(id, 1280)]);

test.each([
  ['without pictures', [], '<strong>Este libro no tiene imágenes</strong>'],
  [
    'without the pictures of two recipes',
    RECIPES.slice(2),
    '<strong>Faltan las imágenes de 2 recorridos</strong>',
  ],
  ['with all pictures', RECIPES, null],
])('a flow book %s says on screen what it lacks: %s', (_which, pictured, lack) => {
  const page = render(...getPictures(pictured));
  if (lack)
    expect(page).toContain(
      `${lack}: guárdalas desde el simulador, en el ⋯ de un recorrido, o pídelas a quien publicó la demostración.`,
    );
  else expect(page).not.toContain('<strong>');
  expect(page.includes('cada uno a 390 y 1280 px')).toBe(pictured.length > 0);
});

test('the chapters of the flow book are the groups of the panel’s list of recipes, in its order', () => {
  const page = render();
  const [contents = ''] = page.match(/<nav.*?<\/nav>/s) ?? [];
  const count = (group: string) => RECIPES.filter(({ tags }) => tags[0] === group).length;
  expect(
    [...contents.matchAll(/<h2>(.+?) <span>(\d+)/g)].map(([, name, size]) => [name, Number(size)]),
  ).toEqual(
    Object.entries(copy.recipeGroups)
      .map(([group, name]) => [name, count(group)])
      .filter(([, size]) => size !== 0),
  );
});

test('the flow book has an article for each dialog, with the id “modal/” and the dialog’s name', () => {
  const page = render();
  expect([...page.matchAll(/<article id="modal\/(\w+)">/g)].map(([, name]) => name).toSorted()).toEqual(
    MODAL_TYPES.toSorted(),
  );
});

test('the flow book’s grid of dialogs shows only the dialogs with a picture at 390 px', () => {
  const page = render(getPictureName('modal/sendPool', 390));
  expect(page.match(/<div class="wall">.*?<\/div>/gs)?.map((wall) => wall.match(/<li>/g)?.length)).toEqual([
    1,
  ]);
});

test('the flow book shows a recipe’s four step pictures when all exist, each with a link that plays from its step', () => {
  const names = [0, 1, 2, 3].map((index) => getStepPictureName('modal/poolGameNotAvailable', index));
  const page = render(...names);
  expect(page.match(/<div class="frames"/g)).toHaveLength(1);
  const frames = page.match(/<div class="frames".*?<\/div>/)?.[0] ?? '';
  expect([...frames.matchAll(/pictures\/([\w-]+\.jpg)/g)].map(([, name]) => name)).toEqual(names);
  const link = '/lmx/simulador/#sim?r=modal/poolGameNotAvailable&amp;mode=play&amp;step=';
  expect([...frames.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual(
    [1, 2, 3, 4].map((step) => `${link}${step}`),
  );
  expect(frames).toContain('alt="Paso 3: Envía su pronóstico"');
});

test('the flow book, which marketing reads, names no command', () => {
  expect(render()).not.toMatch(/\bnpm\b/);
});
