import type { RecipeView, Simulator } from '../../api.ts';
import { DIALOG_TITLES } from '../../copy/dialogs.ts';
import { copy } from '../../copy/shared.ts';
import type { Entry } from './command.ts';

export const isOfDialog = ({ id }: RecipeView) => id.startsWith('modal/') || id.startsWith('trivia/');

const getCodes = ({ id }: RecipeView) => [id, id.split('/')[1] ?? id];

const getWords = ({ endNames, tags }: RecipeView) =>
  [...endNames, ...tags.map((tag) => copy.recipeGroups[tag] ?? tag)].join(' ');

export function createDialogCommand(view: RecipeView, { recipe }: Simulator): Entry {
  const { id, title, outline } = view;
  const says = outline.at(-1)?.says ?? title;
  const codes = getCodes(view);
  return {
    id: `dialog ${id}`,
    name: DIALOG_TITLES[id] ?? says,
    note: title,
    aside: codes[1],
    codes,
    words: `${says} ${title} diálogo ${getWords(view)}`,
    screens: [id.replace('/', ':')],
    run: () => recipe.apply(id),
  };
}

export const createRecipeCommand = (view: RecipeView, { recipe }: Simulator): Entry => ({
  id: `recipe ${view.id}`,
  name: `Ver: ${view.title}`,
  aside: view.id,
  codes: getCodes(view),
  words: getWords(view),
  screens: [...view.endNames.slice(0, 1), ...view.covers],
  run: () => recipe.apply(view.id),
});
