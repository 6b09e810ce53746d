import type { RecipeView, Simulator } from '../../api.ts';
import { DIALOG_TITLES } from '../../copy/dialogs.ts';
import { toSearchable } from '../../search/searchable-recipe.ts';
import type { Entry } from './command.ts';

export const isOfDialog = ({ id }: RecipeView) => id.startsWith('modal/') || id.startsWith('trivia/');

export function createDialogCommand(view: RecipeView, { recipe }: Simulator): Entry {
  const { id, title, outline } = view;
  const searchable = toSearchable(view);
  return {
    ...searchable,
    id: `dialog ${id}`,
    name: DIALOG_TITLES[id] ?? outline.at(-1)?.says ?? title,
    titles: [title],
    note: title,
    aside: id.split('/')[1] ?? id,
    words: `${searchable.words} diálogo`,
    screens: [id.replace('/', ':')],
    run: () => recipe.apply(id),
  };
}

export const createRecipeCommand = (view: RecipeView, { recipe }: Simulator): Entry => ({
  ...toSearchable(view),
  id: `recipe ${view.id}`,
  name: `Ver: ${view.title}`,
  titles: [view.title],
  aside: view.id,
  run: () => recipe.apply(view.id),
});
