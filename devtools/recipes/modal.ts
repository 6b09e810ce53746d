/** One recipe for each of the 33 dialogs, named after it. */
import { poolGameNotAvailable } from './modal/pool-game-not-available.ts';
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const MODAL_RECIPES: readonly Recipe[] = [poolGameNotAvailable];
