// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { RecipeView } from '../../api.ts';
import { LINES } from '../../search/screen-lines.ts';
import { findScreens } from '../../search/screen-texts.ts';
import { startSimulator } from '../../testing.tsx';
import { findRecipes } from './find-recipes.ts';

let recipes: readonly RecipeView[];
beforeAll(() => {
  recipes = startSimulator().recipe.list();
});

test.each([
  ['internet', 'flow/lost-answer'],
  ['señal', 'page/offline-strip'],
  ['conexión', 'modal/networkError'],
  ['campeón', 'moment/season-over'],
  ['acaba la final', 'moment/season-over'],
  ['en vivo', 'moment/live'],
  ['fin de temporada', 'moment/story'],
  ['lentísimo', 'message/gateway-timeout'],
  ['se me fue el wifi', 'page/offline-strip'],
  ['penales', 'page/faq'],
  ['olvidé mi contraseña', 'flow/forgotten-password'],
  ['poner gol', 'moment/live'],
  ['toda la semana', 'flow/week-to-points'],
  ['guardar la sesión', 'spec/token-kept'],
  ['registrarme', 'flow/first-boleto'],
  ['ganamos', 'moment/first-of-week'],
  ['sin señal', 'flow/lost-answer'],
  ['señal sin', 'flow/lost-answer'],
  ['enviar señal', 'flow/lost-answer'],
  ['puntos jornada completa', 'flow/week-to-points'],
  ['ganadores', 'moment/first-of-week'],
  ['premio', 'moment/first-of-week'],
  ['perder', 'flow/session-elsewhere'],
  ['empate', 'page/ranking-shared-place'],
  ['empatados', 'page/ranking-shared-place'],
  ['mismo lugar', 'page/ranking-shared-place'],
])('the search of Recorridos for “%s” finds the recipe %s among at most eight', (words, id) => {
  const found = findRecipes(recipes, words, findScreens(words, LINES)).map((recipe) => recipe.id);
  expect(found).toContain(id);
  expect(found.length).toBeLessThanOrEqual(8);
});

test('a text that stands on a page finds each recipe that shows the page, also on its way', () => {
  const shown = {
    ...recipes[0],
    id: 'x/a',
    title: 'A',
    tags: [],
    endNames: [],
    covers: ['route:/faq'],
    outline: [],
  };
  const other = { ...shown, id: 'x/b', covers: ['route:/games'] };
  const found = findRecipes([shown, other] as never, 'qwerty', new Set(['route:/faq']));
  expect(found.map(({ id }) => id)).toEqual(['x/a']);
});
