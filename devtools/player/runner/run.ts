import { getErrorText } from '../../lib/error-text.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { getEndNames, RECIPE_SEED, type Recipe } from '../../recipes/recipe.ts';
import type { Simulator } from '../../simulator.ts';
import { isInCabina } from '../../ui/mount.ts';
import { listenForReturns } from '../../ui/returns.ts';
import { createPace, getStepTiming, getTimeFrom, type PaceState, Stopped } from '../autoplay/pace.ts';
import { getPreparation, listGestures, type RecipeFailure, runSteps } from './steps.ts';

/**
 * How a recipe runs (see `RecipeRunner`). In `external` a program outside the page, such as Playwright, performs the
 * steps, and the runner only begins the world and notes what the page shows.
 */
export type RunMode = 'run' | 'apply' | 'prepare' | 'play' | 'external';

export const createProgress = (
  id: string,
  mode: RunMode,
  { showFrom = 0, captions = true, pace = { speed: 1, pauseReason: null, skipTo: null } as PaceState } = {},
) => ({
  id,
  mode,
  showFrom,
  captions,
  pace,
  /** Whether the recipe plays in the cabina. When the user changes between cabina and dock, it starts again there. */
  isInCabina: isInCabina(),
  hasBegun: false,
  place: { step: 0, action: 0 },
  observed: [] as string[],
  isOver: false,
  restores: false,
  /** Branch of the recipe's world, and its number of facts at the end. The user's later changes add facts. */
  branch: null as string | null,
  facts: 0,
});

export type RecipeProgress = ReturnType<typeof createProgress>;

/**
 * Progress of the tab's recipe. The tab's storage keeps it, because most recipes reload the page when their world
 * begins, and continue after the reload.
 */
export const progressOfTab = createStoredValue('recipe', (stored) => stored as RecipeProgress | null);

type Results = Record<string, 'ok' | RecipeFailure>;

export const resultsOfTab = createStoredValue('recipe-results', (stored) => (stored ?? {}) as Results);

const toResult = (
  steps: Recipe['steps'],
  { observed }: RecipeProgress,
  problems: string[],
  failed: RecipeFailure | null = null,
) => ({
  ok: problems.length === 0,
  /** The steps that ran. A run stops at its first failed step. */
  steps: steps.map(({ says }, index) =>
    index === failed?.step ? { says, ok: false, error: failed.why } : { says, ok: true },
  ),
  /**
   * Everything observed during the run, in alphabetical order: pages, calls, dialogs, trivia screens, invalid fields,
   * server messages and what the page showed for them, such as `modal:sendPool` and `msg:No bet time`.
   */
  observed: [...observed].sort(),
  problems,
});
export type RecipeResult = ReturnType<typeof toResult>;

/** The steps before `showFrom` run without delays. Meanwhile the captions already show the step `showFrom`. */
function toStepView(recipe: Recipe, { pace, place, showFrom }: RecipeProgress, isDone: boolean) {
  const { id, title, steps } = recipe;
  const index = Math.min(Math.max(place.step, showFrom), steps.length - 1);
  return {
    recipe: id,
    title,
    /** Zero-based index of the step that the captions bar shows. */
    index,
    count: steps.length,
    caption: steps[index]?.says ?? '',
    /** Spanish description of the step's outcome. The captions bar shows it only when `isDone` is true. */
    detail: steps[index]?.detail ?? '',
    isDone: isDone && place.step >= showFrom,
    /** Estimated time from the start of the current step to the end of the recipe at speed 1 (s). */
    secondsLeft: Math.round(getTimeFrom(recipe, index) / 1_000),
    isOver: false,
    /** True when `stop()` ended the recipe early, for example because the user closed the captions bar. */
    isGivenUp: false,
    failure: null as RecipeFailure | null,
    /** Reason why autoplay is paused; null while autoplay is not paused. */
    pauseReason: pace.pauseReason,
    speed: pace.speed,
  };
}
export type StepView = ReturnType<typeof toStepView>;

