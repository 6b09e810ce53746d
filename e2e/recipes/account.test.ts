// @vitest-environment jsdom
import { ACCOUNT_RECIPES } from '../../devtools/recipes/index.ts';
import { playAll } from './play-all.ts';

playAll(ACCOUNT_RECIPES);
