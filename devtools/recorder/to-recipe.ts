import { MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import { capitalize } from '../format.ts';
import { type ControlAction, getDefinition, later } from '../recipes/control-actions.ts';
import type { Action, Recipe, Step } from '../recipes/recipe.ts';
import { countActions, fillsIn, type Note, type RecordedAction, type Recording } from './recording.ts';
import { toSpanExpression } from './time-expressions.ts';

export const RECORDED_ID = 'flow/borrador';

const floorToSeconds = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;

export const isJump = (action: Action | Note): action is Extract<ControlAction, { silent: boolean }> =>
  'control' in action && (action.control === 'goto' || action.control === 'advance');
const isMoveBack = ({ action }: RecordedAction) => isJump(action) && action.control === 'goto' && action.data;
const tellsApp = (action: Action | Note) =>
  'control' in action &&
  (action.control === 'poke' || action.control === 'device' || action.control === 'as');

type FieldAction = Extract<Action, { do: 'type' | 'choose' }>;
type CaptionedAction = Pick<RecordedAction, 'action' | 'label'>;

/**
 * The clock of a replay is frozen, but the clock of the recording may have run. The replay advances its clock when it
 * is a minute or more behind, and before the actions that a later jump back rewinds, so that this jump rewinds their
 * facts.
 */
function withTimeBetween(recorded: readonly RecordedAction[], startedAt: number): CaptionedAction[] {
  let clock = floorToSeconds(startedAt);
  // Whether the last jump was silent. The app must then not learn the time from the replay.
  let isBehind = false;
  return recorded.flatMap((entry, index): CaptionedAction[] => {
    const { action, at, from = at } = entry;
    const isGoto = isJump(action) && action.control === 'goto';
    const back = isJump(action)
      ? undefined
      : recorded.find((next, place) => place > index && isMoveBack(next));
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
