import { isInCabina } from '../../ui/mount.ts';
import { createProgress, progressOfTab, type RecipeProgress } from './progress.ts';
import type { RecipeList } from './recipe-list.ts';
import type { Run } from './run.ts';
import type { Runs } from './runs.ts';

/** Continues the recipe of the previous document. Returns its run, or null without one. */
export function continueRun(runs: Runs, list: RecipeList, restore: () => unknown): Run | null {
  const stored = progressOfTab.read();
  if (!stored?.hasBegun || stored.isOver || !list.has(stored.id)) return null;
  const run = runs.begin(toContinued(stored), stored);
  if (stored.restores) void run.done.catch(() => {}).then(restore);
  return run;
}

/** Between cabina and dock the page's state is lost, so the steps before the current one run again. */
function toContinued(stored: RecipeProgress): RecipeProgress {
  const hasMoved = stored.mode === 'play' && stored.isInCabina !== isInCabina();
  const showFrom = Math.max(stored.place.step, stored.showFrom);
  return hasMoved ? createProgress(stored.id, 'play', { ...stored, showFrom }) : stored;
}
