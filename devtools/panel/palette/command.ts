import type { copy } from '../../copy.ts';
import type { Searchable } from '../../search.ts';

export type CommandGroup = keyof typeof copy.commandGroups;

export interface Command extends Searchable {
  /**
   * The id must be stable across reloads, because the command palette stores pinned and recent commands by
   * id.
   */
  id: string;
  group: CommandGroup;
  note?: string;
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
