import { expect, test } from 'vitest';
import { startMockServer } from '../../mock-server/index.ts';
import { ROUTES } from '../coverage/routes.ts';
import COVERS from './covers.json';
import { MODALS, RECIPES, TRIVIA_SCREENS } from './index.ts';
import type { Recipe } from './recipe.ts';

const ids = RECIPES.map(({ id }) => id);
const covered = new Set(Object.values(COVERS as Record<string, string[]>).flat());
const uncovered = (wanted: readonly string[]) => wanted.filter((name) => !covered.has(name));
const twice = (words: readonly string[]) => words.filter((word, place) => words.indexOf(word) !== place);

test('each dialog and each screen of the trivia has appeared in a recipe', () => {
  expect(uncovered(MODALS.map((type) => `modal:${type}`))).toEqual([]);
  expect(TRIVIA_SCREENS).toEqual(['question', 'correct', 'incorrect', 'empty']);
  expect(uncovered(TRIVIA_SCREENS.map((screen) => `trivia:${screen}`))).toEqual([]);
});

test('each server message is covered by a recipe', () => {
  const server = startMockServer({ players: 1, rate: 0 });
  const messages = server.fault.messages();
  server.shutdown();
  const said = new Set(messages.map(({ message }) => message));
  expect(uncovered([...said].map((message) => `msg:${message}`))).toEqual([]);
});

test('each endpoint of the mock server is called in a recipe', () => {
  const server = startMockServer({ players: 1, rate: 0 });
  const endpoints = server.net.endpoints();
  server.shutdown();
  const calls = endpoints.map((endpoint) => `call:${endpoint}`);
  expect(uncovered(calls)).toEqual([]);
});

test('each route of the app is covered by a recipe', () => {
  expect(uncovered(ROUTES.map((route) => `route:${route}`))).toEqual([]);
});

test('a recipe covers the loading view stopped at 95 percent', () => {
  expect(covered).toContain('state:loading-95');
});

test('no two recipes share an id or a title', () => {
  expect(twice(ids)).toEqual([]);
  expect(twice(RECIPES.map(({ title }) => title))).toEqual([]);
});

test('every recipe is in the index, and its id starts with the name of its file', () => {
  const files = import.meta.glob<Record<string, readonly Recipe[]>>(
    './{account,flow,message,modal,moment,page,trivia}.ts',
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
