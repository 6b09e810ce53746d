/**
 * State of the command palette, kept by the tab across reloads: search, filter, position, pinned and recent commands.
 */
import { copy } from '../../copy.ts';
import { createTabValue } from '../../tab-value.ts';
import type { CommandGroup } from './command.ts';

export type PaletteFilter = 'all' | CommandGroup;

/** The filters of the palette, in the order of their buttons. */
export const FILTERS: readonly PaletteFilter[] = [
  'all',
  'dialogs',
  'recipes',
  'steps',
  'messages',
  'endpoints',
  'clock',
  'faults',
  'personas',
];

export interface PaletteMemory {
  search: string;
  filter: PaletteFilter;
  /** Id of the selected command; empty when the first command of the list is selected. */
  chosen: string;
  /** Scroll position of the list of commands (CSS px). */
  scroll: number;
  /** Ids of the pinned commands. */
  pinned: readonly string[];
  /** Ids of the commands that ran last, the most recent first. */
  recent: readonly string[];
}

/** The change that filters the palette to all dialogs and clears the search. */
export const ALL_DIALOGS = { search: '', filter: 'dialogs', chosen: '', scroll: 0 } as const;

const MAX_RECENT = 5;

const toIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const kept = createTabValue('search', (stored): PaletteMemory => {
  const { search, filter, chosen, scroll, pinned, recent } = (stored ?? {}) as Partial<
    Record<keyof PaletteMemory, unknown>
  >;
  return {
    search: typeof search === 'string' ? search : '',
    filter: FILTERS.includes(filter as PaletteFilter) ? (filter as PaletteFilter) : 'all',
    chosen: typeof chosen === 'string' ? chosen : '',
    scroll: typeof scroll === 'number' ? scroll : 0,
    pinned: toIds(pinned),
    recent: toIds(recent),
  };
});

export const readMemory = (): PaletteMemory => kept.read();

export function keepMemory(change: Partial<PaletteMemory>): PaletteMemory {
  const memory = { ...kept.read(), ...change };
  kept.write(memory);
  return memory;
}

export const addRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((one) => one !== id)].slice(0, MAX_RECENT);

export const togglePin = (pinned: readonly string[], id: string): string[] =>
  pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id];

export const getFilterName = (filter: PaletteFilter): string =>
  filter === 'all' ? copy.commandFilterAll : copy.commandGroups[filter];
