import type { ControlAction, Expectation, ScreenExpectation, Words } from '../recipes/recipe.ts';

export type Hold = 'pause' | 'person' | 'choice' | null;

export interface RecipeView {
  id: string;
  title: string;
  tags: string[];
  covers: string[];
  outline: { says: string; detail: string }[];
  /** Estimated playing time of the recipe at autoplay speed 1 (s). */
  seconds: number;
  last: 'ok' | 'failed' | null;
  failure: RecipeFailure | null;
  isNatural: boolean;
}

export interface RecipeFailure {
  /** Zero-based index of the failed step. A failed final expectation counts as the last step. */
  step: number;
  why: string;
}

export interface StepView {
  recipe: string;
  title: string;
  /** Zero-based index of the current step of the recipe. */
  index: number;
  count: number;
  caption: string;
  /** Spanish description of the step's outcome. The page shows the outcome once `isDone` is true. */
  detail: string;
  isDone: boolean;
  /** Time from the start of the current step to the end of the recipe at speed 1 (s). */
  secondsLeft: number;
  isOver: boolean;
  /** True when the user closed the recipe, or another recipe replaced it, before its last step. */
  isGivenUp: boolean;
  failure: RecipeFailure | null;
  /** Reason why autoplay is paused; null while autoplay is not paused. */
  hold: Hold;
  speed: number;
}

export interface RecipeResult {
  ok: boolean;
  steps: { says: string; ok: boolean; error?: string }[];
  /**
   * Dialogs and server messages observed during the run, in alphabetical order: `modal:sendPool`, `msg:No bet
   * time`.
   */
  observed: string[];
  problems: string[];
}

interface PlayOptions {
  speed?: number;
  captions?: boolean;
  /** Zero-based index of the first step of the recipe to play. Earlier steps run without delays. */
  step?: number;
}

/**
 * Lists and runs recipes. When an action reloads the page, the promise of the call never settles in the old
 * document.
 */
export interface RecipeRunner {
  list(): RecipeView[];
  /**
   * Sets up the world of the recipe and runs all its steps without delays; with `prepare`, the steps
   * before the last step in which something is done.
   */
  apply(id: string, options?: { prepare?: boolean }): Promise<RecipeResult>;
  play(id: string, options?: PlayOptions): Promise<RecipeResult>;
  /**
   * Runs the recipe without delays and checks its expectations. A second call during the run joins that run,
   * also in the document that continues the run after a reload.
   */
  run(id: string): Promise<RecipeResult>;
  /**
   * Returns a URL that plays the recipe in any browser, from a zero-based step (default 0). Rejects with a
   * Spanish message for an unknown id and for a recorded recipe that is too long for a URL.
   */
  link(id: string, step?: number): Promise<string>;
  onStep(listener: (step: StepView) => void): () => void;
  onChange(listener: () => void): () => void;
  playing(): StepView | null;
  pause(): void;
  resume(): void;
  /** Moves autoplay to the end of the next step (1) or of the previous step (-1) and pauses there. */
  skip(direction: 1 | -1): void;
  /**
   * Moves the recipe that plays, or played last, to the end of a zero-based step and pauses there. Earlier
   * steps run without delays; to move back, the recipe restarts from its first step.
   */
  goTo(step: number): void;
  setSpeed(speed: number): void;
  stop(): void;
  /**
   * Calls `restore` at once, or after the running recipe, because the faults and the clock of the world
   * belong to the recipe.
   */
  restoreWhenOver(restore: () => Promise<void>): Promise<void>;
  /**
   * For drivers outside the page, such as Playwright. The driver performs the steps; the runner sets up the
   * world, applies control actions and observes the page.
   */
  external: {
    setUp(id: string): Promise<void>;
    applyControl(action: ControlAction): Promise<void>;
    lookUp(words: Words): string;
    /** Returns why an assertion about the world fails, in Spanish; null when the assertion holds. */
    checkAssertion(claim: Exclude<Expectation, { sees: unknown }>): string | null;
    reveal(screen: ScreenExpectation): Promise<void>;
    observed(): string[];
  };
}
