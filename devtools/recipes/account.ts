/** Fields of the account's forms that are wrong, and what they say. */
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const ACCOUNT_RECIPES: readonly Recipe[] = [];
