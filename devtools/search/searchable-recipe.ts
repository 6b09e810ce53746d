import type { RecipeView } from '../api.ts';
import { DIALOG_TITLES } from '../copy/dialogs.ts';
import { copy } from '../copy/shared.ts';
import { OTHER_NAMES } from './other-names.ts';
import type { Searchable } from './scorer.ts';

export const getGroupName = (tag: string) => copy.recipeGroups[tag] ?? tag;

const listAliases = (id: string) =>
  [`recipe ${id}`, `dialog ${id}`].flatMap((key) => OTHER_NAMES[key]?.split(', ') ?? []);

/** Returns the texts by which Recorridos and the palette find a recipe. */
export const toSearchable = ({ id, title, tags, endNames, covers, outline }: RecipeView) => {
  const [tag = '', ...others] = tags.map(getGroupName);
  return {
    name: title,
    titles: DIALOG_TITLES[id] ? [DIALOG_TITLES[id]] : [],
    codes: [id, id.split('/')[1] ?? id],
    words: [...others, ...endNames].join(' '),
    groupName: tag,
    aliases: listAliases(id),
    texts: outline.flatMap(({ says, detail }) => [says, detail]).join(' '),
    screens: [...endNames, ...covers],
  } satisfies Searchable;
};
