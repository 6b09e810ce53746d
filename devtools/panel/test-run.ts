/** Runs several recipes one after another and keeps their results. */
import { useEffect, useState } from 'react';
import { copy, plural } from '../copy.ts';
import type { RecipeRunner, RecipeView } from '../runner/runner.ts';
import type { Simulator } from '../simulator.ts';
import { createTabValue } from '../tab-value.ts';

interface TestRunState {
  name: string;
  ids: readonly string[];
  /** Number of recipes that have ended. */
  done: number;
  isRunning: boolean;
}

function isState(stored: unknown): stored is TestRunState {
  const { name, ids, done } = (stored ?? {}) as Partial<TestRunState>;
  return typeof name === 'string' && Array.isArray(ids) && typeof done === 'number';
}

/** The tab's storage keeps the state, because recipes reload the page, and the dock's panel with it. */
const runOfTab = createTabValue('test-run', (stored) => (isState(stored) ? stored : null));

export type TestRun = ReturnType<typeof useTestRun>;

export function useTestRun({ recipe: runner }: Simulator) {
  const [state, setState] = useState(runOfTab.read);
  const change = (next: TestRunState | null) => {
    runOfTab.write(next);
    setState(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` writes only state.
  useEffect(() => {
    if (!state?.isRunning) return;
    let isGone = false;
    const end = (done: number, isRunning: boolean) => {
      if (!isGone) change({ ...state, done, isRunning });
    };
    // If the recipe has reloaded the page, this call joins its run, which goes on.
    void runner.run(state.ids[state.done] ?? '').then(
      () => end(state.done + 1, state.done + 1 < state.ids.length),
      // `run` rejects when the user starts another recipe.
      () => end(state.done, false),
    );
    return () => {
      isGone = true;
    };
  }, [runner, state]);
  return {
    state,
    start: (name: string, ids: readonly string[]) =>
      change(ids.length === 0 ? null : { name, ids, done: 0, isRunning: true }),
    stop() {
      runner.stop();
      if (state) change({ ...state, isRunning: false });
    },
    close: () => change(null),
  };
}

const describeResult = ({ last, failure }: RecipeView) =>
  failure ? `FALLÓ. ${copy.failedAt(failure.step + 1, failure.why)}` : last === 'ok' ? 'OK' : 'Sin probar';

/** Returns the texts of the results: title, summary, a line for each recipe that has ended, and the next recipe. */
export function describeTestRun({ name, ids, done }: TestRunState, runner: RecipeRunner) {
  const views = runner.list();
  const ended = ids.slice(0, done).flatMap((id) => views.find((view) => view.id === id) ?? []);
  const good = ended.filter(({ last }) => last === 'ok').length;
  const bad = ended.length - good;
  return {
    title: `Pruebas: ${name}`,
    summary: `${good} de ${ids.length} bien${bad > 0 ? `, ${plural(bad, 'falló', 'fallaron')}` : ''}`,
    lines: ended.map((view) => ({ id: view.id, title: view.title, result: describeResult(view) })),
    next: views.find(({ id }) => id === ids[done])?.title ?? '',
  };
}
