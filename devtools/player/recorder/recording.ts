/** A recording, and the recipe that replays it. */
import type { FaultSpec } from '../../../mock-server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../mock-server/lib/time.ts';
import { capitalize } from '../../lib/format.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { later } from '../../recipes/actions.ts';
import { type ControlAction, getDefinition } from '../../recipes/control-actions.ts';
import type { Action, Recipe, Step } from '../../recipes/recipe.ts';
import type { Simulator } from '../../simulator.ts';
import type { ScreenExpectation } from '../driver/driver.ts';

/** Says what was done and cannot be part of a recipe. */
export type Note = { note: string };

const createNote = (what: string): Note => ({ note: `${what}: un recorrido no puede repetirlo.` });

export const NOTES = {
  otherWorld: createNote('Aquí se abrió otro mundo'),
  otherBranch: createNote('Aquí se abrió otra rama'),
  earlierFacts: createNote('Antes de grabar ya habían pasado cosas en este mundo'),
  earlierDialog: createNote('Al empezar ya había un diálogo abierto'),
  earlierDrafts: createNote('Al empezar ya había marcadores sin enviar'),
  fact: createNote('Aquí se fue a uno de varios hechos del mismo segundo'),
  olderUndo: createNote('Aquí se deshizo un cambio que no era el último'),
  released: createNote('Aquí se soltaron peticiones sin quitar las demás fallas'),
  unnamedField: createNote('Aquí se llenó un campo sin nombre'),
  repeatedCall: createNote('Aquí se repitió una petición'),
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

/** Returns null for a recording of an earlier version. */
function toRecording(stored: unknown): Recording | null {
  const kept = stored as Recording | null;
  return kept?.world && Array.isArray(kept.actions) ? kept : null;
}

export const { read: readRecording, write: saveRecording } = createStoredValue('recording', toRecording);

const journalOfTab = createStoredValue('journal', toRecording);

/** Returns the journal: a recording of what was done in the tab's world since the panel was first open, or null. */
export const readJournal = journalOfTab.read;

const MAX_JOURNAL = 300;

/** Saves the journal. Of a journal that is too long, keeps the second half and a note that the start is missing. */
export function saveJournal(journal: Recording): void {
  if (journal.actions.length > MAX_JOURNAL)
    journal.actions = [
      { action: NOTES.earlierFacts, at: journal.startedAt },
      ...journal.actions.slice(-MAX_JOURNAL / 2),
    ];
  journalOfTab.write(journal);
}

const fillsIn = (action: Action | Note) => 'do' in action && (action.do === 'type' || action.do === 'choose');

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

export const RECORDED_ID = 'flow/borrador';

export function toRecipe(recording: Recording): Recipe | null {
  if (countActions(recording.actions) === 0) return null;
  return {
    id: RECORDED_ID,
    title: 'Borrador',
    tags: ['flujos'],
    world: recording.world,
    steps: toSteps(withTimeBetween(recording.actions, recording.startedAt)),
    ends: { shows: recording.end ? [recording.end] : [] },
  };
}

const floorToSeconds = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;

export const isJump = (action: Action | Note): action is Extract<ControlAction, { silent: boolean }> =>
  'control' in action && (action.control === 'goto' || action.control === 'advance');
const isRewind = ({ action }: RecordedAction) => isJump(action) && action.control === 'goto' && action.data;
const tellsApp = (action: Action | Note) =>
  'control' in action && /^(poke|device|as|reload)$/.test(action.control);

type CaptionedAction = Pick<RecordedAction, 'action' | 'label'>;

/**
 * The clock of a replay is frozen, but the clock of the recording may have run. The replay advances its clock when it
 * is a minute or more behind, and before the actions that a later jump back rewinds, so that the jump rewinds their
 * facts.
 */
function withTimeBetween(recorded: readonly RecordedAction[], startedAt: number): CaptionedAction[] {
  let clock = floorToSeconds(startedAt);
  // Whether the last jump was silent. After a silent jump, the replay must not tell the app the time.
  let isBehind = false;
  return recorded.flatMap((entry, index): CaptionedAction[] => {
    const { action, at, from = at } = entry;
    const isGoto = isJump(action) && action.control === 'goto';
    const back = isJump(action) ? undefined : recorded.slice(index + 1).find(isRewind);
    const isRewound = back !== undefined && floorToSeconds(at) > floorToSeconds(back.at) && clock <= back.at;
    const late = from - clock;
    const hasPassed = !isGoto && late >= MINUTE_MS;
    const span = isRewound || hasPassed ? Math.ceil(late / SECOND_MS) * SECOND_MS : 0;
    clock = isGoto ? floorToSeconds(at) : clock + span + Math.max(0, at - from);
    if (isJump(action)) isBehind = action.silent;
    else if (tellsApp(action)) isBehind = false;
    if (span <= 0) return [entry];
    const silent = isBehind || !hasPassed;
    return [{ action: later(toSpanExpression(span), { silent }) }, entry];
  });
}

type FieldAction = Extract<Action, { do: 'type' | 'choose' }>;

const MAX_NAMED_FIELDS = 3;
const MAX_NAME_LENGTH = 60;

const shorten = (text: string) =>
  text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1)}…` : text;
const describeFields = (fields: readonly FieldAction[]) =>
  fields.length > MAX_NAMED_FIELDS
    ? `Llena ${fields.length} campos`
    : `Llena ${new Intl.ListFormat('es-MX').format(fields.map(({ target }) => shorten(String(target.name))))}`;

/** Ends a step after each action other than filling in a field. A dialog that appears belongs to the step before. */
function toSteps(actions: readonly CaptionedAction[]): Step[] {
  const steps: Step[] = [];
  /** The fields that were filled in since the last step. */
  let filled: FieldAction[] = [];
  const add = (says: string, ...last: Action[]) => {
    steps.push({ says, detail: '', actions: [...filled, ...last] });
    filled = [];
  };
  const addFields = () => {
    const [field] = filled;
    if (filled.length === 1 && field?.do === 'choose')
      add(`Elige ${shorten(field.option)} en ${shorten(String(field.target.name))}`);
    else if (field) add(describeFields(filled));
  };
  for (const { action, label } of actions) {
    if ('note' in action || 'control' in action) addFields();
    if ('note' in action) add(action.note);
    else if ('control' in action) add(getDefinition(action).caption(action), action);
    else if (fillsIn(action)) filled.push(action);
    else if (action.do === 'go') {
      const { route } = action;
      add(typeof route === 'string' ? `Abre ${shorten(route)}` : 'Abre el enlace del correo', action);
    } else if (action.do === 'click') {
      const press = `toca “${shorten(label ?? String(action.target.name))}”`;
      add(filled.length > 0 ? `${describeFields(filled)}, y ${press}` : capitalize(press), action);
    } else if (action.do === 'dismiss') add('Cierra con Escape', action);
    else {
      addFields();
      const before = steps.at(-1);
      if (before) before.actions.push(action);
      else add('Mira la pantalla', action);
    }
  }
  addFields();
  return steps;
}

export function toSpanExpression(ms: number): string {
  let rest = ms;
  const parts = Object.entries({ d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS }).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count}${unit}` : '';
  });
  return parts.filter(Boolean).join(' ');
}

/**
 * Writes an instant relative to an event of the agenda, so that a recorded recipe works in any season. Expiries, which
 * have no week, exist only in the world of the recording.
 */
export function toTimeExpression({ agenda, clock }: Simulator, at: number): string {
  const last = agenda
    .list({ to: at })
    .findLast(({ expression, week }) => expression !== null && week !== null);
  const from = last?.expression ?? 'nacimiento';
  const span = toSpanExpression(at - clock.resolve(from));
  return span ? `${from} + ${span}` : from;
}

export const toFaultSpec = ({ id, match, effect, times = 1, p = 1, when }: FaultSpec): FaultSpec => ({
  ...(id !== undefined && { id }),
  match,
  effect,
  times,
  ...(p < 1 && { p }),
  ...(when === 'after' && { when }),
});
