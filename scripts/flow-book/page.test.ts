import { expect, test } from 'vitest';
import { pictureName } from './files.ts';
import { bookPage } from './page.ts';

const parts = { root: '/lmx/', font: null, build: 'abc' };

test('a flow book without pictures says how they are added', () => {
  const page = bookPage({ ...parts, pictures: new Set() });
  expect(page).toContain('Las imágenes se agregan con “npm run flowbook”.');
  expect(page).not.toContain('cada uno a 390 y 1280 px');
});

test('a flow book with pictures says where they come from', () => {
  const page = bookPage({ ...parts, pictures: new Set([pictureName('modal/sendPool', 390)]) });
  expect(page).toContain('Las imágenes salen de las mismas recetas que prueban la app.');
});
