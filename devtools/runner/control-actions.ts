/** Pulls the levers that recipes name, and looks up what their words mean in the world as it is. */
import type { Simulator } from '../api/simulator.ts';
import type { Action, GameOf, Lever, TriviaOf, Words } from '../recipes/recipe.ts';

/** Whether an action belongs to the simulator and not to the person. */
export const isLever = (action: Action): action is Lever => 'pull' in action;

function idOf({ world }: Simulator, { week, game }: GameOf): string {
  const inOrder = world
    .table('games')
    .rows.filter((row) => row.week === week)
    .map((row) => ({ id: String(row.id), at: `${row.date} ${row.time}` }))
    .sort((a, b) => a.at.localeCompare(b.at) || Number(a.id) - Number(b.id));
  const found = inOrder[game - 1];
  if (!found) throw new Error(`La jornada ${week} no tiene un partido ${game}.`);
  return found.id;
}

function userOf({ world }: Simulator, email: string): string {
  const found = world.table('users').rows.findLast((row) => row.email === email);
  if (!found) throw new Error(`Nadie tiene el correo ${email}.`);
  return String(found.id);
}

function triviaOf({ world }: Simulator, week: number) {
  const found = world.table('trivias').rows.find((row) => row.week === week);
  if (!found) throw new Error(`La jornada ${week} no tiene trivia.`);
  return found;
}

function rowOf(simulator: Simulator, row: string | number | GameOf | TriviaOf): string | number {
  if (typeof row !== 'object') return row;
  return 'game' in row ? idOf(simulator, row) : String(triviaOf(simulator, row.triviaOf).id);
}

/** Words as they stand on the screen or in a mail right now. Throws, in Spanish, where there are none. */
export function lookUp(simulator: Simulator, words: Words): string {
  if (typeof words === 'string') return words;
  if ('mail' in words) {
    const mail = simulator.mail.last({ to: words.to, kind: words.mail });
    const found = words.mail === 'link' ? mail?.path : mail?.secret;
    if (!found) throw new Error(`No llegó ningún correo a ${words.to}.`);
    return found;
  }
  const { correct, options } = triviaOf(simulator, words.week);
  if (words.option === 'right') return String(correct);
  const wrong = (options as string[]).find((option) => option !== correct);
  if (wrong === undefined) throw new Error(`La trivia de la jornada ${words.week} no tiene otra respuesta.`);
  return wrong;
}

/** Pulls one lever; settles when the world is ready. Rejects, in Spanish, where it can't be pulled. */
export async function pull(simulator: Simulator, lever: Lever): Promise<unknown> {
  const { clock, fault, mail, world } = simulator;
  switch (lever.pull) {
    case 'advance':
      return clock.advance(lever.span, { silent: lever.silent });
    case 'goto':
      return clock.goto(lever.time, { silent: lever.silent, data: lever.data });
    case 'edit': {
      const { row, table, patch } = lever;
      return world.edit(table, rowOf(simulator, row), patch);
    }
    case 'remove':
      return world.remove(idOf(simulator, lever.game));
    case 'remove-week':
      return world.remove(lever.week, 'weeks');
    case 'remove-trivia':
      return world.remove(String(triviaOf(simulator, lever.week).id), 'trivias');
    case 'publish':
      return world.publish(idOf(simulator, lever.game), lever.score);
    case 'revoke':
      return world.revoke();
    case 'delete-user':
      return world.deleteUser(lever.email && userOf(simulator, lever.email));
    case 'verify':
      return world.verify(userOf(simulator, lever.email));
    case 'answer-trivia':
      return world.answerTrivia(lever.week);
    case 'expire-mail':
      return mail.expire();
    case 'laravel':
      return world.laravel(lever.isOn);
    case 'fail':
      return fault.add(lever.fault);
    case 'release':
      return fault.release();
    case 'heal':
      await fault.clear();
      return fault.release();
    case 'poke':
      return clock.poke();
  }
}
