import type { MockControl } from '../api.ts';
import { getCallLabel } from '../copy/labels.ts';
import { isBadCall } from './calls.ts';
import { describeFact, isLoginOfPersona } from './facts.ts';

/**
 * Lists in order what “Detrás de cámara” of the cabina shows: all facts of the world, even after the cursor, and the
 * calls that should have changed data but failed. `place` is the number of a fact. For a failed call, it lies between the
 * numbers of the facts before and after the call.
 */
export function listHappenings({ world, net }: Pick<MockControl, 'world' | 'net'>) {
  const facts = world.facts({ future: true }).filter((...fact) => !isLoginOfPersona(...fact));
  const failed = net.log().filter((call) => call.method !== 'GET' && isBadCall(call));
  return [
    ...facts.map((fact) => ({ place: fact.seq, at: fact.at, words: describeFact(fact), by: fact.by })),
    ...failed.map(({ id, at, endpoint, facts: [before], status, url }) => ({
      place: before + id / 1e9,
      at,
      words: `${getCallLabel(endpoint ?? url)}: ${status > 0 ? 'no se aceptó' : 'sin respuesta'}`,
      by: 'app' as const,
    })),
  ].sort((a, b) => a.place - b.place);
}
