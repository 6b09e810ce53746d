import { MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import { type ControlAction, getDefinition } from '../recipes/control-actions.ts';
import type { Action, Recipe, Step } from '../recipes/recipe.ts';
import { countActions, fillsIn, type Note, type RecordedAction, type Recording } from './recording.ts';
import { toSpanExpression } from './time-expressions.ts';

export const RECORDED_ID = 'flow/borrador';

const floorToSeconds = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;

const isJump = (action: Action | Note): action is Extract<ControlAction, { silent: boolean }> =>
  'control' in action && (action.control === 'goto' || action.control === 'advance');
const isMoveBack = ({ action }: RecordedAction) => isJump(action) && action.control === 'goto' && action.data;
const tellsApp = (action: Action | Note) =>
  'control' in action &&
  (action.control === 'poke' || action.control === 'device' || action.control === 'as');

/**
 * The clock of a replay is frozen, but the clock of the recording may have run. The replay advances its clock when it
 * is a minute or more behind, and before the actions that a later jump back rewinds, so that this jump rewinds their
 * facts.
 */
function withTimeBetween(recorded: readonly RecordedAction[], startedAt: number): (Action | Note)[] {
  let clock = floorToSeconds(startedAt);
  // Whether the last jump was silent. The app must then not learn the time from the replay.
  let isBehind = false;
  return recorded.flatMap(({ action, at, from = at }, index): (Action | Note)[] => {
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
    if (span <= 0) return [action];
    const silent = isBehind || !hasPassed;
    return [{ control: 'advance', span: toSpanExpression(span), silent }, action];
  });
}

const MAX_NAMED_FIELDS = 3;
const MAX_NAME_LENGTH = 60;

const shorten = (text: string) =>
  text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1)}…` : text;
const describeFields = (names: readonly string[]) =>
  names.length > MAX_NAMED_FIELDS
    ? `Llena ${names.length} campos`
    : `Llena ${new Intl.ListFormat('es-MX').format(names.map(shorten))}`;

type Labels = ReadonlyMap<Action | Note, string | undefined>;

/** Returns the caption of a recorded step: the fields that were filled in, then the press or the control action. */
function describeActions(actions: readonly Action[], labels: Labels): string {
  const filled: string[] = [];
  let option: string | null = null;
  for (const action of actions) {
    if ('control' in action) return getDefinition(action).caption(action);
    if (action.do === 'go')
      return typeof action.route === 'string' ? `Abre ${shorten(action.route)}` : 'Abre el enlace del correo';
    if (action.do === 'dismiss') return 'Cierra con Escape';
    if (fillsIn(action)) {
      filled.push(String(action.target.name));
      option = action.do === 'choose' ? action.option : null;
    }
    if (action.do === 'click') {
      const name = shorten(labels.get(action) ?? String(action.target.name));
      return filled.length > 0 ? `${describeFields(filled)}, y toca “${name}”` : `Toca “${name}”`;
    }
  }
  const [first] = filled;
  if (first === undefined) return 'Mira la pantalla';
  return option !== null && filled.length === 1
    ? `Elige ${shorten(option)} en ${shorten(first)}`
    : describeFields(filled);
}

/** Ends a step after each action other than filling in a field. A dialog that appears belongs to the step before. */
function toSteps(actions: readonly (Action | Note)[], labels: Labels): Step[] {
  const steps: Step[] = [];
  let open: Action[] = [];
  const close = () => {
    if (open.length > 0) steps.push({ says: describeActions(open, labels), detail: '', actions: open });
    open = [];
  };
  for (const action of actions) {
    if ('note' in action) {
      close();
      steps.push({ says: action.note, detail: '', actions: [] });
    } else if ('do' in action && action.do === 'see') {
      const last = steps.at(-1);
      if (open.length > 0 || !last) open.push(action);
      else last.actions.push(action);
      close();
    } else {
      if ('control' in action) close();
      open.push(action);
      if (!fillsIn(action)) close();
    }
  }
  close();
  return steps;
}

export function toRecipe(recording: Recording): Recipe | null {
  if (countActions(recording.actions) === 0) return null;
  const labels = new Map(recording.actions.map(({ action, label }) => [action, label]));
  const steps = toSteps(withTimeBetween(recording.actions, recording.startedAt), labels);
  return {
    id: RECORDED_ID,
    title: 'Borrador',
    tags: ['flujos'],
    world: recording.world,
    steps,
    ends: { shows: recording.end ? [recording.end] : [] },
  };
}
