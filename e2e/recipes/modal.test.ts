// @vitest-environment jsdom
/** A recipe for each dialog. */
import { MODAL_RECIPES } from '../../devtools/recipes/index.ts';
import { playAll } from './play-all.ts';

playAll(MODAL_RECIPES);
