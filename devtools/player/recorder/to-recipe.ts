/** The recipe that replays a recording. */
import { MINUTE_MS, SECOND_MS } from '../../../mock-server/lib/time.ts';
import type { Action, Note, Recipe, RecordedAction, Recording, Step } from '../../api.ts';
import { capitalize } from '../../lib/format.ts';
import type { PlayedApp } from '../app.ts';
import { countActions, fillsIn, floorToSeconds, isJump, RECORDED_ID } from './recording.ts';
import { toSpanExpression } from './span-expression.ts';

/** Returns the recipe that replays the recording; null if nothing was done. */
export function toRecipe(
  recording: Recording,
  { getCaption, recordedTags }: Pick<PlayedApp, 'getCaption' | 'recordedTags'>,
): Recipe | null {
  if (countActions(recording.actions) === 0) return null;
  return {
    id: RECORDED_ID,
    title: 'Borrador',
    tags: recordedTags,
    isRecorded: true,
    world: recording.world,
    steps: toSteps(withTimeBetween(recording.actions, recording.startedAt), getCaption),
    ends: { shows: recording.end ? [recording.end] : [] },
  };
}

const isRewind = ({ action }: RecordedAction) => isJump(action) && action.control === 'goto' && action.data;
const tellsApp = (action: Action | Note) =>
  'control' in action && /^(poke|device|as|reload)$/.test(action.control);

type GetCaption = PlayedApp['getCaption'];

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
    return [{ action: { control: 'advance', span: toSpanExpression(span), silent } }, entry];
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
function toSteps(actions: readonly CaptionedAction[], getCaption: GetCaption): Step[] {
  const steps: Step[] = [];
  /** Field entries that no step contains yet. The next step begins with them. */
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
    else if ('control' in action) add(getCaption(action), action);
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
