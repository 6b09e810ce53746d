import { expect, test } from 'vitest';
import { TECHNICAL_WORDS } from '../describe/technical-words.ts';
import { getControlCaption } from './control-captions.ts';
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

test('no title and no caption of a recipe has a technical word', () => {
  const texts = RECIPES.flatMap(({ title, steps }) => [
    title,
    ...steps.flatMap(({ says, detail }) => [says, detail]),
  ]);
  expect(texts.filter((text) => TECHNICAL_WORDS.test(text))).toEqual([]);
});

test('a recording of what any recipe does to the world has no technical word in its captions', () => {
  const actions = RECIPES.flatMap(({ steps }) => steps.flatMap((step) => step.actions));
  const captions = actions.flatMap((action) => ('control' in action ? [getControlCaption(action)] : []));
  expect(captions.length).toBeGreaterThan(50);
  expect(captions.filter((text) => TECHNICAL_WORDS.test(text))).toEqual([]);
});
