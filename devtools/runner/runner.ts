import { BASE } from '../../mock-server/lib/address.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { RecipeFailure, RecipeResult, RecipeRunner, RecipeView, StepView } from '../api/recipes.ts';
import type { Simulator } from '../api/simulator.ts';
import { createPace, type Pace } from '../autoplay/pace.ts';
import { copy } from '../copy.ts';
import { getDefinition } from '../recipes/control-actions.ts';
import COVERS from '../recipes/covers.json';
import { getEndNames, type Recipe } from '../recipes/recipe.ts';
import { packDraft } from '../recorder/draft-link.ts';
import { createMyRecipes, MINE_TAG, type MyRecipes } from '../recorder/my-recipes.ts';
import { checkEnd } from './assertions.ts';
import { getPlayingTime, getTimeFrom } from './duration.ts';
import { type RecipeProgress, readProgress, readResults, saveProgress } from './progress.ts';
import { createProgress, type RecipeRun, startRecipeRun } from './recipe-run.ts';
import { resolveWords } from './resolve-words.ts';
import { toPlainScreen } from './steps.ts';

const toView = (recipe: Recipe, ended: 'ok' | RecipeFailure | undefined): RecipeView => ({
  id: recipe.id,
  title: recipe.title,
  tags: [...recipe.tags],
  covers: (COVERS as Record<string, string[]>)[recipe.id] ?? [],
  ends: getEndNames(recipe.ends),
  outline: recipe.steps.map(({ says, detail }) => ({ says, detail })),
  seconds: Math.round(getPlayingTime(recipe) / 1_000),
  last: ended === undefined ? null : ended === 'ok' ? 'ok' : 'failed',
  failure: typeof ended === 'object' ? ended : null,
  isNatural:
    (recipe.world.faults ?? []).length === 0 &&
    recipe.steps.every(({ actions }) =>
      actions.every((action) => !('control' in action && action.control === 'fail')),
    ),
});

const toStepView = (recipe: Recipe, index: number, isDone: boolean, pace: Pace): StepView => ({
  recipe: recipe.id,
  title: recipe.title,
  index,
  count: recipe.steps.length,
  caption: recipe.steps[index]?.says ?? '',
  detail: recipe.steps[index]?.detail ?? '',
  isDone,
  secondsLeft: Math.round(getTimeFrom(recipe, index) / 1_000),
  isOver: false,
  isGivenUp: false,
  failure: null,
  hold: pace.hold(),
  speed: pace.speed(),
});

