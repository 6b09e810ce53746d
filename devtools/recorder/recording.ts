import type { FaultSpec } from '../../mock-server/index.ts';
import type { Action, ScreenExpectation } from '../recipes/recipe.ts';
import { createTabValue } from '../tab-value.ts';

/** Says what was done and cannot be part of a recipe. */
export interface Note {
  note: string;
}

const unable = (what: string): Note => ({ note: `${what}: un recorrido no puede repetirlo.` });

export const NOTES = {
  otherWorld: unable('Aquí se abrió otro mundo'),
  otherBranch: unable('Aquí se abrió otra rama'),
  earlierFacts: unable('Antes de grabar ya habían pasado cosas en este mundo'),
  fact: unable('Aquí se fue a uno de varios hechos del mismo segundo'),
  olderUndo: unable('Aquí se deshizo un cambio que no era el último'),
  dismissed: unable('Aquí se cerró un diálogo con Escape o tocando afuera'),
  reloaded: unable('Aquí se recargó la página'),
  released: unable('Aquí se soltaron peticiones sin quitar las demás fallas'),
  repeatedCall: unable('Aquí se repitió una petición'),
};

export interface RecordedAction {
  action: Action | Note;
  /** World time; for a time jump, the time at which it landed. */
  at: number;
  /** For a time jump, the world time before it. */
  from?: number;
}

export interface Recording {
  as: string;
  seed: number;
  at: string;
  startedAt: number;
  faults: FaultSpec[];
  isLaravel?: boolean;
  device?: 'real' | 'server' | number;
  route: string;
  actions: RecordedAction[];
  end: ScreenExpectation | null;
  isOn: boolean;
  /** The branch at the last action. Another branch means that a link or a recipe has opened another world. */
  branch?: string;
  /** The page's route when the user left it by a reload, a link or the address bar. */
  leftAt?: string;
}

export const toFaultSpec = ({ id, match, effect, times = 1, p = 1, when }: FaultSpec): FaultSpec => ({
  ...(id !== undefined && { id }),
  match,
  effect,
  times,
  ...(p < 1 && { p }),
  ...(when === 'after' && { when }),
});

const recordingOfTab = createTabValue('recording', (stored) => {
  const kept = stored as Recording | null;
  return kept && Array.isArray(kept.actions) && Array.isArray(kept.faults) ? kept : null;
});

export const readRecording = recordingOfTab.read;

export const saveRecording = recordingOfTab.write;

const isSameTarget = (a: { name: unknown; nth?: number }, b: { name: unknown; nth?: number }) =>
  a.name === b.name && (a.nth ?? 0) === (b.nth ?? 0);

const isRewritten = (last: Action | Note | undefined, next: Action | Note) =>
  last !== undefined &&
  'do' in last &&
  'do' in next &&
  last.do === next.do &&
  (last.do === 'type' || last.do === 'choose') &&
  (next.do === 'type' || next.do === 'choose') &&
  isSameTarget(last.target, next.target);

export function addAction(actions: readonly RecordedAction[], next: RecordedAction): RecordedAction[] {
  return isRewritten(actions.at(-1)?.action, next.action)
    ? [...actions.slice(0, -1), next]
    : [...actions, next];
}

const isNote = (action: Action | Note): action is Note => 'note' in action;

export const countActions = ({ actions }: Pick<Recording, 'actions'>): number =>
  actions.filter(({ action }) => !isNote(action)).length;

export const getNotes = ({ actions }: Pick<Recording, 'actions'>): string[] =>
  actions.flatMap(({ action }) => (isNote(action) ? [action.note] : []));
