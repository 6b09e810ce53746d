import type { Searchable } from '../../search/scorer.ts';
import type { Says } from '../context/use-notice.ts';

export const COMMAND_GROUPS = {
  clock: { name: 'Tiempo', icon: 'clock' },
  dialogs: { name: 'Diálogos', icon: 'dialogs' },
  recipes: { name: 'Recorridos', icon: 'play' },
  messages: { name: 'Mensajes del servidor', icon: 'message' },
  endpoints: { name: 'Peticiones', icon: 'right' },
  faults: { name: 'Fallas', icon: 'fault' },
  personas: { name: 'Personas', icon: 'person' },
  go: { name: 'Ir a', icon: 'right' },
  share: { name: 'Enseñar y compartir', icon: 'steps' },
  world: { name: 'Mundo', icon: 'world' },
} as const;

export type CommandGroup = keyof typeof COMMAND_GROUPS;

export interface Entry extends Searchable {
  /** Stable across reloads, because the palette stores the recent commands by id. */
  id: string;
  note?: string;
  aside?: string;
  /** Whether the command's fault is active, so that the command removes it. */
  isOn?: boolean;
  /** What the panel says after the command. By default nothing, because its result is in view. */
  says?: Says;
  /** The same, if the command reloads the app. */
  afterReload?: string;
  run(): unknown;
}

export type Command = Entry & { group: CommandGroup };
