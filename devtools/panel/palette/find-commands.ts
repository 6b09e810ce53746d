import { createScorer, TYPO_RANK } from '../../search/scorer.ts';
import { toTerms } from '../../search/terms.ts';
import { COMMAND_GROUPS, type Command } from './command.ts';

/** Maximum number of commands of a group when the palette shows all groups. */
const MAX_OF_GROUP = 8;

/** Returns the commands that match the search, in groups, the best first. Without a search, the recent ones come first. */
export function findCommands(
  commands: readonly Command[],
  search: string,
  filter: string,
  { recent = [], screens }: { recent?: readonly string[]; screens?: ReadonlySet<string> } = {},
) {
  const isAll = filter === 'all';
  const searched = commands.filter(({ group }) => isAll || group === filter);
  const rank = createScorer(search, screens);
  const exact = searched.flatMap((command) => {
    const score = rank(command);
    return score === null ? [] : { command, score };
  });
  const ranked = (exact.length > 0 ? exact : findNearest(searched, search)).toSorted(
    (a, b) => a.score - b.score,
  );
  const hasWords = ranked.some(({ score }) => score < TYPO_RANK);
  const matches = ranked
    .filter(({ score }) => !(hasWords && score === TYPO_RANK))
    .map(({ command }) => command);
  const recentCommands =
    isAll && search.trim() === ''
      ? recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
      : [];
  const others = matches.filter((command) => !recentCommands.includes(command));
  const groups = [...new Set(others.map(({ group }) => group))].map((group) => ({
    title: COMMAND_GROUPS[group].name,
    commands: others.filter((command) => command.group === group).slice(0, isAll ? MAX_OF_GROUP : undefined),
  }));
  return recentCommands.length > 0 ? [{ title: 'Recientes', commands: recentCommands }, ...groups] : groups;
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
