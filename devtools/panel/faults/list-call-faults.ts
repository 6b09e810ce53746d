import { describeEffect } from '../../../mock-server/engine/faults/describe-effect.ts';
import type { FaultSpec } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { capitalize } from '../../lib/format.ts';
import { createFault, createRefusal, EFFECT_WORDS, EFFECTS, getRefusalWords } from './create-fault.ts';

/**
 * Lists the faults that the section offers for a call, with the words by which they are found: what the server may
 * refuse, then what the network may do.
 */
export function listCallFaults({ fault }: Simulator, match: string) {
  const refusals = fault.messages().filter(({ endpoint }) => endpoint === match);
  return [
    ...refusals.map(({ status: code, message: name }) => ({
      name,
      code: String(code),
      words: `${name} ${getRefusalWords(code, name)}`,
      ...createRefusal(match, code, name),
    })),
    ...Object.entries(EFFECTS).map(([code, effect]: [string, FaultSpec['effect']]) => ({
      name: capitalize(describeEffect(effect)),
      code,
      words: EFFECT_WORDS[code] ?? '',
      ...createFault(match, code, effect),
    })),
  ];
}
