import type { Coverage, MockControl, MyRecipes, Recipe, RecipeRunner, Recorder } from '../../api.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { isInCabina } from '../../ui/mount.ts';
import type { PlayedApp } from '../app.ts';
import { speedOfTab } from '../playlist/speeds.ts';
import { getShownStatements } from '../recipe-parts.ts';
import { isOnlyOfRecipe } from './begin-world.ts';
import type { CurrentRun } from './current-run.ts';
import { createExternalRuns } from './external.ts';
import { createRecipeList } from './recipe-list.ts';
import type { Run } from './run.ts';
import { goToStep, resumeRun, skipStep } from './seek.ts';
import { createStarter } from './starter.ts';

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

/**
 * Creates `simulator.recipe`. The parts of a run in the order in which they act: `recipe-list` finds the recipe;
 * `starter` starts it, and `current-run` holds it; `run` leads it: `begin-world` begins its world, which reloads the
 * page; in the new document, `continueLast` of `starter` goes on; `play-steps` shows and performs its steps, each
 * action by `perform-action`; `verdict` judges its end. `progress` keeps how far it has come over reloads, and
 * `shown-step` what the captions show of it.
 */
export function createRecipeRunner(deps: RunnerDeps): RecipeRunner {
  const { app, control, current, mine, recipes } = deps;
  const list = createRecipeList(app, recipes, mine);
  // A recipe starts when `runner` is there.
  const starter = createStarter(() => ({ ...deps, runner }), list, current);
  const { repeat, restart, start } = starter;
  /** The recipe of the previous document, until the first call of `run()`, which may join it even after its end. */
  let unclaimed: Run | null = null;

  const runner: RecipeRunner = {
    list: list.view,
    apply: async (id, { prepare = false } = {}) => start(id, prepare ? 'prepare' : 'apply'),
    async play(id, { captions: waitsForReading = true, speed: chosen, step = 0, statement: asked } = {}) {
      const recipe = list.findWithStep(id, step);
      const ofTab = speedOfTab.read();
      const speed = chosen ?? (ofTab === 1 ? (recipe.speed ?? 1) : ofTab);
      const statement = getShownStatements(recipe).find((shown) => shown.id === asked);
      if (asked !== undefined && !statement) throw new Error(`“${recipe.title}” no enseña “${asked}”.`);
      if (recipe.isForCabina && !isNarrowWindow() && !isInCabina()) {
        location.assign(
          statement
            ? `${app.playPath}#sim?section=spec&spec=${statement.id}&mode=play`
            : await runner.link(id, step),
        );
        return new Promise(() => {});
      }
      const pace = { speed, pauseReason: null, skipTo: null };
      return start(id, 'play', { waitsForReading, statement, showFrom: statement?.step ?? step, pace });
    },
    async run(id) {
      const run = current.get();
      const isJoined =
        run?.recipe.id === id && run.progress.mode === 'run' && (!run.progress.isOver || run === unclaimed);
      unclaimed = null;
      return isJoined ? run.done : start(id, 'run');
    },
    async link(id, step = 0, speed) {
      const recipe = list.findWithStep(id, step);
      const parameter = await list.toParameter(recipe);
      const from = step > 0 ? `&step=${step + 1}` : '';
      const own = recipe.speed ?? 1;
      const pace = (speed ?? own) === own ? '' : `&speed=${speed}`;
      // A recording is shared to be seen, so its link opens the app alone, unless only a frame has the width for it.
      const isAlone = list.isOwn(recipe) && !recipe.isForCabina;
      const page = isAlone ? `${app.base}/` : app.playPath;
      const panel = isAlone ? '&panel=off' : '';
      return `${location.origin}${page}#sim?${parameter}&mode=play${from}${pace}${panel}`;
    },
    whenBegun: async () => current.get()?.begun,
    onStep: starter.onStep,
    onFailed: starter.onFailed,
    playing() {
      const shown = current.get()?.shown() ?? null;
      return shown?.isOver ? null : shown;
    },
    running: current.running,
    pause: () => current.get()?.pace.pause(),
    resume: () => resumeRun(current.get(), repeat),
    skip: (direction) => skipStep(current.get(), direction, restart),
    goTo: (step) => goToStep(current.get(), step, restart),
    setSpeed(speed) {
      speedOfTab.write(speed);
      current.get()?.pace.setSpeed(speed);
    },
    stop: current.stop,
    // Without an earlier branch, the world before the recipe was a new one.
    canReturn: () => current.get() !== null && !control.isReal,
    async returnToBefore() {
      current.stop();
      const { replaced } = control.branch.current();
      if (replaced === null) return control.world.reset();
      await control.branch.undoStart({ inPlace: isOnlyOfRecipe(control, current.get()?.progress ?? null) });
    },
    async restoreWhenOver(restore) {
      await starter.whenOver();
      await restore();
    },
    external: createExternalRuns(
      deps,
      async (id) => void (await start(id, 'external')),
      () => current.get()?.progress.observed ?? [],
    ),
  };

  if (deps.isFresh) starter.leaveLast();
  else unclaimed = starter.continueLast(() => runner.restoreWhenOver(deps.control.restore));
  return runner;
}
