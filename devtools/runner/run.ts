import { isPoke } from '../../mock-server/index.ts';
import { createPace, type Pace, Stopped } from '../autoplay/pace.ts';
import type { Driver } from '../driver/driver.ts';
import { getErrorText } from '../error-text.ts';
import { type Action, getEndNames, type Recipe } from '../recipes/recipe.ts';
import type { Simulator } from '../simulator.ts';
import { createTabValue } from '../tab-value.ts';
import { getStepTiming, getTimeFrom } from './duration.ts';
import { progressOfTab, type RecipeProgress } from './progress.ts';
import { beginWorld, checkEnd } from './recipe-world.ts';
import {
  countPreparedSteps,
  listGestures,
  type RecipeContext,
  type RecipeFailure,
  runSteps,
  type StepPosition,
} from './steps.ts';

type Results = Record<string, 'ok' | RecipeFailure>;

export const resultsOfTab = createTabValue('recipe-results', (stored) => (stored ?? {}) as Results);

interface StepOutcome {
  says: string;
  ok: boolean;
  error?: string;
}

export interface RecipeResult {
  ok: boolean;
  /** The steps that ran. A run stops at its first failed step. */
  steps: StepOutcome[];
  /**
   * Everything observed during the run, in alphabetical order: pages, calls,
   * dialogs, trivia screens, invalid fields, server messages and what the page showed for them, such as
   * `modal:sendPool` and `msg:No bet time`.
   */
  observed: string[];
  problems: string[];
}

export const toStepView = (recipe: Recipe, index: number, isDone: boolean, pace: Pace) => {
  const { pauseReason, speed } = pace.state();
  return {
    recipe: recipe.id,
    title: recipe.title,
    /** Zero-based index of the current step of the recipe. */
    index,
    count: recipe.steps.length,
    caption: recipe.steps[index]?.says ?? '',
    /** Spanish description of the step's outcome. The captions bar shows it only when `isDone` is true. */
    detail: recipe.steps[index]?.detail ?? '',
    isDone,
    /** Estimated time from the start of the current step to the end of the recipe at speed 1 (s). */
    secondsLeft: Math.round(getTimeFrom(recipe, index) / 1_000),
    isOver: false,
    /** True when `stop()` ended the recipe early, for example because the user closed the captions bar. */
    isGivenUp: false,
    failure: null as RecipeFailure | null,
    /** Reason why autoplay is paused; null while autoplay is not paused. */
    pauseReason,
    speed,
  };
};
export type StepView = ReturnType<typeof toStepView>;

interface RunState {
  recipe: Recipe;
  progress: RecipeProgress;
  pace: Pace;
  /** What the captions bar shows. Before the first step of this run, it shows the end of the previous recipe. */
  shown: StepView | null;
  isGivenUp: boolean;
  /** Functions that remove the listeners of the run. */
  cleanups: (() => void)[];
  onShow: (view: StepView) => void;
}

export interface Run extends RunState {
  /** Promise of the recipe's result, which never settles in a document that a reload has replaced. */
  done: Promise<RecipeResult>;
  stop(): void;
}

interface RunOptions extends Pick<RunState, 'recipe' | 'progress' | 'shown' | 'onShow'> {
  /** Progress of the previous recipe of this tab, if any. */
  last: RecipeProgress | null;
}

/** Starts a recipe, or continues it after a reload of the page. */
export function startRun(simulator: Simulator, { last, ...options }: RunOptions): Run {
  const { progress } = options;
  const pace = createPace(progress.pace);
  const run: RunState = {
    ...options,
    pace,
    isGivenUp: false,
    // In the mode `external` Playwright plays the recipe, and its own focus events must reach the app.
    cleanups: progress.mode === 'external' ? [] : [blockReturns()],
  };
  pace.onChange(() => {
    progress.pace = pace.state();
    if (!progress.isOver) progressOfTab.write(progress);
    show(run);
  });
  const done = runRecipe(simulator, run, last).then(
    (result) => complete(simulator, run, result),
    (error: unknown) => abort(simulator, run, error),
  );
  // The caller of the run handles a failure. This handler prevents an unhandled rejection when no caller awaits
  // `done`.
  done.catch(() => {});
  return Object.assign(run, {
    done,
    stop() {
      end(simulator, run);
      run.isGivenUp = true;
      pace.stop();
    },
  });
}

