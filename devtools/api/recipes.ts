/** The recipes as the panel and the scripting API see them. */
import type { ControlAction, Expectation, ScreenExpectation, Words } from '../recipes/recipe.ts';

/** Why autoplay stands still. */
export type Hold = 'pause' | 'person' | 'choice' | null;

/** One recipe in a list. */
export interface RecipeView {
  /** `modal/poolGameNotAvailable` */
  id: string;
  /** What happens in it, in Spanish. */
  title: string;
  /** The first is its group. */
  tags: string[];
  /** `modal:poolGameNotAvailable`, `msg:No bet time`. */
  covers: string[];
  /** Its steps in words. */
  outline: { says: string; detail: string }[];
  /** Duration of the recipe in autoplay at speed 1 (s). */
  seconds: number;
  /** How it ended last in this tab. */
  last: 'ok' | 'failed' | null;
  /** Where and why it failed last; null where it did not. */
  failure: RecipeFailure | null;
  /** Whether something is wrong in its world without a fault being set. */
  isNatural: boolean;
}

/** Where a recipe went wrong. */
export interface RecipeFailure {
  /** Index of the failed step. A failed final expectation counts as the last step. */
  step: number;
  /** In Spanish. */
  why: string;
}

/** Where a recipe that plays is. */
export interface StepView {
  recipe: string;
  title: string;
  /** From 0. */
  index: number;
  /** How many there are. */
  count: number;
  /** What is said of it, in Spanish. */
  caption: string;
  /** Outcome of the step, in Spanish. The screen shows that outcome once `isDone` is true. */
  detail: string;
  /** Whether the actions of the step are done, so that the screen shows their outcome. */
  isDone: boolean;
  /** Time from the start of this step to the end of the recipe at speed 1 (s). */
  secondsLeft: number;
  isOver: boolean;
  /** It was closed, or another recipe took its place, before its end. */
  isGivenUp: boolean;
  /** What did not come out as the recipe says, once it is over; null where nothing went wrong. */
  failure: RecipeFailure | null;
  /** Why it stands still; null while it goes on. */
  hold: Hold;
  speed: number;
}

/** How a run ended. */
export interface RecipeResult {
  ok: boolean;
  steps: { says: string; ok: boolean; error?: string }[];
  /** What was seen on the way, in alphabetical order: `modal:sendPool`, `msg:No bet time`. */
  observed: string[];
  /** What did not come out as the recipe says, in Spanish. */
  problems: string[];
}

/** How a recipe is played. */
interface PlayOptions {
  /** 1 is the pace of a reader. */
  speed?: number;
  captions?: boolean;
  /** The step to start at, from 0; those before it are done at once. */
  step?: number;
}

/** Lists and runs recipes. A promise of an action that reloads the page never settles in the old document. */
export interface RecipeRunner {
  list(): RecipeView[];
  /** Sets its world up and does its steps at once, up to the last or, to `prepare`, to the one before. */
  apply(id: string, options?: { prepare?: boolean }): Promise<RecipeResult>;
  /** Plays it step by step, with captions. */
  play(id: string, options?: PlayOptions): Promise<RecipeResult>;
  /**
   * Does it at once and looks whether it came out as it says. While it runs, asking again joins that run; so does asking
   * for the first time in the document that it went on in.
   */
  run(id: string): Promise<RecipeResult>;
  /**
   * Returns a URL that plays the recipe in any browser, starting at a step (from 0; default 0). Rejects, in Spanish,
   * for an unknown id and for a recorded recipe that is too long for a URL.
   */
  link(id: string, step?: number): Promise<string>;
  onStep(listener: (step: StepView) => void): () => void;
  /** Calls back when a recipe ended, so that `list()` has a new result. */
  onChange(listener: () => void): () => void;
  /** Where autoplay is; null while nothing plays. */
  playing(): StepView | null;
  pause(): void;
  resume(): void;
  /** Moves autoplay to the end of the next step (1) or of the previous step (-1) and pauses there. */
  skip(direction: 1 | -1): void;
  /**
   * Moves the recipe that plays, or played last, to the end of a step (from 0) and pauses there. The steps before that
   * one run without delays; to move back, the recipe restarts from its first step.
   */
  goTo(step: number): void;
  setSpeed(speed: number): void;
  /** Gives up what plays; the world stays as it is. */
  stop(): void;
  /** Restores at once, or when the recipe under way is over: its faults and its clock are part of it. */
  restoreWhenOver(restore: () => Promise<void>): Promise<void>;
  /** For drivers outside the page: they take the steps; the runner sets the world up, applies control actions and observes. */
  stage: {
    set(id: string): Promise<void>;
    pull(lever: ControlAction): Promise<void>;
    lookUp(words: Words): string;
    /** What is wrong with an assertion about the world, in Spanish; null when it holds. */
    complaintOf(claim: Exclude<Expectation, { sees: unknown }>): string | null;
    /** Scrolls the page to the element that the expectation names. */
    reveal(sight: ScreenExpectation): Promise<void>;
    observed(): string[];
  };
}
