/** Pages and their states. */
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const PAGE_RECIPES: readonly Recipe[] = [];
