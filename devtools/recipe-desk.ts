/** The desk of the recipes as the panel and the scripting see it. Whoever writes recipes puts one on the simulator. */

/** One recipe in a list. */
export interface RecipeView {
  /** `modal/poolGameNotAvailable` */
  id: string;
  /** What happens in it, in Spanish. */
  title: string;
  tags: string[];
  /** `modal:poolGameNotAvailable`, `msg:No bet time`. */
  covers: string[];
  /** Steps to play. */
  steps?: number;
}

/** Where a recipe that plays is. */
export interface StepView {
  recipe: string;
  /** From 0. */
  index: number;
  /** How many there are. */
  count: number;
  /** What is said of it, in Spanish. */
  caption: string;
  isOver: boolean;
}

/** How a run ended. */
export interface RecipeResult {
  ok: boolean;
  steps: unknown[];
  observed: string[];
}

/** How a recipe is played. */
export interface PlayOptions {
  /** 1 is the pace of a reader. */
  speed?: number;
  captions?: boolean;
  /** The step to start at, from 0; those before it are done at once. */
  step?: number;
}

/** The desk. A promise of a move that starts the page again never settles in the old document. */
export interface RecipeDesk {
  list(): RecipeView[];
  /** Sets its world up and does its steps at once, up to the last or, to `prepare`, to the one before. */
  apply(id: string, options?: { prepare?: boolean }): Promise<unknown>;
  /** Plays it step by step, with captions. */
  play(id: string, options?: PlayOptions): Promise<unknown>;
  /** Does it at once and looks whether it came out as it says. */
  run(id: string): Promise<RecipeResult>;
  onStep(listener: (step: StepView) => void): () => void;
}
