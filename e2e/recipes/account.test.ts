// @vitest-environment jsdom
/** Recipes of the account's forms. */
import { ACCOUNT_RECIPES } from '../../devtools/recipes/index.ts';
import { playAll } from './play-all.ts';

playAll(ACCOUNT_RECIPES);
