/** The screens of the trivia. */
import type { Recipe } from './recipe.ts';
import { correct } from './trivia/correct.ts';
import { empty } from './trivia/empty.ts';
import { incorrect } from './trivia/incorrect.ts';
import { question } from './trivia/question.ts';

/** In the order of the panel. */
export const TRIVIA_RECIPES: readonly Recipe[] = [question, correct, incorrect, empty];
