import type { RecipeRunner } from '../../api.ts';
import type { Run } from './run.ts';

export type CurrentRun = ReturnType<typeof createCurrentRun>;

/** Holds the recipe that runs, or has run last, in this document. The runner starts it; the recorder asks for it. */
export function createCurrentRun() {
  let current: Run | null = null;
  return {
    get: () => current,
    set(run: Run) {
      current = run;
    },
    running(): ReturnType<RecipeRunner['running']> {
      if (!current || current.progress.isOver) return null;
      const { recipe, progress } = current;
      return { id: recipe.id, title: recipe.title, mode: progress.mode };
    },
    stop: () => current?.stop(),
  };
}
