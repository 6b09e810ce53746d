import type { Simulator } from '../api/simulator.ts';
import type { WorldAssertion } from './steps.ts';

/** Returns why an assertion of a recipe fails, in Spanish; null when the assertion holds. */
export function checkAssertion({ net, world }: Simulator, assertion: WorldAssertion): string | null {
  if ('pools' in assertion) {
    const sent = world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app').length;
    return sent === assertion.pools ? null : `Se enviaron ${sent} boletos y debían ser ${assertion.pools}.`;
  }
  const { request, status, times } = assertion;
  const calls = net.log().filter(({ endpoint }) => endpoint === request);
  if (times !== undefined && calls.length !== times)
    return `${request} se pidió ${calls.length} veces y debían ser ${times}.`;
  const last = calls.at(-1)?.status ?? 0;
  if (status !== undefined && last !== status) return `${request} terminó en ${last} y debía ser ${status}.`;
  return null;
}
