import type { Simulator } from '../api/simulator.ts';
import type { RecipeEnd } from '../recipes/recipe.ts';

/** Returns how the calls and the boletos of the end differ from those of the world, in Spanish. */
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
