import { copy } from '../../copy.ts';
import { createTabValue } from '../../tab-value.ts';
import type { CommandGroup } from './command.ts';

export type PaletteFilter = 'all' | CommandGroup;

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
  chosen: string;
  scroll: number;
}

export const ALL_DIALOGS = { search: '', filter: 'dialogs', chosen: '', scroll: 0 } as const;

const kept = createTabValue('search', (stored): PaletteMemory => {
  const { search, filter, chosen, scroll } = (stored ?? {}) as Partial<Record<keyof PaletteMemory, unknown>>;
  return {
    search: typeof search === 'string' ? search : '',
    filter: FILTERS.includes(filter as PaletteFilter) ? (filter as PaletteFilter) : 'all',
    chosen: typeof chosen === 'string' ? chosen : '',
    scroll: typeof scroll === 'number' ? scroll : 0,
  };
});

export const readMemory = (): PaletteMemory => kept.read();

export function keepMemory(change: Partial<PaletteMemory>): PaletteMemory {
  const memory = { ...kept.read(), ...change };
  kept.write(memory);
  return memory;
}

export const getFilterName = (filter: PaletteFilter): string =>
  filter === 'all' ? copy.commandFilterAll : copy.commandGroups[filter];
