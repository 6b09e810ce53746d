import type { ControlAction, Recipe, RecipeFailure, Step } from '../../api.ts';
import { getStepTiming, type Pace, Stopped } from '../autoplay/pace.ts';
import type { Driver } from '../driver/driver.ts';
import type { RunDeps } from './deps.ts';
import { type RecipeProgress, saveAsDone, saveProgress, saveStatement } from './progress.ts';
import type { ShownStep } from './step-view.ts';
import { listGestures, lookUpText, runSteps } from './steps.ts';

interface PlayedRun {
  recipe: Recipe;
  /** The steps that run: the whole recipe, or for “Preparar” the recipe without its last steps. */
  played: Recipe;
  progress: RecipeProgress;
  pace: Pace;
  shown: ShownStep;
}

/** Runs the steps with the captions and at the pace of autoplay. Returns the failed step, or null. */
export async function playSteps(deps: RunDeps, run: PlayedRun): Promise<RecipeFailure | null> {
  const { recipe, played, progress, pace, shown } = run;
  const { mode, place } = progress;
  const { fast, paced } = await openDrivers(deps, run);
  const isWatched = () => mode === 'play' && place.step >= progress.showFrom;
  const wait = (ms: number) => pace.wait(progress.captions ? ms : 0);
  const failure = await runSteps(played, {
    applyControl(action: ControlAction) {
      saveAsDone(progress);
      return deps.app.applyControl(deps.control, action);
    },
    lookUp: (words) => lookUpText(deps, words),
    get driver() {
      return isWatched() ? paced : fast;
    },
    place,
    async onStep(step) {
      shown.showStep(false);
      const isResumed = place.action > 0;
      if (isWatched() && !isResumed) await wait(getStepTiming(step).intro);
    },
    async onStepDone(step, index) {
      const { statement } = progress;
      const isStatement = statement?.step === index && isWatched();
      if (isStatement) saveStatement(statement.id);
      shown.showStep(true);
      if (!isWatched()) return;
      // “Siguiente” skips to the end of a step, where autoplay then pauses. At the end of the last step autoplay goes
      // on instead, because nothing is left to do but end the recipe.
      if (index === recipe.steps.length - 1 && progress.pace.skipTo !== null) return pace.resume();
      pace.endStep(index);
      // A last step stays on the screen without a pause.
      if (isStatement && progress.pace.skipTo === null && index < recipe.steps.length - 1) {
        pace.pause('statement');
        return pace.wait(0);
      }
      await wait(getStepTiming(step).outro);
    },
    onAction() {
      if (progress.isOver) throw new Stopped();
      saveProgress(progress);
    },
  });
  if (progress.isOver) throw new Stopped();
  return failure;
}

/**
 * `fast` performs its gestures without delays; `paced`, of a recipe that plays, with the cursor. In a recipe that plays it
 * opens the captions too.
 */
async function openDrivers(
  { app, runner }: RunDeps,
  { progress, pace }: PlayedRun,
): Promise<{ fast: Driver; paced: Driver }> {
  const [{ createDomDriver }, { reveal }, page] = await Promise.all([
    import('../driver/dom-driver.ts'),
    import('../driver/screens.ts'),
    app.loadPage(),
  ]);
  const onLeave = () => saveAsDone(progress);
  const isForPerson = progress.mode === 'apply' || progress.mode === 'prepare';
  const fast = createDomDriver({
    page,
    onLeave,
    ...(isForPerson && { onSeen: (screen) => reveal(page, screen, true) }),
  });
  if (progress.mode !== 'play') return { fast, paced: fast };
  const { openShow } = await import('../autoplay/show.tsx');
  return { fast, paced: openShow({ page, runner, pace, onLeave }) };
}

/** Outlines on the page what `step` presses. “Preparar” calls this after the steps before it, which the user then does. */
export async function showNextStep(deps: RunDeps, step: Step): Promise<void> {
  const [{ showNextGestures }, page] = await Promise.all([
    import('../autoplay/next-gestures.ts'),
    deps.app.loadPage(),
  ]);
  showNextGestures(page, step.says, await listGestures((words) => lookUpText(deps, words), step));
}
