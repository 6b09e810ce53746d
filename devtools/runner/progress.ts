/**
 * Progress of a recipe, kept in the tab's `sessionStorage`, because most worlds start with a reload and the
 * recipe continues in the next document.
 */
import type { PaceState } from '../autoplay/pace.ts';
import { createTabValue } from '../tab-value.ts';
import { isInCabina } from '../ui/mount.ts';
import type { StepOutcome, StepPosition } from './steps.ts';

export interface RecipeFailure {
  /**
   * Zero-based index of the failed step. An end that fails after the last step counts as a failure of the last step.
   */
  step: number;
  why: string;
}

/**
 * With `external`, the runner only sets up and observes the world, and an external driver, such as Playwright,
 * performs the steps.
 */
type RunMode = 'run' | 'apply' | 'prepare' | 'play' | 'external';

export const createProgress = (
  id: string,
  mode: RunMode,
  {
    showFrom = 0,
    captions = true,
    pace = { speed: 1, hold: null, skips: 0 },
  }: { showFrom?: number; captions?: boolean; pace?: PaceState } = {},
) => ({
  id,
  mode,
  showFrom,
  pace,
  captions,
  /** Whether the recipe plays in the cabina. It starts anew where the user goes from one shell to the other. */
  isInCabina: isInCabina(),
  hasBegun: false,
  place: { step: 0, action: 0 } as StepPosition,
  outcomes: [] as StepOutcome[],
  observed: [] as string[],
  isOver: false,
  restores: false,
  /**
   * Branch of the recipe's world and number of its facts at the end; more facts mean that the user has
   * changed the world.
   */
  branch: null as string | null,
  facts: 0,
});

export type RecipeProgress = ReturnType<typeof createProgress>;

function isProgress(stored: unknown): stored is RecipeProgress {
  const { id, place, observed, pace } = (stored ?? {}) as Partial<RecipeProgress>;
  return (
    typeof id === 'string' && typeof place?.step === 'number' && Array.isArray(observed) && pace !== undefined
  );
}

export const progressOfTab = createTabValue('recipe', (stored) => (isProgress(stored) ? stored : null));

type Results = Record<string, 'ok' | RecipeFailure>;

export const resultsOfTab = createTabValue('recipe-results', (stored) => (stored ?? {}) as Results);
