/** A recording, which the tab's storage keeps over reloads of the page. */
import { SECOND_MS } from '../../../mock-server/lib/time.ts';
import type { Action, ClockAction, Note, Recipe, RecordedAction, Recording } from '../../api.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

/** Id of each new recording; “Mis recorridos” appends a number to a taken one. */
export const RECORDED_ID = 'flow/borrador';

/** Files and links of earlier versions have only the id. */
export const isRecorded = ({ id, isRecorded = false }: Pick<Recipe, 'id' | 'isRecorded'>): boolean =>
  isRecorded || id.startsWith(RECORDED_ID);

/** Returns null for a recording of an earlier version. */
function toRecording(stored: unknown): Recording | null {
  const kept = stored as Recording | null;
  return kept?.world && Array.isArray(kept.actions) ? kept : null;
}

export const { read: readRecording, write: saveRecording } = createStoredValue('recording', toRecording);

export const journalOfTab = createStoredValue('journal', toRecording);

/**
 * Returns the journal: a recording of what was done in the tab since its world or its persona changed last. Null before
 * the panel was open for the first time.
 */
export const readJournal = journalOfTab.read;

export const fillsIn = (action: Action | Note) =>
  'do' in action && (action.do === 'type' || action.do === 'choose');

/** Adds an action. A new text of a field replaces the last action if that filled in the same field. */
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

export const isJump = (action: Action | Note): action is ClockAction =>
  'control' in action && (action.control === 'goto' || action.control === 'advance');

/** A replay begins, and jumps back, at whole seconds. */
export const floorToSeconds = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;
