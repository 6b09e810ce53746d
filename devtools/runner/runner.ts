import { isPoke } from '../../mock-server/index.ts';
import { BASE } from '../../mock-server/lib/address.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { createPace, type Pace, type PaceState, Stopped, speedOfTab } from '../autoplay/pace.ts';
import { copy } from '../copy.ts';
import type { ScreenExpectation } from '../driver/driver.ts';
import { type ControlAction, getDefinition } from '../recipes/control-actions.ts';
import COVERS from '../recipes/covers.json';
import {
  type Action,
  getEndNames,
  RECIPE_SEED,
  type Recipe,
  type RecipeEnd,
  type Words,
} from '../recipes/recipe.ts';
import { findTrivia } from '../recipes/rows.ts';
import { packDraft } from '../recorder/draft-link.ts';
import { MINE_TAG, type MyRecipes } from '../recorder/my-recipes.ts';
import type { Simulator } from '../simulator.ts';
import { createTabValue } from '../tab-value.ts';
import { isInCabina } from '../ui/mount.ts';
import { getPlayingTime, getStepTiming, getTimeFrom } from './duration.ts';
import { countPreparedSteps, listGestures, runSteps, type StepOutcome, type StepPosition } from './steps.ts';

interface RecipeFailure {
  /**
   * Zero-based index of the failed step. An end that fails after the last step counts as a failure of the last step.
   */
  step: number;
  why: string;
}

/**
 * How a recipe runs (see `RecipeRunner`). In `external` a program outside the page, such as Playwright, performs the
 * steps, and the runner only begins the world and notes what the page shows.
 */
type RunMode = 'run' | 'apply' | 'prepare' | 'play' | 'external';

const createProgress = (
  id: string,
  mode: RunMode,
  options: { showFrom?: number; captions?: boolean; pace?: PaceState } = {},
) => ({
  showFrom: 0,
  captions: true,
  pace: { speed: 1, hold: null, skips: 0 } as PaceState,
  ...options,
  id,
  mode,
  /** Whether the recipe plays in the cabina. It starts anew where the user goes from one shell to the other. */
  isInCabina: isInCabina(),
  hasBegun: false,
  place: { step: 0, action: 0 } as StepPosition,
  observed: [] as string[],
  isOver: false,
  restores: false,
  /**
   * Branch of the recipe's world and number of its facts at the end; more facts mean that the user has
   * changed the world.
   */
  branch: null as string | null,
  facts: 0,
});

type RecipeProgress = ReturnType<typeof createProgress>;

/** In the tab's storage, because most worlds start with a reload and the recipe continues in the next document. */
const progressOfTab = createTabValue('recipe', (stored) => stored as RecipeProgress | null);

type Results = Record<string, 'ok' | RecipeFailure>;

export const resultsOfTab = createTabValue('recipe-results', (stored) => (stored ?? {}) as Results);

const toView = (recipe: Recipe, ended: 'ok' | RecipeFailure | undefined) => ({
  id: recipe.id,
  title: recipe.title,
  tags: [...recipe.tags] as string[],
  /** What the recipe has shown, in the form of `RecipeResult.observed`; nothing for a recorded recipe. */
  covers: (COVERS as Record<string, string[]>)[recipe.id] ?? [],
  /** The screen that the recipe ends with, and the server message that causes it, in the same form. */
  ends: getEndNames(recipe.ends),
  outline: recipe.steps.map(({ says, detail }) => ({ says, detail })),
  /** Estimated playing time of the recipe at autoplay speed 1 (s). */
  seconds: Math.round(getPlayingTime(recipe) / 1_000),
  last: ended === undefined ? null : ended === 'ok' ? ('ok' as const) : ('failed' as const),
  failure: typeof ended === 'object' ? ended : null,
  isNatural:
    (recipe.world.faults ?? []).length === 0 &&
    recipe.steps.every(({ actions }) =>
      actions.every((action) => !('control' in action && action.control === 'fail')),
    ),
});
export type RecipeView = ReturnType<typeof toView>;

export interface RecipeResult {
  ok: boolean;
  steps: StepOutcome[];
  /**
   * Everything observed during the run, in alphabetical order: pages, calls,
   * dialogs, trivia screens, invalid fields, server messages and what the page showed for them, such as
   * `modal:sendPool` and `msg:No bet time`.
   */
  observed: string[];
  problems: string[];
}

const toStepView = (recipe: Recipe, index: number, isDone: boolean, pace: Pace) => ({
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
  hold: pace.hold(),
  speed: pace.speed(),
});
export type StepView = ReturnType<typeof toStepView>;

