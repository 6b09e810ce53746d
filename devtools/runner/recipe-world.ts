import { RECIPE_SEED, type Recipe, type RecipeEnd, type TextOrReference } from '../recipes/recipe.ts';
import { findTrivia } from '../recipes/rows.ts';
import type { Simulator } from '../simulator.ts';
import type { RecipeProgress } from './progress.ts';

/** Begins the world of a recipe. `last` is the progress of the previous recipe. */
export async function beginWorld(
  simulator: Simulator,
  recipe: Recipe,
  last: RecipeProgress | null,
): Promise<void> {
  const { branch, fault, net, world } = simulator;
  // The world of the last recipe is replaced, unless the user has added facts to it.
  const inPlace = last?.branch === branch.current().id && world.facts().length <= (last?.facts ?? 0);
  // Before the log is cleared, releases the calls that faults hold, so that they end and the log of the new world
  // doesn't list them.
  if (fault.held() > 0) await fault.release();
  net.clear();
  await world.begin({
    seed: RECIPE_SEED,
    as: 'visitante',
    ...recipe.world,
    // The clock is frozen, so that each run of a recipe sees the same times.
    rate: 0,
    previousName: 'Antes del recorrido',
    inPlace,
  });
}

/**
 * Resolves a reference of a recipe to text. Throws an error with a Spanish message when the mail, the trivia or a
 * wrong answer of the trivia does not exist.
 */
export function resolveWords(simulator: Simulator, words: TextOrReference): string {
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
 * Compares the calls and the sent boletos of the world with those that the recipe expects at its end. Returns the
 * differences in Spanish.
 */
export function checkEnd({ net, world }: Simulator, { boletos, calls = {} }: RecipeEnd): string[] {
  const problems: string[] = [];
  for (const [endpoint, expected] of Object.entries(calls)) {
    const statuses = net.log().flatMap((call) => (call.endpoint === endpoint ? [call.status] : []));
    const actual = typeof expected === 'number' ? statuses.slice(-1) : statuses;
    if (String(actual) !== String(expected))
      problems.push(`${endpoint} terminó en [${actual.join(', ')}] y debía ser [${expected}].`);
  }
  const sent = world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app').length;
  if (boletos !== undefined && sent !== boletos)
    problems.push(`Se enviaron ${sent} boletos y debían ser ${boletos}.`);
  return problems;
}
