/** Where a recipe stands, kept in this tab: most worlds begin with a new document, and the recipe goes on there. */
import type { RecipeFailure } from '../api/recipes.ts';
import type { PaceState } from '../autoplay/pace.ts';
import { createTabValue } from '../tab-value.ts';
import type { StepOutcome, StepPosition } from './steps.ts';

/** What is done with a recipe. `stage`: its world is set up and watched, and somebody else takes the steps. */
export type RecipeMode = 'run' | 'apply' | 'prepare' | 'play' | 'stage';

/** A recipe under way. */
export interface Progress {
  id: string;
  mode: RecipeMode;
  /** Its world stands. */
  hasBegun: boolean;
  place: StepPosition;
  /** Autoplay: the step to begin showing at. */
  showFrom: number;
  pace: PaceState;
  captions: boolean;
  outcomes: StepOutcome[];
  observed: string[];
  isOver: boolean;
  /** Somebody asked to restore everything meanwhile: it is done when the recipe is over. */
  restores: boolean;
  /** The branch its world lives in, and the facts there when it was over: what comes later is the person's own. */
  branch: string | null;
  facts: number;
}

function isProgress(stored: unknown): stored is Progress {
  const { id, place, observed, pace } = (stored ?? {}) as Partial<Progress>;
  return (
    typeof id === 'string' && typeof place?.step === 'number' && Array.isArray(observed) && pace !== undefined
  );
}

/** The recipe that was under way or done last in this tab; null where there is none. */
const progressOfTab = createTabValue('recipe', (stored) => (isProgress(stored) ? stored : null));

type Results = Record<string, 'ok' | RecipeFailure>;

const resultsOfTab = createTabValue('recipe-results', (stored) => (stored ?? {}) as Results);

export const readProgress = progressOfTab.read;

export const keepProgress = (progress: Progress) => progressOfTab.write(progress);

/** How the recipes of this tab ended last, by id. */
export const readResults = resultsOfTab.read;

export const keepResult = (id: string, result: 'ok' | RecipeFailure) =>
  resultsOfTab.write({ ...readResults(), [id]: result });
