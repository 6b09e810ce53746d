import type { Simulator } from '../api/simulator.ts';
import type { Action, ControlAction, GameReference, TriviaReference, Words } from '../recipes/recipe.ts';

export const isControlAction = (action: Action): action is ControlAction => 'control' in action;

function findGameId({ world }: Simulator, { week, game }: GameReference): string {
  const inOrder = world
    .table('games')
    .rows.filter((row) => row.week === week)
    .map((row) => ({ id: String(row.id), at: `${row.date} ${row.time}` }))
    .sort((a, b) => a.at.localeCompare(b.at) || Number(a.id) - Number(b.id));
  const found = inOrder[game - 1];
  if (!found) throw new Error(`La jornada ${week} no tiene un partido ${game}.`);
  return found.id;
}

function findUserId({ world }: Simulator, email: string): string {
  const found = world.table('users').rows.findLast((row) => row.email === email);
  if (!found) throw new Error(`Nadie tiene el correo ${email}.`);
  return String(found.id);
}

function findTrivia({ world }: Simulator, week: number) {
  const found = world.table('trivias').rows.find((row) => row.week === week);
  if (!found) throw new Error(`La jornada ${week} no tiene trivia.`);
  return found;
}

function findRowId(
  simulator: Simulator,
  row: string | number | GameReference | TriviaReference,
): string | number {
  if (typeof row !== 'object') return row;
  return 'game' in row ? findGameId(simulator, row) : String(findTrivia(simulator, row.triviaOf).id);
}

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
      return world.remove(findGameId(simulator, action.game));
    case 'remove-week':
      return world.remove(action.week, 'weeks');
    case 'remove-trivia':
      return world.remove(String(findTrivia(simulator, action.week).id), 'trivias');
    case 'publish':
      return world.publish(findGameId(simulator, action.game), action.score);
    case 'revoke':
      return world.revoke();
    case 'delete-user':
      return world.deleteUser(action.email && findUserId(simulator, action.email));
    case 'verify':
      return world.verify(findUserId(simulator, action.email));
    case 'answer-trivia':
      return world.answerTrivia(action.week);
    case 'expire-mail':
      return mail.expire();
    case 'laravel':
      return world.laravel(action.isOn);
    case 'fail':
      return fault.add(action.fault);
    case 'release':
      return fault.release();
    case 'heal':
      await fault.clear();
      return fault.release();
    case 'poke':
      return clock.poke();
  }
}
