/** The long journeys: from the first visit to the points. */
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const FLOW_RECIPES: readonly Recipe[] = [];
