import { expect, test } from 'vitest';
import { startMockServer } from '../../mock-server/index.ts';
import { ERROR_OUTCOMES, MODALS } from '../catalogue.ts';
import { ROUTES, TRIVIA_SCREENS } from '../coverage/catalogue.ts';
import { isControlAction } from '../runner/control-actions.ts';
import { RECIPES } from './index.ts';
import type { Recipe } from './recipe.ts';

const ids = RECIPES.map(({ id }) => id);
const covered = new Set(RECIPES.flatMap(({ covers }) => covers));
const uncovered = (wanted: readonly string[]) => wanted.filter((one) => !covered.has(one));
const twice = (words: readonly string[]) => words.filter((word, place) => words.indexOf(word) !== place);

const _isNatural = ({ steps, world }: Recipe) =>
  !world.faults?.length &&
  !steps.some(({ actions }) =>
    actions.some((action) => isControlAction(action) && action.control === 'fail'),
  );

test('each dialog of the product has a recipe with the id `modal/<dialog>`, and a recipe covers the dialog', () => {
  expect(MODALS.filter((type) => !ids.includes(`modal/${type}`))).toEqual([]);
  expect(uncovered(MODALS.map((type) => `modal:${type}`))).toEqual([]);
});

test('each screen of the trivia has a recipe with the id `trivia/<screen>`, and a recipe covers the screen', () => {
  expect(TRIVIA_SCREENS.filter((screen) => !ids.includes(`trivia/${screen}`))).toEqual([]);
  expect(uncovered(TRIVIA_SCREENS.map((screen) => `trivia:${screen}`))).toEqual([]);
});

test('each server message is covered by a recipe', () => {
  const server = startMockServer({ players: 1, rate: 0 });
  const messages = server.fault.messages();
  server.shutdown();
  const said = new Set(messages.map(({ message }) => message));
  expect(uncovered([...said].map((message) => `msg:${message}`))).toEqual([]);
});

test('each endpoint of the mock server is in the `covers` list of a recipe', () => {
  const server = startMockServer({ players: 1, rate: 0 });
  const endpoints = server.net.endpoints();
  server.shutdown();
  const calls = endpoints.map((endpoint) => `call:${endpoint}`);
  expect(uncovered(calls)).toEqual([]);
});

test('each entry of `ERROR_OUTCOMES` (a server message and what the page shows for it) is covered by a recipe', () => {
  expect(uncovered(ERROR_OUTCOMES.map((outcome) => `error:${outcome}`))).toEqual([]);
});

test('no recipe covers a pair of a server message and its display that is not in `ERROR_OUTCOMES`', () => {
  const claimed = [...covered].filter((one) => one.startsWith('error:')).map((one) => one.slice(6));
  expect(claimed.filter((one) => !ERROR_OUTCOMES.includes(one))).toEqual([]);
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

test('every recipe is in the index, and its id starts with the name of its folder', () => {
  const files = import.meta.glob<Record<string, readonly Recipe[]>>(
    './{account,flow,message,modal,page,trivia}/*.ts',
    { eager: true },
  );
  const written = Object.entries(files).flatMap(([path, made]) =>
    Object.values(made)
      .flat()
      .map(({ id }) => [path.split('/')[1], id]),
  );
  expect(written.map(([, id]) => id).toSorted()).toEqual(ids.toSorted());
  expect(written.filter(([folder, id]) => !id?.startsWith(`${folder}/`))).toEqual([]);
});
