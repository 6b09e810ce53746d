/** The screens of the trivia. */
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const TRIVIA_RECIPES: readonly Recipe[] = [];
