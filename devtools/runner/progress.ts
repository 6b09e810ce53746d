/**
 * Progress of a recipe, kept in the tab's `sessionStorage`, because most worlds start with a reload and the
 * recipe continues in the next document.
 */
import type { RecipeFailure } from '../api/recipes.ts';
import type { PaceState } from '../autoplay/pace.ts';
import { createTabValue } from '../tab-value.ts';
import type { StepOutcome, StepPosition } from './steps.ts';

/**
 * With `external`, the runner only sets up and observes the world, and an external driver, such as Playwright,
 * performs the steps.
 */
export type RunMode = 'run' | 'apply' | 'prepare' | 'play' | 'external';

export interface RecipeProgress {
  id: string;
  mode: RunMode;
  hasBegun: boolean;
  place: StepPosition;
  showFrom: number;
  pace: PaceState;
  captions: boolean;
  outcomes: StepOutcome[];
  observed: string[];
  isOver: boolean;
  restores: boolean;
  /**
   * Branch of the recipe's world and number of its facts at the end; more facts mean that the user has
   * changed the world.
   */
  branch: string | null;
  facts: number;
}

function isProgress(stored: unknown): stored is RecipeProgress {
  const { id, place, observed, pace } = (stored ?? {}) as Partial<RecipeProgress>;
  return (
    typeof id === 'string' && typeof place?.step === 'number' && Array.isArray(observed) && pace !== undefined
  );
}

const progressOfTab = createTabValue('recipe', (stored) => (isProgress(stored) ? stored : null));

type Results = Record<string, 'ok' | RecipeFailure>;

const resultsOfTab = createTabValue('recipe-results', (stored) => (stored ?? {}) as Results);

export const readProgress = progressOfTab.read;

export const saveProgress = (progress: RecipeProgress) => progressOfTab.write(progress);

export const readResults = resultsOfTab.read;

export const saveResult = (id: string, result: 'ok' | RecipeFailure) =>
  resultsOfTab.write({ ...readResults(), [id]: result });
