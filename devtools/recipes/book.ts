/** Every recipe, in the order of the panel and the flow book. */
import { poolGameNotAvailable } from './modal/pool-game-not-available.ts';
import type { Recipe } from './recipe.ts';

/** The whole book. */
export const RECIPES: readonly Recipe[] = [poolGameNotAvailable];
