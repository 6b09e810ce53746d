import { getErrorText } from '../../../mock-server/lib/error-text.ts';
import type { Recipe, RecipeFailure, RecipeResult, RunMode, StepView } from '../../api.ts';
import { listenForReturns } from '../../ui/returns.ts';
import { createPace, type Pace, Stopped } from '../autoplay/pace.ts';
import { getPreparation } from '../recipe-parts.ts';
import { isRecorded } from '../recorder/recording.ts';
import { beginRecipeWorld } from './begin-world.ts';
import type { RunDeps } from './deps.ts';
import { playSteps, showNextStep } from './play-steps.ts';
import { endProgress, type RecipeProgress, saveProgress, saveResult } from './progress.ts';
import { createShownStep, type ShownStep } from './shown-step.ts';
import { judge, toResult, type Verdict } from './verdict.ts';
import { waitForApp } from './wait-for-app.ts';

/** How long the end of a recipe shows a call under way. The app gives it up 14 s after the press (ms). */
const HELD_AT_END_MS = 5_000;

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
  /** Called once at the end of the run. */
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
  const cleanups = [hideReturnsFromApp(progress.mode)];
  const context: RunContext = { deps, recipe, progress, pace, shown, cleanups };

  const stopping = new AbortController();
  const whenStopped = new Promise<never>((_resolve, reject) => {
    stopping.signal.addEventListener('abort', () => reject(new Stopped()));
  });
  const begun = beginWorld(context, last);
  // A stopped run ends at once. Its action under way, such as a long wait, is the last one.
  const done = Promise.race([playToEnd(context, begun, onFailed), whenStopped]).catch((error) =>
    interrupt(context, error),
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
      end(context);
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
  context: RunContext,
  begun: Promise<void>,
  onFailed: RunEvents['onFailed'],
): Promise<RecipeResult> {
  const { deps, recipe, progress } = context;
  await begun;
  await waitForPage(context);
  noteObserved(context);
  if (progress.mode === 'external') return toResult([], progress.observed, []);

  const played = progress.mode === 'prepare' ? getPreparation(recipe) : recipe;
  const failed = await playSteps(deps, { ...context, played });
  deps.cover.look();
  const judged = judge(deps.control, deps.app, played, progress, failed);
  const verdict = isOfUser(progress) ? { ...judged, failure: null } : judged;
  finish(context, verdict, onFailed);
  const next = recipe.steps[played.steps.length];
  if (next && !verdict.failure) await showNextStep(deps, next);
  return verdict.result;
}

/** Waits until the world is ready and, for a recording, until the page has loaded. */
async function waitForPage({ deps: { app, control, recorder }, recipe }: RunContext): Promise<void> {
  await control.ready;
  await recorder.ready;
  if (isRecorded(recipe)) await waitForApp(control, app);
}

/** Adds what the page shows to the progress until the run ends. */
function noteObserved(context: RunContext): void {
  const { cover } = context.deps;
  context.cleanups.push(cover.onObserved((name) => addObserved(context, name)));
  cover.look();
}

function addObserved({ deps, recipe, progress }: RunContext, name: string): void {
  if (!deps.app.isNoted(name, recipe.ends) || progress.observed.includes(name)) return;
  progress.observed.push(name);
  saveProgress(progress);
}

/** Ends a run whose steps have ended, and tells of its result. */
function finish(context: RunContext, { failure }: Verdict, onFailed: RunEvents['onFailed']): void {
  const { deps, recipe, progress, shown } = context;
  const isWhole = progress.mode !== 'prepare';
  if ((isWhole || failure) && !isOfUser(progress)) saveResult(recipe.id, failure ?? 'ok');
  end(context);
  // The captions show the failure of a recipe that plays, and the caller of `run` gets it.
  if (failure && isForPerson(progress.mode)) onFailed(failure);
  // The world of a recipe is frozen, so a countdown at its end would stand still.
  if (!failure && isWhole && deps.app.isCountingDown(progress.observed)) void deps.control.clock.resume();
  shown.showEnd(failure);
  // Otherwise the app would show an error, of which the recipe says nothing.
  if (!failure && progress.mode === 'play' && deps.control.fault.held() > 0)
    setTimeout(() => void deps.control.fault.release(), HELD_AT_END_MS);
}

function end({ deps, progress, cleanups }: RunContext): void {
  if (progress.isOver) return;
  for (const cleanUp of cleanups) cleanUp();
  endProgress(progress, deps.control);
}

/** Ends a run that was stopped or has thrown. Throws the error again, unless the run was stopped. */
function interrupt(context: RunContext, error: unknown): RecipeResult {
  const { deps, recipe, progress, shown } = context;
  // After a stop the work under way may fail, and after the end the next step may; neither is a failure of the recipe.
  const wasOver = progress.isOver;
  end(context);
  if (!(error instanceof Stopped)) {
    const failure = { step: progress.place.step, why: getErrorText(error) };
    if (!wasOver && progress.mode !== 'external') saveResult(recipe.id, failure);
    shown.showEnd(failure);
    throw error;
  }
  shown.giveUp();
  deps.cover.look();
  return toResult(recipe.steps.slice(0, progress.place.step), progress.observed, ['Se interrumpió.']);
}

/**
 * Hides from the app that the user returns to the tab, because the app would refetch the time and its data, even after
 * a time jump that the recipe hides from it. Focus events of an external driver must reach the app.
 */
const hideReturnsFromApp = (mode: RunMode) =>
  mode === 'external' ? () => {} : listenForReturns((event) => event.stopImmediatePropagation());

/** Whether the user has taken part in a recipe that plays: its calls and data at the end may then be the user's. */
const isOfUser = ({ mode, pace }: RecipeProgress) => mode === 'play' && pace.isTouched === true;

/** Whether a person waits for the end of the recipe, without captions or a result. */
const isForPerson = (mode: RunMode) => mode === 'apply' || mode === 'prepare';