export type Run = ReturnType<typeof startRun>;

/** Starts a recipe, or continues it after a reload of the page. `last`: the progress of the tab's previous recipe. */
export function startRun(
  simulator: Simulator,
  recipe: Recipe,
  progress: RecipeProgress,
  last: RecipeProgress | null,
  { onShow, onFailed }: { onShow: (view: StepView) => void; onFailed: (failure: RecipeFailure) => void },
) {
  const { ends, steps } = recipe;
  const { mode, place, showFrom } = progress;
  // In the mode `external` Playwright plays the recipe, and its own focus events must reach the app. Otherwise the app
  // would refetch the time and the games, even after a time jump that the recipe hides from it.
  const cleanups = mode === 'external' ? [] : [listenForReturns((event) => event.stopImmediatePropagation())];
  /** What the captions bar shows; null before the first step of a recipe that doesn't play. */
  let shown: StepView | null = mode === 'play' ? toStepView(recipe, progress, false) : null;
  const pace = createPace(progress.pace, () => {
    save();
    const { pauseReason, speed } = progress.pace;
    show(shown && { ...shown, pauseReason, speed });
  });

  async function begin(): Promise<void> {
    if (progress.hasBegun) return;
    progress.hasBegun = true;
    save();
    await beginWorld();
  }

  async function perform(): Promise<RecipeResult> {
    await begun;
    await simulator.ready;
    await simulator.recorder.ready;
    cleanups.push(simulator.cover.onObserved(addObserved));
    simulator.cover.look();
    if (mode === 'external') return toResult([], progress, []);

    const isWhole = mode !== 'prepare';
    const played = isWhole ? recipe : getPreparation(recipe);
    const failed = await playSteps(played);
    simulator.cover.look();
    const names = played.ends.because === undefined ? [] : getEndNames(played.ends);
    const missed = names.filter((name) => !progress.observed.includes(name));
    const complaints = failed ? [failed.why] : simulator.recipe.external.checkEnd(played.ends);
    const problems = [...complaints, ...missed.map((name) => `No se vio ${name}.`)];
    const count = failed ? failed.step + 1 : played.steps.length;
    const [why] = problems;
    // The simulator imitates a lost connection by an own property `onLine` of `navigator`.
    const isOffline = !navigator.onLine && !Object.hasOwn(navigator, 'onLine');
    const hint = isOffline ? ' Este dispositivo no tiene internet.' : '';
    const failure = why === undefined ? null : { step: count - 1, why: why + hint };
    if (isWhole || failure) resultsOfTab.write({ ...resultsOfTab.read(), [recipe.id]: failure ?? 'ok' });
    end();
    // The captions show the failure of a recipe that plays, and the caller of `run` gets it.
    if (failure && (mode === 'apply' || mode === 'prepare')) onFailed(failure);
    // The world of a recipe is frozen, so “Espera 30 s” at its end would never count down.
    if (!failure && isWhole && progress.observed.some((name) => name.endsWith('→wait')))
      void simulator.clock.resume();
    show(shown && { ...shown, isOver: true, failure });
    const next = steps[played.steps.length];
    if (next && !failure) {
      const { showNextGestures } = await import('../autoplay/next-gestures.ts');
      showNextGestures(next.says, await listGestures(simulator.recipe.external.lookUp, next));
    }
    return toResult(steps.slice(0, count), progress, problems, failed);
  }

  async function beginWorld(): Promise<void> {
    const { branch, fault, net, world } = simulator;
    // The world of the last recipe is replaced, unless the user has added facts to it.
    const inPlace = last?.branch === branch.current().id && world.facts().length <= (last?.facts ?? 0);
    // Before the log is cleared, releases the calls that faults hold, so that they end and the log of the new world
    // doesn't list them.
    if (fault.held() > 0) await fault.release();
    net.clear();
    await world.begin({
      seed: RECIPE_SEED,
      as: 'visitante',
      ...recipe.world,
      // The clock is frozen, so that each run of a recipe sees the same times.
      rate: 0,
      previousName: 'Antes del recorrido',
      inPlace,
    });
  }

  async function playSteps(played: Recipe): Promise<RecipeFailure | null> {
    const { createDomDriver, reveal } = await import('../driver/dom-driver.ts');
    const isForPerson = mode === 'apply' || mode === 'prepare';
    const fast = createDomDriver({
      onLeave,
      ...(isForPerson && { onSeen: (screen) => reveal(screen, true) }),
    });
    let paced = fast;
    if (mode === 'play') {
      const { openShow } = await import('../autoplay/show.tsx');
      paced = openShow(simulator, pace, onLeave);
    }
    const { external } = simulator.recipe;
    const isWatched = () => mode === 'play' && place.step >= showFrom;
    const wait = (ms: number) => pace.wait(progress.captions ? ms : 0);
    const failure = await runSteps(played, {
      applyControl(action) {
        onLeave();
        return external.applyControl(action);
      },
      lookUp: external.lookUp,
      get driver() {
        return isWatched() ? paced : fast;
      },
      place,
      async onStep(step) {
        show(toStepView(recipe, progress, false));
        const isResumed = place.action > 0;
        if (isWatched() && !isResumed) await wait(getStepTiming(step).intro);
      },
      async onStepDone(step, index) {
        show(toStepView(recipe, progress, true));
        if (!isWatched()) return;
        // “Siguiente” skips to the end of a step, where autoplay then pauses. At the end of the last step autoplay goes
        // on instead, because nothing is left to do but end the recipe.
        if (index === steps.length - 1 && progress.pace.skipTo !== null) return pace.resume();
        pace.endStep(index);
        await wait(getStepTiming(step).outro);
      },
      onAction() {
        if (progress.isOver) throw new Stopped();
        save();
      },
    });
    if (progress.isOver) throw new Stopped();
    return failure;
  }

  /** Saves an action that may reload the page as done before it runs, so that it isn't repeated after the reload. */
  function onLeave(): void {
    place.action += 1;
    save();
  }

  function show(view: StepView | null): void {
    shown = view;
    if (view) onShow(view);
  }

  function close(): void {
    const last = shown;
    shown = null;
    if (last) onShow({ ...last, isOver: true, isGivenUp: true });
  }

  function addObserved(name: string): void {
    // Whether a run shows the loading bar at 95 % depends on the speed of the machine, so it is noted only in the
    // recipe that ends with it.
    if (name.startsWith('state:') && !ends.shows.some((screen) => 'progress' in screen)) return;
    if (progress.observed.includes(name)) return;
    progress.observed.push(name);
    save();
  }

  // A run that is over must not save progress, because the progress of the next run has replaced it.
  function save(): void {
    if (!progress.isOver) progressOfTab.write(progress);
  }

  function end(): void {
    if (progress.isOver) return;
    for (const cleanUp of cleanups) cleanUp();
    progress.isOver = true;
    progress.facts = simulator.world.facts().length;
    progress.branch = simulator.branch.current().id;
    progressOfTab.write(progress);
  }

  const begun = begin();
  const done = perform().catch((error: unknown) => {
    end();
    if (!(error instanceof Stopped)) {
      const failure = { step: place.step, why: getErrorText(error) };
      show(shown && { ...shown, isOver: true, failure });
      throw error;
    }
    close();
    simulator.cover.look();
    return toResult(steps.slice(0, place.step), progress, ['Se interrumpió.']);
  });
  // Prevents an unhandled rejection when no caller awaits `done`.
  done.catch(() => {});

  return {
    recipe,
    progress,
    pace,
    shown: () => shown,
    begun,
    /** Promise of the recipe's result, which never settles in a document that a reload has replaced. */
    done,
    stop() {
      end();
      pace.stop();
      if (shown?.isOver) close();
    },
  };
}
