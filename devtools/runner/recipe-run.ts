import { isPoke } from '../../mock-server/index.ts';
import type { RecipeFailure, RecipeResult } from '../api/recipes.ts';
import type { Simulator } from '../api/simulator.ts';
import { type Pace, Stopped } from '../autoplay/pace.ts';
import type { Driver } from '../driver/driver.ts';
import { getDefinition } from '../recipes/control-actions.ts';
import {
  type Action,
  getEndNames,
  getFinalScreens,
  type Recipe,
  type Step,
  toWorldBeginning,
} from '../recipes/recipe.ts';
import { checkEnd } from './assertions.ts';
import { getStepTiming } from './duration.ts';
import { type Observer, observe } from './observer.ts';
import { type RecipeProgress, saveProgress, saveResult } from './progress.ts';
import { resolveWords } from './resolve-words.ts';
import { countPreparedSteps, type RecipeContext, runSteps, type StepPosition } from './steps.ts';

interface RecipeRunDeps {
  simulator: Simulator;
  recipe: Recipe;
  progress: RecipeProgress;
  pace: Pace;
  makeDriver(isShown: boolean, onPress: () => void): Promise<Driver>;
  onStep(index: number, step: Step, isDone: boolean): void;
  onEnd(failure: RecipeFailure | null, isGivenUp: boolean): void;
}

export interface RecipeRun {
  recipe: Recipe;
  progress: RecipeProgress;
  /** Promise of the recipe's result, which never settles in a document that a reload has replaced. */
  done: Promise<RecipeResult>;
  stop(): void;
}

/** Whether the last recipe of this tab created the current world and the user has added no facts since. */
function isOurs(simulator: Simulator, last: RecipeProgress | null): boolean {
  const current = simulator.branch.list().find(({ isCurrent }) => isCurrent);
  return last !== null && last.branch === current?.id && simulator.world.facts().length <= last.facts;
}

export const createProgress = (
  id: string,
  mode: RecipeProgress['mode'],
  { showFrom = 0, captions = true, pace = { speed: 1, hold: null, skips: 0 } }: Partial<RecipeProgress> = {},
): RecipeProgress => ({
  id,
  mode,
  showFrom,
  pace,
  captions,
  hasBegun: false,
  place: { step: 0, action: 0 },
  outcomes: [],
  observed: [],
  isOver: false,
  restores: false,
  branch: null,
  facts: 0,
});

