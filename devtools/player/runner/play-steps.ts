import { getErrorText } from '../../../mock-server/lib/error-text.ts';
import type { Recipe, RecipeFailure, Step } from '../../api.ts';
import { getStepTiming, type Pace, Stopped } from '../autoplay/pace.ts';
import type { Driver } from '../driver/driver.ts';
import { getScreenAtEnd } from '../recipe-parts.ts';
import type { RunDeps } from './deps.ts';
import { listGestures, lookUpText, type Performer, performAction } from './perform-action.ts';
import {
  holdPage,
  type RecipeProgress,
  saveAsDone,
  saveBeforeReload,
  saveStatement,
  startStep,
} from './progress.ts';
import type { ShownStep } from './shown-step.ts';
import { countActionsBeforeCaption, showsDetailAtOnce } from './step-parts.ts';
import { waitForApp } from './wait-for-app.ts';

interface PlayedRun {
  recipe: Recipe;
  /** The steps that run: the whole recipe, or for “Preparar” the recipe without its last steps. */
  played: Recipe;
  progress: RecipeProgress;
  pace: Pace;
  shown: ShownStep;
}

/** Runs the steps; in the mode `play` with captions and at the pace of autoplay. Returns the failed step, or null. */
export async function playSteps(deps: RunDeps, run: PlayedRun): Promise<RecipeFailure | null> {
  const { played, progress, pace } = run;
  const drivers = await openDrivers(deps, run);
  if (pace.state.pauseReason === 'lost') await waitForRepetition(run);
  holdPage(progress);
  for (const [index, step] of played.steps.entries()) {
    if (index < progress.place.step) continue;
    const isWatched = progress.mode === 'play' && index >= progress.showFrom;
    const driver = isWatched ? drivers.paced : drivers.fast;
    try {
      const performer = createPerformer(deps, progress, driver);
      startStep(progress, index);
      // A caption that a reload has interrupted was read before.
      const isResumed = progress.place.action > countActionsBeforeCaption(step);
      await performActions(performer, progress, step, countActionsBeforeCaption(step));
      await showCaption(deps, run, step, isWatched, isResumed);
      await performActions(performer, progress, step);
      if (index === played.steps.length - 1)
        // What the end shows may be elsewhere on the page than what the caption speaks of.
        for (const screen of played.ends.shows)
          await (getScreenAtEnd(step) ? drivers.fast : driver).see({ screen });
      await showOutcome(deps, run, index, step, isWatched);
    } catch (error) {
      if (error instanceof Stopped) throw error;
      // What the user has done during the recipe is no failure of the recipe.
      if (progress.mode === 'play' && pace.state.isTouched) {
        pace.lose();
        await waitForRepetition(run);
      }
      run.shown.showStep('caption');
      return { step: index, why: getErrorText(error) };
    }
  }
  stopIfOver(progress);
  return null;
}

/** Waits until the user repeats the step, which replaces this run, or closes the recipe. */
async function waitForRepetition({ pace, shown }: PlayedRun): Promise<void> {
  shown.showStep('caption');
  await pace.whenResumed();
}

/** Shows the caption of a step when the page shows what it speaks of, and waits while the user reads it. */
async function showCaption(
  deps: RunDeps,
  run: PlayedRun,
  step: Step,
  isWatched: boolean,
  isResumed: boolean,
): Promise<void> {
  const { progress, pace, shown } = run;
  if (isWatched && !isResumed) await whenPageShown(deps, run);
  shown.showStep(showsDetailAtOnce(step) ? 'detail' : 'caption');
  if (isWatched && !isResumed) await pace.wait(progress.waitsForReading ? getStepTiming(step).intro : 0);
}

/** Resolves when the page has loaded; at once while a skip hurries to a step. */
async function whenPageShown({ app, control }: RunDeps, { progress, pace }: PlayedRun): Promise<void> {
  const isHurried = () => pace.state.skipTo !== null || progress.isOver;
  // A step that is about a slow call waits for it 1.5 s longer.
  if (progress.waitsForReading) await waitForApp(control, app, 2, 30, isHurried);
}

const createPerformer = ({ app, control }: RunDeps, progress: RecipeProgress, driver: Driver): Performer => ({
  driver,
  applyControl(action) {
    saveBeforeReload(progress);
    return app.applyControl(control, action);
  },
  lookUp: (words) => lookUpText({ app, control }, words),
});

/** Performs the actions of a step before `end` that are not done yet. */
async function performActions(
  performer: Performer,
  progress: RecipeProgress,
  step: Step,
  end = step.actions.length,
): Promise<void> {
  for (const [index, action] of step.actions.slice(0, end).entries()) {
    if (index < progress.place.action) continue;
    stopIfOver(progress);
    await performAction(performer, action);
    progress.mayReload = false;
    saveAsDone(progress, index);
  }
}

/** Shows that a step is done, and waits while the user reads what the caption then says, or until the user goes on. */
async function showOutcome(
  deps: RunDeps,
  run: PlayedRun,
  index: number,
  step: Step,
  isWatched: boolean,
): Promise<void> {
  const { recipe, progress, pace, shown } = run;
  const { statement, waitsForReading } = progress;
  if (isWatched) await whenPageShown(deps, run);
  const isStatement = isWatched && statement?.step === index;
  if (isStatement) saveStatement(statement.id);
  shown.showStep('done');
  if (!isWatched) return;
  const isLast = index === recipe.steps.length - 1;
  const isSkipped = pace.state.skipTo !== null;
  // “Siguiente” skips to the end of a step, where autoplay then pauses. At the end of the last step autoplay goes
  // on instead, because nothing is left to do but end the recipe.
  if (isLast && isSkipped) return pace.resume();
  pace.endStep(index);
  // A last step stays on the screen without a pause.
  if (isStatement && !isLast && pace.state.skipTo === null) {
    pace.pause('statement');
    return pace.whenResumed();
  }
  await pace.wait(waitsForReading ? getStepTiming(step).outro : 0);
}

function stopIfOver({ isOver }: RecipeProgress): void {
  if (isOver) throw new Stopped();
}

/**
 * Returns two drivers: `fast` performs gestures without delays, `paced` shows each with the cursor first. Only the mode
 * `play` has captions, which this opens, and a cursor: in the other modes both drivers are the fast one.
 */
async function openDrivers(
  { app, runner }: RunDeps,
  { recipe, progress, pace }: PlayedRun,
): Promise<{ fast: Driver; paced: Driver }> {
  const [{ createDomDriver }, { reveal }, page] = await Promise.all([
    import('../driver/dom-driver.ts'),
    import('../driver/screens.ts'),
    app.loadPage(),
  ]);
  const onLeave = () => saveBeforeReload(progress);
  const isForPerson = progress.mode === 'apply' || progress.mode === 'prepare';
  const fast = createDomDriver({
    page,
    onLeave,
    ...(isForPerson && { onSeen: (screen) => reveal(page, screen, true) }),
  });
  if (progress.mode !== 'play') return { fast, paced: fast };
  const { openAutoplay } = await import('../autoplay/open-autoplay.tsx');
  return { fast, paced: openAutoplay({ page, runner, pace, ends: recipe.ends.shows, onLeave }) };
}

/**
 * Outlines on the page what `step` presses. “Preparar” calls this after the steps before it, which the user then does.
 */
export async function showNextStep(deps: RunDeps, step: Step): Promise<void> {
  const [{ openNextGestureNotice }, page] = await Promise.all([
    import('../autoplay/next-gesture-notice.ts'),
    deps.app.loadPage(),
  ]);
  openNextGestureNotice(page, step.says, await listGestures((words) => lookUpText(deps, words), step));
}
