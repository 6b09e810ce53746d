import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import type { RecipeResult, RunMode, StepView } from '../../api.ts';
import { isInCabina } from '../../ui/mount.ts';
import type { PaceState } from '../autoplay/pace.ts';
import { writeFailure } from '../messages.ts';
import { savePlaylist } from '../playlist/playlist.ts';
import type { CurrentRun } from './current-run.ts';
import type { RunDeps } from './deps.ts';
import { createProgress, progressOfTab, type RecipeProgress } from './progress.ts';
import type { RecipeList } from './recipe-list.ts';
import { type Run, startRun } from './run.ts';

/** Starts recipes, one at a time, continues one after a reload, and tells of their steps and failures. */
export function createStarter(getDeps: () => RunDeps, list: RecipeList, current: CurrentRun) {
  const steps = createEmitter<StepView>();
  const failures = createEmitter<string>();

  /** Starts a recipe or, with the progress of the previous document, continues it. */
  function startOrContinue(progress: RecipeProgress, last: RecipeProgress | null): Run {
    const recipe = list.find(progress.id);
    if (current.running()) current.stop();
    const run: Run = startRun(getDeps(), recipe, progress, last, {
      onShow(view) {
        // A replaced run may still end a step, which must not change the captions of the new run.
        if (run === current.get()) steps.emit(view);
      },
      onFailed: ({ step, why }) =>
        failures.emit(`“${recipe.title}” no salió como dice: ${writeFailure(step + 1, why)}`),
    });
    current.set(run);
    return run;
  }

  function start(id: string, mode: RunMode, options: Partial<RecipeProgress> = {}): Promise<RecipeResult> {
    return startOrContinue(createProgress(id, mode, options), current.get()?.progress ?? progressOfTab.read())
      .done;
  }

  function playAgain({ recipe, progress, pace }: Run, step: number, how: Omit<PaceState, 'speed'>): void {
    const { waitsForReading, statement } = progress;
    const again = { speed: pace.state.speed, ...how };
    start(recipe.id, 'play', { waitsForReading, statement, showFrom: step, pace: again }).catch(() => {});
  }

  return {
    start,
    /** Continues the recipe of the previous document. Returns its run, or null without one. */
    continueLast(restore: () => unknown): Run | null {
      const stored = progressOfTab.read();
      if (stored?.isLeft) savePlaylist({ at: null });
      if (!stored?.hasBegun || stored.isOver || stored.isLeft || !list.has(stored.id)) return null;
      const run = startOrContinue(toContinued(stored), stored);
      if (stored.restores) void run.done.catch(() => {}).then(restore);
      return run;
    },
    /** Notes that the recipe of the previous document doesn't go on, as a link has opened this one. */
    leaveLast(): void {
      const stored = progressOfTab.read();
      if (stored && !stored.isOver) progressOfTab.write({ ...stored, isOver: true });
    },
    /** Plays the recipe of a run again, up to the end of a step and then paused. */
    restart: (run: Run, step: number) => playAgain(run, step, { pauseReason: 'pause', skipTo: step }),
    /** Plays the recipe of a run again, from the beginning of a step on. */
    repeat: (run: Run, step: number) => playAgain(run, step, { pauseReason: null, skipTo: null }),
    /** Resolves at the end of the recipe whose steps the page performs. Saves that `restore` follows. */
    async whenOver(): Promise<void> {
      for (let run = getRunInPage(current); run; run = getRunInPage(current)) {
        run.progress.restores = true;
        progressOfTab.write(run.progress);
        await run.done.catch(() => {});
      }
    },
    onStep: steps.on,
    onFailed: failures.on,
  };
}

/**
 * Between cabina and dock the page's state is lost, so the steps before the current one run again. It is lost too when
 * the user reloads the page; then the recipe waits.
 */
function toContinued(stored: RecipeProgress): RecipeProgress {
  const { mode, pace } = stored;
  const hasMoved = mode === 'play' && stored.isInCabina !== isInCabina();
  const showFrom = Math.max(stored.place.step, stored.showFrom);
  if (hasMoved) {
    const pauseReason = pace.pauseReason === 'lost' ? 'pause' : pace.pauseReason;
    return createProgress(stored.id, 'play', { ...stored, showFrom, pace: { ...pace, pauseReason } });
  }
  if (mode !== 'play' || stored.mayReload) return stored;
  return { ...stored, pace: { ...pace, pauseReason: 'lost', skipTo: null, isTouched: true } };
}

/** Returns the run whose steps the page performs; null without one. */
function getRunInPage(current: CurrentRun): Run | null {
  const run = current.get();
  return run && !run.progress.isOver && run.progress.mode !== 'external' ? run : null;
}
