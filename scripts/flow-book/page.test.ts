import { expect, test } from 'vitest';
import { MODALS } from '../../devtools/catalogue.ts';
import { getStepPictureName } from '../../devtools/ui/picture-names.ts';
import { getPictureName } from './files.ts';
import { renderBookPage } from './page.ts';

const parts = { root: '/lmx/', font: null, build: 'abc' };

test('a flow book without pictures says how to add the pictures, and does not say that recipes have pictures at 390 and 1280 px', () => {
  const page = renderBookPage({ ...parts, pictures: new Set() });
  expect(page).toContain('Las imágenes se agregan con “npm run flowbook”.');
  expect(page).not.toContain('cada uno a 390 y 1280 px');
});

test('a flow book with a picture says that the pictures come from the recipes that test the app', () => {
  const page = renderBookPage({ ...parts, pictures: new Set([getPictureName('modal/sendPool', 390)]) });
  expect(page).toContain('Las imágenes salen de las mismas recetas que prueban la app.');
});

test('the flow book has an article for each dialog, in the order of `MODALS`, with the id “modal/” and the dialog’s name', () => {
  const page = renderBookPage({ ...parts, pictures: new Set() });
  expect([...page.matchAll(/<article id="modal\/(\w+)">/g)].map(([, name]) => name)).toEqual([...MODALS]);
});

test('the grid of all dialogs in the flow book has one picture when only one dialog has a picture at 390 px', () => {
  const page = renderBookPage({ ...parts, pictures: new Set([getPictureName('modal/sendPool', 390)]) });
  expect(page.match(/<div class="wall">.*?<\/div>/gs)?.map((wall) => wall.match(/<li>/g)?.length)).toEqual([
    1,
  ]);
});

test('the flow book shows a recipe’s four step pictures when all exist, with a link that plays the recipe from step 3', () => {
  const names = [0, 1, 2, 3].map((index) => getStepPictureName('modal/poolGameNotAvailable', index));
  const page = renderBookPage({ ...parts, pictures: new Set(names) });
  expect(page.match(/<div class="frames"/g)).toHaveLength(1);
  const frames = page.match(/<div class="frames".*?<\/div>/)?.[0] ?? '';
  expect([...frames.matchAll(/pictures\/([\w-]+\.jpg)/g)].map(([, name]) => name)).toEqual(names);
  expect(frames).toContain('/lmx/simulador/#sim?r=modal/poolGameNotAvailable&amp;mode=play&amp;step=3');
  expect(frames).toContain('alt="Paso 3: Envía su pronóstico"');
});

test('the flow book links to the simulator', () => {
  const page = renderBookPage({ ...parts, pictures: new Set() });
  expect(page).toContain('<a href="/lmx/simulador/">Ir al simulador</a>');
});