async function runRecipe(
  simulator: Simulator,
  run: RunState,
  last: RecipeProgress | null,
): Promise<RecipeResult> {
  const { recipe, progress } = run;
  const { mode } = progress;
  if (!progress.hasBegun) {
    progress.hasBegun = true;
    save(run);
    await beginWorld(simulator, recipe, last);
  }
  await simulator.ready;
  await simulator.recorder.ready;
  run.cleanups.push(simulator.cover.onObserved((what) => note(run, what)));
  simulator.cover.look();
  if (mode === 'external') return toResult(run, [], []);

  const until = mode === 'prepare' ? countPreparedSteps(recipe) : recipe.steps.length;
  const failure = await playSteps(simulator, run, until);
  simulator.cover.look();
  const names = mode !== 'prepare' && recipe.ends.because !== undefined ? getEndNames(recipe.ends) : [];
  const missed = names
    .filter((name) => !progress.observed.includes(name))
    .map((name) => `No se vio ${name}.`);
  if (failure) {
    const { step, why } = failure;
    const failed = { says: recipe.steps[step]?.says ?? '', ok: false, error: why };
    return toResult(run, [...listDone(recipe, step), failed], [why, ...missed]);
  }
  const complaints = mode === 'prepare' ? [] : checkEnd(simulator, recipe.ends);
  return toResult(run, listDone(recipe, until), [...complaints, ...missed]);
}

/** Runs the steps up to the one with the index `until`. */
async function playSteps(simulator: Simulator, run: RunState, until: number): Promise<RecipeFailure | null> {
  const { recipe, progress, pace } = run;
  let at = progress.place;
  const moveOn = ({ step, action }: StepPosition) => {
    progress.place = { step, action: action + 1 };
    save(run);
  };
  const { fast, paced } = await createDrivers(simulator, run, () => moveOn(at));
  const { applyControl, lookUp } = simulator.recipe.external;
  const context: RecipeContext = {
    applyControl,
    lookUp,
    get driver(): Driver {
      return isShownAt(run, at.step) ? paced : fast;
    },
  };
  return runSteps(context, recipe, {
    from: progress.place,
    until,
    async onStep(step, index, isResumed) {
      at = { step: index, action: 0 };
      showStep(run, index, false);
      if (isResumed || !isShownAt(run, index)) return;
      await pace.wait(progress.captions ? getStepTiming(step).intro : 0);
    },
    async onStepDone(step, index) {
      showStep(run, index, true);
      if (!isShownAt(run, index)) return;
      // “Siguiente” skips to the end of a step, where autoplay then pauses. At the end of the last step autoplay goes on
      // instead, because nothing is left to do but end the recipe.
      if (index === recipe.steps.length - 1 && pace.state().skips > 0) return pace.resume();
      pace.endStep();
      await pace.wait(progress.captions ? getStepTiming(step).outro : 0);
    },
    onAction(place, action) {
      if (progress.isOver) throw new Stopped();
      at = place;
      progress.place = place;
      if (mayLeave(action)) moveOn(place);
      else save(run);
    },
  });
}

/** `fast` performs the steps without delays, `paced` those that the user watches. */
async function createDrivers(
  simulator: Simulator,
  { progress: { mode }, pace }: RunState,
  onPress: () => void,
) {
  const { createDomDriver, reveal } = await import('../driver/dom-driver.ts');
  const isForPerson = mode === 'apply' || mode === 'prepare';
  const fast = createDomDriver({
    onPress,
    ...(isForPerson && { onSeen: (screen) => reveal(screen, true) }),
  });
  if (mode !== 'play') return { fast, paced: fast };
  const { openShow } = await import('../autoplay/show.tsx');
  return { fast, paced: openShow(simulator, pace, onPress) };
}

/**
 * Whether the action may reload the page. Such an action is saved as done before it runs, because the run continues
 * after the reload and must not repeat the action.
 */
const mayLeave = (action: Action) => 'control' in action || action.do === 'go';

function showStep(run: RunState, index: number, isDone: boolean): void {
  const { recipe, progress, pace } = run;
  // The steps before `showFrom` run without delays. Meanwhile the captions already show the step `showFrom`.
  const isEarlier = progress.mode === 'play' && index < progress.showFrom;
  const named = isEarlier ? Math.min(progress.showFrom, recipe.steps.length - 1) : index;
  run.shown = toStepView(recipe, named, isDone && !isEarlier, pace);
  show(run);
}

const isShownAt = ({ progress: { mode, showFrom } }: RunState, index: number) =>
  mode === 'play' && index >= showFrom;

