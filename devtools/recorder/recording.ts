import type { FaultSpec } from '../../mock-server/index.ts';
import type { ScreenExpectation } from '../driver/driver.ts';
import type { Action, Recipe } from '../recipes/recipe.ts';
import { createStoredValue } from '../stored-value.ts';

/** Says what was done and cannot be part of a recipe. */
export interface Note {
  note: string;
}

const unable = (what: string): Note => ({ note: `${what}: un recorrido no puede repetirlo.` });

export const NOTES = {
  otherWorld: unable('Aquí se abrió otro mundo'),
  otherBranch: unable('Aquí se abrió otra rama'),
  earlierFacts: unable('Antes de grabar ya habían pasado cosas en este mundo'),
  earlierDialog: unable('Al empezar ya había un diálogo abierto'),
  earlierDrafts: unable('Al empezar ya había marcadores sin enviar'),
  fact: unable('Aquí se fue a uno de varios hechos del mismo segundo'),
  olderUndo: unable('Aquí se deshizo un cambio que no era el último'),
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
  /** The label of a pressed control as people read it, where its accessible name runs several texts together. */
  label?: string;
  /** Number of facts of the world before the action. */
  seq?: number;
}

export interface Recording {
  /** The world at the start of the recording. */
  world: Recipe['world'];
  startedAt: number;
  actions: RecordedAction[];
  end: ScreenExpectation | null;
  isOn: boolean;
  /** The branch at the last action. Another branch means that a link or a recipe has opened another world. */
  branch?: string;
  /** The recipe that set up the world, and how it was started. */
  prepared?: string;
  /** Number of first actions that were done before the user began to record. */
  earlier?: number;
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

/** A tab may have the recording of an earlier version, which is dropped. */
function toRecording(stored: unknown): Recording | null {
  const kept = stored as Recording | null;
  return kept?.world && Array.isArray(kept.actions) ? kept : null;
}

export const { read: readRecording, write: saveRecording } = createStoredValue('recording', toRecording);

const journalOfTab = createStoredValue('journal', toRecording);

/** The journal has what was done in this world since the panel was first open, for the bug report and the recorder. */
export const readJournal = journalOfTab.read;

const MAX_JOURNAL = 300;

/** Keeps the second half of a journal that is too long; its note says that it isn't complete. */
export function saveJournal(journal: Recording): void {
  if (journal.actions.length > MAX_JOURNAL)
    journal.actions = [
      { action: NOTES.earlierFacts, at: journal.startedAt },
      ...journal.actions.slice(-MAX_JOURNAL / 2),
    ];
  journalOfTab.write(journal);
}

export const fillsIn = (action: Action | Note) =>
  'do' in action && (action.do === 'type' || action.do === 'choose');

/** Adds an action. A new text of the field that was filled in last replaces its former text. */
export function addAction(actions: readonly RecordedAction[], next: RecordedAction): RecordedAction[] {
  const last = actions.at(-1)?.action;
  const isRewritten =
    last &&
    fillsIn(last) &&
    fillsIn(next.action) &&
    last.target.name === next.action.target.name &&
    last.target.nth === next.action.target.nth;
  return isRewritten ? [...actions.slice(0, -1), next] : [...actions, next];
}

/** Counts what was done, without the dialogs that appeared. */
export const countActions = (actions: readonly RecordedAction[]): number =>
  actions.filter(({ action }) => !('note' in action) && !('do' in action && action.do === 'see')).length;

export const getNotes = (actions: readonly RecordedAction[]): string[] =>
  actions.flatMap(({ action }) => ('note' in action ? [action.note] : []));
