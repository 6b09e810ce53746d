import { createScorer, TYPO_RANK } from '../../search/scorer.ts';
import { toTerms } from '../../search/terms.ts';
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
 * Commands that match only with a typo, by a screen or by some of the words are the last group.
 */
export function findCommands(
  commands: readonly Command[],
  search: string,
  filter: string,
  { recent = [], screens }: { recent?: readonly string[]; screens?: ReadonlySet<string> } = {},
): FoundGroup[] {
  const isAll = filter === 'all';
  const searched = commands.filter(({ group }) => isAll || group === filter);
  const rank = createScorer(search, screens);
  const ranked = searched
    .flatMap((command) => {
      const score = rank(command);
      return score === null ? [] : { command, score };
    })
    .toSorted((a, b) => a.score - b.score);
  const strong = ranked.filter(({ score }) => score < TYPO_RANK).map(({ command }) => command);
  const similar =
    ranked.length > 0
      ? // A typo is looked for only where no command has the words.
        ranked.filter(({ score }) => score > TYPO_RANK || (score === TYPO_RANK && strong.length === 0))
      : findNearest(searched, search).toSorted((a, b) => a.score - b.score);
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
      similar.map(({ command }) => command),
      true,
    ),
  ].filter((group) => group.commands.length > 0);
}

/** For a search that no command matches as a whole: returns the commands that have most of its words. */
function findNearest(commands: readonly Command[], search: string) {
  const scorers = toTerms(search).map(({ word }) => createScorer(word));
  const found = commands.map((command) => {
    const scores = scorers.map((rank) => rank(command)).filter((score) => score !== null);
    return { command, count: scores.length, score: Math.min(...scores) };
  });
  const most = Math.max(1, ...found.map(({ count }) => count));
  return found.filter(({ count }) => count === most);
}
