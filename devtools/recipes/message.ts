/** What the server says that no other recipe causes, and what the player is shown for it. */
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const MESSAGE_RECIPES: readonly Recipe[] = [];
