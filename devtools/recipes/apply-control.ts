import type { ControlAction, MockControl } from '../api.ts';
import { findRowId, findUserId } from './row-references.ts';

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
      return undo(control);
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
    case 'device':
      return clock.device(action.mode);
    case 'laravel':
      return world.laravel(action.isOn);
    case 'fail':
      return fault.add(action.fault);
    case 'heal':
      return fault.clear(action.fault);
    case 'poke':
      return clock.poke();
    case 'reload':
      return reload();
  }
}

async function undo({ world }: MockControl): Promise<void> {
  if ((await world.undo()) === null) throw new Error('No hay ningún cambio que deshacer.');
}

async function reload(): Promise<never> {
  location.reload();
  // The recipe goes on in the new document.
  return new Promise(() => {});
}