/** Updates the captions with `change` and the current pace. Does nothing before the first step. */
export function show(run: RunState, change: Partial<StepView> = {}): void {
  if (!run.shown) return;
  const { pauseReason, speed } = run.pace.state();
  run.shown = { ...run.shown, ...change, pauseReason, speed };
  run.onShow(run.shown);
}

async function complete(simulator: Simulator, run: RunState, result: RecipeResult): Promise<RecipeResult> {
  const { recipe, progress } = run;
  const { mode } = progress;
  if (mode === 'external') return result;
  const failure = findFailure(result);
  if (mode !== 'prepare' || failure)
    resultsOfTab.write({ ...resultsOfTab.read(), [recipe.id]: failure ?? 'ok' });
  end(simulator, run);
  // The world of a recipe is frozen, so “Espera 30 s” at its end would never count down.
  if (!failure && mode !== 'prepare' && progress.observed.some((name) => name.endsWith('→wait')))
    void simulator.clock.resume();
  showEnd(run, failure);
  const next = recipe.steps[countPreparedSteps(recipe)];
  if (next && !failure && mode === 'prepare' && !run.isGivenUp) {
    const { showNextGestures } = await import('../autoplay/next-gestures.ts');
    showNextGestures(next.says, await listGestures(simulator.recipe.external.lookUp, next));
  }
  return result;
}

function findFailure({ steps, problems: [why] }: RecipeResult): RecipeFailure | null {
  if (why === undefined) return null;
  // The simulator imitates a lost connection by an own property `onLine` of `navigator`.
  const isOffline = !navigator.onLine && !Object.hasOwn(navigator, 'onLine');
  const offline = isOffline ? ' Este dispositivo no tiene internet.' : '';
  return { step: steps.length - 1, why: why + offline };
}

function abort(simulator: Simulator, run: RunState, error: unknown): RecipeResult {
  const { recipe, progress } = run;
  end(simulator, run);
  if (error instanceof Stopped) {
    run.isGivenUp = true;
    showEnd(run, null);
    simulator.cover.look();
    return toResult(run, listDone(recipe, progress.place.step), ['Se interrumpió.']);
  }
  showEnd(run, { step: progress.place.step, why: getErrorText(error) });
  throw error;
}

function end(simulator: Simulator, run: RunState): void {
  const { progress, cleanups } = run;
  for (const cleanUp of cleanups) cleanUp();
  progress.isOver = true;
  progress.facts = simulator.world.facts().length;
  progress.branch = simulator.branch.current().id;
  save(run);
}

function showEnd(run: RunState, failure: RecipeFailure | null): void {
  const { isGivenUp } = run;
  show(run, { isOver: true, isGivenUp, failure });
  if (isGivenUp) run.shown = null;
}

const toResult = ({ progress }: RunState, steps: StepOutcome[], problems: string[]): RecipeResult => ({
  ok: problems.length === 0,
  steps,
  observed: [...progress.observed].sort(),
  problems,
});

const listDone = ({ steps }: Recipe, count: number): StepOutcome[] =>
  steps.slice(0, count).map(({ says }) => ({ says, ok: true }));

function note(run: RunState, what: string): void {
  const { recipe, progress } = run;
  // Whether a run shows the loading bar at 95 % depends on the speed of the machine, so it is noted only in the
  // recipe that ends with it.
  if (what.startsWith('state:') && !recipe.ends.shows.some((screen) => 'progress' in screen)) return;
  if (progress.observed.includes(what)) return;
  progress.observed.push(what);
  save(run);
}

// A cancelled run must not save progress, because the next document would continue the run.
function save({ progress, isGivenUp }: RunState): void {
  if (!isGivenUp) progressOfTab.write(progress);
}

/**
 * Whether the event tells the app that the user has returned to the tab. `blockReturns` keeps such events from the app
 * while a recipe runs: the app would refetch the time and the games, also when the recipe wants it not to notice a time
 * jump. False for an event of `clock.poke()`, with which the simulator itself makes the app refetch.
 */
const isReturn = (event: Event) =>
  !isPoke(event) &&
  (event.type === 'focus' ? !(event.target instanceof Node) : document.visibilityState === 'visible');

function blockReturns(): () => void {
  const stop = new AbortController();
  const block = (event: Event) => {
    if (isReturn(event)) event.stopImmediatePropagation();
  };
  for (const type of ['focus', 'visibilitychange'])
    window.addEventListener(type, block, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
