/** Recipes of messages, pages, the trivia, and the long journeys. */
import { FLOW_RECIPES } from '../../devtools/recipes/flow.ts';
import { MESSAGE_RECIPES } from '../../devtools/recipes/message.ts';
import { PAGE_RECIPES } from '../../devtools/recipes/page.ts';
import { TRIVIA_RECIPES } from '../../devtools/recipes/trivia.ts';
import { playAll } from './play-all.ts';

playAll([...TRIVIA_RECIPES, ...MESSAGE_RECIPES, ...PAGE_RECIPES, ...FLOW_RECIPES]);
