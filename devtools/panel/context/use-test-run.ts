import { useEffect, useState } from 'react';
import type { RecipeView, Simulator } from '../../api.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import type { WorldReads } from './world-reads.ts';

interface TestRunState {
  name: string;
  ids: readonly string[];
  /** Number of recipes that have ended. */
  done: number;
  isRunning: boolean;
}

/** The tab's storage keeps the state, because recipes reload the page, and the dock's panel with it. */
const runOfTab = createStoredValue('test-run', (stored) => stored as TestRunState | null);

/** Runs several recipes one after another and keeps their results. */
export function useTestRun({ recipe: runner }: Simulator, { refresh }: WorldReads) {
  const [state, setState] = useState(runOfTab.read);
  useEffect(() => {
    runOfTab.write(state);
    if (!state?.isRunning) return;
    // Changes nothing when the user has stopped or closed the tests in the meantime.
    const end = (done: number, isRunning: boolean) => {
      // The results of the recipes have changed.
      refresh();
      setState((latest) => (latest === state ? { ...state, done, isRunning } : latest));
    };
    // A recipe goes on after it has reloaded the page. `run` then waits for its end instead of starting it again.
    void runner.run(state.ids[state.done] ?? '').then(
      () => end(state.done + 1, state.done + 1 < state.ids.length),
      // `run` rejects when the user starts another recipe.
      () => end(state.done, false),
    );
  }, [runner, refresh, state]);
  return {
    state,
    start: (name: string, recipes: readonly RecipeView[]) =>
      setState({ name, ids: recipes.map(({ id }) => id), done: 0, isRunning: true }),
    stop() {
      runner.stop();
      setState(state && { ...state, isRunning: false });
    },
    close: () => setState(null),
  };
}
