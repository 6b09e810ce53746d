import type { Recipe, RecipeFailure, RecipeResult, RunMode, StepView } from '../../api.ts';
import { getErrorText } from '../../lib/error-text.ts';
import { listenForReturns } from '../../ui/returns.ts';
import { createPace, type Pace, Stopped } from '../autoplay/pace.ts';
import { getPreparation } from '../recipe.ts';
import { isRecorded } from '../recorder/recording.ts';
import { beginRecipeWorld, waitForApp } from './begin-world.ts';
import type { RunDeps } from './deps.ts';
import { playSteps, showNextStep } from './play-steps.ts';
import { endProgress, type RecipeProgress, saveProgress, saveResult } from './progress.ts';
import { createShownStep, type ShownStep } from './step-view.ts';
import { judge, toResult, type Verdict } from './verdict.ts';

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

/** What the parts of a run share. */
interface RunContext {
  deps: RunDeps;
  recipe: Recipe;
  progress: RecipeProgress;
  pace: Pace;
  shown: ShownStep;
  /** What the end of the run undoes. */
  cleanups: (() => void)[];
}

/** Starts a recipe, or continues it after a reload of the page. `last`: the progress of the tab's previous recipe. */
export function startRun(
  deps: RunDeps,
  recipe: Recipe,
  progress: RecipeProgress,
  last: RecipeProgress | null,
  { onShow, onFailed }: RunEvents,
): Run {
  const shown = createShownStep(recipe, progress, onShow);
  const pace = createPace(progress.pace, () => {
    saveProgress(progress);
    shown.showPace();
  });
  const run: RunContext = { deps, recipe, progress, pace, shown, cleanups: [hideReturns(progress.mode)] };

  const stopping = new AbortController();
  const whenStopped = new Promise<never>((_resolve, reject) => {
    stopping.signal.addEventListener('abort', () => reject(new Stopped()));
  });
  const begun = beginWorld(run, last);
  // A stopped run ends at once. Its action under way, such as a long wait, is the last one.
  const done = Promise.race([playToEnd(run, begun, onFailed), whenStopped]).catch((error) =>
    interrupt(run, error),
  );
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
      end(run);
      pace.stop();
      stopping.abort();
      if (shown.get()?.isOver) shown.giveUp();
    },
  };
}

async function beginWorld(
  { deps, recipe, progress }: RunContext,
  last: RecipeProgress | null,
): Promise<void> {
  if (progress.hasBegun) return;
  progress.hasBegun = true;
  saveProgress(progress);
  await beginRecipeWorld(deps.control, deps.app, recipe, last);
}

async function playToEnd(
  run: RunContext,
  begun: Promise<void>,
  onFailed: RunEvents['onFailed'],
): Promise<RecipeResult> {
  const { deps, recipe, progress, cleanups } = run;
  const { app, control, cover, recorder } = deps;
  await begun;
  await control.ready;
  await recorder.ready;
  if (isRecorded(recipe)) await waitForApp(control, app);
  cleanups.push(cover.onObserved((name) => addObserved(run, name)));
  cover.look();
  if (progress.mode === 'external') return toResult([], progress.observed, []);

  const played = progress.mode === 'prepare' ? getPreparation(recipe) : recipe;
  const failed = await playSteps(deps, { ...run, played });
  cover.look();
  const verdict = judge(control, app, played, progress, failed);
  finish(run, verdict, onFailed);
  const next = recipe.steps[played.steps.length];
  if (next && !verdict.failure) await showNextStep(deps, next);
  return verdict.result;
}

function addObserved({ deps, recipe, progress }: RunContext, name: string): void {
  if (!deps.app.isNoted(name, recipe.ends) || progress.observed.includes(name)) return;
  progress.observed.push(name);
  saveProgress(progress);
}

/** Ends a run whose steps have ended, and tells of its result. */
function finish(run: RunContext, { failure }: Verdict, onFailed: RunEvents['onFailed']): void {
  const { deps, recipe, progress, shown } = run;
  const isWhole = progress.mode !== 'prepare';
  if (isWhole || failure) saveResult(recipe.id, failure ?? 'ok');
  end(run);
  // The captions show the failure of a recipe that plays, and the caller of `run` gets it.
  if (failure && isForPerson(progress.mode)) onFailed(failure);
  // The world of a recipe is frozen, so a countdown at its end would stand still.
  if (!failure && isWhole && deps.app.isCountingDown(progress.observed)) void deps.control.clock.resume();
  shown.showEnd(failure);
}

function end({ deps, progress, cleanups }: RunContext): void {
  if (progress.isOver) return;
  for (const cleanUp of cleanups) cleanUp();
  endProgress(progress, deps.control);
}

/** Ends a run that was stopped or has thrown. Throws the error again, unless the run was stopped. */
function interrupt(run: RunContext, error: unknown): RecipeResult {
  const { deps, recipe, progress, shown } = run;
  // Stopping a recipe may make its work under way fail, which isn't a failure of the recipe.
  const isStopped = progress.isOver;
  end(run);
  if (!(error instanceof Stopped)) {
    const failure = { step: progress.place.step, why: getErrorText(error) };
    if (!isStopped && progress.mode !== 'external') saveResult(recipe.id, failure);
    shown.showEnd(failure);
    throw error;
  }
  shown.giveUp();
  deps.cover.look();
  return toResult(recipe.steps.slice(0, progress.place.step), progress.observed, ['Se interrumpió.']);
}

/**
 * Hides from the app that the user returns to the tab, because the app would refetch the time and its data, even after a
 * time jump that the recipe hides from it. Focus events of an external driver must reach the app.
 */
const hideReturns = (mode: RunMode) =>
  mode === 'external' ? () => {} : listenForReturns((event) => event.stopImmediatePropagation());

/** Whether a person waits for the end of the recipe, without captions or a result. */
const isForPerson = (mode: RunMode) => mode === 'apply' || mode === 'prepare';