export function startRecipeRun(parts: RecipeRunDeps, last: RecipeProgress | null): RecipeRun {
  const { simulator, recipe, progress, pace, makeDriver, onStep } = parts;
  let isGivenUp = false;
  // A cancelled run must not save progress, because the next document would continue the run.
  const keep = () => {
    if (!isGivenUp) saveProgress(progress);
  };
  let watching: Observer | null = null;
  // In the mode `external`, no focus event is blocked, because the external driver controls the page's focus.
  const dropShield = progress.mode === 'external' ? () => {} : shieldFromReturns();
  const leaveAlone = () => {
    watching?.stop();
    dropShield();
  };

  const begin = async () => {
    const inPlace = isOurs(simulator, last);
    progress.hasBegun = true;
    keep();
    // Before the log is cleared, releases the calls that faults hold, so that they end and the log of the new world
    // doesn't list them.
    if (simulator.fault.held() > 0) await simulator.fault.release();
    simulator.net.clear();
    await simulator.world.begin({
      ...toWorldBeginning(recipe),
      keepAs: 'Antes del recorrido',
      inPlace,
    });
  };

  /**
   * An action that may reload the page counts as done before it runs, so that the next document does not
   * repeat it.
   */
  const mayLeave = (action: Action) => 'control' in action || action.do === 'go';
  const moveOn = ({ step, action }: StepPosition) => {
    progress.place = { step, action: action + 1 };
    keep();
  };

  const isShownAt = (index: number) => progress.mode === 'play' && index >= progress.showFrom;

  async function beginStep(step: Step, index: number, isResumed: boolean) {
    onStep(index, step, false);
    if (isResumed || !isShownAt(index)) return;
    await pace.wait(progress.captions ? getStepTiming(step).intro : 0);
  }

  async function endStep(step: Step, index: number) {
    onStep(index, step, true);
    if (!isShownAt(index)) return;
    // A skip that ends at the last step doesn’t pause there, so that the recipe can end.
    if (index === recipe.steps.length - 1 && pace.state().skips > 0) return pace.resume();
    pace.endStep();
    await pace.wait(progress.captions ? getStepTiming(step).outro : 0);
  }

  async function run(): Promise<RecipeResult> {
    if (!progress.hasBegun) await begin();
    await simulator.ready;
    watching ??= watch();
    if (progress.mode === 'external') return result([]);
    let at = progress.place;
    const onPress = () => moveOn(at);
    const fast = await makeDriver(false, onPress);
    const shown = progress.mode === 'play' ? await makeDriver(true, onPress) : fast;
    const context: RecipeContext = {
      get driver() {
        return isShownAt(at.step) ? shown : fast;
      },
      applyControl: (action) => getDefinition(action).apply(simulator, action),
      lookUp: (words) => resolveWords(simulator, words),
      checkEnd: (ends) => checkEnd(simulator, ends),
    };
    const earlier = progress.outcomes;
    const outcomes = await runSteps(context, recipe, {
      from: progress.place,
      until: progress.mode === 'prepare' ? countPreparedSteps(recipe) : recipe.steps.length,
      async onStep(step, index, isResumed) {
        at = { step: index, action: 0 };
        await beginStep(step, index, isResumed);
      },
      onStepDone: endStep,
      onAction(place, action) {
        if (progress.isOver) throw new Stopped();
        progress.outcomes = [
          ...earlier,
          ...recipe.steps.slice(earlier.length, place.step).map(({ says }) => ({ says, ok: true })),
        ];
        at = place;
        progress.place = place;
        if (mayLeave(action)) moveOn(place);
        else keep();
      },
    });
    progress.outcomes = [...earlier, ...outcomes];
    const isWhole = progress.outcomes.every(({ ok }) => ok);
    const isChecked = isWhole && progress.mode !== 'prepare';
    return result(isChecked ? checkEnd(simulator, recipe.ends) : []);
  }

  function watch(): Observer {
    return observe(simulator, (what) => {
      // Whether a run shows the loading bar at 95 % depends on the speed of the machine, so it is noted only in the
      // recipe that ends with it.
      if (what.startsWith('state:') && !getFinalScreens(recipe.ends).some((screen) => 'progress' in screen))
        return;
      if (progress.observed.includes(what)) return;
      progress.observed.push(what);
      keep();
    });
  }

  function result(complaints: string[]): RecipeResult {
    watching?.look();
    const { mode, observed, outcomes } = progress;
    const isWhole = mode === 'run' || mode === 'play' || mode === 'apply';
    const ended = recipe.ends.because === undefined ? [] : getEndNames(recipe.ends);
    const missed = isWhole ? ended.filter((name) => !observed.includes(name)) : [];
    const failed = outcomes.filter(({ ok }) => !ok).map(({ error = '' }) => error);
    const problems = [...failed, ...complaints, ...missed.map((name) => `No se vio ${name}.`)];
    return { ok: problems.length === 0, steps: [...outcomes], observed: [...observed].sort(), problems };
  }

  function settle() {
    progress.isOver = true;
    progress.facts = simulator.world.facts().length;
    progress.branch = simulator.branch.list().find(({ isCurrent }) => isCurrent)?.id ?? null;
    keep();
  }

  function findFailure(problems: string[]): RecipeFailure | null {
    const [why] = problems;
    if (why === undefined) return null;
    const failed = progress.outcomes.findIndex(({ ok }) => !ok);
    return { step: failed < 0 ? recipe.steps.length - 1 : failed, why };
  }

  const done = run().then(
    (outcome) => {
      if (progress.mode === 'external') return outcome;
      const failure = findFailure(outcome.problems);
      if (progress.mode !== 'prepare' || failure) saveResult(recipe.id, failure ?? 'ok');
      leaveAlone();
      settle();
      // The world of a recipe is frozen, so “Espera 30 s” at its end would never count down.
      if (!failure && progress.mode !== 'prepare' && progress.observed.some((name) => name.endsWith('→wait')))
        void simulator.clock.resume();
      parts.onEnd(failure, false);
      return outcome;
    },
    (error: unknown) => {
      leaveAlone();
      settle();
      if (error instanceof Stopped) {
        parts.onEnd(null, true);
        return { ...result([]), ok: false, problems: ['Se interrumpió.'] };
      }
      const why = error instanceof Error ? error.message : String(error);
      parts.onEnd({ step: progress.place.step, why }, false);
      throw error;
    },
  );
  return {
    recipe,
    progress,
    done,
    stop() {
      settle();
      isGivenUp = true;
      leaveAlone();
      pace.stop();
    },
  };
}

/**
 * Whether the event tells the app that the user has returned to the tab. The app would then refetch time and games,
 * and learn too early of a silent time jump of the running recipe. False for an event of `clock.poke()`.
 */
const isReturn = (event: Event) =>
  !isPoke(event) &&
  (event.type === 'focus' ? !(event.target instanceof Node) : document.visibilityState === 'visible');

function shieldFromReturns(): () => void {
  const stop = new AbortController();
  const block = (event: Event) => {
    if (isReturn(event)) event.stopImmediatePropagation();
  };
  for (const type of ['focus', 'visibilitychange'])
    window.addEventListener(type, block, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
