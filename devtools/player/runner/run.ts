import type { Recipe, RecipeFailure, RecipeResult, RunMode, StepView } from '../../api.ts';
import { getErrorText } from '../../lib/error-text.ts';
import { listenForReturns } from '../../ui/returns.ts';
import { createPace, type Pace, Stopped } from '../autoplay/pace.ts';
import { getPreparation } from '../recipe.ts';
import { isRecorded } from '../recorder/recording.ts';
import type { RunDeps } from './deps.ts';
import { playSteps } from './play-steps.ts';
import { endProgress, type RecipeProgress, saveProgress, saveResult } from './progress.ts';
import { beginRecipeWorld } from './recipe-world.ts';
import { showNextStep } from './show-next-step.ts';
import { createShownStep } from './step-view.ts';
import { judge, toResult } from './verdict.ts';
import { waitForApp } from './wait-for-app.ts';

/** A recipe that runs, or has run, in this document. */
export interface Run {
  recipe: Recipe;
  progress: RecipeProgress;
  pace: Pace;
  shown(): StepView | null;
  begun: Promise<void>;
  /** Promise of the recipe's result, which never settles in a document that a reload has replaced. */
  done: Promise<RecipeResult>;
  stop(): void;
}

interface RunEvents {
  onShow(view: StepView): void;
  onFailed(failure: RecipeFailure): void;
}

/** Starts a recipe, or continues it after a reload of the page. `last`: the progress of the tab's previous recipe. */
export function startRun(
  deps: RunDeps,
  recipe: Recipe,
  progress: RecipeProgress,
  last: RecipeProgress | null,
  { onShow, onFailed }: RunEvents,
): Run {
  const { app, control, cover, recorder } = deps;
  const { mode } = progress;
  const cleanups = [hideReturns(mode)];
  const shown = createShownStep(recipe, progress, onShow);
  const pace = createPace(progress.pace, () => {
    saveProgress(progress);
    shown.showPace();
  });

  async function begin(): Promise<void> {
    if (progress.hasBegun) return;
    progress.hasBegun = true;
    saveProgress(progress);
    await beginRecipeWorld(control, app, recipe, last);
  }

  async function perform(): Promise<RecipeResult> {
    await begun;
    await control.ready;
    await recorder.ready;
    if (isRecorded(recipe)) await waitForApp(control, app);
    cleanups.push(cover.onObserved(addObserved));
    cover.look();
    if (mode === 'external') return toResult([], progress.observed, []);

    const isWhole = mode !== 'prepare';
    const played = isWhole ? recipe : getPreparation(recipe);
    const failed = await playSteps(deps, { recipe, played, progress, pace, shown });
    cover.look();
    const { failure, result } = judge(control, app, played, progress, failed);
    if (isWhole || failure) saveResult(recipe.id, failure ?? 'ok');
    end();
    // The captions show the failure of a recipe that plays, and the caller of `run` gets it.
    if (failure && isForPerson(mode)) onFailed(failure);
    // The world of a recipe is frozen, so a countdown at its end would stand still.
    if (!failure && isWhole && app.isCountingDown(progress.observed)) void control.clock.resume();
    shown.showEnd(failure);
    const next = recipe.steps[played.steps.length];
    if (next && !failure) await showNextStep(deps, next);
    return result;
  }

  function addObserved(name: string): void {
    if (!app.isNoted(name, recipe.ends) || progress.observed.includes(name)) return;
    progress.observed.push(name);
    saveProgress(progress);
  }

  function end(): void {
    if (progress.isOver) return;
    for (const cleanUp of cleanups) cleanUp();
    endProgress(progress, control);
  }

  function interrupt(error: unknown): RecipeResult {
    // Stopping a recipe may make its work under way fail, which isn't a failure of the recipe.
    const isStopped = progress.isOver;
    end();
    if (!(error instanceof Stopped)) {
      const failure = { step: progress.place.step, why: getErrorText(error) };
      if (!isStopped && mode !== 'external') saveResult(recipe.id, failure);
      shown.showEnd(failure);
      throw error;
    }
    shown.giveUp();
    cover.look();
    return toResult(recipe.steps.slice(0, progress.place.step), progress.observed, ['Se interrumpió.']);
  }

  const begun = begin();
  const done = perform().catch(interrupt);
  // A run that nobody awaits must not reject unhandled. The promises that the runner returns still reject.
  done.catch(() => {});

  return {
    recipe,
    progress,
    pace,
    shown: shown.get,
    begun,
    done,
    stop() {
      end();
      pace.stop();
      if (shown.get()?.isOver) shown.giveUp();
    },
  };
}

/**
 * Hides from the app that the user returns to the tab, because the app would refetch the time and its data, even after a
 * time jump that the recipe hides from it. Focus events of an external driver must reach the app.
 */
const hideReturns = (mode: RunMode) =>
  mode === 'external' ? () => {} : listenForReturns((event) => event.stopImmediatePropagation());

/** Whether a person waits for the end of the recipe, without captions or a result. */
const isForPerson = (mode: RunMode) => mode === 'apply' || mode === 'prepare';
