/** The desk of the recipes: lists them, starts them, and takes up the one that was under way when the page started. */
import { copy } from '../copy.ts';
import type { RecipeDesk, RecipeResult, RecipeView, StepView } from '../recipe-desk.ts';
import type { Simulator } from '../simulator.ts';
import { complaintOf } from './claims.ts';
import { type Journey, newProgress, startJourney } from './journey.ts';
import { lookUp, pull } from './levers.ts';
import { createPace, type Pace, readingTime } from './pace.ts';
import { type Progress, readProgress, readResults } from './progress.ts';
import type { Recipe } from './recipe.ts';

const viewOf = (recipe: Recipe): RecipeView => ({
  id: recipe.id,
  title: recipe.title,
  tags: [...recipe.tags],
  covers: [...recipe.covers],
  outline: recipe.steps.map(({ says, detail }) => ({ says, detail })),
  seconds: Math.round(
    recipe.steps.reduce((sum, { says, detail }) => sum + readingTime(`${says} ${detail}`), 0) / 1_000,
  ),
  last: readResults()[recipe.id] ?? null,
  isNatural:
    (recipe.world.faults ?? []).length === 0 &&
    recipe.steps.every(({ actions }) =>
      actions.every((action) => !('pull' in action && action.pull === 'fail')),
    ),
});

/** Makes the desk. `isFresh`: the page starts with a link of its own, and nothing is taken up. */
export function createRecipeDesk(
  simulator: Simulator,
  recipes: readonly Recipe[],
  isFresh = false,
): RecipeDesk {
  const listeners = new Set<(step: StepView) => void>();
  let journey: Journey | null = null;
  let pace: Pace = createPace();
  let shown: StepView | null = null;
  /** A run that went on from another document and that nobody has asked for here yet. */
  let unclaimed: string | null = null;

  const tell = () => {
    if (!shown) return;
    shown = { ...shown, hold: pace.hold(), speed: pace.speed() };
    for (const listener of listeners) listener(shown);
  };

  function find(id: string): Recipe {
    const found = recipes.find((one) => one.id === id);
    if (!found) throw new Error(copy.linkNoRecipes(id));
    return found;
  }

  function take(recipe: Recipe, progress: Progress, last: Progress | null): Journey {
    if (journey && !journey.progress.isOver) journey.stop();
    pace = createPace(progress.speed);
    const mine = pace;
    mine.onChange(() => {
      progress.speed = mine.speed();
      tell();
    });
    const isShown = progress.mode === 'play';
    const started = startJourney(
      {
        simulator,
        recipe,
        progress,
        pace: mine,
        async makeDriver(isAtPace) {
          if (!isAtPace) return (await import('../driver/dom-driver.ts')).createDomDriver();
          return (await import('../driver/show.tsx')).openShow(simulator, mine);
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
            problem: null,
          };
          shown = { ...view, hold: mine.hold(), speed: mine.speed() };
          tell();
        },
        onEnd(problem) {
          if (pace !== mine || !shown) return;
          shown = { ...shown, isOver: true, problem };
          tell();
          shown = null;
        },
      },
      last,
    );
    // Whoever started it hears of a failure; nobody else has to.
    started.done.catch(() => {});
    journey = started;
    if (!isShown) shown = null;
    return started;
  }

  const start = (
    id: string,
    mode: Progress['mode'],
    options: Partial<Progress> = {},
  ): Promise<RecipeResult> => {
    const recipe = find(id);
    const last = journey?.progress ?? readProgress();
    return take(recipe, newProgress(id, mode, options), last).done;
  };

  const desk: RecipeDesk = {
    list: () => recipes.map(viewOf),
    apply: async (id, { prepare = false } = {}) => start(id, prepare ? 'prepare' : 'apply'),
    play: async (id, { captions = true, speed = 1, step = 0 } = {}) =>
      start(id, 'play', { captions, speed, showFrom: step }),
    async run(id) {
      const isJoined =
        journey?.recipe.id === id &&
        journey.progress.mode === 'run' &&
        (!journey.progress.isOver || unclaimed === id);
      unclaimed = null;
      return isJoined && journey ? journey.done : start(id, 'run');
    },
    onStep(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    playing: () => shown,
    pause: () => pace.pause(),
    resume: () => pace.resume(),
    skip(direction) {
      if (!journey || !shown) return;
      const { progress, recipe } = journey;
      if (direction === 1) {
        pace.resume();
        pace.skip();
      } else void desk.play(recipe.id, { ...progress, step: Math.max(0, shown.index - 1) });
    },
    setSpeed: (speed) => pace.setSpeed(speed),
    stop: () => journey?.stop(),
    stage: {
      async set(id) {
        await start(id, 'stage');
      },
      async pull(lever) {
        await pull(simulator, lever);
      },
      lookUp: (words) => lookUp(simulator, words),
      complaintOf: (claim) => complaintOf(simulator, claim),
      observed: () => [...(journey?.progress.observed ?? [])].sort(),
    },
  };

  const left = isFresh ? null : readProgress();
  const recipe = recipes.find(({ id }) => id === left?.id);
  if (left && recipe && left.hasBegun && !left.isOver) {
    unclaimed = left.mode === 'run' ? left.id : null;
    take(recipe, left, null);
  }
  return desk;
}
