/** Lists the recipes, starts them, and continues the one that was running when the page reloaded. */

import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { RecipeFailure, RecipeResult, RecipeRunner, RecipeView, StepView } from '../api/recipes.ts';
import type { Simulator } from '../api/simulator.ts';
import { createPace, type Pace } from '../autoplay/pace.ts';
import { copy } from '../copy.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { readRecording } from '../recorder/recording.ts';
import { toRecipe } from '../recorder/to-recipe.ts';
import { checkAssertion } from './assertions.ts';
import { applyControlAction, resolveWords } from './control-actions.ts';
import { playingTime } from './duration.ts';
import { keepProgress, type Progress, readProgress, readResults } from './progress.ts';
import { createProgress, type RecipeRun, startRecipeRun } from './recipe-run.ts';

const toView = (recipe: Recipe, ended: 'ok' | RecipeFailure | undefined): RecipeView => ({
  id: recipe.id,
  title: recipe.title,
  tags: [...recipe.tags],
  covers: [...recipe.covers],
  outline: recipe.steps.map(({ says, detail }) => ({ says, detail })),
  seconds: Math.round(playingTime(recipe) / 1_000),
  last: ended === undefined ? null : ended === 'ok' ? 'ok' : 'failed',
  failure: typeof ended === 'object' ? ended : null,
  isNatural:
    (recipe.world.faults ?? []).length === 0 &&
    recipe.steps.every(({ actions }) =>
      actions.every((action) => !('pull' in action && action.pull === 'fail')),
    ),
});

/** `isFresh`: the page starts with a link of its own, so no recipe is continued. */
export function createRecipeRunner(
  simulator: Simulator,
  recipes: readonly Recipe[],
  isFresh = false,
): RecipeRunner {
  const steps = createEmitter<StepView>();
  const changes = createEmitter();
  let current: RecipeRun | null = null;
  let pace: Pace = createPace();
  let shown: StepView | null = null;
  /** A run that went on from another document and that nobody has asked for here yet. */
  let unclaimed: string | null = null;
  /** What waits for the end of the recipe under way. */
  const waiting: (() => void)[] = [];

  const tell = () => {
    if (!shown) return;
    shown = { ...shown, hold: pace.hold(), speed: pace.speed() };
    steps.emit(shown);
  };

  /** The book, and before it the draft of the last session that was recorded in this tab. */
  function all(): readonly Recipe[] {
    const recording = readRecording();
    const draft = recording && !recording.isOn ? toRecipe(recording) : null;
    return draft ? [draft, ...recipes] : recipes;
  }

  function find(id: string): Recipe {
    const found = all().find((one) => one.id === id);
    if (!found) throw new Error(copy.linkNoRecipes(id));
    return found;
  }

  function take(recipe: Recipe, progress: Progress, last: Progress | null): RecipeRun {
    if (current && !current.progress.isOver) current.stop();
    pace = createPace(progress.pace);
    const mine = pace;
    mine.onChange(() => {
      progress.pace = mine.state();
      if (!progress.isOver) keepProgress(progress);
      tell();
    });
    const isShown = progress.mode === 'play';
    const started = startRecipeRun(
      {
        simulator,
        recipe,
        progress,
        pace: mine,
        async makeDriver(isAtPace, onPress) {
          if (!isAtPace) return (await import('../driver/dom-driver.ts')).createDomDriver({ onPress });
          return (await import('../autoplay/show.tsx')).openShow(simulator, mine, onPress);
        },
        onStep(index, { says: caption, detail }) {
          const { id, steps, title } = recipe;
          const view = {
            recipe: id,
            title,
            index,
            count: steps.length,
            caption,
            detail,
            isOver: false,
            isGivenUp: false,
            failure: null,
          };
          shown = { ...view, hold: mine.hold(), speed: mine.speed() };
          tell();
        },
        onEnd(failure, isGivenUp) {
          changes.emit();
          for (const run of waiting.splice(0)) run();
          if (pace !== mine || !shown) return;
          shown = { ...shown, isOver: true, isGivenUp, failure };
          tell();
          shown = null;
        },
      },
      last,
    );
    // Whoever started it hears of a failure; nobody else has to.
    started.done.catch(() => {});
    current = started;
    if (!isShown) shown = null;
    return started;
  }

  const start = (
    id: string,
    mode: Progress['mode'],
    options: Partial<Progress> = {},
  ): Promise<RecipeResult> => {
    const recipe = find(id);
    const last = current?.progress ?? readProgress();
    return take(recipe, createProgress(id, mode, options), last).done;
  };

  const runner: RecipeRunner = {
    list() {
      const ended = readResults();
      return all().map((one) => toView(one, ended[one.id]));
    },
    apply: async (id, { prepare = false } = {}) => start(id, prepare ? 'prepare' : 'apply'),
    play: async (id, { captions = true, speed = 1, step = 0 } = {}) =>
      start(id, 'play', { captions, showFrom: step, pace: { speed, hold: null, skips: 0 } }),
    async run(id) {
      const isJoined =
        current?.recipe.id === id &&
        current.progress.mode === 'run' &&
        (!current.progress.isOver || unclaimed === id);
      unclaimed = null;
      return isJoined && current ? current.done : start(id, 'run');
    },
    onStep: steps.on,
    onChange: changes.on,
    playing: () => shown,
    pause: () => pace.pause(),
    resume: () => pace.resume(),
    skip(direction) {
      if (!current || !shown) return;
      if (direction === 1) return pace.skip();
      const { captions } = current.progress;
      const showFrom = Math.max(0, shown.index - 1);
      const back = { captions, showFrom, pace: { speed: pace.speed(), hold: 'pause', skips: 0 } as const };
      start(current.recipe.id, 'play', back).catch(() => {});
    },
    setSpeed: (speed) => pace.setSpeed(speed),
    stop: () => current?.stop(),
    async restoreWhenOver(restore) {
      while (current && !current.progress.isOver && current.progress.mode !== 'stage') {
        current.progress.restores = true;
        keepProgress(current.progress);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      await restore();
    },
    stage: {
      async set(id) {
        await start(id, 'stage');
      },
      async pull(lever) {
        await applyControlAction(simulator, lever);
      },
      lookUp: (words) => resolveWords(simulator, words),
      complaintOf: (claim) => checkAssertion(simulator, claim),
      observed: () => [...(current?.progress.observed ?? [])].sort(),
    },
  };

  const left = isFresh ? null : readProgress();
  const recipe = all().find(({ id }) => id === left?.id);
  if (left && recipe && left.hasBegun && !left.isOver) {
    unclaimed = left.mode === 'run' ? left.id : null;
    if (left.restores) waiting.push(() => void simulator.restore());
    take(recipe, left, null);
  }
  return runner;
}