/**
 * Resolves a reference of a recipe to text. Throws an error with a Spanish message when the mail, the trivia or a
 * wrong answer of the trivia does not exist.
 */
function resolveWords(simulator: Simulator, words: Words): string {
  if (typeof words === 'string') return words;
  if ('mail' in words) {
    const mail = simulator.mail.last({ to: words.to, kind: words.mail });
    const found = words.mail === 'link' ? mail?.path : mail?.secret;
    if (!found) throw new Error(`No llegó ningún correo a ${words.to}.`);
    return found;
  }
  const { correct, options } = findTrivia(simulator, words.week);
  if (words.option === 'right') return String(correct);
  const wrong = (options as string[]).find((option) => option !== correct);
  if (wrong === undefined) throw new Error(`La trivia de la jornada ${words.week} no tiene otra respuesta.`);
  return wrong;
}

/** Returns how the calls and the boletos of the end differ from those of the world, in Spanish. */
function checkEnd({ net, world }: Simulator, { boletos, calls = {} }: RecipeEnd): string[] {
  const problems: string[] = [];
  for (const [endpoint, expected] of Object.entries(calls)) {
    const statuses = net.log().flatMap((call) => (call.endpoint === endpoint ? [call.status] : []));
    const actual = typeof expected === 'number' ? statuses.slice(-1) : statuses;
    if (String(actual) !== String(expected))
      problems.push(`${endpoint} terminó en [${actual.join(', ')}] y debía ser [${expected}].`);
  }
  const sent = world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app').length;
  if (boletos !== undefined && sent !== boletos)
    problems.push(`Se enviaron ${sent} boletos y debían ser ${boletos}.`);
  return problems;
}

/**
 * Whether the event tells the app that the user has returned to the tab. The app would then refetch time and games,
 * and learn too early of a silent time jump of the running recipe. False for an event of `clock.poke()`.
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

interface Run {
  recipe: Recipe;
  progress: RecipeProgress;
  /** Promise of the recipe's result, which never settles in a document that a reload has replaced. */
  done: Promise<RecipeResult>;
  stop(): void;
}

/** Lists and runs recipes. When an action reloads the page, the promise of the run never settles. */
export type RecipeRunner = ReturnType<typeof createRecipeRunner>;

