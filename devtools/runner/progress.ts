import type { PaceState } from '../autoplay/pace.ts';
import { createStoredValue } from '../stored-value.ts';
import { isInCabina } from '../ui/mount.ts';
import type { StepPosition } from './steps.ts';

/**
 * How a recipe runs (see `RecipeRunner`). In `external` a program outside the page, such as Playwright, performs the
 * steps, and the runner only begins the world and notes what the page shows.
 */
export type RunMode = 'run' | 'apply' | 'prepare' | 'play' | 'external';

export const createProgress = (
  id: string,
  mode: RunMode,
  options: { showFrom?: number; captions?: boolean; pace?: PaceState } = {},
) => ({
  showFrom: 0,
  captions: true,
  pace: { speed: 1, pauseReason: null, skipTo: null } as PaceState,
  ...options,
  id,
  mode,
  /** Whether the recipe plays in the cabina. When the user changes between cabina and dock, it starts again there. */
  isInCabina: isInCabina(),
  hasBegun: false,
  place: { step: 0, action: 0 } as StepPosition,
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

/**
 * Progress of the recipe of this tab. The tab's storage keeps it, because most recipes reload the page when their world
 * begins, and continue after the reload.
 */
export const progressOfTab = createStoredValue('recipe', (stored) => stored as RecipeProgress | null);
