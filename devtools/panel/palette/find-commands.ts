import {
  findNearest,
  hasTypo,
  isOnScreen,
  keepBest,
  SYNONYM_RANK,
  scoreItems,
  TEXT_RANK,
} from '../../search/scorer.ts';
import { COMMAND_GROUPS, type Command } from './command.ts';

/** Maximum number of commands of a group when the palette shows all groups. */
const MAX_OF_GROUP = 8;

const WEAK_TITLE = 'Quizá buscabas';

export interface FoundGroup {
  title: string;
  commands: readonly Command[];
  /** Whether the commands resemble the search without having its words, so Enter doesn't run the first one unasked. */
  isWeak: boolean;
}

/**
 * Returns the commands that match the search, in groups, the best first. Without a search, the recent ones come first.
 * Commands that match only by a caption, with a typo, by a screen or by some of the words are the last group.
 */
export function findCommands(
  commands: readonly Command[],
  search: string,
  filter: string,
  { recent = [], screens }: { recent?: readonly string[]; screens?: ReadonlySet<string> } = {},
): FoundGroup[] {
  const isAll = filter === 'all';
  const searched = commands.filter(({ group }) => isAll || group === filter);
  const scored = scoreItems(searched, search, screens);
  const ofRecipes = scored.filter(({ item: { group } }) => group === 'recipes' || group === 'dialogs');
  // The same recipes as in Recorridos, and those that show the words on a screen.
  const recipes = new Set([...keepBest(ofRecipes), ...ofRecipes.filter(({ score }) => isOnScreen(score))]);
  // Of those that the words name, also by synonyms, a command that does what they say comes before a recipe that
  // shows it.
  const rankTie = (one: (typeof scored)[number]) =>
    Number((one.score === 0 || one.score === SYNONYM_RANK) && ofRecipes.includes(one));
  const ranked = scored
    .filter((one) => recipes.has(one) || !ofRecipes.includes(one))
    .toSorted((a, b) => a.score - b.score || rankTie(a) - rankTie(b));
  const strong = ranked.filter(({ score }) => score < TEXT_RANK).map(({ item }) => item);
  const similar =
    ranked.length > 0
      ? // A typo is looked for only where no command has the words.
        ranked.filter(({ score }) => score >= TEXT_RANK && (!hasTypo(score) || strong.length === 0))
      : findNearest(searched, search);
  const recentCommands =
    isAll && search.trim() === ''
      ? recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
      : [];
  const others = strong.filter((command) => !recentCommands.includes(command));
  const createGroup = (title: string, found: readonly Command[], isWeak = false): FoundGroup => ({
    title,
    commands: isAll ? found.slice(0, MAX_OF_GROUP) : found,
    isWeak,
  });
  return [
    createGroup('Recientes', recentCommands),
    ...[...new Set(others.map(({ group }) => group))].map((group) =>
      createGroup(
        COMMAND_GROUPS[group].name,
        others.filter((command) => command.group === group),
      ),
    ),
    createGroup(
      WEAK_TITLE,
      similar.map(({ item }) => item),
      true,
    ),
  ].filter((group) => group.commands.length > 0);
}
