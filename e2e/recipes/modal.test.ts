// @vitest-environment jsdom
import { MODAL_RECIPES } from '../../devtools/recipes/index.ts';
import { playAll } from './play-all.ts';

playAll(MODAL_RECIPES);