/** `isFresh`: a simulator link opened the page, so the recipe of the previous document is not continued. */
export function createRecipeRunner(
  simulator: Simulator,
  recipes: readonly Recipe[],
  isFresh = false,
  mine: Pick<MyRecipes, 'list'> = createMyRecipes(),
): RecipeRunner {
  const steps = createEmitter<StepView>();
  let current: RecipeRun | null = null;
  let pace: Pace = createPace();
  let shown: StepView | null = null;
  /**
   * Id of a recipe in mode `run` that continues from the previous document and that no caller of `run()` has
   * joined.
   */
  let unclaimed: string | null = null;
  const waiting: (() => void)[] = [];

  const tell = () => {
    if (!shown) return;
    shown = { ...shown, hold: pace.hold(), speed: pace.speed() };
    steps.emit(shown);
  };

  const all = (): readonly Recipe[] => [
    ...mine.list().map((recipe) => ({ ...recipe, tags: [MINE_TAG, 'flujos'] as unknown as Recipe['tags'] })),
    ...recipes,
  ];

  function find(id: string): Recipe {
    const found = all().find((listed) => listed.id === id);
    if (!found) throw new Error(copy.linkNoRecipes(id));
    return found;
  }

  function take(recipe: Recipe, progress: RecipeProgress, last: RecipeProgress | null): RecipeRun {
    if (current && !current.progress.isOver) current.stop();
    pace = createPace(progress.pace);
    const mine = pace;
    mine.onChange(() => {
      progress.pace = mine.state();
      if (!progress.isOver) saveProgress(progress);
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
          if (!isAtPace) {
            const { createDomDriver, reveal } = await import('../driver/dom-driver.ts');
            const isForPerson = progress.mode === 'apply' || progress.mode === 'prepare';
            return createDomDriver({
              onPress,
              ...(isForPerson && { onSeen: (sight) => reveal(sight, true) }),
            });
          }
          return (await import('../autoplay/show.tsx')).openShow(simulator, mine, onPress);
        },
        onStep(index, _step, isDone) {
          shown = toStepView(recipe, index, isDone, mine);
          tell();
        },
        onEnd(failure, isGivenUp) {
          for (const run of waiting.splice(0)) run();
          if (pace !== mine || !shown) return;
          shown = { ...shown, isOver: true, isGivenUp, failure };
          tell();
          if (isGivenUp) shown = null;
        },
      },
      last,
    );
    // The caller of the run handles a failure. This handler prevents an unhandled rejection when no caller awaits
    // `done`.
    started.done.catch(() => {});
    current = started;
    if (!isShown) shown = null;
    return started;
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

  const start = (
    id: string,
    mode: RecipeProgress['mode'],
    options: Partial<RecipeProgress> = {},
  ): Promise<RecipeResult> => {
    const recipe = find(id);
    const last = current?.progress ?? readProgress();
    return take(recipe, createProgress(id, mode, options), last).done;
  };

  const runner: RecipeRunner = {
    list() {
      const ended = readResults();
      return all().map((recipe) => toView(recipe, ended[recipe.id]));
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
    async link(id, step = 0) {
      const from = step > 0 ? `&step=${step + 1}` : '';
      const own = mine.list().find((listed) => listed.id === id);
      // Another browser lacks the recorded recipe, so the link contains the whole recipe.
      const what = own ? `draft=${await packDraft(own)}` : `r=${find(id).id}`;
      return `${location.origin}${BASE}/simulador/#sim?${what}&mode=play${from}`;
    },
    onStep: steps.on,
    playing: () => (shown?.isOver ? null : shown),
    pause: () => pace.pause(),
    resume: () => pace.resume(),
    skip(direction) {
      if (!shown) return;
      if (direction === -1) return runner.goTo(shown.index - 1);
      if (!shown.isOver) pace.skip(stepsTo(shown, getAim(shown) + 1));
    },
    goTo(step) {
      if (!current || !shown) return;
      const wanted = Math.min(Math.max(step, 0), shown.count - 1);
      const steps = stepsTo(shown, wanted);
      if (!shown.isOver && steps > 0) return pace.skip(steps);
      const { captions } = current.progress;
      // `skips: 1` runs the wanted step without delays and pauses autoplay at the end of the step.
      const again = { speed: pace.speed(), hold: 'pause', skips: 1 } as const;
      start(current.recipe.id, 'play', { captions, showFrom: wanted, pace: again }).catch(() => {});
    },
    setSpeed: (speed) => pace.setSpeed(speed),
    stop() {
      if (shown?.isOver) shown = null;
      current?.stop();
    },
    async restoreWhenOver(restore) {
      while (current && !current.progress.isOver && current.progress.mode !== 'external') {
        current.progress.restores = true;
        saveProgress(current.progress);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      await restore();
    },
    external: {
      async setUp(id) {
        await start(id, 'external');
      },
      async applyControl(action) {
        await getDefinition(action).apply(simulator, action);
      },
      lookUp: (words) => resolveWords(simulator, words),
      checkEnd: (ends) => checkEnd(simulator, ends),
      async reveal(screen) {
        const { reveal } = await import('../driver/dom-driver.ts');
        reveal(await toPlainScreen({ lookUp: runner.external.lookUp }, screen));
      },
      observed: () => [...(current?.progress.observed ?? [])].sort(),
    },
  };

  const left = isFresh ? null : readProgress();
  const recipe = all().find(({ id }) => id === left?.id);
  if (left && recipe && left.hasBegun && !left.isOver) {
    unclaimed = left.mode === 'run' ? left.id : null;
    if (left.restores) waiting.push(() => void simulator.restore());
    take(recipe, left, null);
    const index = Math.max(left.place.step, left.showFrom);
    if (left.mode === 'play' && index < recipe.steps.length) shown = toStepView(recipe, index, false, pace);
  }
  return runner;
}
