import { BASE } from '../../../mock-server/lib/address.ts';
import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import { copy } from '../../copy/shared.ts';
import { type ControlAction, findRow, getDefinition } from '../../recipes/control-actions.ts';
import COVERS from '../../recipes/covers.json';
import { getEndNames, type Recipe, type RecipeEnd, type TextOrReference } from '../../recipes/recipe.ts';
import type { Simulator } from '../../simulator.ts';
import { isInCabina } from '../../ui/mount.ts';
import { getPlayingTime, speedOfTab } from '../autoplay/pace.ts';
import type { ScreenExpectation } from '../driver/driver.ts';
import { MINE_TAG, type MyRecipes } from '../recorder/my-recipes.ts';
import { packRecipe } from '../recorder/recipe-link.ts';
import {
  createProgress,
  progressOfTab,
  type RecipeProgress,
  type Run,
  type RunMode,
  resultsOfTab,
  type StepView,
  startRun,
} from './run.ts';
import type { RecipeFailure } from './steps.ts';

const toView = (recipe: Recipe, tags: readonly string[], ended: 'ok' | RecipeFailure | undefined) => ({
  id: recipe.id,
  title: recipe.title,
  tags,
  /** What the recipe has shown, in the form of `RecipeResult.observed`; nothing for a recorded recipe. */
  covers: (COVERS as Record<string, string[]>)[recipe.id] ?? [],
  /** The screen that the recipe ends with and the server message that causes it, in the form of `covers`. */
  endNames: getEndNames(recipe.ends),
  outline: recipe.steps.map(({ says, detail }) => ({ says, detail })),
  /** Estimated playing time of the recipe at autoplay speed 1 (s). */
  seconds: Math.round(getPlayingTime(recipe) / 1_000),
  last: getOutcome(ended),
  failure: typeof ended === 'object' ? ended : null,
  isNatural:
    (recipe.world.faults ?? []).length === 0 &&
    recipe.steps.every(({ actions }) =>
      actions.every((action) => !('control' in action && action.control === 'fail')),
    ),
});
export type RecipeView = ReturnType<typeof toView>;

