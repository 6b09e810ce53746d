import type { LogEntry } from '../../mock-server/index.ts';
import type { MockControl } from '../api.ts';
import { getCallLabel } from '../copy/labels.ts';
import { isBadCall } from './calls.ts';
import { describeFactIn, isLoginOfPersona } from './facts.ts';

/** A call from before a reload of the page, with the branch in which it was made. */
type KeptCall = LogEntry & { branch?: string };

/**
 * Lists in order what “Detrás de cámara” of the cabina shows: all facts of the world, even after the cursor, and the
 * calls that should have changed data but failed, also those that were `kept` over a reload. `place` is the number of a
 * fact. For a failed call, it lies between the numbers of the facts before and after the call.
 */
export function listHappenings(
  { branch, net, world }: Pick<MockControl, 'branch' | 'net' | 'world'>,
  kept: readonly KeptCall[],
) {
  const facts = world.facts({ future: true }).filter((...fact) => !isLoginOfPersona(...fact));
  const current = branch.current().id;
  const earlier = kept.filter((call) => call.branch === current);
  const failed = [...earlier, ...net.log()].filter((call) => call.method !== 'GET' && isBadCall(call));
  return [
    ...facts.map((fact) => ({
      place: fact.seq,
      at: fact.at,
      words: describeFactIn(facts, fact),
      by: fact.by,
    })),
    ...failed.map(({ at, by, endpoint, facts: [before], status, url }, index) => ({
      place: before + (index + 1) / 1e9,
      at,
      words: `${getCallLabel(endpoint ?? url)}: ${status > 0 ? 'no se aceptó' : 'sin respuesta'}`,
      // Calls that were kept by an earlier version name no author.
      by: by ?? 'app',
    })),
  ].sort((a, b) => a.place - b.place);
}
