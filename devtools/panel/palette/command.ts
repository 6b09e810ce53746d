import type { copy } from '../../copy.ts';
import type { Searchable } from '../../search.ts';

export type CommandGroup = keyof typeof copy.commandGroups;

export interface Command extends Searchable {
  /** Stable across reloads, because pinned and recent commands are stored by id. */
  id: string;
  group: CommandGroup;
  /** Second line of the row, which distinguishes commands of the same name. */
  note?: string;
  /** A code or an hour, shown at the end of the row. */
  aside: string;
  run(): unknown;
}

type CommandParts = Omit<Command, 'codes' | 'words' | 'aside'> & Partial<Command>;

export const createCommand = (parts: CommandParts): Command => ({
  aside: '',
  codes: [],
  words: '',
  ...parts,
});
