import { expect, test } from 'vitest';
import { RECIPES } from './index.ts';
import type { Recipe } from './recipe.ts';

const ids = RECIPES.map(({ id }) => id);
const twice = (words: readonly string[]) => words.filter((word, place) => words.indexOf(word) !== place);

test('no two recipes share an id or a title', () => {
  expect(twice(ids)).toEqual([]);
  expect(twice(RECIPES.map(({ title }) => title))).toEqual([]);
});

test('every recipe says what the screen shows at its end', () => {
  expect(RECIPES.filter(({ ends }) => ends.shows.length === 0).map(({ id }) => id)).toEqual([]);
});

test('every recipe is in the index, and its id starts with the name of its file', () => {
  const files = import.meta.glob<Record<string, readonly Recipe[]>>(
    './{account,flow,message,modal,moment,page,spec,trivia}.ts',
    { eager: true },
  );
  const written = Object.entries(files).flatMap(([path, made]) =>
    Object.values(made)
      .flat()
      .map(({ id }) => [path.slice('./'.length, -'.ts'.length), id]),
  );
  expect(written.map(([, id]) => id).toSorted()).toEqual(ids.toSorted());
  expect(written.filter(([file, id]) => !id?.startsWith(`${file}/`))).toEqual([]);
});
