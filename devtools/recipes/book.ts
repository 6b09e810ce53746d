/** Every recipe, in the order of the panel and the flow book. */
import { ACCOUNT_RECIPES } from './account.ts';
import { FLOW_RECIPES } from './flow.ts';
import { MESSAGE_RECIPES } from './message.ts';
import { MODAL_RECIPES } from './modal.ts';
import { PAGE_RECIPES } from './page.ts';
import type { Recipe } from './recipe.ts';
import { TRIVIA_RECIPES } from './trivia.ts';

/** The whole book. */
export const RECIPES: readonly Recipe[] = [
  ...FLOW_RECIPES,
  ...MODAL_RECIPES,
  ...ACCOUNT_RECIPES,
  ...TRIVIA_RECIPES,
  ...MESSAGE_RECIPES,
  ...PAGE_RECIPES,
];
