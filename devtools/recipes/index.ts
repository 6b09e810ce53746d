import { ACCOUNT_RECIPES } from './account.ts';
import { FLOW_RECIPES } from './flow.ts';
import { MESSAGE_RECIPES } from './message.ts';
import { MODAL_RECIPES } from './modal.ts';
import { MOMENT_RECIPES } from './moment.ts';
import { PAGE_RECIPES } from './page.ts';
import type { Recipe } from './recipe.ts';
import { TRIVIA_RECIPES } from './trivia.ts';

export const RECIPES: readonly Recipe[] = [
  ...FLOW_RECIPES,
  ...MODAL_RECIPES,
  ...ACCOUNT_RECIPES,
  ...TRIVIA_RECIPES,
  ...MESSAGE_RECIPES,
  ...MOMENT_RECIPES,
  ...PAGE_RECIPES,
];

const listNames = (folder: string, recipes = RECIPES): readonly string[] =>
  recipes.flatMap(({ id }) => (id.startsWith(`${folder}/`) ? id.slice(folder.length + 1) : []));

/** The dialogs of the product: each has a recipe `modal/<type>`, and each screen of the trivia `trivia/<screen>`. */
export const MODAL_TYPES = listNames('modal');
export const ERROR_MODALS = listNames(
  'modal',
  RECIPES.filter(({ tags }) => tags.includes('errores')),
);
export const TRIVIA_SCREENS = listNames('trivia');
