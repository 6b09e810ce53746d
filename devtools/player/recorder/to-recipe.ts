/** The recipe that replays a recording. */
import { MINUTE_MS, SECOND_MS } from '../../../mock-server/lib/time.ts';
import type { Action, Note, Recipe, RecordedAction, Recording, Step } from '../../api.ts';
import type { RecordingWords } from '../app.ts';
import { countActions, fillsIn, floorToSeconds, isJump, RECORDED_ID } from './recording.ts';
import { toSpanExpression } from './span-expression.ts';

/** Returns the recipe that replays the recording; null if nothing was done. */
export function toRecipe(recording: Recording, words: RecordingWords): Recipe | null {
  if (countActions(recording.actions) === 0) return null;
  return {
    id: RECORDED_ID,
    title: 'Borrador',
    tags: words.recordedTags,
    isRecorded: true,
    world: recording.world,
    steps: toSteps(withTimeBetween(recording.actions, recording.startedAt), words),
    ends: { shows: recording.end ? [recording.end] : [] },
  };
}

const isRewind = ({ action }: RecordedAction) => isJump(action) && action.control === 'goto' && action.data;
const tellsApp = (action: Action | Note) =>
  'control' in action && /^(poke|device|as|reload)$/.test(action.control);

type CaptionedAction = Pick<RecordedAction, 'action' | 'label' | 'sets'> & { at?: number };

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

type Press = Extract<Action, { do: 'click' }>;

/** Ends a step after each action other than filling in a field. A dialog that appears belongs to the step before. */
function toSteps(actions: readonly CaptionedAction[], { getCaption, isOpener }: RecordingWords): Step[] {
  const list = createStepList();
  for (const { action, at, label, sets } of actions) {
    if ('note' in action || 'control' in action) list.endFields();
    if ('note' in action) list.add(action.note);
    else if ('control' in action) list.add(getCaption(action, at), action);
    else if (sets) list.addSetting(sets, action);
    else if (fillsIn(action)) list.fill(action);
    else if (action.do === 'go') {
      const { route } = action;
      list.add(typeof route === 'string' ? `Abre ${shorten(route)}` : 'Abre el enlace del correo', action);
    } else if (action.do === 'click') {
      if (isOpener(action.target)) list.open(action);
      else list.press(action, label);
    } else if (action.do === 'dismiss') list.add('Cierra con Escape', action);
    else list.addSeen(action);
  }
  list.endFields();
  return list.steps;
}

function createStepList() {
  const steps: Step[] = [];
  /** Field entries that no step contains yet. The next step begins with them. */
  let filled: FieldAction[] = [];
  /** The press of a menu, with which the step of the next press begins. */
  let opener: Press[] = [];
  /** What the last step has set, or which control it has pressed, and how often; empty for another step. */
  let last = { of: '', times: 0 };

  function add(says: string, ...own: Action[]): void {
    steps.push({ says, detail: '', actions: [...opener, ...filled, ...own] });
    filled = [];
    opener = [];
    last = { of: '', times: 0 };
  }

  function endFields(): void {
    const [field] = filled;
    if (filled.length === 1 && field?.do === 'choose')
      add(`Elige ${shorten(field.option)} en ${shorten(String(field.target.name))}`);
    else if (field) add(describeFields(filled));
    else if (opener.length > 0) add('Abre el menú');
  }

  /** Adds to the last step what sets or presses the same again. `write` gets how often that was. */
  function addOrExtend(of: string, write: (times: number) => string, action: Action): void {
    const step = last.of === of ? steps.at(-1) : undefined;
    const times = step ? last.times + 1 : 1;
    if (step) {
      step.actions.push(action);
      step.says = write(times);
    } else add(write(1), action);
    last = { of, times };
  }

  return {
    steps,
    add,
    endFields,
    fill: (action: FieldAction) => void filled.push(action),
    open(action: Press) {
      endFields();
      opener = [action];
    },
    press(action: Press, label?: string) {
      const { name, nth, role = 'button' } = action.target;
      const shown = `“${shorten(label ?? String(name))}”`;
      if (filled.length > 0) return add(`${describeFields(filled)}, y toca ${shown}`, action);
      if (opener.length > 0) return add(`Abre ${shown} en el menú`, action);
      const says = `${PRESS_VERBS[role] ?? 'Toca'} ${shown}`;
      const write = (times: number) => (times > 1 ? `${says} ${times} veces` : says);
      addOrExtend(`${role} ${name} ${nth}`, write, action);
    },
    addSetting({ of, says }: NonNullable<RecordedAction['sets']>, action: Action) {
      if (last.of !== of) endFields();
      addOrExtend(of, () => says, action);
    },
    addSeen(action: Action) {
      endFields();
      const before = steps.at(-1);
      last = { of: '', times: 0 };
      if (before) before.actions.push(action);
      else add('Mira la pantalla', action);
    },
  };
}

/** By the role of the pressed control. */
const PRESS_VERBS: Readonly<Record<string, string>> = {
  link: 'Abre',
  radio: 'Elige',
  summary: 'Abre',
  tab: 'Elige',
};
