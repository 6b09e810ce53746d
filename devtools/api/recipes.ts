import type { ControlAction } from '../recipes/control-actions.ts';
import type { RecipeEnd, ScreenExpectation, Words } from '../recipes/recipe.ts';

export type Hold = 'pause' | 'person' | null;

export interface RecipeView {
  id: string;
  title: string;
  tags: string[];
  /** What the recipe has shown, in the form of `RecipeResult.observed`; nothing for a recorded recipe. */
  covers: string[];
  /** The screen that the recipe ends with, and the server message that causes it, in the same form. */
  ends: string[];
  outline: { says: string; detail: string }[];
  /** Estimated playing time of the recipe at autoplay speed 1 (s). */
  seconds: number;
  last: 'ok' | 'failed' | null;
  failure: RecipeFailure | null;
  isNatural: boolean;
}

export interface RecipeFailure {
  /**
   * Zero-based index of the failed step. An end that fails after the last step counts as a failure of the last step.
   */
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
  /** Spanish description of the step's outcome. The captions bar shows it only when `isDone` is true. */
  detail: string;
  isDone: boolean;
  /** Estimated time from the start of the current step to the end of the recipe at speed 1 (s). */
  secondsLeft: number;
  isOver: boolean;
  /** True when `stop()` ended the recipe early, for example because the user closed the captions bar. */
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
   * Everything observed during the run, in alphabetical order: pages, calls,
   * dialogs, trivia screens, invalid fields, server messages and what the page showed for them, such as
   * `modal:sendPool` and `msg:No bet time`.
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
 * Lists and runs recipes. When an action reloads the page, the promise that `apply`, `play` or `run` returned
 * before never settles.
 */
export interface RecipeRunner {
  list(): RecipeView[];
  /**
   * Sets up the world of the recipe and runs all its steps without delays; with `prepare`, only the steps
   * before the last step that has an action other than `see` and `wait`.
   */
  apply(id: string, options?: { prepare?: boolean }): Promise<RecipeResult>;
  play(id: string, options?: PlayOptions): Promise<RecipeResult>;
  /**
   * Runs the recipe without delays and checks its expectations. A second call with the same id during the run
   * returns the result of that run. If the page was reloaded during the run, the first call with the same id
   * after the reload also returns the result of that run, even if it has ended in the meantime.
   */
  run(id: string): Promise<RecipeResult>;
  /**
   * Returns a URL that plays the recipe in any browser, from a zero-based step (default 0). Rejects with a
   * Spanish message for an unknown id and for a recorded recipe that is too long for a URL.
   */
  link(id: string, step?: number): Promise<string>;
  onStep(listener: (step: StepView) => void): () => void;
  playing(): StepView | null;
  pause(): void;
  resume(): void;
  /**
   * Moves autoplay to the end of the next step (1) or of the previous step (-1) and pauses there; at the last
   * step the recipe ends instead. Repeated calls with 1 add up. After the end of the recipe, 1 does nothing.
   */
  skip(direction: 1 | -1): void;
  /**
   * Runs the recipe that plays, or played last, without delays up to the end of a zero-based step and pauses
   * there; at the last step the recipe ends instead. When the recipe has ended, or the step is already done,
   * the recipe restarts from its first step.
   */
  goTo(step: number): void;
  setSpeed(speed: number): void;
  stop(): void;
  /**
   * Calls `restore` at once, or at the end of a running recipe, because the faults and the clock of the world
   * belong to the recipe. A recipe that an external driver plays does not delay the call.
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
    /** Returns how the calls and the boletos differ from those of the end, in Spanish. */
    checkEnd(ends: RecipeEnd): string[];
    reveal(screen: ScreenExpectation): Promise<void>;
    observed(): string[];
  };
}
