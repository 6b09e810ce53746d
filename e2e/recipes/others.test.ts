// @vitest-environment jsdom
import { FLOW_RECIPES, MESSAGE_RECIPES, PAGE_RECIPES } from '../../devtools/recipes/index.ts';
import { TRIVIA_RECIPES } from '../../devtools/recipes/trivia/screens.ts';
import { playAll } from './play-all.ts';

playAll([...TRIVIA_RECIPES, ...MESSAGE_RECIPES, ...PAGE_RECIPES, ...FLOW_RECIPES]);
