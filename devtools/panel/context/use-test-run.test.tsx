import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Action, Simulator } from '../../api.ts';
import { recipe } from '../../recipes/recipe.ts';
import { startSimulator } from '../../testing.tsx';
import { useTestRun } from './use-test-run.ts';
import { createWorldReads, type WorldReads } from './world-reads.ts';

const createRecipe = (id: string, ...actions: Action[]) =>
  recipe({
    id,
    title: id,
    world: { at: 'nacimiento' },
    steps: [{ says: 'Espera', detail: '', actions }],
    ends: { shows: [] },
  });
const RECIPES = [createRecipe('flow/first'), createRecipe('flow/second'), createRecipe('flow/own')];

let simulator: Simulator;
let reads: WorldReads;
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
  simulator = startSimulator({ recipes: RECIPES });
  reads = createWorldReads(simulator);
});

const renderTests = () => renderHook(() => useTestRun(simulator, reads)).result;

/** Starts the tests of the first two recipes. The first is under way. */
function startTests() {
  const tests = renderTests();
  act(() => tests.current.start('Flujos', simulator.recipe.list().slice(0, 2)));
  expect(simulator.recipe.running()).toMatchObject({ id: 'flow/first', mode: 'run' });
  return tests;
}

test('the tests run their recipes one after another, after a recipe of the user has ended', async () => {
  await simulator.recipe.run('flow/own');
  const tests = startTests();
  await waitFor(() => expect(tests.current.state).toMatchObject({ done: 2, isRunning: false }));
  expect(simulator.recipe.list().map(({ last }) => last)).toEqual(['ok', 'ok', 'ok']);
});

test('a recipe that the user starts during the tests ends them and is not replaced by the next test', async () => {
  const tests = startTests();
  await act(() => simulator.recipe.apply('flow/own'));
  await waitFor(() => expect(tests.current.state).toMatchObject({ done: 0, isRunning: false }));
  expect(simulator.recipe.list().map(({ last }) => last)).toEqual([null, null, 'ok']);
});

test('a recipe that the user starts during a long wait of a tested recipe ends the tests at once', async () => {
  const press: Action = { do: 'click', target: { role: 'button', name: 'Aún no está' } };
  simulator = startSimulator({ recipes: [createRecipe('flow/long', press), createRecipe('flow/own')] });
  const tests = renderTests();
  act(() => tests.current.start('Flujos', simulator.recipe.list().slice(0, 1)));
  await simulator.recipe.whenBegun();
  // The press waits for its button.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await act(() => simulator.recipe.apply('flow/own'));
  await waitFor(() => expect(tests.current.state).toMatchObject({ done: 0, isRunning: false }));
});

test('a recipe that the user has started during the tests goes on when the page reloads, and the tests end', async () => {
  startTests();
  // The reload comes before the replaced test has ended.
  cleanup();
  const own = simulator.recipe.apply('flow/own');
  const tests = renderTests();
  expect(tests.current.state).toMatchObject({ done: 0, isRunning: false });
  expect(await own).toMatchObject({ ok: true });
});

test('the tests go on after a reload of the page while their recipe runs', async () => {
  startTests();
  cleanup();
  const tests = renderTests();
  await waitFor(() => expect(tests.current.state).toMatchObject({ done: 2, isRunning: false }));
  expect(simulator.recipe.list().map(({ last }) => last)).toEqual(['ok', 'ok', null]);
});
