/** A recipe for each of the 33 dialogs. */
import { MODAL_RECIPES } from '../../devtools/recipes/index.ts';
import { playAll } from './play-all.ts';

playAll(MODAL_RECIPES);
