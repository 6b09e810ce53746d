import { createScorer, TYPO_RANK } from '../search.ts';
import type { Command, CommandGroup } from './commands.ts';

const MAX_FOUND = 60;
const MAX_OF_GROUP = 8;

/** Title of the list of recent commands. */
export const RECENT = 'recent';

interface CommandList {
  title: CommandGroup | typeof RECENT;
  commands: Command[];
}

function groupByKind(found: readonly Command[]): CommandList[] {
  const groups = new Map<CommandGroup, Command[]>();
  for (const command of found) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([title, commands]) => ({ title, commands }));
}

/** Keeps the best matches of each group. */
function cut(found: readonly Command[]): Command[] {
  const counts = new Map<CommandGroup, number>();
  return found
    .filter(({ group }) => {
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      return count <= MAX_OF_GROUP;
    })
    .slice(0, MAX_FOUND);
}

/**
 * Returns the commands that match the search, grouped; the groups and their commands are ordered by their
 * best match. With the filter `all`, a group has at most 8 commands, and all groups together have at most 60.
 * Without a search too, a list of the recent commands comes first.
 */
export function findCommands(
  commands: readonly Command[],
  search: string,
  filter: string,
  { recent = [], screens }: { recent?: readonly string[]; screens?: ReadonlySet<string> } = {},
): CommandList[] {
  const rank = createScorer(search, screens);
  const ranked = commands
    .filter(({ group }) => filter === 'all' || group === filter)
    .flatMap((command) => {
      const score = rank(command);
      return score === null ? [] : [{ command, score }];
    });
  const hasWords = ranked.some(({ score }) => score < TYPO_RANK);
  const found = ranked
    .filter(({ score }) => !(hasWords && score === TYPO_RANK))
    .toSorted((a, b) => a.score - b.score)
    .map(({ command }) => command);
  if (filter !== 'all') return groupByKind(found);
  const first =
    search.trim() === '' ? recent.flatMap((id) => commands.find((command) => command.id === id) ?? []) : [];
  const groups = groupByKind(cut(found.filter((command) => !first.includes(command))));
  return first.length > 0 ? [{ title: RECENT, commands: first }, ...groups] : groups;
}