function getOutcome(ended: 'ok' | RecipeFailure | undefined) {
  if (ended === undefined) return null;
  return ended === 'ok' ? 'ok' : 'failed';
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
  const failures = createEmitter<string>();
  let current: Run | null = null;
  /** Whether `current` is a recipe in mode `run` of the previous document that no caller of `run()` has joined. */
  let isUnclaimed = false;

  const all = (): readonly Recipe[] => [...mine.list(), ...recipes];

  function find(id: string): Recipe {
    const recipe = all().find((listed) => listed.id === id);
    if (!recipe) throw new Error(copy.linkNoRecipes(id));
    return recipe;
  }

  function begin(progress: RecipeProgress, last: RecipeProgress | null): Run {
    const recipe = find(progress.id);
    if (current && !current.progress.isOver) current.stop();
    const run: Run = startRun(simulator, recipe, progress, last, {
      onShow(view) {
        // A replaced run may still end a step, which must not change the captions of the new run.
        if (run === current) steps.emit(view);
      },
      onFailed: ({ step, why }) =>
        failures.emit(`“${recipe.title}” no salió como dice: ${copy.failedAt(step + 1, why)}`),
    });
    current = run;
    return run;
  }

  const start = (id: string, mode: RunMode, options: Partial<RecipeProgress> = {}) =>
    begin(createProgress(id, mode, options), current?.progress ?? progressOfTab.read()).done;

  const runner = {
    list() {
      const ended = resultsOfTab.read();
      return [
        ...mine.list().map((recipe) => toView(recipe, [MINE_TAG, ...recipe.tags], ended[recipe.id])),
        ...recipes.map((recipe) => toView(recipe, recipe.tags, ended[recipe.id])),
      ];
    },
    /**
     * Sets up the world of the recipe and runs all its steps without delays; with `prepare`, only the steps
     * before the last step that has an action other than `see` and `wait`.
     */
    apply: async (id: string, { prepare = false } = {}) => start(id, prepare ? 'prepare' : 'apply'),
    /** Plays the recipe. `step` is the zero-based index of the first step to play; earlier steps run without delays. */
    play: async (id: string, { captions = true, speed = speedOfTab.read(), step = 0 } = {}) =>
      start(id, 'play', { captions, showFrom: step, pace: { speed, pauseReason: null, skipTo: null } }),
    /**
     * Runs the recipe without delays and checks its expectations. A second call with the same id during the run
     * returns the result of that run. If the page was reloaded during the run, the first call with the same id
     * after the reload also returns the result of that run, even if it has ended in the meantime.
     */
    async run(id: string) {
      const isJoined =
        current?.recipe.id === id &&
        current.progress.mode === 'run' &&
        (!current.progress.isOver || isUnclaimed);
      isUnclaimed = false;
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
      const query = own ? `draft=${await packRecipe(own)}` : `r=${find(id).id}`;
      return `${location.origin}${BASE}/simulador/#sim?${query}&mode=play${from}`;
    },
    /** Resolves when the world of the current recipe has begun; rejects when it can't begin. */
    whenBegun: async () => current?.begun,
    onStep: steps.on,
    /**
     * Calls the listener with a Spanish sentence when a recipe that was applied or prepared fails, because neither
     * captions nor a result on screen would show it.
     */
    onFailed: failures.on,
    playing(): StepView | null {
      const shown = current?.shown() ?? null;
      return shown?.isOver ? null : shown;
    },
    /** The recipe that runs now, and how it was started; null without one. */
    running: () =>
      current && !current.progress.isOver
        ? { id: current.recipe.id, title: current.recipe.title, mode: current.progress.mode }
        : null,
    pause: () => current?.pace.pause(),
    resume: () => current?.pace.resume(),
    /**
     * Moves autoplay to the end of the next step (1) or of the previous step (-1) and pauses there; at the last
     * step the recipe ends instead. Repeated calls with 1 add up. After the end of the recipe, 1 does nothing.
     */
    skip(direction: 1 | -1): void {
      const shown = current?.shown();
      if (!current || !shown) return;
      const { pace } = current;
      if (direction === -1) runner.goTo(shown.index - 1);
      // The user may press faster than steps run, so a press counts from the step that the previous press skips to.
      else if (!shown.isOver) pace.skip((pace.state.skipTo ?? shown.index) + 1);
    },
    /**
     * Runs the recipe that plays, or played last, without delays up to the end of a zero-based step and pauses
     * there; at the last step the recipe ends instead. When the recipe has ended, or the step is already done,
     * the recipe restarts from its first step.
     */
    goTo(step: number): void {
      const shown = current?.shown();
      if (!current || !shown) return;
      const { recipe, progress, pace } = current;
      const wanted = Math.min(Math.max(step, 0), shown.count - 1);
      const isAhead = wanted > shown.index || (wanted === shown.index && !shown.isDone);
      const { captions } = progress;
      const newPace = { speed: pace.state.speed, pauseReason: 'pause', skipTo: wanted } as const;
      if (isAhead && !shown.isOver) pace.skip(wanted);
      else start(recipe.id, 'play', { captions, showFrom: wanted, pace: newPace }).catch(() => {});
    },
    setSpeed(speed: number) {
      speedOfTab.write(speed);
      current?.pace.setSpeed(speed);
    },
    stop: () => current?.stop(),
    /**
     * Calls `restore` at once, or at the end of a running recipe, because the faults and the clock of the world
     * belong to the recipe. A recipe that an external driver plays does not delay the call.
     */
    async restoreWhenOver(restore: () => Promise<void>): Promise<void> {
      while (current && !current.progress.isOver && current.progress.mode !== 'external') {
        current.progress.restores = true;
        progressOfTab.write(current.progress);
        await current.done.catch(() => {});
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
      /**
       * Resolves a reference of a recipe to text. Throws an error with a Spanish message when the mail, the trivia or a
       * wrong answer of the trivia does not exist.
       */
      lookUp(words: TextOrReference): string {
        if (typeof words === 'string') return words;
        if ('mail' in words) {
          const mail = simulator.mail.last({ to: words.to, kind: words.mail });
          const text = words.mail === 'link' ? mail?.path : mail?.secret;
          if (!text) throw new Error(`No llegó ningún correo a ${words.to}.`);
          return text;
        }
        const { correct, options } = findRow(simulator.world, { triviaOf: words.week });
        if (words.option === 'right') return String(correct);
        const wrong = (options as string[]).find((option) => option !== correct);
        if (wrong === undefined)
          throw new Error(`La trivia de la jornada ${words.week} no tiene otra respuesta.`);
        return wrong;
      },
      /**
       * Compares the calls and the sent boletos of the world with those that the recipe expects at its end. Returns the
       * differences in Spanish.
       */
      checkEnd({ boletos, calls = {} }: RecipeEnd): string[] {
        const { net, world } = simulator;
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
      },
      async reveal(screen: ScreenExpectation): Promise<void> {
        const { reveal } = await import('../driver/dom-driver.ts');
        reveal(screen);
      },
      observed: (): string[] => [...(current?.progress.observed ?? [])].sort(),
    },
  };

  const stored = isFresh ? null : progressOfTab.read();
  if (stored?.hasBegun && !stored.isOver && all().some(({ id }) => id === stored.id)) {
    isUnclaimed = stored.mode === 'run';
    const hasMoved = stored.mode === 'play' && stored.isInCabina !== isInCabina();
    const showFrom = Math.max(stored.place.step, stored.showFrom);
    // Between cabina and dock the page's state is lost, so the steps before the current one run again.
    const progress = hasMoved ? createProgress(stored.id, 'play', { ...stored, showFrom }) : stored;
    const run = begin(progress, stored);
    if (stored.restores) void run.done.catch(() => {}).then(() => simulator.restore());
  }
  return runner;
}
