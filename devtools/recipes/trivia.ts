/** The screens of the trivia. */

import type { Recipe } from './recipe.ts';
import { correct, empty, incorrect, question } from './trivia/screens.ts';

/** In the order of the panel. */
export const TRIVIA_RECIPES: readonly Recipe[] = [question, correct, incorrect, empty];
