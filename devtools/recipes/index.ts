import { ACCOUNT_RECIPES } from './account.ts';
import { FLOW_RECIPES } from './flow.ts';
import { MESSAGE_RECIPES } from './message.ts';
import { MODAL_RECIPES } from './modal.ts';
import { MOMENT_RECIPES } from './moment.ts';
import { PAGE_RECIPES } from './page.ts';
import type { Recipe } from './recipe.ts';
import { SPEC_RECIPES } from './spec.ts';
import { TRIVIA_RECIPES } from './trivia.ts';

export const RECIPES: readonly Recipe[] = [
  ...FLOW_RECIPES,
  ...MODAL_RECIPES,
  ...ACCOUNT_RECIPES,
  ...TRIVIA_RECIPES,
  ...MESSAGE_RECIPES,
  ...MOMENT_RECIPES,
  ...PAGE_RECIPES,
  ...SPEC_RECIPES,
];

/** Returns the id without its folder. */
const getName = ({ id }: Recipe) => id.slice(id.indexOf('/') + 1);

/** The types of the product's dialogs. Each has a recipe `modal/<type>`. */
export const MODAL_TYPES: readonly string[] = MODAL_RECIPES.map(getName);
export const ERROR_MODALS = MODAL_RECIPES.filter(({ tags }) => tags.includes('errores')).map(getName);
export const TRIVIA_SCREENS = TRIVIA_RECIPES.map(getName);
