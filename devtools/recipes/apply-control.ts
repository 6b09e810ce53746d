import type { ControlAction, MockControl } from '../api.ts';
import { findRowId, findUserId, isSameCall, listEdits } from './row-references.ts';

/**
 * Applies an action of a recipe to the world. Rejects with a Spanish message when the row or the account that it names
 * doesn't exist.
 */
export async function applyControl(control: MockControl, action: ControlAction): Promise<unknown> {
  const { clock, fault, mail, world } = control;
  const findUser = (email?: string) => email && findUserId(world, email);
  switch (action.control) {
    case 'advance':
      return clock.advance(action.span, { silent: action.silent });
    case 'goto':
      return clock.goto(action.time, { silent: action.silent, data: action.data });
    case 'edit':
      return world.edit(action.table, findRowId(world, action.row), action.patch);
    case 'remove':
      return world.remove(findRowId(world, action.row), action.table);
    case 'undo':
      return undo(control, action.back);
    case 'publish':
      return world.publish(findRowId(world, action.game), action.score);
    case 'publish-week':
      return world.publishWeek(action.week);
    case 'as':
      return world.as(action.persona);
    case 'revoke':
      return world.revoke(findUser(action.email));
    case 'delete-user':
      return world.deleteUser(findUser(action.email));
    case 'verify':
      return world.verify(findUserId(world, action.email));
    case 'answer-trivia':
      return world.answerTrivia(action.week, findUser(action.email));
    case 'expire-mail':
      return mail.expire(action.mail === undefined ? undefined : String(findRowId(world, action.mail)));
    case 'add-account':
      return world.addAccount(action.person, { isVerified: action.isVerified });
    case 'fill-registration':
      return (await import('./people.ts')).fillRegistrationForm(control, action.trait);
    case 'show':
      return (await import('./sights.ts')).show(control, action.sight);
    case 'device':
      return clock.device(action.mode);
    case 'laravel':
      return world.laravel(action.isOn);
    case 'fail':
      return fault.add(action.fault);
    case 'heal':
      return fault.clear(action.fault);
    case 'release-calls':
      await waitUntil(() => fault.held(action.fault) > 0);
      return fault.release(action.fault);
    case 'repeat-call':
      return repeatCall(control, action);
    case 'poke':
      return clock.poke();
    case 'reload':
      return reload();
    default:
      // A script may name an action that doesn't exist.
      throw new Error(`No conozco la acción “${(action as { control: unknown }).control}”.`);
  }
}

const TURN_MS = 50;
const MAX_TURNS = 100;

/** Waits up to 5 s for a call that the app had already sent in the recording. */
async function waitUntil(isDone: () => boolean): Promise<void> {
  for (let turn = 0; !isDone() && turn < MAX_TURNS; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
}

interface RepeatedCall {
  method: string;
  url: string;
  back: number;
}

async function repeatCall({ net }: MockControl, { back, ...call }: RepeatedCall): Promise<void> {
  const find = () =>
    net
      .log()
      .filter(isSameCall(call))
      .at(-1 - back);
  await waitUntil(() => find() !== undefined);
  const found = find();
  if (!found) throw new Error(`No hay una petición ${call.method} ${call.url} que repetir.`);
  await net.replay(found.id);
}

async function undo({ world }: MockControl, back?: number): Promise<void> {
  const seq = back === undefined ? undefined : listEdits(world).at(-1 - back)?.seq;
  const isMissing = back !== undefined && seq === undefined;
  if (isMissing || (await world.undo(seq)) === null) throw new Error('No hay ningún cambio que deshacer.');
}

async function reload(): Promise<never> {
  location.reload();
  // The recipe goes on in the new document.
  return new Promise(() => {});
}
