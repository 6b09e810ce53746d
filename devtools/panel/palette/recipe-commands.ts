import type { RecipeRunner, RecipeView } from '../../api/recipes.ts';
import type { Simulator } from '../../api/simulator.ts';
import { getMessageLabel } from '../../catalogue.ts';
import { copy } from '../../copy.ts';
import { type Command, createCommand } from './command.ts';
import { getDialogTexts } from './dialog-texts.ts';

const isOfDialog = ({ id }: RecipeView) => id.startsWith('modal/') || id.startsWith('trivia/');

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const getCodes = ({ id }: RecipeView) => [id, id.split('/')[1] ?? id];

const getTagNames = ({ tags }: RecipeView) => tags.map((tag) => copy.recipeGroups[tag] ?? tag);

function createDialogCommand(view: RecipeView, recipe: RecipeRunner): Command {
  const { id, title, outline } = view;
  const says = outline.at(-1)?.says ?? title;
  const texts = getDialogTexts(id);
  return createCommand({
    id: `dialog ${id}`,
    group: 'dialogs',
    name: texts?.title ?? says,
    note: title,
    aside: id.split('/')[1] ?? id,
    codes: getCodes(view),
    words: [says, title, texts?.all, 'diálogo', ...view.ends, ...getTagNames(view)].join(' '),
    run: () => recipe.apply(id),
  });
}

function createRecipeCommand(view: RecipeView, recipe: RecipeRunner): Command {
  const { id, title } = view;
  return createCommand({
    id: `recipe ${id}`,
    group: 'recipes',
    name: `Ver: ${title}`,
    aside: id,
    codes: getCodes(view),
    words: [...view.ends, ...getTagNames(view)].join(' '),
    run: () => recipe.apply(id),
  });
}

function createMessageCommands({ fault }: Simulator, recipe: RecipeRunner, views: readonly RecipeView[]) {
  const known = new Map(fault.messages().map((refusal) => [`${refusal.status} ${refusal.message}`, refusal]));
  return [...known.values()].flatMap(({ status, message }): Command[] => {
    const name = `msg:${message}`;
    const shown =
      views.find(({ ends }) => ends.includes(name)) ?? views.find(({ covers }) => covers.includes(name));
    if (!shown) return [];
    const label = getMessageLabel(message);
    return [
      createCommand({
        id: `message ${status} ${message}`,
        group: 'messages',
        name: capitalize(label),
        note: `Se ve en: ${shown.title}`,
        aside: `${status} ${message}`,
        codes: [String(status), message],
        words: `${shown.id} ${shown.title}`,
        run: () => recipe.apply(shown.id),
      }),
    ];
  });
}

export function listRecipeCommands(simulator: Simulator): Command[] {
  const { recipe } = simulator;
  if (!recipe) return [];
  const views = recipe.list();
  return [
    ...views.filter(isOfDialog).map((view) => createDialogCommand(view, recipe)),
    ...views.filter((view) => !isOfDialog(view)).map((view) => createRecipeCommand(view, recipe)),
    ...createMessageCommands(simulator, recipe, views),
  ];
}
