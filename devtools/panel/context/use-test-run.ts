import { useEffect, useState } from 'react';
import type { RecipeView, Simulator } from '../../api.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { progressOfTab } from '../../player/runner/progress.ts';
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
    // The tab's storage already has the state when a reload has rendered the panel again.
    const isContinued = isEqual(runOfTab.read(), state);
    runOfTab.write(state);
    if (!state?.isRunning) return;
    const id = state.ids[state.done] ?? '';
    // Changes nothing when the user has stopped or closed the tests in the meantime.
    const end = (done: number, isRunning: boolean) => {
      // The results of the recipes have changed.
      refresh();
      setState((latest) => (latest === state ? { ...state, done, isRunning } : latest));
    };
    if (isContinued && isReplaced(id)) return end(state.done, false);
    // A recipe goes on after it has reloaded the page. `run` then waits for its end instead of starting it again.
    void runner.run(id).then(
      // `run` resolves with `ok: false` when another recipe starts.
      () =>
        isReplaced(id) ? end(state.done, false) : end(state.done + 1, state.done + 1 < state.ids.length),
      // `run` rejects when the recipe can't begin.
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

/** Whether the user has started another recipe than the one that is tested, even if it has ended already. */
function isReplaced(id: string): boolean {
  const latest = progressOfTab.read();
  return latest !== null && (latest.id !== id || latest.mode !== 'run');
}