/** `isFresh`: a simulator link opened the page, so the recipe of the previous document isn't continued. */
export function createRecipeRunner(
  simulator: Simulator,
  recipes: readonly Recipe[],
  mine: MyRecipes,
  isFresh: boolean,
) {
  const steps = createEmitter<StepView>();
  let current: Run | null = null;
  let pace: Pace = createPace();
  let shown: StepView | null = null;
  /**
   * Id of a recipe in mode `run` that continues from the previous document and that no caller of `run()` has
   * joined.
   */
  let unclaimed: string | null = null;
  const waiting: (() => void)[] = [];

  const emitStep = () => {
    if (!shown) return;
    shown = { ...shown, hold: pace.hold(), speed: pace.speed() };
    steps.emit(shown);
  };

  const all = (): readonly Recipe[] => [
    ...mine
      .list()
      .map((recipe) => ({ ...recipe, tags: [MINE_TAG, ...recipe.tags] as unknown as Recipe['tags'] })),
    ...recipes,
  ];

  function find(id: string): Recipe {
    const found = all().find((listed) => listed.id === id);
    if (!found) throw new Error(copy.linkNoRecipes(id));
    return found;
  }

  const getBranch = () => simulator.branch.list().find(({ isCurrent }) => isCurrent)?.id ?? null;

  async function beginWorld(recipe: Recipe, last: RecipeProgress | null) {
    // The world of the last recipe is replaced, unless the user has added facts to it.
    const inPlace = last?.branch === getBranch() && simulator.world.facts().length <= (last?.facts ?? 0);
    // Before the log is cleared, releases the calls that faults hold, so that they end and the log of the new world
    // doesn't list them.
    if (simulator.fault.held() > 0) await simulator.fault.release();
    simulator.net.clear();
    await simulator.world.begin({
      seed: RECIPE_SEED,
      as: 'visitante',
      ...recipe.world,
      // The clock is frozen, so that each run of a recipe sees the same times.
      rate: 0,
      previousName: 'Antes del recorrido',
      inPlace,
    });
  }

  /** Starts a recipe, or continues it after a reload of the page. `last` is the recipe that ran before. */
  function startRun(recipe: Recipe, progress: RecipeProgress, last: RecipeProgress | null): Run {
    if (current && !current.progress.isOver) current.stop();
    const { mode } = progress;
    const ownPace = createPace(progress.pace);
    pace = ownPace;
    let isGivenUp = false;
    /** The steps that an earlier document has done, and those of this one at the end of the run. */
    const outcomes: StepOutcome[] = recipe.steps
      .slice(0, progress.place.step)
      .map(({ says }) => ({ says, ok: true }));
    // A cancelled run must not save progress, because the next document would continue the run.
    const save = () => {
      if (!isGivenUp) progressOfTab.write(progress);
    };
    ownPace.onChange(() => {
      progress.pace = ownPace.state();
      if (!progress.isOver) progressOfTab.write(progress);
      emitStep();
    });

    const note = (what: string) => {
      // Whether a run shows the loading bar at 95 % depends on the speed of the machine, so it is noted only in the
      // recipe that ends with it.
      if (what.startsWith('state:') && !recipe.ends.shows.some((screen) => 'progress' in screen)) return;
      if (progress.observed.includes(what)) return;
      progress.observed.push(what);
      save();
    };
    let stopObserving = () => {};
    // In the mode `external`, no focus event is blocked, because the external driver controls the page's focus.
    const unblockReturns = mode === 'external' ? () => {} : blockReturns();
    const isShownAt = (index: number) => mode === 'play' && index >= progress.showFrom;

    /**
     * An action that may reload the page counts as done before it runs, so that the next document does not
     * repeat it.
     */
    const mayLeave = (action: Action) => 'control' in action || action.do === 'go';
    const moveOn = ({ step, action }: StepPosition) => {
      progress.place = { step, action: action + 1 };
      save();
    };
    const showStep = (index: number, isDone: boolean) => {
      // While the steps before the first one to show run without delays, the captions already name that one.
      const isEarlier = mode === 'play' && index < progress.showFrom;
      const named = isEarlier ? Math.min(progress.showFrom, recipe.steps.length - 1) : index;
      shown = toStepView(recipe, named, isDone && !isEarlier, ownPace);
      emitStep();
    };

    async function run(): Promise<RecipeResult> {
      if (!progress.hasBegun) {
        progress.hasBegun = true;
        save();
        await beginWorld(recipe, last);
      }
      await simulator.ready;
      await simulator.recorder.ready;
      stopObserving = simulator.cover.onObserved(note);
      simulator.cover.look();
      if (mode === 'external') return getResult([]);
      let at = progress.place;
      const onPress = () => moveOn(at);
      const { createDomDriver, reveal } = await import('../driver/dom-driver.ts');
      const isForPerson = mode === 'apply' || mode === 'prepare';
      const fast = createDomDriver({
        onPress,
        ...(isForPerson && { onSeen: (screen) => reveal(screen, true) }),
      });
      const paced =
        mode === 'play' ? (await import('../autoplay/show.tsx')).openShow(simulator, ownPace, onPress) : fast;
      const context = {
        ...runner.external,
        get driver() {
          return isShownAt(at.step) ? paced : fast;
        },
      };
      const ran = await runSteps(context, recipe, {
        from: progress.place,
        until: mode === 'prepare' ? countPreparedSteps(recipe) : recipe.steps.length,
        async onStep(step, index, isResumed) {
          at = { step: index, action: 0 };
          showStep(index, false);
          if (isResumed || !isShownAt(index)) return;
          await ownPace.wait(progress.captions ? getStepTiming(step).intro : 0);
        },
        async onStepDone(step, index) {
          showStep(index, true);
          if (!isShownAt(index)) return;
          // A skip that ends at the last step doesn’t pause there, so that the recipe can end.
          if (index === recipe.steps.length - 1 && ownPace.state().skips > 0) return ownPace.resume();
          ownPace.endStep();
          await ownPace.wait(progress.captions ? getStepTiming(step).outro : 0);
        },
        onAction(place, action) {
          if (progress.isOver) throw new Stopped();
          at = place;
          progress.place = place;
          if (mayLeave(action)) moveOn(place);
          else save();
        },
      });
      outcomes.push(...ran);
      const isChecked = mode !== 'prepare' && outcomes.every(({ ok }) => ok);
      return getResult(isChecked ? checkEnd(simulator, recipe.ends) : []);
    }

    function getResult(complaints: string[]): RecipeResult {
      simulator.cover.look();
      const { observed } = progress;
      const isWhole = mode === 'run' || mode === 'play' || mode === 'apply';
      const ended = isWhole && recipe.ends.because !== undefined ? getEndNames(recipe.ends) : [];
      const missed = ended.filter((name) => !observed.includes(name)).map((name) => `No se vio ${name}.`);
      const failed = outcomes.filter(({ ok }) => !ok).map(({ error = '' }) => error);
      const problems = [...failed, ...complaints, ...missed];
      return { ok: problems.length === 0, steps: [...outcomes], observed: [...observed].sort(), problems };
    }

    function findFailure([why]: string[]): RecipeFailure | null {
      if (why === undefined) return null;
      const failed = outcomes.findIndex(({ ok }) => !ok);
      // An `onLine` of the page itself imitates a fault of the world.
      const isOffline = !navigator.onLine && !Object.hasOwn(navigator, 'onLine');
      const offline = isOffline ? ' Este dispositivo no tiene internet.' : '';
      return { step: failed < 0 ? recipe.steps.length - 1 : failed, why: why + offline };
    }

    function end() {
      stopObserving();
      unblockReturns();
      progress.isOver = true;
      progress.facts = simulator.world.facts().length;
      progress.branch = getBranch();
      save();
    }

    function showEnd(failure: RecipeFailure | null) {
      for (const resume of waiting.splice(0)) resume();
      if (pace !== ownPace || !shown) return;
      shown = { ...shown, isOver: true, isGivenUp, failure };
      emitStep();
      if (isGivenUp) shown = null;
    }

    const done = run().then(
      async (result) => {
        if (mode === 'external') return result;
        const failure = findFailure(result.problems);
        if (mode !== 'prepare' || failure)
          resultsOfTab.write({ ...resultsOfTab.read(), [recipe.id]: failure ?? 'ok' });
        end();
        // The world of a recipe is frozen, so “Espera 30 s” at its end would never count down.
        if (!failure && mode !== 'prepare' && progress.observed.some((name) => name.endsWith('→wait')))
          void simulator.clock.resume();
        showEnd(failure);
        const next = recipe.steps[countPreparedSteps(recipe)];
        if (next && !failure && mode === 'prepare' && !isGivenUp) {
          const { showNextGestures } = await import('../autoplay/next-gestures.ts');
          showNextGestures(next.says, await listGestures(runner.external.lookUp, next));
        }
        return result;
      },
      (error: unknown) => {
        end();
        if (error instanceof Stopped) {
          isGivenUp = true;
          showEnd(null);
          return { ...getResult([]), ok: false, problems: ['Se interrumpió.'] };
        }
        const why = error instanceof Error ? error.message : String(error);
        showEnd({ step: progress.place.step, why });
        throw error;
      },
    );
    // The caller of the run handles a failure. This handler prevents an unhandled rejection when no caller awaits
    // `done`.
    done.catch(() => {});
    current = {
      recipe,
      progress,
      done,
      stop() {
        end();
        isGivenUp = true;
        ownPace.stop();
      },
    };
    if (mode !== 'play') shown = null;
    return current;
  }

  const stepsTo = ({ index, isDone }: StepView, wanted: number) => wanted - index + (isDone ? 0 : 1);
  /**
   * Returns the zero-based index of the step at whose end autoplay pauses after the pending skips, or of the
   * current step when no skip is pending. The next skip counts from this step, because the user may press faster
   * than steps run.
   */
  function getAim({ index, isDone }: StepView): number {
    const { skips } = pace.state();
    return skips === 0 ? index : index + skips - (isDone ? 0 : 1);
  }

  const start = (id: string, mode: RunMode, options: Partial<RecipeProgress> = {}) => {
    const recipe = find(id);
    const last = current?.progress ?? progressOfTab.read();
    return startRun(recipe, createProgress(id, mode, options), last).done;
  };

  const runner = {
    list() {
      const ended = resultsOfTab.read();
      return all().map((recipe) => toView(recipe, ended[recipe.id]));
    },
    /**
     * Sets up the world of the recipe and runs all its steps without delays; with `prepare`, only the steps
     * before the last step that has an action other than `see` and `wait`.
     */
    apply: async (id: string, { prepare = false }: { prepare?: boolean } = {}) =>
      start(id, prepare ? 'prepare' : 'apply'),
    /** Plays the recipe. `step` is the zero-based index of the first step to play; earlier steps run without delays. */
    play: async (id: string, { captions = true, speed = speedOfTab.read(), step = 0 } = {}) =>
      start(id, 'play', { captions, showFrom: step, pace: { speed, hold: null, skips: 0 } }),
    /**
     * Runs the recipe without delays and checks its expectations. A second call with the same id during the run
     * returns the result of that run. If the page was reloaded during the run, the first call with the same id
     * after the reload also returns the result of that run, even if it has ended in the meantime.
     */
    async run(id: string) {
      const isJoined =
        current?.recipe.id === id &&
        current.progress.mode === 'run' &&
        (!current.progress.isOver || unclaimed === id);
      unclaimed = null;
      return isJoined && current ? current.done : start(id, 'run');
    },
    /**
     * Returns a URL that plays the recipe in any browser, from a zero-based step (default 0). Rejects with a
     * Spanish message for an unknown id and for a recorded recipe that is too long for a URL.
     */
    async link(id: string, step = 0) {
      const from = step > 0 ? `&step=${step + 1}` : '';
      const own = mine.list().find((listed) => listed.id === id);
      // Another browser lacks the recorded recipe, so the link contains the whole recipe.
      const what = own ? `draft=${await packDraft(own)}` : `r=${find(id).id}`;
      return `${location.origin}${BASE}/simulador/#sim?${what}&mode=play${from}`;
    },
    onStep: steps.on,
    playing: () => (shown?.isOver ? null : shown),
    /** The recipe that runs now, and how it was started; null without one. */
    running: () =>
      current && !current.progress.isOver
        ? { id: current.recipe.id, title: current.recipe.title, mode: current.progress.mode }
        : null,
    pause: () => pace.pause(),
    resume: () => pace.resume(),
    /**
     * Moves autoplay to the end of the next step (1) or of the previous step (-1) and pauses there; at the last
     * step the recipe ends instead. Repeated calls with 1 add up. After the end of the recipe, 1 does nothing.
     */
    skip(direction: 1 | -1): void {
      if (!shown) return;
      if (direction === -1) runner.goTo(shown.index - 1);
      else if (!shown.isOver) pace.skip(stepsTo(shown, getAim(shown) + 1));
    },
    /**
     * Runs the recipe that plays, or played last, without delays up to the end of a zero-based step and pauses
     * there; at the last step the recipe ends instead. When the recipe has ended, or the step is already done,
     * the recipe restarts from its first step.
     */
    goTo(step: number): void {
      if (!current || !shown) return;
      const wanted = Math.min(Math.max(step, 0), shown.count - 1);
      const skips = stepsTo(shown, wanted);
      if (!shown.isOver && skips > 0) {
        pace.skip(skips);
        return;
      }
      const { captions } = current.progress;
      // `skips: 1` runs the wanted step without delays and pauses autoplay at the end of the step.
      const again = { speed: pace.speed(), hold: 'pause', skips: 1 } as const;
      start(current.recipe.id, 'play', { captions, showFrom: wanted, pace: again }).catch(() => {});
    },
    setSpeed(speed: number) {
      speedOfTab.write(speed);
      pace.setSpeed(speed);
    },
    stop() {
      if (shown?.isOver) {
        shown = { ...shown, isGivenUp: true };
        emitStep();
        shown = null;
      }
      current?.stop();
    },
    /**
     * Calls `restore` at once, or at the end of a running recipe, because the faults and the clock of the world
     * belong to the recipe. A recipe that an external driver plays does not delay the call.
     */
    async restoreWhenOver(restore: () => Promise<void>): Promise<void> {
      while (current && !current.progress.isOver && current.progress.mode !== 'external') {
        current.progress.restores = true;
        progressOfTab.write(current.progress);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      await restore();
    },
    /**
     * For drivers outside the page, such as Playwright. The driver performs the steps; the runner sets up the
     * world, applies control actions and observes the page.
     */
    external: {
      async setUp(id: string): Promise<void> {
        await start(id, 'external');
      },
      async applyControl(action: ControlAction): Promise<void> {
        await getDefinition(action).apply(simulator, action);
      },
      lookUp: (words: Words): string => resolveWords(simulator, words),
      checkEnd: (ends: RecipeEnd): string[] => checkEnd(simulator, ends),
      async reveal(screen: ScreenExpectation): Promise<void> {
        const { reveal } = await import('../driver/dom-driver.ts');
        reveal(screen);
      },
      observed: (): string[] => [...(current?.progress.observed ?? [])].sort(),
    },
  };

  const left = isFresh ? null : progressOfTab.read();
  const recipe = all().find(({ id }) => id === left?.id);
  if (left && recipe && left.hasBegun && !left.isOver) {
    unclaimed = left.mode === 'run' ? left.id : null;
    if (left.restores) waiting.push(() => void simulator.restore());
    const index = Math.max(left.place.step, left.showFrom);
    if (left.mode === 'play' && left.isInCabina !== isInCabina())
      // The page of the other shell and what was typed there are gone, so the steps before this one run again.
      startRun(recipe, createProgress(left.id, 'play', { ...left, showFrom: index }), left);
    else startRun(recipe, left, null);
    if (left.mode === 'play' && index < recipe.steps.length) shown = toStepView(recipe, index, false, pace);
  }
  return runner;
}
