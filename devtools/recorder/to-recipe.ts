import { MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import { recorderCopy } from '../copy/sections/recorder.ts';
import {
  type Action,
  type ControlAction,
  RECIPE_SEED,
  type Recipe,
  type RowReference,
  type Step,
} from '../recipes/recipe.ts';
import { countActions, type Note, type RecordedAction, type Recording } from './recording.ts';
import { toSpanExpression } from './time-expressions.ts';

export const DRAFT_ID = 'flow/borrador';

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
    const back = isJump(action) ? undefined : recorded.find((one, place) => place > index && isMoveBack(one));
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

function describeRow(table: string, row: RowReference): string {
  if (typeof row !== 'object') return recorderCopy.row(table, row);
  if ('triviaOf' in row) return recorderCopy.rowTrivia(row.triviaOf);
  if ('account' in row) return recorderCopy.rowAccount(row.account);
  if ('mailTo' in row) return recorderCopy.rowMail(row.mailTo);
  if ('sessionOf' in row) return recorderCopy.rowSession(row.sessionOf);
  const game = recorderCopy.rowGame(row.week, row.game);
  return 'predictionOf' in row ? recorderCopy.rowPrediction(row.predictionOf, game) : game;
}

function describeControl(action: ControlAction): string {
  switch (action.control) {
    case 'advance':
      return recorderCopy.advance(action.span, action.silent);
    case 'goto':
      return recorderCopy.goTo(String(action.time), action.silent);
    case 'edit':
      return recorderCopy.edit(describeRow(action.table, action.row), Object.keys(action.patch));
    case 'remove':
      return recorderCopy.remove(describeRow(action.table, action.row));
    case 'publish':
      return recorderCopy.publish(describeRow('games', action.game));
    case 'publish-week':
      return recorderCopy.publishWeek(action.week);
    case 'as':
      return recorderCopy.persona(action.persona);
    case 'revoke':
      return recorderCopy.revoke(action.email);
    case 'delete-user':
      return recorderCopy.deleteUser(action.email);
    case 'verify':
      return recorderCopy.verify(action.email);
    case 'answer-trivia':
      return recorderCopy.answerTrivia(action.week);
    case 'device':
      return typeof action.mode === 'number'
        ? recorderCopy.deviceOffset(action.mode)
        : recorderCopy.device[action.mode];
    case 'laravel':
      return recorderCopy.laravel(action.isOn);
    case 'fail':
      return recorderCopy.fail(action.fault.match);
    case 'heal':
      return recorderCopy.heal(action.fault === undefined);
    case 'undo':
      return recorderCopy.undo;
    case 'expire-mail':
      return recorderCopy.expireMail;
    case 'release':
      return recorderCopy.release;
    case 'poke':
      return recorderCopy.poke;
  }
}

/** Returns the caption of a recorded step: the fields that were filled in, then the press or the control action. */
function describeActions(actions: readonly Action[]): string {
  const filled: string[] = [];
  let option: string | null = null;
  for (const action of actions) {
    if ('control' in action) return describeControl(action);
    if (action.do === 'go')
      return typeof action.route === 'string' ? recorderCopy.route(action.route) : recorderCopy.mailLink;
    if (action.do === 'type' || action.do === 'choose') {
      filled.push(String(action.target.name));
      option = action.do === 'choose' ? action.option : null;
    }
    if (action.do === 'click') {
      const name = String(action.target.name);
      return filled.length > 0
        ? recorderCopy.fillAndPress(recorderCopy.fill(filled), name)
        : recorderCopy.press(name);
    }
  }
  const [first] = filled;
  if (first === undefined) return recorderCopy.look;
  return option !== null && filled.length === 1
    ? recorderCopy.choose(option, first)
    : recorderCopy.fill(filled);
}

/** Ends a step after each action other than filling in a field. A dialog that appears belongs to the step before. */
function toSteps(actions: readonly (Action | Note)[]): Step[] {
  const steps: Step[] = [];
  let open: Action[] = [];
  const close = () => {
    if (open.length > 0) steps.push({ says: describeActions(open), detail: '', actions: open });
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
      const isFilled = 'do' in action && (action.do === 'type' || action.do === 'choose');
      if ('control' in action) close();
      open.push(action);
      if (!isFilled) close();
    }
  }
  close();
  return steps;
}

export function toRecipe({
  as,
  seed,
  at,
  faults,
  isLaravel,
  device,
  route,
  ...recording
}: Recording): Recipe | null {
  if (countActions(recording) === 0) return null;
  const steps = toSteps(withTimeBetween(recording.actions, recording.startedAt));
  return {
    id: DRAFT_ID,
    title: 'Borrador',
    tags: ['flujos'],
    covers: [...recording.covers],
    world: {
      as,
      at,
      ...(seed !== RECIPE_SEED && { seed }),
      ...(faults.length > 0 && { faults }),
      ...(isLaravel && { laravel: true }),
      ...(device !== undefined && device !== 'server' && { device }),
      route,
    },
    steps,
    expect: recording.end ? [{ sees: recording.end }] : [],
  };
}
