import type { ListedCommands } from '../../api/commands.ts';
import { createScorer } from '../../search.ts';
import type { Command } from './command.ts';
import type { PaletteMemory } from './memory.ts';

const MAX_FOUND = 60;
const MAX_OF_GROUP = 8;

export interface CommandList {
  title: Command['group'] | 'pinned' | 'recent';
  commands: Command[];
}

function groupByKind(found: readonly Command[]): CommandList[] {
  const groups = new Map<Command['group'], Command[]>();
  for (const command of found) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([title, commands]) => ({ title, commands }));
}

function cut(found: readonly Command[]): Command[] {
  const counts = new Map<string, number>();
  return found
    .filter(({ group }) => {
      const count = counts.get(group) ?? 0;
      counts.set(group, count + 1);
      return count < MAX_OF_GROUP;
    })
    .slice(0, MAX_FOUND);
}

/**
 * Returns the commands that match the search, grouped; the groups and their commands are ordered by their
 * best match. Without a filter, a group has at most 8 commands, and all groups together have at most 60.
 * Without a search too, lists of the pinned and the recent commands come first.
 */
export function findCommands(
  commands: readonly Command[],
  { search, filter, pinned, recent }: Pick<PaletteMemory, 'search' | 'filter'> & ListedCommands,
): CommandList[] {
  const rank = createScorer(search);
  const found = commands
    .filter(({ group }) => filter === 'all' || group === filter)
    .map((command) => ({ command, rank: rank(command) }))
    .filter((one): one is { command: Command; rank: number } => one.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
  if (filter !== 'all') return groupByKind(found);
  if (search.trim() !== '') return groupByKind(cut(found));
  const pick = (ids: readonly string[]) =>
    ids.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const first = [
    { title: 'pinned' as const, commands: pick(pinned) },
    { title: 'recent' as const, commands: pick(recent.filter((id) => !pinned.includes(id))) },
  ].filter((list) => list.commands.length > 0);
  const shown = new Set(first.flatMap((list) => list.commands.map(({ id }) => id)));
  return [...first, ...groupByKind(cut(found.filter(({ id }) => !shown.has(id))))];
}
