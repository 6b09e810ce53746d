/** What a recipe claims about the world, held against it. */
import type { Simulator } from '../api/simulator.ts';
import type { Claim } from './steps.ts';

/** What is wrong with a claim, in Spanish; null when it holds. */
export function complaintOf({ net, world }: Simulator, claim: Claim): string | null {
  if ('pools' in claim) {
    const sent = world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app').length;
    return sent === claim.pools ? null : `Se enviaron ${sent} boletos y debían ser ${claim.pools}.`;
  }
  const { request, status, times } = claim;
  const calls = net.log().filter(({ endpoint }) => endpoint === request);
  if (times !== undefined && calls.length !== times)
    return `${request} se pidió ${calls.length} veces y debían ser ${times}.`;
  const last = calls.at(-1)?.status ?? 0;
  if (status !== undefined && last !== status) return `${request} terminó en ${last} y debía ser ${status}.`;
  return null;
}
