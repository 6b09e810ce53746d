import { useState } from 'react';
import { useScreens } from '../../search/use-screens.ts';
import type { Command } from './command.ts';
import { findCommands } from './find-commands.ts';

interface FirstSearch<Filter> {
  search: string;
  filter: Filter;
  recent: readonly string[];
}

/** Keeps the words and the filter of the palette, and which of the commands found is the current one. */
export function useCommandSearch<Filter extends string>(
  commands: readonly Command[],
  first: FirstSearch<Filter>,
) {
  const [search, setSearch] = useState(first.search);
  const [filter, setFilter] = useState(first.filter);
  const [chosenId, setChosenId] = useState('');
  const screens = useScreens(search);
  const groups = findCommands(commands, search, filter, { recent: first.recent, screens });
  // In screen order, because the arrow keys move through the results.
  const results = groups.flatMap((group) => group.commands);
  // Enter runs a weak match only after an arrow key has chosen it.
  const strongest = groups[0]?.isWeak ? undefined : results[0];
  const current = results.find(({ id }) => id === chosenId) ?? strongest;
  const place = current ? results.indexOf(current) : -1;

  return {
    search,
    filter,
    groups,
    count: results.length,
    current,
    /** The place of the current command in the whole list; −1 without one. */
    place,
    setSearch(words: string) {
      setSearch(words);
      setChosenId('');
    },
    setFilter(next: Filter) {
      setFilter(next);
      setChosenId('');
    },
    /** Makes the next or the previous command the current one, round the ends of the list, and returns its place. */
    move(direction: 1 | -1): number {
      const from = place < 0 && direction < 0 ? 0 : place;
      const to = (from + direction + results.length) % Math.max(1, results.length);
      setChosenId(results[to]?.id ?? '');
      return to;
    },
  };
}
