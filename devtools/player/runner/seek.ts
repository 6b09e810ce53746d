import type { StepView } from '../../api.ts';
import type { Run } from './run.ts';

/** Plays the recipe of the run again, up to the end of a zero-based step, where it pauses. */
type Restart = (run: Run, step: number) => void;

/**
 * Plays the recipe of the run again: the steps before the given one (zero-based) without delays, then goes on at the
 * usual pace.
 */
type Repeat = Restart;

/** Returns the step that runs, which is ahead of the captions until the page shows what its caption speaks of. */
function getRunningStep({ progress }: Run, shown: StepView): number {
  return Math.max(shown.index, progress.place.step);
}

/** See `RecipeRunner.resume`. */
export function resumeRun(run: Run | null, repeat: Repeat): void {
  const shown = run?.shown();
  if (!run || !shown) return;
  if (shown.isOver || !run.pace.isLost()) {
    run.pace.resume();
    return;
  }
  const now = getRunningStep(run, shown);
  const isDone = shown.isDone && shown.index === now && shown.pauseReason !== 'lost';
  repeat(run, Math.min(isDone ? now + 1 : now, shown.count - 1));
}

/** See `RecipeRunner.skip`. */
export function skipStep(run: Run | null, direction: 1 | -1, restart: Restart): void {
  const shown = run?.shown();
  if (!run || !shown) return;
  const now = getRunningStep(run, shown);
  if (direction === -1) goToStep(run, now - 1, restart);
  else if (shown.isOver) return;
  else if (run.pace.isLost()) restart(run, Math.min(now + 1, shown.count - 1));
  // The user may press faster than steps run, so a press counts from the step that the previous press skips to.
  else run.pace.skip((run.pace.state.skipTo ?? now) + 1);
}

/** See `RecipeRunner.goTo`. */
export function goToStep(run: Run | null, step: number, restart: Restart): void {
  const shown = run?.shown();
  if (!run || !shown) return;
  const wanted = Math.min(Math.max(step, 0), shown.count - 1);
  const now = getRunningStep(run, shown);
  const isDone = shown.isDone && shown.index === now;
  const isAhead = wanted > now || (wanted === now && !isDone);
  if (isAhead && !shown.isOver && !run.pace.isLost()) run.pace.skip(wanted);
  else restart(run, wanted);
}
