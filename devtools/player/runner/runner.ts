import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import type {
  Coverage,
  MockControl,
  MyRecipes,
  Recipe,
  RecipeRunner,
  Recorder,
  RunMode,
  StepView,
} from '../../api.ts';
import { isInCabina } from '../../ui/mount.ts';
import type { PlayedApp } from '../app.ts';
import { speedOfTab } from '../autoplay/pace.ts';
import { writeFailure, writeUnknownRecipe } from '../messages.ts';
import { MINE_TAG } from '../recorder/my-recipes.ts';
import { packRecipe } from '../recorder/recipe-link.ts';
import type { CurrentRun } from './current-run.ts';
import { createExternalRuns } from './external.ts';
import { createProgress, progressOfTab, type RecipeProgress, resultsOfTab } from './progress.ts';
import { toRecipeView } from './recipe-view.ts';
import { type Run, startRun } from './run.ts';
import { goToStep, skipStep } from './seek.ts';

export interface RunnerDeps {
  app: PlayedApp;
  control: MockControl;
  cover: Coverage;
  current: CurrentRun;
  recorder: Pick<Recorder, 'ready'>;
  recipes: readonly Recipe[];
  mine: MyRecipes;
  /** A simulator link opened the page, so the recipe of the previous document isn't continued. */
  isFresh: boolean;
}

export function createRecipeRunner(deps: RunnerDeps): RecipeRunner {
  const { app, current, mine, recipes } = deps;
  const steps = createEmitter<StepView>();
  const failures = createEmitter<string>();
  /** A recipe in mode `run` of the previous document that no caller of `run()` has joined. */
  let unclaimed: Run | null = null;

  const runner: RecipeRunner = {
    list() {
      const ended = resultsOfTab.read();
      return [
        ...mine
          .list()
          .map((recipe) => toRecipeView(app, recipe, [MINE_TAG, ...recipe.tags], ended[recipe.id])),
        ...recipes.map((recipe) => toRecipeView(app, recipe, recipe.tags, ended[recipe.id])),
      ];
    },
    apply: async (id, { prepare = false } = {}) => start(id, prepare ? 'prepare' : 'apply'),
    async play(id, { captions = true, speed = speedOfTab.read(), step = 0 } = {}) {
      checkStep(find(id), step);
      return start(id, 'play', {
        captions,
        showFrom: step,
        pace: { speed, pauseReason: null, skipTo: null },
      });
    },
    async run(id) {
      const run = current.get();
      const isJoined =
        run?.recipe.id === id && run.progress.mode === 'run' && (!run.progress.isOver || run === unclaimed);
      unclaimed = null;
      return isJoined ? run.done : start(id, 'run');
    },
    async link(id, step = 0) {
      checkStep(find(id), step);
      const from = step > 0 ? `&step=${step + 1}` : '';
      const own = mine.list().find((listed) => listed.id === id);
      // Another browser lacks the recorded recipe, so the link contains the whole recipe.
      const query = own ? `draft=${await packRecipe(own)}` : `r=${find(id).id}`;
      return `${location.origin}${app.base}/simulador/#sim?${query}&mode=play${from}`;
    },
    whenBegun: async () => current.get()?.begun,
    onStep: steps.on,
    onFailed: failures.on,
    playing() {
      const shown = current.get()?.shown() ?? null;
      return shown?.isOver ? null : shown;
    },
    running: current.running,
    pause: () => current.get()?.pace.pause(),
    resume: () => current.get()?.pace.resume(),
    skip: (direction) => skipStep(current.get(), direction, restart),
    goTo: (step) => goToStep(current.get(), step, restart),
    setSpeed(speed) {
      speedOfTab.write(speed);
      current.get()?.pace.setSpeed(speed);
    },
    stop: current.stop,
    async restoreWhenOver(restore) {
      for (let run = getRunInPage(); run; run = getRunInPage()) {
        run.progress.restores = true;
        progressOfTab.write(run.progress);
        await run.done.catch(() => {});
      }
      await restore();
    },
    external: createExternalRuns(
      deps,
      async (id) => void (await start(id, 'external')),
      () => current.get()?.progress.observed ?? [],
    ),
  };

  const all = (): readonly Recipe[] => [...mine.list(), ...recipes];

  function find(id: string): Recipe {
    const recipe = all().find((listed) => listed.id === id);
    if (!recipe) throw new Error(writeUnknownRecipe(id));
    return recipe;
  }

  function checkStep({ title, steps: all }: Recipe, step: number): void {
    if (step >= all.length)
      throw new Error(`“${title}” tiene ${all.length} pasos: el último es el ${all.length - 1}.`);
  }

  const start = (id: string, mode: RunMode, options: Partial<RecipeProgress> = {}) =>
    begin(createProgress(id, mode, options), current.get()?.progress ?? progressOfTab.read()).done;

  /** Plays the recipe of a run again, up to the end of a step and then paused. */
  function restart({ recipe, progress, pace }: Run, step: number): void {
    const paused = { speed: pace.state.speed, pauseReason: 'pause', skipTo: step } as const;
    start(recipe.id, 'play', { captions: progress.captions, showFrom: step, pace: paused }).catch(() => {});
  }

  function begin(progress: RecipeProgress, last: RecipeProgress | null): Run {
    const recipe = find(progress.id);
    if (current.running()) current.stop();
    const run: Run = startRun({ ...deps, runner }, recipe, progress, last, {
      onShow(view) {
        // A replaced run may still end a step, which must not change the captions of the new run.
        if (run === current.get()) steps.emit(view);
      },
      onFailed: ({ step, why }) =>
        failures.emit(`“${recipe.title}” no salió como dice: ${writeFailure(step + 1, why)}`),
    });
    current.set(run);
    return run;
  }

  /** The run whose steps the page performs; null without one. */
  function getRunInPage(): Run | null {
    const run = current.get();
    return run && !run.progress.isOver && run.progress.mode !== 'external' ? run : null;
  }

  /** Continues the recipe of the previous document. */
  function continueRun(stored: RecipeProgress): void {
    const hasMoved = stored.mode === 'play' && stored.isInCabina !== isInCabina();
    const showFrom = Math.max(stored.place.step, stored.showFrom);
    // Between cabina and dock the page's state is lost, so the steps before the current one run again.
    const progress = hasMoved ? createProgress(stored.id, 'play', { ...stored, showFrom }) : stored;
    const run = begin(progress, stored);
    if (stored.mode === 'run') unclaimed = run;
    if (stored.restores)
      void run.done.catch(() => {}).then(() => runner.restoreWhenOver(deps.control.restore));
  }

  const stored = deps.isFresh ? null : progressOfTab.read();
  if (stored?.hasBegun && !stored.isOver && all().some(({ id }) => id === stored.id)) continueRun(stored);
  return runner;
}
