import type { Simulator } from '../api/simulator.ts';
import type { RecipeEnd } from '../recipes/recipe.ts';

/** Returns how the calls and the boletos of the end differ from those of the world, in Spanish. */
export function checkEnd({ net, world }: Simulator, { boletos, calls = {} }: RecipeEnd): string[] {
  const problems: string[] = [];
  for (const [endpoint, { status, times }] of Object.entries(calls)) {
    const made = net.log().filter((call) => call.endpoint === endpoint);
    const last = made.at(-1)?.status ?? 0;
    if (times !== undefined && made.length !== times)
      problems.push(`${endpoint} se pidió ${made.length} veces y debían ser ${times}.`);
    else if (status !== undefined && last !== status)
      problems.push(`${endpoint} terminó en ${last} y debía ser ${status}.`);
  }
  const sent = world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app').length;
  if (boletos !== undefined && sent !== boletos)
    problems.push(`Se enviaron ${sent} boletos y debían ser ${boletos}.`);
  return problems;
}
