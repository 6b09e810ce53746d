import type { Simulator } from '../api/simulator.ts';
import type { Action, ControlAction, Words } from '../recipes/recipe.ts';
import { findRowId, findTrivia, findUserId } from '../recipes/rows.ts';

export const isControlAction = (action: Action): action is ControlAction => 'control' in action;

/**
 * Resolves a reference of a recipe to text. Throws an error with a Spanish message when the mail, the trivia or a
 * wrong answer of the trivia does not exist.
 */
export function resolveWords(simulator: Simulator, words: Words): string {
  if (typeof words === 'string') return words;
  if ('mail' in words) {
    const mail = simulator.mail.last({ to: words.to, kind: words.mail });
    const found = words.mail === 'link' ? mail?.path : mail?.secret;
    if (!found) throw new Error(`No llegó ningún correo a ${words.to}.`);
    return found;
  }
  const { correct, options } = findTrivia(simulator, words.week);
  if (words.option === 'right') return String(correct);
  const wrong = (options as string[]).find((option) => option !== correct);
  if (wrong === undefined) throw new Error(`La trivia de la jornada ${words.week} no tiene otra respuesta.`);
  return wrong;
}

/**
 * Applies a control action of a recipe. Resolves when the world is ready, unless the action reloads the page;
 * rejects with a Spanish message when the action is impossible.
 */
export async function applyControlAction(simulator: Simulator, action: ControlAction): Promise<unknown> {
  const { clock, fault, mail, world } = simulator;
  switch (action.control) {
    case 'advance':
      return clock.advance(action.span, { silent: action.silent });
    case 'goto':
      return clock.goto(action.time, { silent: action.silent, data: action.data });
    case 'edit': {
      const { row, table, patch } = action;
      return world.edit(table, findRowId(simulator, row), patch);
    }
    case 'remove':
      return world.remove(findRowId(simulator, action.row), action.table);
    case 'undo': {
      const undone = await world.undo();
      if (undone === null) throw new Error('No hay ningún cambio que deshacer.');
      return undone;
    }
    case 'publish':
      return world.publish(findRowId(simulator, action.game), action.score);
    case 'publish-week':
      return world.publishWeek(action.week);
    case 'as':
      return world.as(action.persona);
    case 'revoke':
      return world.revoke(action.email && findUserId(simulator, action.email));
    case 'delete-user':
      return world.deleteUser(action.email && findUserId(simulator, action.email));
    case 'verify':
      return world.verify(findUserId(simulator, action.email));
    case 'answer-trivia':
      return world.answerTrivia(action.week, action.email && findUserId(simulator, action.email));
    case 'expire-mail':
      return mail.expire(action.mail === undefined ? undefined : String(findRowId(simulator, action.mail)));
    case 'device':
      return clock.device(action.mode);
    case 'laravel':
      return world.laravel(action.isOn);
    case 'fail':
      return fault.add(action.fault);
    case 'release':
      return fault.release(action.fault);
    case 'heal':
      await fault.clear(action.fault);
      return fault.release(action.fault);
    case 'poke':
      return clock.poke();
  }
}
