import { args, type MockControl, type SimulatorEvents } from '../mock-server/index.ts';
import { type Coverage, observeCoverage } from './coverage/coverage.ts';
import { createLink, createTabLink } from './links/write.ts';
import { createMyRecipes } from './player/recorder/my-recipes.ts';
import { createRecorder, type Recorder } from './player/recorder/recorder.ts';
import type { StepView } from './player/runner/run.ts';
import { createRecipeRunner, type RecipeRunner } from './player/runner/runner.ts';
import { RECIPES } from './recipes/index.ts';

const EVENTS: Readonly<Record<keyof PageEvents, true>> = {
  ready: true,
  fact: true,
  travel: true,
  request: true,
  change: true,
  modal: true,
  step: true,
};
const { flag, integer, keys, listener, maybe, oneOf, positive, reads, takes, text, whole } = args;
const recipeArguments = {
  apply: takes({ id: text, options: maybe(keys({ prepare: flag })) }),
  play: takes({ id: text, options: maybe(keys({ captions: flag, speed: positive, step: whole })) }),
  run: takes({ id: text }),
  link: takes({ id: text, step: maybe(whole) }),
  skip: reads({ direction: oneOf(1, -1) }),
  goTo: reads({ step: integer }),
  setSpeed: reads({ speed: positive }),
};
const ownArguments = {
  on: reads({ event: oneOf(...Object.keys(EVENTS)), listener }),
  link: takes({ options: maybe(keys({ isPrivate: flag })) }),
};

/** `modal`: type of a dialog that appeared, such as `sendPool` or `trivia/question`. */
type PageEvents = SimulatorEvents & { modal: string; step: StepView };

export interface Simulator extends Omit<MockControl, 'on'> {
  cover: Coverage;
  recipe: RecipeRunner;
  recorder: Recorder;
  /**
   * Returns a URL that opens this world in any browser. Rejects when the world is too large for a URL. With `isPrivate`,
   * nobody can be identified by the URL: it has no e-mail, phone number or name of the tester.
   */
  link(options?: { isPrivate?: boolean }): Promise<string>;
  /**
   * Opens another tab of this world: the tabs share facts and storage. Rejects when the browser blocks the tab or its
   * storage.
   */
  openTab(): Promise<void>;
  /** Resolves to the Spanish error message of the link that opened this page, or to null. */
  complaint: Promise<string | null>;
  on<Name extends keyof PageEvents>(event: Name, listener: (payload: PageEvents[Name]) => void): () => void;
}

/** Adds coverage, links, recipes and the recorder to the control API. `isFresh`: see `createRecipeRunner`. */
export function createSimulator(
  control: MockControl,
  { recipes = RECIPES, mine = createMyRecipes(), isFresh = false } = {},
): Simulator {
  const { on: listen, restore } = control;
  const cover = observeCoverage(control);
  // Extends the same object, because the getters and closures of the control API refer to it.
  const simulator = Object.assign(control, {
    cover,
    on<Name extends keyof PageEvents>(event: Name, listener: (payload: PageEvents[Name]) => void) {
      if (event === 'modal') return cover.onModal(listener as (type: string) => void);
      if (event === 'step') return simulator.recipe.onStep(listener as (step: StepView) => void);
      return listen(event as keyof SimulatorEvents, listener as (payload: unknown) => void);
    },
    link: (options?: { isPrivate?: boolean }) => createLink(control, options),
    async openTab() {
      // Browsers open a tab only after a press of the user. A press in the cabina counts for the app in its frame.
      const opened = window.open(createTabLink(control));
      if (!opened) throw new Error('El navegador no dejó abrir otra pestaña.');
      // The app in the new tab must run as in a tab that the user opens by hand, where `window.opener` is null.
      opened.opener = null;
    },
    complaint: Promise.resolve(null),
    restore: () => simulator.recipe.restoreWhenOver(restore),
  }) as unknown as Simulator;
  // The runner and the recorder need the simulator, so the cast above hides that they are missing until here.
  simulator.recipe = createRecipeRunner(simulator, recipes, mine, isFresh);
  args.guard<Pick<RecipeRunner, keyof typeof recipeArguments>>('recipe', simulator.recipe, recipeArguments);
  args.guard<Pick<Simulator, keyof typeof ownArguments>>('simulator', simulator, ownArguments);
  simulator.recorder = createRecorder(simulator, mine);
  return simulator;
}
